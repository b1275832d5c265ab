/** Which cells are in sight: an index of the drawing by buckets, long rows of cells, filled by counting sort. */

import { extents, isTunnel, traceCell } from './paint/outline.js';
import { traceStrips } from './paint/strips.js';
/** @import { Scene } from '../types.js' */

/** The size of buckets, in units of a cell. */
const WIDE = 16;
const HIGH = 1;

/** The most buckets, as a multiple of the cells. */
const MOST = 2;

/** What is drawn for a cell reaches farther only for a few, such as long edges of a graph: these are always looked at. */
const NEAR = 4;

/** The drawing in units of a cell, enlarged a thousand times, so that hits are exact to a fraction of a pixel. */
const SHEET = { scale: 1000, left: 0, top: 0 };

let probe = null;

/** The index of the cells of a scene. */
export class Sight {
  constructor(/** @type {Scene} */ scene) {
    this.scene = scene;
    const grow = Math.sqrt(Math.max(1, (scene.width * scene.height) / (WIDE * HIGH * MOST * (scene.cells + 16))));
    this.wide = WIDE * grow;
    this.high = HIGH * grow;
    this.columns = Math.floor(scene.width / this.wide) + 1;
    this.rows = Math.floor(scene.height / this.high) + 1;
    const { reach, far, farthest } = reaches(scene);
    this.reach = reach;
    this.far = far;
    this.farthest = farthest;
    this.isFar = new Set(far);
    this.#sort();
  }

  /** Counts the cells of each bucket, and puts each cell where those of its bucket begin. */
  #sort() {
    const { x, y, cells } = this.scene;
    const start = new Int32Array(this.columns * this.rows + 1);
    for (let cell = 0; cell < cells; cell++) {
      start[this.#bucket(x[cell], y[cell]) + 1]++;
    }
    for (let i = 1; i < start.length; i++) {
      start[i] += start[i - 1];
    }
    const next = start.slice();
    const sorted = new Int32Array(cells);
    for (let cell = 0; cell < cells; cell++) {
      sorted[next[this.#bucket(x[cell], y[cell])]++] = cell;
    }
    this.start = start;
    this.sorted = sorted;
  }

  #bucket(x, y) {
    return this.#row(y) * this.columns + this.#column(x);
  }

  #row(y) {
    return Math.min(this.rows - 1, Math.max(0, Math.floor(y / this.high)));
  }

  #column(x) {
    return Math.min(this.columns - 1, Math.max(0, Math.floor(x / this.wide)));
  }

  /** The cells of which something may be drawn in this part of the drawing, row by row. */
  inside(left, top, right, bottom) {
    const { x, y } = this.scene;
    const reach = this.reach;
    const first = this.#column(left - reach);
    const last = this.#column(right + reach);
    const found = [];
    for (let row = this.#row(top - reach); row <= this.#row(bottom + reach); row++) {
      const end = this.start[row * this.columns + last + 1];
      for (let i = this.start[row * this.columns + first]; i < end; i++) {
        const cell = this.sorted[i];
        if (x[cell] >= left - reach && x[cell] <= right + reach && y[cell] >= top - reach && y[cell] <= bottom + reach) {
          found.push(cell);
        }
      }
    }
    if (this.far.length > 0) {
      const near = found.filter((cell) => !this.isFar.has(cell));
      return near.concat(this.far);
    }
    return found;
  }

  /** The cell at a point of the drawing, or -1: the one whose outline holds it, else one whose edge through a gap does. */
  cellAt(x, y, open) {
    const { scene } = this;
    const subject = { scene, open };
    const near = this.inside(x, y, x, y);
    const away = (cell) => Math.hypot(scene.x[cell] - x, scene.y[cell] - y);
    const isIn = (trace) => (cell) => {
      const path = new Path2D();
      trace(path, cell);
      return holds(path, x * SHEET.scale, y * SHEET.scale);
    };
    const isSeen = (cell) => !isTunnel(scene, scene.kind[cell]);
    const held = near.filter(isSeen).filter(isIn((path, cell) => traceCell(path, scene, cell, SHEET)));
    if (held.length > 0) {
      return held.reduce((one, other) => (away(other) < away(one) ? other : one));
    }
    return near.find(isIn((path, cell) => traceStrips(path, subject, SHEET, cell))) ?? -1;
  }

  /** How far from its centre something is drawn for a cell. */
  reachOf(cell) {
    return this.isFar.has(cell) ? this.farthest : this.reach;
  }
}

/** Whether a path, traced at scale 1, holds a point. */
function holds(path, x, y) {
  probe ??= new OffscreenCanvas(1, 1).getContext('2d');
  return probe.isPointInPath(path, x, y);
}

/** How far from its centre something is drawn for all but a few cells, and for which few it is drawn farther. */
function reaches(/** @type {Scene} */ scene) {
  const ofKind = new Float32Array(scene.kinds);
  for (let kind = 0; kind < scene.kinds; kind++) {
    ofKind[kind] = extents(scene, kind).reach;
  }
  const lines = lineReaches(scene);
  let reach = 0;
  const far = [];
  for (let cell = 0; cell < scene.cells; cell++) {
    const own = lines === null ? ofKind[scene.kind[cell]] : Math.max(lines[cell], ofKind[scene.kind[cell]]);
    if (own > NEAR) {
      far.push(cell);
    } else if (own > reach) {
      reach = own;
    }
  }
  const farthest = Math.hypot(scene.width, scene.height);
  return far.length > scene.cells / 2 ? { reach: farthest, farthest, far: [] } : { reach, farthest, far };
}

/** How long the lines and strips from each cell are, or null if the scene has no lines. */
function lineReaches(/** @type {Scene} */ scene) {
  if (!scene.hasLines) {
    return null;
  }
  const reaches = new Float32Array(scene.cells);
  for (let cell = 0; cell < scene.cells; cell++) {
    for (const { cell: there } of scene.edges(cell)) {
      reaches[cell] = Math.max(reaches[cell], Math.hypot(scene.x[there] - scene.x[cell], scene.y[there] - scene.y[cell]));
    }
  }
  return reaches;
}
