/**
 * A painted part of the plane, as large as the canvas it is shown on. What is not painted yet, or has changed, is
 * kept as a list of rectangles, each of which is painted at one go: so painting can stop after each, and no half of one
 * is ever seen.
 */

import { paint } from './paint/paint.js';
import { wallWidth } from './paint/measure.js';
import { Patches } from './patches.js';

/** The number of cells in a rectangle that is painted in one go, and its least and largest side. */
const CELLS = 2500;
const LEAST = 96;
const MOST = 1024;

/** After this many painted pixels the clock is checked. */
const AREA = 4096;

/** Where more than this part of the cells have changed, all is painted again. */
const MANY = 0.25;

const PIXEL = new ImageData(1, 1);

/** A canvas with a camera, and what of it is to be painted. */
export class Picture {
  constructor() {
    this.canvas = document.createElement('canvas');
    this.context = this.canvas.getContext('2d', { alpha: true });
    this.camera = null;
    this.width = 0;
    this.height = 0;
    this.side = MOST;
    this.todo = [];
    this.patches = new Patches();
  }

  get isDone() {
    return this.isWhole && this.patches.count === 0;
  }

  /** Whether all has been painted once, though some of it may have changed since. */
  get isWhole() {
    return this.todo.length === 0;
  }

  /** Whether the whole maze is visible. */
  shows(maze) {
    const { camera } = this;
    return this.isDone && camera !== null && camera.left >= 0 && camera.top >= 0
      && camera.x(maze.width) <= this.width && camera.y(maze.height) <= this.height;
  }

  /** Draws it on a canvas with another camera. */
  drawOn(context, camera) {
    const ratio = camera.scale / this.camera.scale;
    context.imageSmoothingEnabled = ratio !== 1;
    context.drawImage(
      this.canvas, 0, 0, this.width, this.height, camera.left - this.camera.left * ratio,
      camera.top - this.camera.top * ratio, this.width * ratio, this.height * ratio,
    );
  }

  /** Begins anew: all is to be painted, from the middle on. */
  begin(camera, width, height, { side, cell }) {
    if (this.width !== width || this.height !== height) {
      [this.width, this.height] = [width, height];
      this.canvas.width = width + 1;
      this.canvas.height = height;
    } else {
      this.context.clearRect(0, 0, width, height);
    }
    this.camera = camera;
    this.side = side;
    this.patches.begin(width, height, cell);
    this.todo = parts({ left: 0, top: 0, right: width, bottom: height }, side);
    const away = (part) => Math.hypot((part.left + part.right - width) / 2, (part.top + part.bottom - height) / 2);
    this.todo.sort((one, other) => away(other) - away(one));
  }

  /** Moves what is painted to a camera of the same scale; what comes into sight is to be painted. */
  move(camera) {
    const { side } = this;
    const { width, height } = this;
    const dx = camera.left - this.camera.left;
    const dy = camera.top - this.camera.top;
    this.context.globalCompositeOperation = 'copy';
    this.context.drawImage(this.canvas, dx, dy);
    this.context.globalCompositeOperation = 'source-over';
    this.camera = camera;
    const whole = { left: 0, top: 0, right: width, bottom: height };
    for (let part = this.patches.take(side); part !== null; part = this.patches.take(side)) {
      this.todo.push(part);
    }
    const moved = this.todo.map((part) => within(shifted(part, dx, dy), whole)).filter((part) => part !== null);
    const kept = within(shifted(whole, dx, dy), whole);
    this.todo = moved.concat(kept === null ? parts(whole, side) : around(kept, whole).flatMap((part) => parts(part, side)));
  }

  /** These cells have changed. */
  touch(cells, { scene, sight, measure }) {
    const { patches, camera: { scale, left, top } } = this;
    if (cells.length > MANY * scene.cells) {
      patches.touch(0, 0, this.width, this.height);
      return;
    }
    const beside = wallWidth(scale, measure.isSquare) / 2 + 1;
    for (const cell of cells) {
      const reach = sight.reachOf(cell) * scale + beside;
      const x = left + scene.x[cell] * scale;
      const y = top + scene.y[cell] * scale;
      patches.touch(x - reach, y - reach, x + reach, y + reach);
    }
  }

  /** Canvases only note what is drawn; they do it when a pixel is put, here beyond the edge, so that time is known. */
  #flush() {
    this.context.putImageData(PIXEL, this.width, 0);
  }

  /** Paints until all is done or it is this late. */
  paint(subject, deadline) {
    let area = 0;
    while (!this.isDone) {
      const part = this.todo.pop() ?? this.patches.take(this.side);
      paint(this.context, subject, this.camera, part);
      area += (part.right - part.left) * (part.bottom - part.top);
      if (area >= AREA) {
        area = 0;
        this.#flush();
        if (performance.now() >= deadline) {
          return;
        }
      }
    }
    if (area > 0) {
      this.#flush();
    }
  }
}

/** How wide rectangles are that hold a fair number of cells; 0 cells a unit: as wide as may be. */
export const sideFor = (scale, cellsOfUnit) => Math.round(Math.min(MOST, Math.max(LEAST, scale * Math.sqrt(CELLS / cellsOfUnit))));

/** A rectangle cut into parts of at most this size. */
export function parts({ left, top, right, bottom }, side) {
  const found = [];
  for (let y = top; y < bottom; y += side) {
    for (let x = left; x < right; x += side) {
      found.push({ left: x, top: y, right: Math.min(right, x + side), bottom: Math.min(bottom, y + side) });
    }
  }
  return found;
}

const shifted = ({ left, top, right, bottom }, dx, dy) => ({ left: left + dx, top: top + dy, right: right + dx, bottom: bottom + dy });

/** What two rectangles share, or null. */
export function within(one, other) {
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  const right = Math.min(one.right, other.right);
  const bottom = Math.min(one.bottom, other.bottom);
  return left < right && top < bottom ? { left, top, right, bottom } : null;
}

/** A rectangle without one that lies in it: at most four. */
export function around(inner, outer) {
  return [
    { ...outer, bottom: inner.top },
    { ...outer, top: inner.bottom },
    { left: outer.left, right: inner.left, top: inner.top, bottom: inner.bottom },
    { left: inner.right, right: outer.right, top: inner.top, bottom: inner.bottom },
  ].filter((part) => part.left < part.right && part.top < part.bottom);
}
