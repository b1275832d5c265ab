/** Edges through gaps between two sides: their rails, bridges over the edges that cross them, and their floor. */

import { Link, EDGE } from '../scene.js';
import { endOf, sideOf } from './outline.js';
/** @import { Scene } from '../../types.js' */

/** How much of the width of an edge a bridge over it leaves free on each side. */
const BESIDE = 0.2;

/** What is known of the passage across a gap: corners of both sides on the canvas, or null if it is no such edge. */
function stripOf(subject, place, cell, edge) {
  const { scene, open } = subject;
  const at = edge * EDGE.SIZE;
  const data = scene.edgeData;
  const direction = data[at + EDGE.DIRECTION];
  if (data[at + EDGE.LINK] !== Link.STRIP || ((open[cell] >>> direction) & 1) === 0) {
    return null;
  }
  const there = cell + data[at + EDGE.DELTA];
  const [a, b] = ends(scene, place, cell, direction);
  const [c, d] = ends(scene, place, there, data[at + EDGE.OPPOSITE]);
  return { there, a, b, c, d };
}

/** Where the side of a cell that a direction crosses begins and ends on the canvas. */
function ends(/** @type {Scene} */ scene, place, cell, direction) {
  const kind = scene.kind[cell];
  const i = sideOf(scene, kind, direction);
  return [i, endOf(scene, kind, i)].map((corner) => ({
    x: place.left + (scene.x[cell] + scene.corner[3 * corner]) * place.scale,
    y: place.top + (scene.y[cell] + scene.corner[3 * corner + 1]) * place.scale,
  }));
}

/** How an open passage crosses this one: 'over' if it leads over this one, 'under' if below, null if no open passage crosses. */
export function crossingOf(/** @type {Scene} */ scene, open, cell, edge) {
  const at = edge * EDGE.SIZE;
  const across = scene.edgeData[at + EDGE.ACROSS];
  if (across < 0 || !scene.isOpen(cell + scene.edgeData[at + EDGE.CROSSING], across, open)) {
    return null;
  }
  return scene.edgeData[at + EDGE.OVER] === 1 ? 'over' : 'under';
}

/** Draws the walls beside the passages through gaps that lead to later cells. */
export function traceRails(pen, subject, place, cell) {
  const { scene, open } = subject;
  const kind = scene.kind[cell];
  for (let edge = scene.edgeStart[kind]; edge < scene.edgeStart[kind + 1]; edge++) {
    if (scene.edgeData[edge * EDGE.SIZE + EDGE.DELTA] < 0 && !isHiddenThere(subject, cell, edge)) {
      continue;
    }
    const strip = stripOf(subject, place, cell, edge);
    const crossing = strip === null ? null : crossingOf(scene, open, cell, edge);
    if (strip !== null && crossing !== 'over') {
      const beside = crossing === null ? 0 : BESIDE;
      rail(pen, strip.a, strip.b, strip.d, strip.c, beside);
      rail(pen, strip.b, strip.a, strip.c, strip.d, beside);
    }
  }
}

/** Whether fog hides the cell that should have drawn an edge. */
const isHiddenThere = ({ scene, fog }, cell, edge) => fog !== null && fog[cell + scene.edgeData[edge * EDGE.SIZE + EDGE.DELTA]] === 0;

/** A rail of a bridge, between the sides a - b and c - d: it begins beside a and ends beside c. */
function rail(pen, a, b, c, d, beside) {
  pen.moveTo(a.x, a.y);
  if (beside > 0) {
    pen.lineTo(a.x + beside * (b.x - a.x), a.y + beside * (b.y - a.y));
    pen.lineTo(c.x + beside * (d.x - c.x), c.y + beside * (d.y - c.y));
  }
  pen.lineTo(c.x, c.y);
}

/** Goes around the halves, on the side of a cell, of the passages from it through gaps. */
export function traceStrips(pen, subject, place, cell) {
  const { scene } = subject;
  const kind = scene.kind[cell];
  for (let edge = scene.edgeStart[kind]; edge < scene.edgeStart[kind + 1]; edge++) {
    const strip = stripOf(subject, place, cell, edge);
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
