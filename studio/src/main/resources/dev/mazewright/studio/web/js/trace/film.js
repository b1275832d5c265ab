// Shows a playback on a view: the maze as it is now, its cells coloured, the walk, and the head where the work goes on.
import { Kind, Mark } from './events.js';
import { distances } from './distances.js';
import { drawFigure } from '../play/figure.js';
import { palette, ramp, tint } from '../canvas/colours.js';

/** More events at once than this, and all is painted again. */
const FEW = 400;
/** Distances in larger mazes are not measured at each frame, but so many milliseconds after each other. */
const LARGE = 100000;
const PATIENCE = 250;
/** Steps of the ramp of colours. */
const STEPS = 256;
/** The line of a longer walk is not drawn. */
const LONGEST_WALK = 50000;
/** The head is this part of the room in a cell, and no smaller than this, in CSS pixels. */
const DISC = 0.33;
const LEAST_DISC = 2.5;
/** How far the nose of a turtle is from its middle, as a part of the room. */
const TURTLE = 0.42;

/** What a view shows of a playback. */
export class Film {
  #shownAt = -1;
  #shownColour = '';
  #measuredAt = 0;
  #later = 0;
  #head = -1;
  #angle = 0;
  #ramp = null;
  #tints;
  #layer = (context, view) => this.#draw(context, view);

  constructor(view, playback) {
    this.view = view;
    this.playback = playback;
    this.events = playback.events;
    this.solving = this.events.header.of === 'solve';
    this.isTurtle = /^dig\b/.test(this.events.header.algorithm);
    /** What cells are coloured by: 'state', 'order' or 'distance'. */
    this.colour = 'state';
    const { scene } = playback;
    this.#tints = new Uint32Array(scene.cells);
    view.setScene(scene, { keep: true });
    view.open = playback.open;
    view.tints = this.#tints;
    view.walls = this.solving || !scene.tiles;
    view.showMarks = this.solving;
    view.layers = [this.#layer];
    this.recolour();
  }

  /** Lets go of the view. */
  close() {
    clearTimeout(this.#later);
    this.view.layers = this.view.layers.filter(layer => layer !== this.#layer);
    this.view.showMarks = true;
    this.view.walls = true;
  }

  /** The page looks different now. */
  recolour() {
    this.#ramp = Uint32Array.from({ length: STEPS }, (_, i) => ramp(i / (STEPS - 1)));
    const names = ['paper', 'wall', 'solid', 'visited', 'left', 'walked', 'filled'];
    this.colours = Object.fromEntries(names.map(name => [name, tint(name)]));
    this.#shownAt = -1;
    this.show();
  }

  /** Shows the playback as it is now. */
  show() {
    const { playback, view, events } = this;
    const isOther = this.#shownColour !== this.colour || this.#shownAt < 0;
    const from = Math.min(this.#shownAt, playback.position);
    const to = Math.max(this.#shownAt, playback.position);
    if (!isOther && from === to) {
      return;
    }
    const isEnd = this.solving && playback.position >= events.total;
    view.solution = isEnd && events.header.solution ? Uint32Array.from(events.header.solution) : null;
    if (this.colour === 'distance') {
      this.#measure(isOther);
    } else if (isOther || to - from > FEW) {
      for (let cell = 0; cell < this.#tints.length; cell++) {
        this.#tints[cell] = this.#colourOf(cell);
      }
      view.invalidate();
    } else {
      const changed = this.#changed(from, to);
      changed.forEach(cell => { this.#tints[cell] = this.#colourOf(cell); });
      view.cellsChanged(changed);
    }
    this.#shownAt = playback.position;
    this.#shownColour = this.colour;
    view.redraw();
  }

  /** The cells that may look different after some events. */
  #changed(from, to) {
    const { events, playback: { scene } } = this;
    const cells = new Set();
    for (let i = from; i < to; i++) {
      const kind = events.kind(i);
      if (kind !== Kind.PHASE && kind !== Kind.REJECT) {
        cells.add(events.cell(i));
      }
      if (kind === Kind.CARVE || kind === Kind.WALL) {
        cells.add(scene.neighbour(events.cell(i), events.detail(i)));
      }
    }
    return cells;
  }

  // ---- colours

  #colourOf(cell) {
    const known = this.colour === 'order' && this.events.first[cell] < this.playback.position;
    if (known && !this.#isGround(cell)) {
      return this.#ramp[Math.round(((this.events.rank[cell] - 1) / Math.max(1, this.#tints.length - 1)) * (STEPS - 1))];
    }
    return this.solving ? this.#solved(cell) : this.#made(cell);
  }

  #isGround(cell) {
    return !this.solving && this.playback.scene.tiles && this.#made(cell) === this.colours.wall;
  }

  /** Of a cell while the maze is made: solid until the work has come to it. */
  #made(cell) {
    const { colours, playback } = this;
    const marks = playback.marks[cell];
    const isVisited = (marks & Mark.VISITED) !== 0;
    const isWalked = (marks & Mark.WALKED) !== 0;
    const isJoined = playback.open[cell] !== 0;
    if (playback.scene.tiles) {
      const isFloor = isJoined || (isVisited && (marks & Mark.FILLED) === 0);
      return !isFloor ? colours.wall : this.colour === 'state' && this.#isWaiting(marks) ? colours.left : 0;
    }
    if (isWalked && !isVisited && !isJoined && this.colour === 'state') {
      return colours.walked;
    }
    if (!isVisited && !isJoined) {
      return this.colour === 'state' ? colours.solid : 0;
    }
    return this.colour === 'state' && this.#isWaiting(marks) ? colours.left : 0;
  }

  /** Whether the work has come to a cell and will come back to it. */
  #isWaiting(marks) {
    return this.events.tellsLeaves && this.events.tellsVisits && (marks & (Mark.VISITED | Mark.LEFT)) === Mark.VISITED;
  }

  /** Of a cell while the maze is solved: tinted where the work has come to it. */
  #solved(cell) {
    const { colours } = this;
    const marks = this.playback.marks[cell];
    if ((marks & Mark.FILLED) !== 0) {
      return colours.filled;
    }
    if (this.colour !== 'state' || (marks & Mark.VISITED) === 0) {
      return 0;
    }
    return (marks & Mark.LEFT) !== 0 ? colours.left : colours.visited;
  }

  /** Colours by distance from where the work began, along what is open now. */
  #measure(isOther) {
    clearTimeout(this.#later);
    const { playback: { scene, open }, events } = this;
    const wait = this.#measuredAt + PATIENCE - performance.now();
    if (!isOther && scene.cells > LARGE && wait > 0) {
      this.#later = setTimeout(() => this.#measure(true), wait);
      return;
    }
    const origin = this.solving ? scene.start : events.root;
    const { far, farthest } = distances(scene, open, origin);
    for (let cell = 0; cell < far.length; cell++) {
      const isKnown = far[cell] >= 0 && !this.#isGround(cell);
      const plain = this.solving ? 0 : this.#made(cell);
      this.#tints[cell] = isKnown ? this.#ramp[Math.round((far[cell] / Math.max(1, farthest)) * (STEPS - 1))] : plain;
    }
    this.#measuredAt = performance.now();
    this.view.invalidate();
  }

  // ---- what lies over the maze

  #draw(context, view) {
    if (this.solving && view.solution === null) {
      this.#drawWalk(context, view);
    }
    const head = this.playback.position < this.events.total ? this.playback.head() : -1;
    if (head >= 0) {
      const { scene } = this.playback;
      const [x, y] = view.toScreen(scene.x[head], scene.y[head]);
      const fill = palette().head;
      if (this.isTurtle && view.room(head) * DISC > LEAST_DISC) {
        drawFigure(context, 'turtle', { x, y, size: view.room(head) * TURTLE, angle: this.#look(head), fill, rim: palette().paper });
        return;
      }
      context.beginPath();
      context.arc(x, y, Math.max(LEAST_DISC, view.room(head) * DISC), 0, 2 * Math.PI);
      context.fillStyle = fill;
      context.fill();
    }
  }

  /** Which way it went to be here. */
  #look(head) {
    const { x, y } = this.playback.scene;
    const from = this.#head;
    if (from >= 0 && from !== head) {
      this.#angle = Math.atan2(y[head] - y[from], x[head] - x[from]);
    }
    this.#head = head;
    return this.#angle;
  }

  /** The line of a walk, from the start on as it left each cell last. */
  #drawWalk(context, view) {
    const { playback } = this;
    const { scene, marks } = playback;
    const cells = [];
    const seen = new Set();
    let cell = scene.start;
    while (cell >= 0 && !seen.has(cell) && cells.length < LONGEST_WALK) {
      cells.push(cell);
      seen.add(cell);
      cell = (marks[cell] & Mark.WALKED) === 0 ? -1 : scene.neighbour(cell, playback.arrow(cell));
    }
    if (cells.length > 1) {
      context.beginPath();
      view.wayPath(context, Uint32Array.from(cells));
      context.strokeStyle = palette().head;
      context.globalAlpha = 0.75;
      context.lineJoin = 'round';
      context.lineCap = 'round';
      context.lineWidth = Math.max(1.5, view.room(cells[0]) * 0.12);
      context.stroke();
      context.globalAlpha = 1;
    }
  }
}
