// The colour of each cell while a playback is shown.
import { Mark } from './events.js';
import { Distances } from './distances.js';
import { ramp, tint } from '../canvas/colours.js';
/** @import { View } from '../types.js' */

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
    return this.events.reportsLeaves && this.events.reportsVisits && (marks & (Mark.VISITED | Mark.LEFT)) === Mark.VISITED;
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
