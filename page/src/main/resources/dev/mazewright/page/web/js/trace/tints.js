// The colour of each cell while a playback is shown.
import { Kind, Mark } from './events.js';
import { ramp, tint } from '../canvas/colours.js';
import { EDGE } from '../canvas/scene.js';
/** @import { View, Scene } from '../types.js' */

/** Steps of the ramp of colours. */
const STEPS = 256;

/** The colours of the cells of a playback, at the time of the last call. */
export class Tints {
  #ramp = null;
  #colours = null;
  #distances = null;

  constructor(playback, /** @type {View} */ view) {
    const { events, scene } = playback;
    this.playback = playback;
    this.view = view;
    this.events = events;
    this.solving = events.header.of === 'solve';
    /** What cells are coloured by: 'state', 'order' or 'distance'. */
    this.colour = 'state';
    /** The colour of each cell, as in views. */
    this.all = new Uint32Array(scene.cells);
    this.recolour();
  }

  /** The colours of the page have changed. */
  recolour() {
    const { colours } = this.view;
    this.#ramp = Uint32Array.from({ length: STEPS }, (_, i) => ramp(i / (STEPS - 1), colours));
    const names = ['wall', 'solid', 'visited', 'left', 'walked', 'filled'];
    this.#colours = Object.fromEntries(names.map(name => [name, tint(name, colours)]));
  }

  /** Colours these cells. */
  paint(cells) {
    if (this.colour === 'distance') {
      cells.forEach(cell => this.#distances.guess(this.playback.open, cell));
    }
    for (const cell of cells) {
      this.all[cell] = this.#of(cell);
    }
  }

  /** Colours all cells, by distance from where the work began; puts those whose colour changed into `changed`, and returns their number. */
  paintAll(changed) {
    if (this.colour === 'distance') {
      this.#distances ??= new Distances(this.playback.scene);
      this.#distances.measure(this.playback.open, this.solving ? this.playback.scene.start : this.events.root);
    }
    let size = 0;
    for (let cell = 0; cell < this.all.length; cell++) {
      const own = this.#of(cell);
      if (own !== this.all[cell]) {
        this.all[cell] = own;
        changed[size++] = cell;
      }
    }
    return size;
  }

  #of(cell) {
    const plain = this.solving ? this.#solved(cell) : this.#generated(cell);
    if (this.colour === 'state' || this.#isGround(plain)) {
      return plain;
    }
    const share = this.colour === 'order' ? this.#order(cell) : this.#distance(cell);
    return share < 0 ? plain : this.#ramp[Math.round(share * (STEPS - 1))];
  }

  /** When a cell was reached, 0 to 1, or -1 if it was not yet. */
  #order(cell) {
    const { first, rank } = this.events;
    return first[cell] < this.playback.position ? (rank[cell] - 1) / Math.max(1, this.all.length - 1) : -1;
  }

  /** How far away a cell is, 0 to 1, or -1 if no path leads there. */
  #distance(cell) {
    const { far, farthest } = this.#distances;
    return Math.min(1, far[cell] / Math.max(1, farthest));
  }

  #isGround(plain) {
    return !this.solving && this.playback.scene.tiles && plain === this.#colours.wall;
  }

  /** Of a cell during generation: solid until it is reached. */
  #generated(cell) {
    const { playback } = this;
    const marks = playback.marks[cell];
    const isVisited = (marks & Mark.VISITED) !== 0;
    const isWalked = (marks & Mark.WALKED) !== 0;
    const isJoined = playback.open[cell] !== 0;
    if (playback.scene.tiles) {
      const isFloor = isJoined || (isVisited && (marks & Mark.FILLED) === 0);
      return !isFloor ? this.#colours.wall : this.colour === 'state' && this.#isWaiting(marks) ? this.#colours.left : 0;
    }
    if (isWalked && !isVisited && !isJoined && this.colour === 'state') {
      return this.#colours.walked;
    }
    if (!isVisited && !isJoined) {
      return this.colour === 'state' ? this.#colours.solid : 0;
    }
    return this.colour === 'state' && this.#isWaiting(marks) ? this.#colours.left : 0;
  }

  /** Whether a cell is active: visited and not finished. */
  #isWaiting(marks) {
    return this.events.has(Kind.LEAVE) && this.events.has(Kind.VISIT) && (marks & (Mark.VISITED | Mark.LEFT)) === Mark.VISITED;
  }

  /** Of a cell during a search: tinted where it is visited. */
  #solved(cell) {
    const marks = this.playback.marks[cell];
    if ((marks & Mark.FILLED) !== 0) {
      return this.#colours.filled;
    }
    if (this.colour !== 'state' || (marks & Mark.VISITED) === 0) {
      return 0;
    }
    return (marks & Mark.LEFT) !== 0 ? this.#colours.left : this.#colours.visited;
  }
}

/** Distances in a maze that changes. */
export class Distances {
  #queue;

  constructor(/** @type {Scene} */ scene) {
    this.scene = scene;
    this.#queue = new Int32Array(scene.cells);
    /** The distance of each cell in steps; -1 if no path leads there. */
    this.far = new Int32Array(scene.cells).fill(-1);
    /** The greatest distance. */
    this.farthest = 0;
  }

  /** Measures the distances of all cells from an origin; an origin of -1 makes all of them unknown. */
  measure(open, origin) {
    const { far } = this;
    const { kind, edgeStart, edgeData } = this.scene;
    const queue = this.#queue;
    far.fill(-1);
    this.farthest = 0;
    if (origin < 0) {
      return;
    }
    let size = 1;
    queue[0] = origin;
    far[origin] = 0;
    for (let i = 0; i < size; i++) {
      const cell = queue[i];
      for (let edge = edgeStart[kind[cell]]; edge < edgeStart[kind[cell] + 1]; edge++) {
        const at = edge * EDGE.SIZE;
        const next = cell + edgeData[at + EDGE.DELTA];
        if (((open[cell] >>> edgeData[at]) & 1) === 1 && far[next] < 0) {
          far[next] = far[cell] + 1;
          queue[size++] = next;
        }
      }
    }
    this.farthest = far[queue[size - 1]];
  }

  /** Until all is measured again, a cell that is joined now is a step farther than the nearest beside it. */
  guess(open, cell) {
    const { far, scene: { kind, edgeStart, edgeData } } = this;
    if (open[cell] === 0 && far[cell] > 0) {
      far[cell] = -1;
    }
    if (far[cell] >= 0) {
      return;
    }
    for (let edge = edgeStart[kind[cell]]; edge < edgeStart[kind[cell] + 1]; edge++) {
      const at = edge * EDGE.SIZE;
      const beside = far[cell + edgeData[at + EDGE.DELTA]];
      if (((open[cell] >>> edgeData[at]) & 1) === 1 && beside >= 0 && (far[cell] < 0 || beside < far[cell])) {
        far[cell] = beside + 1;
      }
    }
  }
}
