/**
 * Cells of a few pixels and less: each pixel has as much ink as walls leave in it, and the mean colour of the floor it
 * shows. So nothing flickers when the maze is moved, and no wall is left out.
 */
import { rgb } from '../colours.js';
import { colourOf, isPaper } from './floor.js';
import { InkPen } from './inkpen.js';
import { traceLines } from './lines.js';
import { pathWidth } from './measure.js';
import { squareWalls, traceWalls } from './walls.js';
import { isFilled, runsOf, tracePath } from './path.js';

/** The thickness of walls, in units of a cell, at which all is as dark as with walls of a pixel. */
const THICK = 0.25;

/** Squares of at least this many pixels have walls on whole pixels. */
const CRISP = 2.5;

const OPAQUE = 255 << 24;

/** Paints cells with their walls into a part of a canvas. */
export function paintInk(context, subject, camera, part, seen) {
  const [wide, high] = [part.right - part.left, part.bottom - part.top];
  const ink = inkOf(subject, camera, part, seen);
  const floor = floorOf(subject, camera, part, seen);
  if (subject.scene.tiles) {
    addBricks(ink, floor, subject, camera, part);
  }
  const path = pathOf(subject, camera, part, seen);
  const image = imageFor(wide, high);
  blend(image, wide, high, ink, floor, path, subject.colours);
  context.putImageData(image, part.left, part.top, 0, 0, wide, high);
}

/** How much ink each pixel of a part has, 0 to 1 and more. */
function inkOf(subject, camera, part, seen) {
  const pen = penFor(part, 'ink', THICK * camera.scale);
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

function penFor(part, name, width) {
  const [wide, high] = [part.right - part.left, part.bottom - part.top];
  return new InkPen(wide, high, width, zeros(name, wide * high));
}

/** How much of the path each pixel of a part shows, from 0 to 1 and more; null if no line of a path crosses the part. */
function pathOf(subject, camera, part, seen) {
  const { scene, solution } = subject;
  const runs = solution === null || isFilled(subject) ? [] : runsOf(scene, solution, seen);
  if (runs.length === 0) {
    return null;
  }
  const pen = penFor(part, 'path', pathWidth(subject, camera.scale));
  const place = { scale: camera.scale, left: camera.left - part.left, top: camera.top - part.top };
  runs.forEach(([from, to]) => tracePath(pen, subject, solution, from, to, place));
  return pen.ink;
}

/**
 * The floor in each pixel of a part: of red, green and blue the sums over all cells, each as much as it covers of the
 * pixel, and how much of it they cover; null if all is paper.
 */
function floorOf(subject, camera, part, seen) {
  const { scene } = subject;
  if (isPaper(subject) && !scene.tiles) {
    return null;
  }
  const wide = part.right - part.left;
  const high = part.bottom - part.top;
  const sums = zeros('floor', wide * high * 4);
  const colour = colourOf(subject);
  const side = subject.measure.size * camera.scale;
  for (let n = 0; n < seen.length; n++) {
    const cell = seen[n];
    const own = colour(cell);
    if (own === 0) {
      continue;
    }
    const red = own & 255;
    const green = (own >>> 8) & 255;
    const blue = (own >>> 16) & 255;
    const left = camera.left + scene.x[cell] * camera.scale - part.left - side / 2;
    const top = camera.top + scene.y[cell] * camera.scale - part.top - side / 2;
    const right = left + side;
    const bottom = top + side;
    const begin = left > 0 ? Math.floor(left) : 0;
    const end = right < wide ? right : wide;
    for (let row = top > 0 ? Math.floor(top) : 0; row < high && row < bottom; row++) {
      const down = (row + 1 < bottom ? row + 1 : bottom) - (row > top ? row : top);
      let at = 4 * (row * wide + begin);
      for (let column = begin; column < end; column++) {
        const covered = down * ((column + 1 < right ? column + 1 : right) - (column > left ? column : left));
        sums[at] += covered * red;
        sums[at + 1] += covered * green;
        sums[at + 2] += covered * blue;
        sums[at + 3] += covered;
        at += 4;
      }
    }
  }
  return sums;
}

/** Adds the ink of bricks: what no cell covers of the maze. */
function addBricks(ink, sums, { scene }, camera, part) {
  const wide = part.right - part.left;
  const share = (from, begin, end) => Math.max(0, Math.min(from + 1, end) - Math.max(from, begin));
  for (let i = 0; i < ink.length; i++) {
    const across = share(part.left + (i % wide), camera.left, camera.x(scene.width));
    const down = share(part.top + Math.floor(i / wide), camera.top, camera.y(scene.height));
    ink[i] += Math.max(0, across * down - sums[4 * i + 3]);
  }
}

/** Turns the floor, the ink of walls on it and the path above them into the colours of the pixels of an image. */
function blend(image, wide, high, ink, sums, path, colours) {
  const pixels = new Uint32Array(image.data.buffer);
  const [paperRed, paperGreen, paperBlue] = rgb(colours.paper);
  const [wallRed, wallGreen, wallBlue] = rgb(colours.wall);
  const [pathRed, pathGreen, pathBlue] = rgb(colours.solution);
  for (let row = 0; row < high; row++) {
    let at = row * image.width;
    for (let i = row * wide; i < (row + 1) * wide; i++) {
      let red = paperRed;
      let green = paperGreen;
      let blue = paperBlue;
      const covered = sums === null ? 0 : sums[4 * i + 3];
      if (covered !== 0) {
        red = sums[4 * i] / covered;
        green = sums[4 * i + 1] / covered;
        blue = sums[4 * i + 2] / covered;
      }
      const share = Math.min(1, ink[i]);
      red += (wallRed - red) * share;
      green += (wallGreen - green) * share;
      blue += (wallBlue - blue) * share;
      if (path !== null) {
        const shown = Math.min(1, path[i]);
        red += (pathRed - red) * shown;
        green += (pathGreen - green) * shown;
        blue += (pathBlue - blue) * shown;
      }
      pixels[at++] = OPAQUE | (Math.trunc(blue + 0.5) << 16) | (Math.trunc(green + 0.5) << 8) | Math.trunc(red + 0.5);
    }
  }
}

const kept = new Map();
let image = null;

/** An array of zeros, valid until the next call. */
function zeros(name, count) {
  let numbers = kept.get(name);
  if (numbers === undefined || numbers.length < count) {
    numbers = new Float32Array(count);
    kept.set(name, numbers);
  }
  return numbers.subarray(0, count).fill(0);
}

/** An image of at least this size, with any content. */
function imageFor(wide, high) {
  if (image === null || image.width < wide || image.height < high) {
    image = new ImageData(Math.max(wide, image?.width ?? 0), Math.max(high, image?.height ?? 0));
  }
  return image;
}
