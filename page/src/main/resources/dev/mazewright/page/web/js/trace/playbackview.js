// Shows a playback on a view: the maze as it is now, its cells coloured, the walk, and the current cell.
import { Kind, Mark } from './events.js';
import { Tints } from './tints.js';
import { drawFigure } from '../play/figure.js';
/** @import { View } from '../types.js' */

/** Distances in larger mazes are not measured at each frame, but at this interval, in milliseconds. */
const LARGE = 5000;
const PATIENCE = 150;
/** After more events than this, and than this part of the cells, it is faster to repaint all cells. */
const MANY = 20000;
const PART = 0.05;
/** Measuring takes at most this part of the time. */
const SHARE = 0.1;
/** The line of a longer walk is not drawn. */
const LONGEST_WALK = 50000;
/** The head is this part of the room in a cell, and no smaller than this, in CSS pixels. */
const DISC = 0.33;
const LEAST_DISC = 2.5;
/** How far the nose of a turtle is from its middle, as a part of the room. */
const TURTLE = 0.42;

/** What a view shows of a playback. */
export class PlaybackView {
  #shownAt = -1;
  #shownColour = '';
  #shownKinds = 0;
  #measureAt = 0;
  #later = 0;
  #head = -1;
  #angle = 0;
  #cells;
  #isListed;
  #layer = (context, view) => this.#draw(context, view);

  constructor(/** @type {View} */ view, playback) {
    this.view = view;
    this.playback = playback;
    this.events = playback.events;
    this.solving = this.events.header.of === 'solve';
    this.isTurtle = /^dig\b/.test(this.events.header.algorithm);
    const { scene } = playback;
    this.tints = new Tints(playback, view);
    this.#cells = new Uint32Array(scene.cells);
    this.#isListed = new Uint8Array(scene.cells);
    view.setScene(scene, { keep: true });
    view.open = playback.open;
    view.tints = this.tints.all;
    view.walls = this.solving || !scene.tiles;
    view.showMarks = this.solving;
    view.layers = [this.#layer];
    this.show();
  }

  /** Releases the view. */
  close() {
    clearTimeout(this.#later);
    this.view.layers = this.view.layers.filter(layer => layer !== this.#layer);
    this.view.showMarks = true;
    this.view.walls = true;
  }

  /** The colours of the page have changed. */
  recolour() {
    this.tints.recolour();
    this.#shownAt = -1;
    this.show();
  }

  /** Shows the playback as it is now: the cells that changed, or all cells after a large step. */
  show() {
    const { playback, view, events } = this;
    const from = Math.min(this.#shownAt, playback.position);
    const to = Math.max(this.#shownAt, playback.position);
    const isOther = this.#shownAt < 0 || this.#shownColour !== this.tints.colour || this.#shownKinds !== events.kinds;
    if (!isOther && from === to) {
      return;
    }
    const isEnd = this.solving && playback.position >= events.total;
    view.solution = isEnd && events.header.solution ? Uint32Array.from(events.header.solution) : null;
    this.#shownAt = playback.position;
    this.#shownColour = this.tints.colour;
    this.#shownKinds = events.kinds;
    if (isOther || to - from > this.#cells.length) {
      this.#paintAll();
      view.invalidate();
    } else if (to - from > Math.max(MANY, PART * this.#cells.length)) {
      view.cellsChanged(this.#paintAll());
    } else {
      const changed = this.#changed(from, to);
      this.tints.paint(changed);
      view.cellsChanged(changed);
      if (this.tints.colour === 'distance' && !this.solving) {
        this.#measure();
      }
    }
    view.redraw();
  }

  /** The cells that may look different after some events. */
  #changed(from, to) {
    const { events, playback: { scene } } = this;
    const cells = this.#cells;
    const isListed = this.#isListed;
    let size = 0;
    const add = cell => {
      if (isListed[cell] === 0) {
        isListed[cell] = 1;
        cells[size++] = cell;
      }
    };
    for (let i = from; i < to; i++) {
      const kind = events.kind(i);
      if (kind !== Kind.PHASE && kind !== Kind.REJECT) {
        add(events.cell(i));
      }
      if (kind === Kind.CARVE || kind === Kind.WALL) {
        add(scene.neighbour(events.cell(i), events.detail(i)));
      }
    }
    for (let i = 0; i < size; i++) {
      isListed[cells[i]] = 0;
    }
    return cells.subarray(0, size);
  }

  /** Colours all cells; returns those whose colour changed. */
  #paintAll() {
    clearTimeout(this.#later);
    const began = performance.now();
    const size = this.tints.paintAll(this.#cells);
    const now = performance.now();
    this.#measureAt = now + Math.max(PATIENCE, (now - began) / SHARE);
    return this.#cells.subarray(0, size);
  }

  /** Measures distances anew, now or later. */
  #measure() {
    clearTimeout(this.#later);
    const wait = this.#measureAt - performance.now();
    if (this.#cells.length > LARGE && wait > 0) {
      this.#later = setTimeout(() => this.#measure(), wait);
    } else {
      this.view.cellsChanged(this.#paintAll());
    }
  }

  // ---- layers over the maze

  #draw(context, /** @type {View} */ view) {
    if (this.solving && view.solution === null) {
      this.#drawWalk(context, view);
    }
    const head = this.playback.position < this.events.total ? this.playback.head() : -1;
    if (head >= 0) {
      const { scene } = this.playback;
      const [x, y] = view.toScreen(scene.x[head], scene.y[head]);
      const { head: fill, paper: rim } = view.colours;
      if (this.isTurtle && view.room(head) * DISC > LEAST_DISC) {
        drawFigure(context, 'turtle', { x, y, size: view.room(head) * TURTLE, angle: this.#heading(head), fill, rim });
        return;
      }
      context.beginPath();
      context.arc(x, y, Math.max(LEAST_DISC, view.room(head) * DISC), 0, 2 * Math.PI);
      context.fillStyle = fill;
      context.fill();
    }
  }

  /** The direction of the step that led here. */
  #heading(head) {
    const { x, y } = this.playback.scene;
    const from = this.#head;
    if (from >= 0 && from !== head) {
      this.#angle = Math.atan2(y[head] - y[from], x[head] - x[from]);
    }
    this.#head = head;
    return this.#angle;
  }

  /** The line of a walk, from the start on as it left each cell last. */
  #drawWalk(context, /** @type {View} */ view) {
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
      view.addPath(context, Uint32Array.from(cells));
      context.strokeStyle = view.colours.head;
      context.globalAlpha = 0.75;
      context.lineJoin = 'round';
      context.lineCap = 'round';
      context.lineWidth = Math.max(1.5, view.room(cells[0]) * 0.12);
      context.stroke();
      context.globalAlpha = 1;
    }
  }
}
