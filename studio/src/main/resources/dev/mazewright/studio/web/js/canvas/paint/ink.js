/**
 * Cells of a few pixels and less: each pixel has as much ink as walls leave in it, and the mean colour of the floor it
 * shows. So nothing flickers when the maze is moved, and no wall is left out.
 */

import { rgb } from '../colours.js';
import { colourOf } from './floor.js';
import { InkPen } from './inkpen.js';
import { traceLines } from './lines.js';
import { wayWidth } from './measure.js';
import { squareWalls, traceWalls } from './walls.js';
import { runsOf, traceWay } from './way.js';

/** Walls are so thick, in units of a cell: with it, all is as dark as where walls are a pixel wide. */
const THICK = 0.25;

/** Squares of at least so many pixels have walls on whole pixels, as larger ones have. */
const CRISP = 2.5;

/** Paints cells with their walls into a part of a canvas. */
export function paintInk(context, subject, camera, part, seen) {
  const [wide, high] = [part.right - part.left, part.bottom - part.top];
  const ink = inkOf(subject, camera, part, seen);
  const floor = floorOf(subject, camera, part, seen);
  if (subject.scene.tiles) {
    addBricks(ink, floor, subject, camera, part);
  }
  const way = wayOf(subject, camera, part, seen);
  const image = context.createImageData(wide, high);
  blend(new Uint32Array(image.data.buffer), ink, floor, way, subject.colours);
  context.putImageData(image, part.left, part.top);
}

/** How much ink each pixel of a part has, 0 to 1 and more. */
export function inkOf(subject, camera, part, seen) {
  const pen = new InkPen(part.right - part.left, part.bottom - part.top, THICK * camera.scale);
  const place = { scale: camera.scale, left: camera.left - part.left, top: camera.top - part.top };
  if (!subject.walls) {
    return pen.ink;
  }
  if (subject.measure.isSquare && camera.scale >= CRISP) {
    squareWalls(subject, place, seen, (x, y, width, height) => pen.fill(x, y, width, height));
  } else {
    traceWalls(pen, subject, place, seen, 0, seen.length);
  }
  if (subject.scene.hasLines) {
    traceLines(pen, subject, place, seen, 1);
  }
  return pen.ink;
}

/** How much of the way each pixel of a part shows, 0 to 1 and more, or null where there is none. */
function wayOf(subject, camera, part, seen) {
  const { scene, solution } = subject;
  const runs = solution === null ? [] : runsOf(scene, solution, seen);
  if (runs.length === 0) {
    return null;
  }
  const pen = new InkPen(part.right - part.left, part.bottom - part.top, wayWidth(subject, camera.scale));
  const place = { scale: camera.scale, left: camera.left - part.left, top: camera.top - part.top };
  runs.forEach(([from, to]) => traceWay(pen, subject, solution, from, to, place));
  return pen.ink;
}

/**
 * The floor in each pixel of a part: of red, green and blue the sums over all cells, each as much as it covers of the
 * pixel, and how much of it they cover; null if all is paper.
 */
export function floorOf(subject, camera, part, seen) {
  const { scene } = subject;
  if (subject.tints === null && subject.fog === null && !scene.tiles) {
    return null;
  }
  const wide = part.right - part.left;
  const high = part.bottom - part.top;
  const sums = new Float32Array(wide * high * 4);
  const colour = colourOf(subject);
  const half = (subject.measure.size * camera.scale) / 2;
  for (const cell of seen) {
    const own = colour(cell);
    if (own === 0) {
      continue;
    }
    const x = camera.x(scene.x[cell]) - part.left;
    const y = camera.y(scene.y[cell]) - part.top;
    for (let row = Math.max(0, Math.floor(y - half)); row < Math.min(high, y + half); row++) {
      const down = Math.min(row + 1, y + half) - Math.max(row, y - half);
      for (let column = Math.max(0, Math.floor(x - half)); column < Math.min(wide, x + half); column++) {
        const covered = down * (Math.min(column + 1, x + half) - Math.max(column, x - half));
        const at = 4 * (row * wide + column);
        sums[at] += covered * (own & 255);
        sums[at + 1] += covered * ((own >>> 8) & 255);
        sums[at + 2] += covered * ((own >>> 16) & 255);
        sums[at + 3] += covered;
      }
    }
  }
  return sums;
}

/** Adds the ink of bricks: what no cell covers of the sheet. */
function addBricks(ink, sums, { scene }, camera, part) {
  const wide = part.right - part.left;
  const share = (from, begin, end) => Math.max(0, Math.min(from + 1, end) - Math.max(from, begin));
  for (let i = 0; i < ink.length; i++) {
    const across = share(part.left + (i % wide), camera.left, camera.x(scene.width));
    const down = share(part.top + Math.floor(i / wide), camera.top, camera.y(scene.height));
    ink[i] += Math.max(0, across * down - sums[4 * i + 3]);
  }
}

/** Turns the floor, the ink of walls on it and the way above them into colours. */
function blend(pixels, ink, sums, way, colours) {
  const [paper, wall, above] = [rgb(colours.paper), rgb(colours.wall), rgb(colours.way)];
  for (let i = 0; i < pixels.length; i++) {
    const covered = sums === null ? 0 : sums[4 * i + 3];
    const share = Math.min(1, ink[i]);
    const shown = way === null ? 0 : Math.min(1, way[i]);
    let pixel = 0xff000000;
    for (let part = 0; part < 3; part++) {
      const floor = covered === 0 ? paper[part] : sums[4 * i + part] / covered;
      const drawn = floor + (wall[part] - floor) * share;
      pixel |= Math.round(drawn + (above[part] - drawn) * shown) << (8 * part);
    }
    pixels[i] = pixel;
  }
}
