/** Walls: the sides of cells that no passage crosses, each drawn once, and those beside edges through gaps. */

import { drawn, penOf } from '../drawn.js';
import { endOf, side } from './outline.js';
import { Side, wallWidth } from './measure.js';
import { traceRails } from './strips.js';

/** The most cells of one path: longer paths take more than twice as long. */
const TOGETHER = 400;

/** Whether a side of a cell is a wall that this cell draws; where fog hides cells, each that is seen draws its own. */
function isDrawn(subject, cell, i) {
  switch (subject.measure.sides[i]) {
    case Side.NONE:
      return false;
    case Side.ALWAYS:
      return true;
    case Side.FIRST:
      return ((subject.open[cell] >>> subject.scene.cornerDirection[i]) & 1) === 0;
    case Side.SECOND:
      return subject.fog !== null && ((subject.open[cell] >>> subject.scene.cornerDirection[i]) & 1) === 0;
    default:
      return !subject.scene.isGap(cell, subject.scene.cornerDirection[i]);
  }
}

/** Paints the walls of the cells seen. */
export function paintWalls(context, subject, camera, seen) {
  if (!subject.walls) {
    return;
  }
  const isSharp = drawn.caps === null || drawn.caps === 'square';
  if (subject.measure.isSquare && isSharp) {
    context.fillStyle = subject.colours.wall;
    squareWalls(subject, camera, seen, (x, y, width, height) => context.fillRect(x, y, width, height));
    return;
  }
  context.strokeStyle = subject.colours.wall;
  context.lineWidth = wallWidth(camera.scale, false);
  context.lineCap = drawn.caps === 'square' ? 'square' : 'round';
  context.lineJoin = drawn.caps === 'square' ? 'miter' : 'round';
  const pen = penOf(context, camera);
  for (let from = 0; from < seen.length; from += TOGETHER) {
    context.beginPath();
    traceWalls(pen, subject, camera, seen, from, Math.min(seen.length, from + TOGETHER));
    context.stroke();
  }
}

/** Draws the walls of some of the cells seen. */
export function traceWalls(pen, subject, camera, seen, from, to) {
  const { scene, fog } = subject;
  const { corner, cornerStart } = scene;
  for (let n = from; n < to; n++) {
    const cell = seen[n];
    if (fog !== null && fog[cell] === 0) {
      continue;
    }
    const kind = scene.kind[cell];
    const x = camera.left + scene.x[cell] * camera.scale;
    const y = camera.top + scene.y[cell] * camera.scale;
    let isDown = false;
    for (let i = cornerStart[kind]; i < cornerStart[kind + 1]; i++) {
      const drawn = isDrawn(subject, cell, i);
      if (drawn) {
        const end = 3 * endOf(scene, kind, i);
        const fromX = x + corner[3 * i] * camera.scale;
        const fromY = y + corner[3 * i + 1] * camera.scale;
        if (!isDown) {
          pen.moveTo(fromX, fromY);
        }
        side(pen, fromX, fromY, x + corner[end] * camera.scale, y + corner[end + 1] * camera.scale, corner[3 * i + 2]);
      }
      isDown = drawn;
    }
    if (scene.hasStrips) {
      traceRails(pen, subject, camera, cell);
    }
  }
}

/** Yields the walls of squares as rectangles of whole pixels; horizontal ones are joined. */
export function squareWalls(subject, camera, seen, fill) {
  const { scene } = subject;
  const { corner, cornerStart } = scene;
  const thick = wallWidth(camera.scale, true);
  const begin = 0.5 - thick / 2; // added before rounding down
  let left = 0;
  let right = -Infinity;
  let line = 0;
  const flush = () => {
    if (right > -Infinity) {
      fill(left, line, right + thick - left, thick);
    }
  };
  for (let n = 0; n < seen.length; n++) {
    const cell = seen[n];
    if (subject.fog !== null && subject.fog[cell] === 0) {
      continue;
    }
    const kind = scene.kind[cell];
    for (let i = cornerStart[kind]; i < cornerStart[kind + 1]; i++) {
      if (!isDrawn(subject, cell, i)) {
        continue;
      }
      const end = 3 * endOf(scene, kind, i);
      const x0 = Math.floor(camera.left + (scene.x[cell] + corner[3 * i]) * camera.scale + begin);
      const y0 = Math.floor(camera.top + (scene.y[cell] + corner[3 * i + 1]) * camera.scale + begin);
      const x1 = Math.floor(camera.left + (scene.x[cell] + corner[end]) * camera.scale + begin);
      const y1 = Math.floor(camera.top + (scene.y[cell] + corner[end + 1]) * camera.scale + begin);
      if (y0 !== y1) {
        fill(x0, Math.min(y0, y1), thick, Math.abs(y1 - y0) + thick);
      } else if (y0 === line && Math.min(x0, x1) <= right && Math.max(x0, x1) >= left) {
        left = Math.min(left, x0, x1);
        right = Math.max(right, x0, x1);
      } else {
        flush();
        line = y0;
        left = Math.min(x0, x1);
        right = Math.max(x0, x1);
      }
    }
  }
  flush();
}
