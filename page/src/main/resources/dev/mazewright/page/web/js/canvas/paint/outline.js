/**
 * The geometry of cells: outlines, whose sides may be arcs, the room in them and the edges through them, in units of a
 * cell. A pen is what has `moveTo`, `lineTo`, `bezierCurveTo` and `closePath`, as a canvas has and a `Path2D`; a place
 * is `{scale, left, top}`, where on the canvas the maze lies.
 */

import { HIDDEN, Link, EDGE } from '../scene.js';
/** @import { Scene } from '../../types.js' */

/** Arcs that turn more than a quarter of a circle are drawn in two parts: the tangent of 90°/4. */
const QUARTER = Math.SQRT2 - 1;

/** The bend of half of an arc. */
export const halfBend = bend => (Math.sqrt(1 + bend * bend) - 1) / bend;

/** Draws a side with a bend, from where the pen is. */
export function side(pen, x0, y0, x1, y1, bend) {
  if (bend === 0) {
    pen.lineTo(x1, y1);
  } else if (Math.abs(bend) <= QUARTER * 1.000001) {
    const x = x1 - x0;
    const y = y1 - y0;
    const along = (1 - bend * bend) / 3;
    const out = (2 * bend) / 3;
    pen.bezierCurveTo(
      x0 + along * x + out * y, y0 + along * y - out * x, x1 - along * x + out * y, y1 - along * y - out * x, x1, y1,
    );
  } else {
    const [x, y] = middleOf(x0, y0, x1, y1, bend);
    side(pen, x0, y0, x, y, halfBend(bend));
    side(pen, x, y, x1, y1, halfBend(bend));
  }
}

/** The middle of a side; of an arc, the middle of the arc. */
const middleOf = (x0, y0, x1, y1, bend) => [(x0 + x1 + bend * (y1 - y0)) / 2, (y0 + y1 - bend * (x1 - x0)) / 2];

/** The index of the corner where a side ends, given that of the corner where it begins. */
export const endOf = (/** @type {Scene} */ scene, kind, i) => (i + 1 === scene.cornerStart[kind + 1] ? scene.cornerStart[kind] : i + 1);

/** The index of the corner where the side begins that a direction crosses, or -1. */
export function sideOf(/** @type {Scene} */ scene, kind, direction) {
  for (let i = scene.cornerStart[kind]; i < scene.cornerStart[kind + 1]; i++) {
    if (scene.cornerDirection[i] === direction) {
      return i;
    }
  }
  return -1;
}

/** Whether cells of a kind lie below something else and are seen at the sides that are crossed alone. */
export const isTunnel = (/** @type {Scene} */ scene, kind) => sideOf(scene, kind, HIDDEN) >= 0;

/** The middle of the side that a direction crosses, relative to the centre, or null. */
export function middle(/** @type {Scene} */ scene, kind, direction) {
  const i = sideOf(scene, kind, direction);
  if (i < 0) {
    return null;
  }
  const end = 3 * endOf(scene, kind, i);
  const c = scene.corner;
  return middleOf(c[3 * i], c[3 * i + 1], c[end], c[end + 1], c[3 * i + 2]);
}

/** The box around a kind's outline, relative to its centre, and how far from it something is drawn. */
export function extents(/** @type {Scene} */ scene, kind) {
  const box = { left: 0, top: 0, right: 0, bottom: 0, reach: 0 };
  const grow = (x, y) => {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
    box.reach = Math.max(box.reach, Math.abs(x), Math.abs(y));
  };
  const c = scene.corner;
  for (let i = scene.cornerStart[kind]; i < scene.cornerStart[kind + 1]; i++) {
    grow(c[3 * i], c[3 * i + 1]);
    if (c[3 * i + 2] !== 0) {
      const end = 3 * endOf(scene, kind, i);
      grow(...middleOf(c[3 * i], c[3 * i + 1], c[end], c[end + 1], c[3 * i + 2]));
    }
  }
  for (let edge = scene.edgeStart[kind]; edge < scene.edgeStart[kind + 1]; edge++) {
    if (scene.edgeData[edge * EDGE.SIZE + EDGE.LINK] === Link.STRIP) {
      box.reach = Math.max(box.reach, 1);
    }
  }
  return box;
}

/** The diameter of the largest circle around the centre of a cell that lies within it; before a tunnel, as wide as the edge into it. */
export function roomOf(/** @type {Scene} */ scene, kind) {
  const c = scene.corner;
  if (isTunnel(scene, kind)) {
    const i = sideOf(scene, kind, scene.edgeData[scene.edgeStart[kind] * EDGE.SIZE]);
    const end = 3 * endOf(scene, kind, i);
    return Math.hypot(c[end] - c[3 * i], c[end + 1] - c[3 * i + 1]);
  }
  let room = Infinity;
  for (let i = scene.cornerStart[kind]; i < scene.cornerStart[kind + 1]; i++) {
    const end = 3 * endOf(scene, kind, i);
    const x = c[end] - c[3 * i];
    const y = c[end + 1] - c[3 * i + 1];
    const length = Math.hypot(x, y);
    if (length > 0) {
      const distance = Math.abs(x * c[3 * i + 1] - y * c[3 * i]) / length;
      room = Math.min(room, 2 * (distance + (c[3 * i + 2] * length) / 2));
    }
  }
  return room;
}

/** The area of a kind's outline, its arcs taken for straight. */
export function areaOf(/** @type {Scene} */ scene, kind) {
  let twice = 0;
  for (let i = scene.cornerStart[kind]; i < scene.cornerStart[kind + 1]; i++) {
    const end = 3 * endOf(scene, kind, i);
    twice += scene.corner[3 * i] * scene.corner[end + 1] - scene.corner[end] * scene.corner[3 * i + 1];
  }
  return Math.abs(twice) / 2;
}

/** Goes around a cell, back to where it began: to close a path, a canvas looks at all of it, however long. */
export function traceCell(pen, /** @type {Scene} */ scene, cell, place) {
  const kind = scene.kind[cell];
  const c = scene.corner;
  const left = place.left + scene.x[cell] * place.scale;
  const top = place.top + scene.y[cell] * place.scale;
  const first = 3 * scene.cornerStart[kind];
  let x = left + c[first] * place.scale;
  let y = top + c[first + 1] * place.scale;
  pen.moveTo(x, y);
  for (let i = scene.cornerStart[kind]; i < scene.cornerStart[kind + 1]; i++) {
    const end = 3 * endOf(scene, kind, i);
    const toX = left + c[end] * place.scale;
    const toY = top + c[end + 1] * place.scale;
    side(pen, x, y, toX, toY, c[3 * i + 2]);
    x = toX;
    y = toY;
  }
}

/** Goes around an area given by x, y and bend of each of its corners. */
export function traceCorners(pen, corners, { scale, left, top }) {
  const at = i => [left + corners[i % corners.length] * scale, top + corners[(i + 1) % corners.length] * scale];
  pen.moveTo(...at(0));
  for (let i = 0; i < corners.length; i += 3) {
    side(pen, ...at(i), ...at(i + 3), corners[i + 2]);
  }
}
