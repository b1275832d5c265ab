/**
 * A painted part of the plane, as large as the canvas it is shown on. What is not painted yet, or looks different now, is
 * kept as a list of rectangles, each of which is painted at one go: so painting can stop after each, and no half of one
 * is ever seen.
 */

import { paint } from './paint/paint.js';

/** A rectangle that is painted at one go holds about so many cells, and is neither smaller nor larger than this. */
const CELLS = 2500;
const LEAST = 96;
const MOST = 1024;

/** Changed cells are repainted in squares of this side, several beside each other at one go. */
const PATCH = 64;

/** In sets of squares, one below another has a number that is so much larger. */
const ROW = 0x400000;

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
    this.patches = new Set();
  }

  get isDone() {
    return this.todo.length === 0 && this.patches.size === 0;
  }

  /** Whether the whole of a sheet is to be seen. */
  shows(sheet) {
    const { camera } = this;
    return this.isDone && camera !== null && camera.left >= 0 && camera.top >= 0
      && camera.x(sheet.width) <= this.width && camera.y(sheet.height) <= this.height;
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
  begin(camera, width, height, side) {
    if (this.width !== width || this.height !== height) {
      [this.width, this.height] = [width, height];
      this.canvas.width = width + 1;
      this.canvas.height = height;
    } else {
      this.context.clearRect(0, 0, width, height);
    }
    this.camera = camera;
    this.side = side;
    this.patches.clear();
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
    const moved = this.todo.map((part) => within(shifted(part, dx, dy), whole)).filter((part) => part !== null);
    const kept = within(shifted(whole, dx, dy), whole);
    this.todo = moved.concat(kept === null ? parts(whole, side) : around(kept, whole).flatMap((part) => parts(part, side)));
  }

  /** A part of the sheet, in pixels of the canvas, looks different now. */
  touch(left, top, right, bottom) {
    const { left: x, top: y } = this.camera;
    const { width, height } = this;
    if (right < 0 || bottom < 0 || left > width || top > height) {
      return;
    }
    const lastColumn = Math.floor((Math.min(right, width) - x) / PATCH);
    const lastRow = Math.floor((Math.min(bottom, height) - y) / PATCH);
    for (let row = Math.floor((Math.max(top, 0) - y) / PATCH); row <= lastRow; row++) {
      for (let column = Math.floor((Math.max(left, 0) - x) / PATCH); column <= lastColumn; column++) {
        this.patches.add(row * ROW + column);
      }
    }
  }

  /** Takes the next rectangle that is to be painted, or null. */
  #next() {
    if (this.todo.length > 0) {
      return this.todo.pop();
    }
    for (const patch of this.patches) {
      this.patches.delete(patch);
      const row = Math.round(patch / ROW);
      const column = patch - row * ROW;
      const most = column + Math.max(1, Math.floor((this.side / PATCH) ** 2));
      let end = column + 1;
      while (end < most && this.patches.delete(patch + end - column)) {
        end++;
      }
      const { left, top } = this.camera;
      const part = {
        left: left + column * PATCH, top: top + row * PATCH, right: left + end * PATCH, bottom: top + (row + 1) * PATCH,
      };
      const seen = within(part, { left: 0, top: 0, right: this.width, bottom: this.height });
      if (seen !== null) {
        return seen;
      }
    }
    return null;
  }

  /** Canvases only note what is drawn; they do it when a pixel is put, here beyond the edge, so that time is known. */
  #flush() {
    this.context.putImageData(PIXEL, this.width, 0);
  }

  /** Paints until all is done or it is this late; false if something is left. */
  paint(subject, deadline) {
    do {
      const part = this.#next();
      if (part === null) {
        return true;
      }
      paint(this.context, subject, this.camera, part);
      this.#flush();
    } while (performance.now() < deadline);
    return this.isDone;
  }
}

/** How wide rectangles are that hold a fair number of cells; 0 cells a unit: as wide as may be. */
export function sideFor(scale, cellsOfUnit) {
  return Math.round(Math.min(MOST, Math.max(LEAST, scale * Math.sqrt(CELLS / cellsOfUnit))));
}

/** A rectangle cut into parts that are at most so wide and high. */
export function parts({ left, top, right, bottom }, side) {
  const found = [];
  for (let y = top; y < bottom; y += side) {
    for (let x = left; x < right; x += side) {
      found.push({ left: x, top: y, right: Math.min(right, x + side), bottom: Math.min(bottom, y + side) });
    }
  }
  return found;
}

function shifted({ left, top, right, bottom }, dx, dy) {
  return { left: left + dx, top: top + dy, right: right + dx, bottom: bottom + dy };
}

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
