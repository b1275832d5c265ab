// Cells as recipes name them.

/** @import { Scene } from './types.js' */

/** A run is a row among those of all levels, the column of its first cell, and how many cells it has. */
const RUN = 3;

/** A cell as its row and column, and its level where there are several; else, as in a graph, as its number alone. */
export function cellNumbers(/** @type {Scene} */ scene, cell) {
  const { rows, levels = 1 } = scene;
  const [row, column] = placeOf(scene, cell) ?? [cell];
  return column === undefined ? [cell] : levels > 1 ? [row % rows, column, Math.floor(row / rows)] : [row, column];
}

/** The same as recipes have it. */
export const cellText = (/** @type {Scene} */ scene, cell) => cellNumbers(scene, cell).join();

/** The row among those of all levels and the column of a cell; null where they do not name it alone. */
function placeOf({ rows, columns, levels = 1, cells, runs = [] }, cell) {
  if (cells === rows * columns * (levels || 1)) {
    return [Math.floor(cell / columns), cell % columns];
  }
  let end = 0;
  for (let i = 0; i < runs.length; i += RUN) {
    const first = end;
    end += runs[i + 2];
    if (cell < end) {
      const column = runs[i + 1] + cell - first;
      const isBelow = i > 0 && cell === first && runs[i - RUN] === runs[i] && runs[i - RUN + 1] + runs[i - RUN + 2] - 1 === column;
      return isBelow ? null : [runs[i], column];
    }
  }
  return null;
}
