/** A maze on a canvas: what is shown, where, and how it is moved. */
import { boundsOf } from './bounds.js';
import { Camera } from './camera.js';
import { drawn } from './drawn.js';
import { MOST_SEAM_ROOM } from './paint/labels.js';
import { tracePath } from './paint/path.js';
import { Screen } from './screen.js';
import { Shown } from './shown.js';
/** @import { Scene } from '../types.js' */

/** The room around a fitted maze, in CSS pixels. */
const MARGIN = 16;
/** What is followed stays this part of the canvas away from its edges. */
const FOLLOW = 0.2;
/** A view moved less than this many milliseconds ago is still moving. */
const MOVES = 150;

/** The room beside an opening for an arrow, in cells. */
const ARROW = 0.9;

/** A part of a maze, with the arrows that stand at its openings. */
function withArrows(part, /** @type {Scene} */ scene) {
  const room = scene.gaps.size > 0 && Object.values(drawn.marks).includes('arrow') ? ARROW : 0;
  return { x: part.x - room, y: part.y - room, width: part.width + 2 * room, height: part.height + 2 * room };
}

/** A canvas that shows a scene. */
export class View extends Shown {
  #screen;
  #isAwaited = false;
  #turn = (now, turn) => this.#draw(now, turn);
  #movedAt = 0;
  /** The part of the maze that is fitted, or null for all of it. */
  #part = null;
  /** Drawn over the maze in CSS pixels: functions of the context and this view. */
  layers = [];
  /** Called with the event and 'start', 'move' or 'end'; true at the start takes the pointer from panning. */
  onDrag = null;

  /** A view on a canvas; its colours are the custom properties of `root`. */
  constructor(/** @type {HTMLCanvasElement} */ canvas, root = document.documentElement) {
    super(canvas, root);
    this.#screen = new Screen(canvas);
  }

  /** Shows another scene; with `keep`, where it was moved to, if it is as large. */
  setScene(/** @type {Scene} */ scene, { keep = false } = {}) {
    const before = this.scene;
    this.show(scene);
    const stays = keep && before?.width === scene?.width && before?.height === scene?.height;
    if (!stays) {
      this.#screen.renew();
    }
    if (!stays || this.isFitted) {
      this.fit();
    }
    this.invalidate();
  }

  /** Everything shown may have changed. */
  invalidate() {
    this.#screen.invalidate();
    this.redraw();
  }

  /** Whether something is still to be painted. */
  get isBusy() {
    return this.#isAwaited || this.#screen.isBusy;
  }

  /** Only the layers have changed. */
  redraw() {
    this.#isAwaited = true;
    nextFrame(this.#turn);
  }

  /** Only these cells, or with null all, have changed. */
  cellsChanged(cells = null) {
    if (cells === null) {
      this.invalidate();
      return;
    }
    this.#screen.touch(cells, this.subject);
    this.#movedAt = performance.now();
    this.redraw();
  }

  get whole() {
    const { scene } = this;
    return scene && this.#fitting(withArrows(boundsOf(scene), scene), MARGIN + (scene.seams.length > 0 ? MOST_SEAM_ROOM : 0));
  }

  #fitting(part, margin) {
    return Camera.fitting(part, this.canvas.width, this.canvas.height, margin * this.ratio);
  }

  /** Shows the whole maze, or a part of it, {x, y, width, height}. */
  fit(part = null) {
    this.glide.stop();
    if (this.scene !== null) {
      this.move(part === null ? this.whole : this.#fitting(part, 0));
    }
    this.isFitted = true;
    this.#part = part;
  }

  /** Keeps a cell in sight, gliding there. */
  follow(cell) {
    const [x, y] = this.toScreen(this.scene.x[cell], this.scene.y[cell]);
    const away = (at, room) => Math.max(0, FOLLOW * room - at) + Math.min(0, (1 - FOLLOW) * room - at);
    this.glide.by(away(x, this.width), away(y, this.height), this.ratio);
  }

  move(camera) {
    super.move(camera);
    this.#movedAt = performance.now();
  }

  recolour(colours) {
    super.recolour(colours);
    if (this.isFitted) {
      this.refit();
    }
  }

  refit() {
    this.fit(this.#part);
  }

  resized() {
    this.invalidate();
    noFrame(this.#turn);
    this.#draw(performance.now(), { began: performance.now(), share: 1 });
  }

  /** Where on the canvas a point of the maze is, in CSS pixels. */
  toScreen(x, y) {
    return [this.camera.x(x) / this.ratio, this.camera.y(y) / this.ratio];
  }

  /** The cell at a point of the window, or -1. */
  cellAt(clientX, clientY) {
    if (this.scene === null) {
      return -1;
    }
    const { x, y } = this.pixelOf({ clientX, clientY });
    return this.subject.sight.cellAt(this.camera.toMazeX(x), this.camera.toMazeY(y), this.open);
  }

  /** Paints all that is still to be painted, however long it takes. */
  finish() {
    do {
      this.#draw(performance.now(), { began: performance.now(), share: Infinity });
    } while (this.#screen.isBusy && this.#hasRoom);
  }

  /** Adds the line through these cells, each beside the one before, as solutions are drawn. */
  addPath(context, cells) {
    tracePath(context, this.subject, cells, 0, cells.length, this.place);
  }

  /** How much room there is in a cell, in CSS pixels. */
  room(cell) {
    return (this.subject.measure.rooms[this.scene.kind[cell]] * this.camera.scale) / this.ratio;
  }

  /** Whether there is a maze, and a canvas that is seen: one that is hidden has one pixel, and nothing is painted on it. */
  get #hasRoom() {
    return this.scene !== null && this.canvas.width > 1;
  }

  #draw(now, turn) {
    this.#isAwaited = false;
    const isShown = this.#hasRoom;
    if (isShown) {
      this.#screen.paint(this.subject, this.camera, turn, now - this.#movedAt < MOVES);
    }
    this.#screen.compose(this.subject, this.camera, (context) => this.layers.forEach((layer) => {
      context.save();
      layer(context, this);
      context.restore();
    }));
    if (isShown && this.#screen.isBusy) {
      this.redraw();
    }
  }
}

/** The delay of a frame, in milliseconds, that is not taken from the time for drawing. */
const LATE = 5;

const waiting = new Set();
let frame = 0;

/** Calls `draw` in the next frame, once, with its time, when drawing began in it, and the share of that until its turn ends. */
function nextFrame(draw) {
  waiting.add(draw);
  frame ||= requestAnimationFrame(run);
}

/** Cancels the call. */
function noFrame(draw) {
  waiting.delete(draw);
}

function run(now) {
  frame = 0;
  const turns = [...waiting];
  waiting.clear();
  const began = Math.max(now, performance.now() - LATE);
  turns.forEach((draw, i) => draw(now, { began, share: (i + 1) / turns.length }));
}
