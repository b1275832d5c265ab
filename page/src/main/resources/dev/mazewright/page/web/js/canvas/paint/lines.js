/** The edges of graphs: lines from centre to centre, faint where they are closed, and cells over their ends. */

import { mixed } from '../colours.js';
import { Link, EDGE } from '../scene.js';
import { wallWidth } from './measure.js';
import { traceCell } from './outline.js';

/** The share of the colour of walls in edges that are not passages. */
const FAINT = 1 / 8;

/** Paints edges, passages and vertices. */
export function paintLines(context, subject, camera, seen) {
  const { colours } = subject;
  context.lineWidth = wallWidth(camera.scale, false);
  context.lineCap = 'round';
  context.strokeStyle = mixed(colours.paper, colours.wall, FAINT);
  context.beginPath();
  traceLines(context, subject, camera, seen, 0);
  context.stroke();
  context.strokeStyle = colours.wall;
  context.beginPath();
  traceLines(context, subject, camera, seen, 1);
  context.stroke();
  context.fillStyle = colours.paper;
  context.beginPath();
  for (const cell of seen) {
    traceCell(context, subject.scene, cell, camera);
  }
  context.fill();
}

/** Draws the edges of cells that lead to later cells and are open, 1, or closed, 0. */
export function traceLines(pen, { scene, open, fog }, place, seen, isOpen) {
  for (const cell of seen) {
    const kind = scene.kind[cell];
    for (let edge = scene.edgeStart[kind]; edge < scene.edgeStart[kind + 1]; edge++) {
      const at = edge * EDGE.SIZE;
      const there = cell + scene.edgeData[at + EDGE.DELTA];
      const isHidden = fog !== null && fog[cell] === 0 && fog[there] === 0;
      const isOwn = there > cell && scene.edgeData[at + EDGE.LINK] === Link.LINE && !isHidden;
      if (isOwn && ((open[cell] >>> scene.edgeData[at]) & 1) === isOpen) {
        pen.moveTo(place.left + scene.x[cell] * place.scale, place.top + scene.y[cell] * place.scale);
        pen.lineTo(place.left + scene.x[there] * place.scale, place.top + scene.y[there] * place.scale);
      }
    }
  }
}
