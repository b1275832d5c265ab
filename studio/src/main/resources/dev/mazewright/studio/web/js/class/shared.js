// What the teacher's stage shows beside the maze, as settings of the link that the class is sent: the part that is in sight, and a walk.

/** Parts of a cell are sent as so many steps. */
const STEPS = 10;
/** A longer trail is sent without its beginning. */
const LONGEST_TRAIL = 500;

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

/** The cells of a walk as a setting, or null where there is none. */
export function printTrail(walk) {
  return walk && walk.trail.slice(-LONGEST_TRAIL).join('.');
}

/** The cells of a setting that are cells of a scene and joined by passages; empty where it has none. */
export function readTrail(text, scene) {
  const cells = (text ?? '').split('.').filter(Boolean).map(Number);
  const isWalked = cells.every((cell, i) => cell < scene.cells && (i === 0 || scene.neighbours(cells[i - 1]).includes(cell)));
  return isWalked ? cells : [];
}
