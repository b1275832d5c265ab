// The canonical form of a recipe's record, checked against the catalog.
import { isOfMask, MAIN, mainOption, put, RecipeError } from './recipe.js';
/** @import { Catalog, Recipe } from './types.js' */

/** How many levels a shape with levels has if its size does not say. */
const LEVELS = 2;
const SEEDS = [-(2n ** 63n), 2n ** 63n - 1n];
const NO_OPENING = 'none';
const ENDS = ['start', 'goal'];
const SHARES = /^([01](?:\.\d{1,2})?)\.\.([01](?:\.\d{1,2})?)$/;
const MILLION = 1_000_000;

/**
 * The same recipe with canonical names, each option under its key in the order of the catalog, and none that has its
 * default; throws a RecipeError where the catalog does not have what the recipe names.
 * @param {Recipe} recipe
 * @param {Catalog} catalog
 * @returns {Recipe}
 */
export function canonical(recipe, /** @type {Catalog} */ catalog) {
  const shape = find(catalog.shapes, 'shape', recipe.shape.name);
  if (!shape.sheet) {
    throw new RecipeError('name', `a ${shape.name} is made from a file and has no recipe`);
  }
  const part = (role, { name, options }) => {
    const entry = find(catalog[`${role}s`], role, name);
    if (!entry.shapes.includes(shape.name)) {
      throw new RecipeError('shape', `${entry.name} does not run on ${shape.name}; it runs on: ${entry.shapes.join(', ')}`);
    }
    return { name: entry.name, options: optionsOf(entry, options) };
  };
  const checked = {
    shape: { name: shape.name, size: sizeOf(shape, recipe.shape.size), options: oneMask(optionsOf(shape, recipe.shape.options)) },
    generator: part('generator', recipe.generator),
    transforms: recipe.transforms.map(each => part('transform', each)),
    start: recipe.start === null ? null : placeIn(recipe.start, catalog),
    goals: distinct(recipe.goals.map(goal => placeIn(goal, catalog))),
    openings: openingsIn(recipe.openings, catalog),
    window: recipe.window === null ? null : windowOf(recipe.window),
    seed: seedOf(recipe.seed),
  };
  if (checked.window !== null || checked.shape.size.some(side => typeof side === 'string')) {
    requireAtlas(checked);
  }
  return checked;
}

/** A window, and more rows or columns than a grid has, are those of an atlas alone, whose whole maze is never built. */
function requireAtlas({ shape, generator, transforms, openings }) {
  if (shape.name !== 'rectangle' || generator.name !== 'atlas') {
    throw new RecipeError('window', `only rectangle with the generator atlas has a window, not ${shape.name} with ${generator.name}`);
  }
  const other = transforms[0]?.name ?? Object.keys(shape.options)[0] ?? openings.find(opening => opening !== NO_OPENING);
  if (other !== undefined) {
    throw new RecipeError('window', `a maze that is never built has no ${other}; leave it out`);
  }
}

function windowOf(text) {
  const found = /^(\d{1,19}),(\d{1,19}),(\d{1,10})x(\d{1,10})(?:,(\d{1,2}))?$/.exec(text);
  if (!found || BigInt(found[3]) < 1n || BigInt(found[4]) < 1n) {
    throw new RecipeError('window', `'${text}' is not a window: row,column,ROWSxCOLUMNS and perhaps ,LEVEL, such as 1000,2000,40x60`);
  }
  const [row, column, rows, columns, level] = found.slice(1).map(digits => BigInt(digits ?? 0));
  return `${row},${column},${rows}x${columns}${level === 0n ? '' : `,${level}`}`;
}

/** The entry of this name or alias, without regard to case, with _ and spaces as hyphens. */
function find(entries, role, text) {
  const name = text.toLowerCase().replace(/[_ ]/g, '-');
  const found = entries.find(entry => entry.name === name || entry.aliases?.includes(name));
  if (!found) {
    throw new RecipeError('name', `unknown ${role} '${text}'`);
  }
  return found;
}

function sizeOf(shape, size) {
  const [rows, columns, levels] = size;
  if (levels !== undefined && !shape.levels) {
    throw new RecipeError('size', `the size of ${shape.name} has no levels`);
  }
  return shape.levels ? [rows, columns, levels ?? LEVELS] : [rows, columns];
}

function optionsOf(entry, given) {
  const values = {};
  for (const [key, value] of Object.entries(given)) {
    const option = key === MAIN ? mainOption(entry) : entry.options.find(each => each.key === key);
    if (!option) {
      throw new RecipeError('option', `${entry.name} has no option '${key === MAIN ? value : key}'`);
    }
    put(values, option.key, canonicalValue(option, value), entry.name);
  }
  return Object.fromEntries(entry.options
    .filter(({ key, default: byDefault }) => key in values && values[key] !== byDefault)
    .map(({ key }) => [key, values[key]]));
}

function oneMask(options) {
  const masks = Object.keys(options).filter(isOfMask);
  const isTextInOutline = masks.length === 2 && masks.includes('mask') && !masks.includes('mask-bits');
  if (masks.length > 1 && !isTextInOutline) {
    throw new RecipeError('mask', `a maze has one mask, or an outline with a text in it; this one is given ${masks.join(' and ')}`);
  }
  return options;
}

function canonicalValue({ key, kind, choices, least, most }, text) {
  if (kind === 'share' && /^[01](\.\d{1,6})?$/.test(text) && Number(text) <= 1) {
    return String(Math.round(Number(text) * MILLION) / MILLION);
  }
  if (kind === 'whole' && /^-?\d{1,19}$/.test(text) && BigInt(text) >= least && BigInt(text) <= most) {
    return String(BigInt(text));
  }
  const shares = kind === 'shares' && SHARES.exec(text)?.slice(1).map(Number);
  if (shares && shares[0] <= shares[1] && shares[1] <= 1) {
    return shares.join('..');
  }
  const isWord = choices ? choices.includes(text) : kind === 'text' && /^[\w.-]+$/.test(text);
  if (!isWord) {
    throw new RecipeError('value', `'${text}' is not a value of ${key}${choices ? `; possible: ${choices.join(', ')}` : ''}`);
  }
  return text;
}

function placeIn(text, { places }) {
  if (!/^(\d{1,19}(,\d{1,19}){0,2}|steps-\d{1,40})$/.test(text) && !places.includes(text)) {
    throw new RecipeError('place', `'${text}' is not a cell: row,column from 0 at the top left, a cell number, or a word`);
  }
  return text.replace(/\b0+(?=\d)/g, '');
}

function openingsIn(texts, /** @type {Catalog} */ catalog) {
  if (texts.length === 1 && texts[0] === NO_OPENING) {
    return [NO_OPENING];
  }
  return distinct(texts.map(text => {
    if (ENDS.includes(text)) {
      return text;
    }
    const [, where, side] = /^(.*)\.([a-z0-9-]+)$/.exec(text) ?? [];
    if (side === undefined) {
      throw new RecipeError('opening', `'${text}' is not an opening: cell.side, such as 0,0.left or start.top, or start or goal`);
    }
    return `${ENDS.includes(where) ? where : placeIn(where, catalog)}.${side}`;
  }));
}

const distinct = list => [...new Set(list)];

function seedOf(text) {
  if (!/^-?\d{1,19}$/.test(text) || BigInt(text) < SEEDS[0] || BigInt(text) > SEEDS[1]) {
    throw new RecipeError('seed', `'${text}' is not a seed: a whole number, ${SEEDS.join(' to ')}`);
  }
  return String(BigInt(text));
}
