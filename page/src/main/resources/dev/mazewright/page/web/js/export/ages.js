// Mazes for an age: as many cells as the page has room for, each large enough for the hand that draws in it.
import { select } from '../controls/controls.js';
import { wordIn } from '../create/maskbits.js';
import { dropNumbers, parse, shapeText, withKeys } from '../recipe.js';
import { openFitting } from '../shell/fitting.js';
import { texts } from './texts.js';
/** @import { App } from '../types.js' */

/** The least cell of each age, in millimetres, the youngest first. */
const CELLS = { small: 8, school: 6, older: 5, grown: 4 };
/** The fewest rows and columns. */
const FEWEST = 3;

/**
 * The list; `most` gives the largest cell, in millimetres, with which the maze that is open fits the page, `fill` lets cells fill it, `name` writes a
 * word above the maze and returns whether it did.
 * @type {(app: App, print: {most: () => number, fill: () => void, name: (word: string) => boolean}) => {root: any, refresh: (cell: number) => void}}
 */
export function ageChoice(app, { most, fill, name }) {
  const list = select({
    label: texts.madeFor, hint: texts.madeForHint, value: '',
    options: [{ value: '', label: texts.asItIs }, ...Object.entries(CELLS).map(([age, cell]) => ({ value: age, label: texts.ages[age](cell) }))],
    onChange: age => age !== '' && open(CELLS[age]),
  });

  /** Opens a maze of the same kind whose cells fill the page, as near as its sides allow. */
  async function open(cell) {
    list.fail(null);
    list.hint(texts.madeForHint);
    const recipe = withKeys(parse(app.source.recipe), app.catalog);
    const factor = most() / cell;
    fill();
    recipe.shape.size = recipe.shape.size.map((side, axis) => (axis < 2 ? Math.max(FEWEST, Math.floor(Number(side) * factor)) : side));
    dropNumbers(recipe);
    try {
      await nameAbove(recipe.shape);
      const { scene, dropped } = await openFitting(app, recipe, ['openings', 'ends']);
      app.reportDropped(scene, dropped);
    } catch (error) {
      list.value = '';
      list.fail(app.explain(error));
    }
  }

  /** Letters that cannot be read in so few cells leave the maze of a shape, and the word stands above it. */
  async function nameAbove(shape) {
    const word = wordIn(shape.options);
    if (word === '') {
      return;
    }
    const { 'mask-text': plain, 'mask-text64': coded, ...options } = shape.options;
    const { least } = await app.api.mask({ text: word, shape: shapeText({ ...shape, options }) });
    if (least.some((length, axis) => length > shape.size[axis])) {
      shape.options = options;
      list.hint(texts.nameAbove(word, least[0], least[1], name(word.replaceAll('\n', ' '))));
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
