// How difficult mazes of the settings that are open are, measured by some of them.
/** @import { App } from '../types.js' */

/** The most mazes that are measured, and the fewest; and the most cells that all of them have. */
const MAZES = 100;
const FEW = 5;
const MOST_CELLS = 400_000;

/** How many mazes of the size that is open are measured; 0 where they are too large for enough of them. */
export function measurable(/** @type {App} */ app) {
  const count = Math.min(MAZES, Math.floor(MOST_CELLS / app.scene.cells));
  return count < FEW ? 0 : count;
}

/** The difficulties of this number of mazes, the first of them the one that is open, the others with the seeds that follow. */
export async function difficulties(/** @type {App} */ app, count, request) {
  const { measures } = await app.api.statistics(app.scene.recipe, count, request);
  return measures.difficulty.values;
}
