/** Where in its grid a maze lies: a mask may leave much of it empty. */

import { endOf } from './paint/outline.js';
/** @import { Scene } from '../types.js' */

/** A part of at least this share of the grid counts as all of it. */
const ALL = 0.95;

const known = new WeakMap();

/** The part of the grid that all cells lie in; the whole grid where more than cells is drawn on it. */
export function boundsOf(/** @type {Scene} */ scene) {
  if (!known.has(scene)) {
    known.set(scene, bounds(scene));
  }
  return known.get(scene);
}

function bounds(/** @type {Scene} */ scene) {
  const grid = { x: 0, y: 0, width: scene.width, height: scene.height };
  if (scene.isLarge || scene.tiles || scene.hasLines || scene.seams.length > 0 || scene.captions.length > 0) {
    return grid;
  }
  const reach = reachOfKinds(scene);
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let cell = 0; cell < scene.cells; cell++) {
    const at = 4 * scene.kind[cell];
    left = Math.min(left, scene.x[cell] - reach[at]);
    top = Math.min(top, scene.y[cell] - reach[at + 1]);
    right = Math.max(right, scene.x[cell] + reach[at + 2]);
    bottom = Math.max(bottom, scene.y[cell] + reach[at + 3]);
  }
  const part = { x: Math.max(0, left), y: Math.max(0, top) };
  part.width = Math.min(scene.width, right) - part.x;
  part.height = Math.min(scene.height, bottom) - part.y;
  const isAll = part.width > ALL * scene.width && part.height > ALL * scene.height;
  return isAll ? grid : part;
}

/** Of each kind how far its cells reach from the centre: to the left, up, to the right and down. */
function reachOfKinds(/** @type {Scene} */ scene) {
  const reach = new Float32Array(4 * scene.kinds);
  for (let kind = 0; kind < scene.kinds; kind++) {
    for (let i = scene.cornerStart[kind]; i < scene.cornerStart[kind + 1]; i++) {
      const end = endOf(scene, kind, i);
      const [x, y, bend] = scene.corner.subarray(3 * i, 3 * i + 3);
      const bulge = Math.abs(bend) * Math.hypot(scene.corner[3 * end] - x, scene.corner[3 * end + 1] - y) / 2;
      const at = 4 * kind;
      reach[at] = Math.max(reach[at], bulge - x);
      reach[at + 1] = Math.max(reach[at + 1], bulge - y);
      reach[at + 2] = Math.max(reach[at + 2], bulge + x);
      reach[at + 3] = Math.max(reach[at + 3], bulge + y);
    }
  }
  return reach;
}
