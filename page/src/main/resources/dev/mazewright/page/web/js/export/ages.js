// Mazes for an age: as many cells as the page has room for, each large enough for the hand that draws in it.
import { select } from '../controls/controls.js';
import { dropNumbers, parse, withKeys } from '../recipe.js';
import { openFitting } from '../shell/fitting.js';
import { texts } from './texts.js';
/** @import { App } from '../types.js' */

/** The least cell of each age, in millimetres, the youngest first. */
const CELLS = { small: 8, school: 6, older: 5, grown: 4 };
/** The fewest rows and columns. */
const FEWEST = 3;

/** The list; `most` gives the largest cell, in millimetres, with which the maze that is open fits the page, `fill` lets cells fill it. */
export function ageChoice(/** @type {App} */ app, /** @type {() => number} */ most, /** @type {() => void} */ fill) {
  const list = select({
    label: texts.madeFor, hint: texts.madeForHint, value: '',
    options: [{ value: '', label: texts.asItIs }, ...Object.entries(CELLS).map(([age, cell]) => ({ value: age, label: texts.ages[age](cell) }))],
    onChange: age => age !== '' && open(CELLS[age]),
  });

  /** Opens a maze of the same kind whose cells fill the page, as near as its sides allow. */
  async function open(cell) {
    list.fail(null);
    const recipe = withKeys(parse(app.source.recipe), app.catalog);
    const factor = most() / cell;
    fill();
    recipe.shape.size = recipe.shape.size.map((side, axis) => (axis < 2 ? Math.max(FEWEST, Math.floor(Number(side) * factor)) : side));
    dropNumbers(recipe);
    try {
      const { scene, dropped } = await openFitting(app, recipe, ['openings', 'ends']);
      app.reportDropped(scene, dropped);
    } catch (error) {
      list.value = '';
      list.fail(app.explain(error));
    }
  }

  /** The cells have another size: an age whose hand needs larger ones is chosen no longer. */
  function refresh(cell) {
    list.hidden = !app.source?.recipe || app.scene.isLarge;
    if (list.value !== '' && cell < CELLS[list.value]) {
      list.value = '';
    }
  }

  return { root: list, refresh };
}
