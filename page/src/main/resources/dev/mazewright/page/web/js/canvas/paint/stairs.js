/** Stairs between levels: triangles that point up or down, with paper around them. */

import { Link, EDGE } from '../scene.js';

/** How far stairs are from the middle of a cell, and half as wide as they are, in units of its room. */
const AWAY = 0.22;
const HALF = 0.17;
const AROUND = 0.1;

/** Where the stairs of a cell are: those up in its top left corner, those down in its bottom right one. */
export function stairsAt({ scene, measure }, cell, isUp) {
  const away = (isUp ? -AWAY : AWAY) * measure.rooms[scene.kind[cell]];
  return [scene.x[cell] + away, scene.y[cell] + away];
}

/** Paints the open stairs of the cells seen. */
export function paintStairs(context, subject, camera, seen) {
  context.beginPath();
  for (const cell of seen) {
    traceStairs(context, subject, camera, cell);
  }
  const { scene, measure, colours } = subject;
  context.lineWidth = AROUND * measure.rooms[scene.kind[0]] * camera.scale;
  context.lineJoin = 'round';
  context.strokeStyle = colours.paper;
  context.stroke();
  context.fillStyle = colours.wall;
  context.fill();
}

/** Goes around the open stairs of a cell. */
function traceStairs(pen, subject, camera, cell) {
  const { scene, open, fog } = subject;
  if (fog !== null && fog[cell] === 0) {
    return;
  }
  const kind = scene.kind[cell];
  for (let edge = scene.edgeStart[kind]; edge < scene.edgeStart[kind + 1]; edge++) {
    const link = scene.edgeData[edge * EDGE.SIZE + EDGE.LINK];
    const isStairs = link === Link.STAIRS_UP || link === Link.STAIRS_DOWN;
    if (isStairs && scene.isOpen(cell, scene.edgeData[edge * EDGE.SIZE], open)) {
      const up = link === Link.STAIRS_UP ? 1 : -1;
      const [x, y] = stairsAt(subject, cell, up === 1);
      const half = HALF * subject.measure.rooms[kind] * camera.scale;
      pen.moveTo(camera.x(x) - half, camera.y(y) + up * half);
      pen.lineTo(camera.x(x), camera.y(y) - up * half);
      pen.lineTo(camera.x(x) + half, camera.y(y) + up * half);
      pen.closePath();
    }
  }
}
