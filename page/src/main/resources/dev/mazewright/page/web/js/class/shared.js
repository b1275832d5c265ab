// What the teacher's stage shows beside the maze, as settings of the link that the class is sent: the part that is in sight, and a walk.
import { boundsOf } from '../canvas/bounds.js';
import { isWhole } from '../play/walkpaint.js';

/** Coordinates are sent in this number of steps for each cell. */
const STEPS = 10;
/** A longer trail is sent without its beginning. */
const LONGEST_TRAIL = 500;

/** The part of the maze that a view shows, {x, y, width, height}, or null where it shows all of it. */
export function partOf(view) {
  if (isWhole(view)) {
    return null;
  }
  const { scale, left, top } = view.place;
  const all = boundsOf(view.scene);
  const [x, y] = [Math.max(all.x, -left / scale), Math.max(all.y, -top / scale)];
  return {
    x, y,
    width: Math.min(all.x + all.width, (view.width - left) / scale) - x,
    height: Math.min(all.y + all.height, (view.height - top) / scale) - y,
  };
}

/** A part of the maze as a setting, or null where all of it is in sight. */
export function printPart(part) {
  const numbers = part && [part.x, part.y, part.width, part.height].map(number => Math.round(number * STEPS) / STEPS);
  return numbers && numbers[2] > 0 && numbers[3] > 0 ? numbers.join(',') : null;
}

/** The part of a setting, or null. */
export function readPart(text) {
  const [x, y, width, height] = (text ?? '').split(',').map(Number);
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

/** The cells of a walk as a setting, or null without a walk. */
export const printTrail = walk => walk && walk.trail.slice(-LONGEST_TRAIL).join('.');

/** The cells of a setting that are cells of a scene and joined by passages; empty where it has none. */
export function readTrail(text, scene) {
  const cells = (text ?? '').split('.').filter(Boolean).map(Number);
  const isWalked = cells.every((cell, i) => cell < scene.cells && (i === 0 || scene.neighbours(cells[i - 1]).includes(cell)));
  return isWalked ? cells : [];
}

/** Shows the cells of a walk that is steered elsewhere on a Walking; its last step glides. */
export function showTrail(walking, cells) {
  const { walk } = walking;
  const [before, cell] = [cells.at(-2), cells.at(-1)];
  const passage = before === undefined ? undefined : walk.passages(before).find(each => each.to === cell);
  walking.from = passage && before === walk.cell && !passage.isSeam && !passage.stairs ? before : null;
  walking.begun = performance.now();
  walk.facing = passage?.angle ?? walk.facing;
  Object.assign(walk, { trail: cells, cell });
  walking.view.redraw();
}
