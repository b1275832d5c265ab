/**
 * Cells of a few pixels and less: each pixel has as much ink as walls leave in it, and the mean colour of the floor it
 * shows. So nothing flickers when the maze is moved, and no wall is left out.
 */

import { rgb } from '../colours.js';
import { endOf } from './outline.js';
import { colourOf } from './floor.js';
import { isDrawn, squareWalls } from './walls.js';

/** Walls are so thick, in units of a cell: with it, all is as dark as where walls are a pixel wide. */
const THICK = 0.25;

/** Squares of at least so many pixels have walls on whole pixels, as larger ones have. */
const CRISP = 2.5;

/** Paints cells with their walls into a part of a canvas. */
export function paintInk(context, subject, camera, part, seen) {
  const [wide, high] = [part.right - part.left, part.bottom - part.top];
  const ink = inkOf(subject, camera, part, seen);
  const image = context.createImageData(wide, high);
  blend(new Uint32Array(image.data.buffer), ink, floorOf(subject, camera, part, seen), subject.colours);
  context.putImageData(image, part.left, part.top);
}

/** How much ink each pixel of a part has, 0 to 1 and more. */
export function inkOf(subject, camera, part, seen) {
  const wide = part.right - part.left;
  const high = part.bottom - part.top;
  const ink = new Float32Array(wide * high);
  if (!subject.walls) {
    return ink;
  }
  if (subject.measure.isSquare && camera.scale >= CRISP) {
    squareWalls(subject, camera, seen, (x, y, width, height) => {
      const right = Math.min(wide, x + width - part.left);
      const bottom = Math.min(high, y + height - part.top);
      for (let row = Math.max(0, y - part.top); row < bottom; row++) {
        ink.fill(1, row * wide + Math.max(0, x - part.left), Math.max(0, row * wide + right));
      }
    });
  } else {
    depositWalls(ink, wide, high, subject, camera, part, seen);
  }
  return ink;
}

/** Deposits the ink of walls: in steps of at most a pixel, each shared by the four pixels around it. */
function depositWalls(ink, wide, high, subject, camera, part, seen) {
  const { scene } = subject;
  const { corner, cornerStart } = scene;
  const { scale } = camera;
  for (let n = 0; n < seen.length; n++) {
    const cell = seen[n];
    const kind = scene.kind[cell];
    const left = camera.left - part.left + scene.x[cell] * scale - 0.5;
    const top = camera.top - part.top + scene.y[cell] * scale - 0.5;
    for (let i = cornerStart[kind]; i < cornerStart[kind + 1]; i++) {
      if (isDrawn(subject, cell, i)) {
        const end = 3 * endOf(scene, kind, i);
        const x = left + corner[3 * i] * scale;
        const y = top + corner[3 * i + 1] * scale;
        const dx = left + corner[end] * scale - x;
        const dy = top + corner[end + 1] * scale - y;
        const length = Math.sqrt(dx * dx + dy * dy);
        const steps = Math.ceil(length);
        const each = (THICK * scale * length) / steps;
        for (let step = 0.5; step < steps; step++) {
          deposit(ink, wide, high, x + (dx * step) / steps, y + (dy * step) / steps, each);
        }
      }
    }
  }
}

/** Shares a drop of ink among the four pixels whose centres are around a point. */
export function deposit(ink, wide, high, x, y, drop) {
  const column = Math.floor(x);
  const row = Math.floor(y);
  if (column < -1 || row < -1 || column >= wide || row >= high) {
    return;
  }
  const right = x - column;
  const below = y - row;
  const at = row * wide + column;
  if (row >= 0) {
    if (column >= 0) {
      ink[at] += drop * (1 - right) * (1 - below);
    }
    if (column + 1 < wide) {
      ink[at + 1] += drop * right * (1 - below);
    }
  }
  if (row + 1 < high) {
    if (column >= 0) {
      ink[at + wide] += drop * (1 - right) * below;
    }
    if (column + 1 < wide) {
      ink[at + wide + 1] += drop * right * below;
    }
  }
}

/** The mean colour of the floor in each pixel: sums of red, green and blue and of the cells; null if all is paper. */
function floorOf(subject, camera, part, seen) {
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
    const right = Math.min(wide, Math.max(Math.floor(x) + 1, Math.round(x + half)));
    const bottom = Math.min(high, Math.max(Math.floor(y) + 1, Math.round(y + half)));
    for (let row = Math.max(0, Math.min(Math.floor(y), Math.round(y - half))); row < bottom; row++) {
      for (let column = Math.max(0, Math.min(Math.floor(x), Math.round(x - half))); column < right; column++) {
        const at = 4 * (row * wide + column);
        sums[at] += own & 255;
        sums[at + 1] += (own >>> 8) & 255;
        sums[at + 2] += (own >>> 16) & 255;
        sums[at + 3]++;
      }
    }
  }
  return sums;
}

/** Turns ink and floor into colours. */
function blend(pixels, ink, sums, colours) {
  const paper = rgb(colours.paper);
  const wall = rgb(colours.wall);
  for (let i = 0; i < pixels.length; i++) {
    const count = sums === null ? 0 : sums[4 * i + 3];
    const share = Math.min(1, ink[i]);
    let pixel = 0xff000000;
    for (let part = 0; part < 3; part++) {
      const floor = count === 0 ? paper[part] : sums[4 * i + part] / count;
      pixel |= Math.round(floor + (wall[part] - floor) * share) << (8 * part);
    }
    pixels[i] = pixel;
  }
}
