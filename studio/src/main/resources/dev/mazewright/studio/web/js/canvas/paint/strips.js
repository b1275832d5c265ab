/** Ways through gaps between two sides: their rails, bridges over the ways that cross them, and their floor. */

import { Link, WAY } from '../scene.js';
import { endOf, sideOf } from './outline.js';

/** How much of the width of a way a bridge over it leaves free on each side. */
const BESIDE = 0.2;

/** What is known of the open way across a gap: corners of both sides on the canvas, or null if it is no such way. */
function stripOf(subject, place, cell, way) {
  const { scene, open } = subject;
  const at = way * WAY.SIZE;
  const data = scene.wayData;
  const direction = data[at + WAY.DIRECTION];
  if (data[at + WAY.LINK] !== Link.STRIP || ((open[cell] >>> direction) & 1) === 0) {
    return null;
  }
  const there = cell + data[at + WAY.DELTA];
  const [a, b] = ends(scene, place, cell, direction);
  const [c, d] = ends(scene, place, there, data[at + WAY.OPPOSITE]);
  return { there, a, b, c, d };
}

/** Where the side of a cell that a direction crosses begins and ends on the canvas. */
function ends(scene, place, cell, direction) {
  const kind = scene.kind[cell];
  const i = sideOf(scene, kind, direction);
  return [i, endOf(scene, kind, i)].map((corner) => ({
    x: place.left + (scene.x[cell] + scene.corner[3 * corner]) * place.scale,
    y: place.top + (scene.y[cell] + scene.corner[3 * corner + 1]) * place.scale,
  }));
}

/** Whether an open way crosses this one; 'over' if it leads over it, 'under' if below it, null if there is none. */
export function crossingOf(scene, open, cell, way) {
  const at = way * WAY.SIZE;
  const across = scene.wayData[at + WAY.ACROSS];
  if (across < 0 || !scene.isOpen(cell + scene.wayData[at + WAY.CROSSING], across, open)) {
    return null;
  }
  return scene.wayData[at + WAY.OVER] === 1 ? 'over' : 'under';
}

/** Draws the walls beside the open ways through gaps that lead to later cells. */
export function traceRails(pen, subject, place, cell) {
  const { scene, open } = subject;
  const kind = scene.kind[cell];
  for (let way = scene.wayStart[kind]; way < scene.wayStart[kind + 1]; way++) {
    if (scene.wayData[way * WAY.SIZE + WAY.DELTA] < 0 && !isHiddenThere(subject, cell, way)) {
      continue;
    }
    const strip = stripOf(subject, place, cell, way);
    const crossing = strip === null ? null : crossingOf(scene, open, cell, way);
    if (strip !== null && crossing !== 'over') {
      const beside = crossing === null ? 0 : BESIDE;
      rail(pen, strip.a, strip.b, strip.d, strip.c, beside);
      rail(pen, strip.b, strip.a, strip.c, strip.d, beside);
    }
  }
}

/** Whether fog hides the cell that should have drawn a way. */
function isHiddenThere({ scene, fog }, cell, way) {
  return fog !== null && fog[cell + scene.wayData[way * WAY.SIZE + WAY.DELTA]] === 0;
}

/** A rail of a bridge, between the sides a - b and c - d: it begins beside a and ends beside c. */
function rail(pen, a, b, c, d, beside) {
  pen.moveTo(a.x, a.y);
  if (beside > 0) {
    pen.lineTo(a.x + beside * (b.x - a.x), a.y + beside * (b.y - a.y));
    pen.lineTo(c.x + beside * (d.x - c.x), c.y + beside * (d.y - c.y));
  }
  pen.lineTo(c.x, c.y);
}

/** Goes around the halves, on the side of a cell, of the open ways from it through gaps. */
export function traceStrips(pen, subject, place, cell) {
  const { scene } = subject;
  const kind = scene.kind[cell];
  for (let way = scene.wayStart[kind]; way < scene.wayStart[kind + 1]; way++) {
    const strip = stripOf(subject, place, cell, way);
    if (strip !== null) {
      const { a, b, c, d } = strip;
      pen.moveTo(a.x, a.y);
      pen.lineTo(b.x, b.y);
      pen.lineTo((b.x + c.x) / 2, (b.y + c.y) / 2);
      pen.lineTo((a.x + d.x) / 2, (a.y + d.y) / 2);
      pen.lineTo(a.x, a.y);
    }
  }
}
