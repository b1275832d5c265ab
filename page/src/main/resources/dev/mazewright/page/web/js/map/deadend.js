// The dead end of a block that is farthest from its doors.
import { cellOf } from './sheet.js';
/** @import { App } from '../types.js' */

/** A block whose dead end is sought has up to this many cells a side. */
const SURVEYED = 2000n;

/** Of the block in the middle of a MapView, {steps, cell} of the dead end, and how many `cells` the block has; null if unknown. */
export async function farthestDeadEnd(/** @type {App} */ app, view) {
  const { sheet, middle } = view;
  let level = 1;
  while (level < Math.min(sheet.top, view.level + 1) && sheet.span(level + 1) <= SURVEYED) {
    level++;
  }
  const { row, column } = sheet.block(level, middle);
  const found = await app.attempt(() => app.busy(app.api.mapSurvey({ recipe: sheet.recipe, level, row, column })));
  if (!found) {
    return null;
  }
  const all = found.farthest.length > 0
    ? found.farthest.map(({ distanceText, cellText }) => ({ steps: BigInt(distanceText), cell: cellOf(cellText) }))
    : [{ steps: BigInt(found.diameter.lengthText), cell: cellOf(found.diameter.toText) }];
  const farthest = all.reduce((one, other) => (other.steps > one.steps ? other : one));
  return { ...farthest, cells: found.degrees.reduce((sum, each) => sum + each, 0) };
}
