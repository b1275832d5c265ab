// In which direction a passage leads on the screen. Angles are in radians, 0 to the right, growing clockwise, as y grows downwards.

import { isPlain } from '../canvas/gestures.js';
import { middle } from '../canvas/paint/outline.js';
import { Link } from '../canvas/scene.js';
/** @import { Scene } from '../types.js' */

/** Keys farther from a passage than this do not select it. */
const REACH = Math.PI / 3 + 0.01;
/** Angles nearer to each other than this are the same. */
const SAME = 0.02;
const EIGHTH = Math.PI / 4;

/** What a key heads for: an angle, or 'up' and 'down' for stairs; undefined for any other key. */
export const headingOf = event => (isPlain(event) ? KEYS[event.key] ?? KEYS[event.code] : undefined);

const KEYS = {
  ArrowRight: 0, ArrowDown: 2 * EIGHTH, ArrowLeft: 4 * EIGHTH, ArrowUp: -2 * EIGHTH,
  KeyD: 0, KeyC: EIGHTH, KeyS: 2 * EIGHTH, KeyZ: 3 * EIGHTH, KeyA: 4 * EIGHTH, KeyQ: -3 * EIGHTH, KeyW: -2 * EIGHTH,
  KeyE: -EIGHTH,
  PageUp: 'up', PageDown: 'down', '<': 'up', '>': 'down',
};

/** An angle between -pi and pi, turned by an angle. */
export function turn(angle, by) {
  const turned = angle + by;
  return Math.atan2(Math.sin(turned), Math.cos(turned));
}

/** How far apart two angles are, 0 to pi. */
export const apart = (a, b) => Math.abs(turn(a, -b));

/**
 * The passages of a cell: {direction, to, angle, stairs, isSeam}. Stairs have no angle but 'up' or 'down'; all others
 * lead over the side that they cross, or straight to their cell.
 */
export function openPassages(/** @type {Scene} */ scene, cell) {
  const passages = [];
  for (const passage of scene.edges(cell)) {
    if (scene.isOpen(cell, passage.direction)) {
      const stairs = passage.link === Link.STAIRS_UP ? 'up' : passage.link === Link.STAIRS_DOWN ? 'down' : null;
      passages.push({
        direction: passage.direction,
        to: passage.cell,
        angle: stairs ? null : angleOf(scene, cell, passage),
        stairs,
        isSeam: passage.link === Link.SEAM,
      });
    }
  }
  return passages;
}

function angleOf(/** @type {Scene} */ scene, cell, passage) {
  const crossed = passage.link === Link.SEAM ? middle(scene, scene.kind[cell], passage.direction) : null;
  const [x, y] = crossed ?? [scene.x[passage.cell] - scene.x[cell], scene.y[passage.cell] - scene.y[cell]];
  return Math.atan2(y, x);
}

/**
 * Of some passages the one that a heading selects: the nearest to its angle, and of those equally near the one straight on;
 * null if none is near enough.
 */
export function choose(passages, heading, facing) {
  if (typeof heading === 'string') {
    return passages.find(passage => passage.stairs === heading) ?? null;
  }
  let best = null;
  for (const passage of passages) {
    const off = passage.angle === null ? Infinity : apart(passage.angle, heading);
    const before = best === null ? REACH : apart(best.angle, heading);
    const isStraighter = best !== null && Math.abs(off - before) <= SAME
      && apart(passage.angle, facing) < apart(best.angle, facing);
    if (off < before - SAME || (best === null && off <= before) || isStraighter) {
      best = passage;
    }
  }
  return best;
}

/** Which of eight words fits an angle: 0 right, 1 down right, 2 down and so on, clockwise. */
export const eighth = angle => (Math.round(angle / EIGHTH) + 8) % 8;
