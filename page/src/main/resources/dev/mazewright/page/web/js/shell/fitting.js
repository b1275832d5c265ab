// Opens recipes whose parts may not fit each other: openings, ends and masks that another shape or size does not have.
import { nameOf } from '../names.js';
import { dropNumbers, isAtEnds, isAtSameCell, isOfMask, print, withoutMask } from '../recipe.js';
import { texts } from './texts.js';
/** @import { App } from '../types.js' */

/** Of each part that can be dropped whether a recipe has it, the recipe without it, and its name. */
const PARTS = {
  openings: {
    isIn: ({ openings }) => openings.length > 0 && openings[0] !== 'none',
    without: recipe => ({ ...recipe, openings: [] }),
    name: ({ openings }) => texts.parts.openings(openings.join(' ')),
  },
  ends: {
    isIn: ({ start, goals }) => start !== null || goals.length > 0,
    without: recipe => ({ ...recipe, start: null, goals: [] }),
    name: ({ start, goals }) => texts.parts.ends([...(start === null ? [] : [start]), ...goals].map(nameOf).join('; ')),
  },
  mask: {
    isIn: ({ shape }) => Object.keys(shape.options).some(isOfMask),
    without: recipe => ({ ...recipe, shape: { ...recipe.shape, options: withoutMask(recipe.shape.options) } }),
    name: () => texts.parts.mask,
  },
};

/** The status of a response that refuses what was asked for. */
const REFUSED = 422;

/**
 * Opens a recipe's record; where it is refused, without one or all of the `droppable` parts. Openings at the start and the
 * goal are found again. Gives {scene, dropped}, the names of what is missing; throws the first refusal where all are.
 */
export async function openFitting(/** @type {App} */ app, recipe, droppable = ['openings'], options = {}) {
  const open = (record, more) => app.open({ recipe: print(record, app.catalog) }, { ...options, ...more });
  const parts = droppable.filter(part => PARTS[part].isIn(recipe));
  let refusal = null;
  for (const dropped of [[], ...parts.map(part => [part]), ...(parts.length > 1 ? [parts] : [])]) {
    const record = dropped.reduce((rest, part) => PARTS[part].without(rest), recipe);
    try {
      const scene = await open(record);
      const openings = scene && dropped.includes('openings') && isAtEnds(recipe.openings) ? endOpenings(scene) : [];
      const missing = { ...recipe, openings: recipe.openings.filter(each => !openings.some(found => isAtSameCell(found, each))) };
      return {
        scene: openings.length > 0 ? await open({ ...record, openings }, { quiet: true }) : scene,
        dropped: dropped.filter(part => PARTS[part].isIn(missing)).map(part => PARTS[part].name(missing)),
      };
    } catch (error) {
      if (error.status !== REFUSED) {
        throw error;
      }
      refusal ??= error;
    }
  }
  throw refusal;
}

/** Removes from a record the cells given by their number; returns the name of each. */
export const droppedNumbers = recipe => dropNumbers(recipe).map(texts.parts.cell);

/** An opening at the start and one at the goal of a maze, each where that cell has a side without a cell behind it. */
export const endOpenings = ({ outerSides }) => ['start', 'goal'].filter(end => outerSides[end].length > 0);
