/** The ways of graphs: lines from centre to centre, faint where they are closed, and cells over their ends. */

import { mixed } from '../colours.js';
import { Link, WAY } from '../scene.js';
import { wallWidth } from './measure.js';
import { traceCell } from './outline.js';

/** How much of the colour of walls edges have that are no passages. */
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

/** Draws the ways of cells that lead to later cells and are open, 1, or closed, 0. */
export function traceLines(pen, { scene, open, fog }, place, seen, isOpen) {
  for (const cell of seen) {
    const kind = scene.kind[cell];
    for (let way = scene.wayStart[kind]; way < scene.wayStart[kind + 1]; way++) {
      const at = way * WAY.SIZE;
      const there = cell + scene.wayData[at + WAY.DELTA];
      const isHidden = fog !== null && fog[cell] === 0 && fog[there] === 0;
      const isOwn = there > cell && scene.wayData[at + WAY.LINK] === Link.LINE && !isHidden;
      if (isOwn && ((open[cell] >>> scene.wayData[at]) & 1) === isOpen) {
        pen.moveTo(place.left + scene.x[cell] * place.scale, place.top + scene.y[cell] * place.scale);
        pen.lineTo(place.left + scene.x[there] * place.scale, place.top + scene.y[there] * place.scale);
      }
    }
  }
}
