// The recipe grammar: text to record and back.
//   recipe = shape "/" generator { "/" transform } { "/" place } [ "/" window ] "/seed:" integer
// The server judges recipes; here they are cut and joined, and nowhere else on the page.

/** @import { Catalog, Entry, Part, Recipe } from './types.js' */

/** The key of an option that is given without one: the main option, until the catalog names it. */
export const MAIN = '';

// ---- text to record

/**
 * The parts of a recipe: {shape: {name, size: [rows, columns(, levels)], options}, generator: {name, options},
 * transforms: [{name, options}], start, goals: [..], openings: [..], window, seed}; start, window and seed are null, and goals and
 * openings are empty, where the text does not give them. Options are {key: value}; all values but sizes are texts, and so are
 * sizes that only an atlas has. Nothing is checked: of a text that is not a recipe, the parts are of no use.
 * @param {string} text
 * @returns {Recipe}
 */
export function parse(text) {
  const [shapeText, generatorText = '', ...others] = text.trim().split('/');
  const { name, options: [size = '', ...options] } = cut(shapeText);
  const recipe = {
    shape: { name, size: size.split('x').map(side => (Number.isSafeInteger(Number(side)) ? Number(side) : side)), options: table(options) },
    generator: parsePart(generatorText), transforms: [], start: null, goals: [], openings: [], window: null, seed: null,
  };
  for (const part of others) {
    const { name: word, rest } = split(part);
    if (word === 'start' || word === 'window' || word === 'seed') {
      recipe[word] = rest;
    } else if (word === 'goal' || word === 'open') {
      recipe[word === 'goal' ? 'goals' : 'openings'].push(rest);
    } else {
      recipe.transforms.push(parsePart(part));
    }
  }
  return recipe;
}

/** A generator, transform or solver with its options. @type {(text: string) => Part} */
export function parsePart(text) {
  const { name, options } = cut(text);
  return { name, options: table(options) };
}

/** The parts of the text of a generator, transform or solver: {name, options: [texts]}. */
export function cut(/** @type {string} */ part) {
  const { name, rest } = split(part);
  return { name, options: rest === '' ? [] : rest.split(',') };
}

function split(part) {
  const colon = part.indexOf(':');
  return colon < 0 ? { name: part, rest: '' } : { name: part.slice(0, colon), rest: part.slice(colon + 1) };
}

/** @returns {import('./types.js').Options} */
function table(options) {
  return Object.fromEntries(options.map(option => {
    const equals = option.indexOf('=');
    return [equals < 0 ? MAIN : option.slice(0, equals), option.slice(equals + 1)];
  }));
}

/**
 * The same recipe, which is in canonical form, with each main option under the key that the catalog gives it.
 * @type {(recipe: Recipe, catalog: Catalog) => Recipe}
 */
export function withKeys(recipe, catalog) {
  const keyed = (entries, part) => ({ ...part, options: keysOf(entries.find(each => each.name === part.name), part.options) });
  return {
    ...recipe,
    shape: keyed(catalog.shapes, recipe.shape),
    generator: keyed(catalog.generators, recipe.generator),
    transforms: recipe.transforms.map(each => keyed(catalog.transforms, each)),
  };
}

/** Options of an entry of the catalog, the main one under its key. */
export const keysOf = (/** @type {Entry} */ entry, options) =>
  Object.fromEntries(Object.entries(options).map(([key, value]) => [key === MAIN && entry ? mainOption(entry).key : key, value]));

// ---- record to text

/** The option that needs no key: the first one of an entry's own; those of masks, which shapes share, need theirs. */
const mainOption = (/** @type {Entry} */ entry) => entry.options.find(({ key }) => !isOfMask(key));

/** Whether an option of a shape is a mask. */
export const isOfMask = key => /^mask(-|$)/.test(key);

/**
 * The text of a record; the main options, which the catalog names, stand without their keys.
 * @type {(recipe: Recipe, catalog: Catalog) => string}
 */
export function print({ shape, generator, transforms, start, goals, openings, window = null, seed }, catalog) {
  const part = (entries, { name, options }, size = []) => {
    const entry = entries.find(each => each.name === name);
    const main = entry && mainOption(entry)?.key;
    const values = Object.entries(options).map(([key, value]) => (key === MAIN || key === main ? value : `${key}=${value}`));
    const list = [...size, ...values].join(',');
    return list === '' ? name : `${name}:${list}`;
  };
  return [
    part(catalog.shapes, shape, [shape.size.join('x')]),
    part(catalog.generators, generator),
    ...transforms.map(each => part(catalog.transforms, each)),
    ...(start === null ? [] : [`start:${start}`]),
    ...goals.map(goal => `goal:${goal}`),
    ...openings.map(opening => `open:${opening}`),
    ...(window === null ? [] : [`window:${window}`]),
    `seed:${seed}`,
  ].join('/');
}

/** The text of a shape {name, size, options}, each option with its key. */
export const shapeText = ({ name, size, options = {} }) =>
  [`${name}:${size.join('x')}`, ...Object.entries(options).map(each => each.join('='))].join();

/** A recipe with another generator, given as in recipes. */
export const withGenerator = (/** @type {string} */ recipe, generator) => recipe.split('/').with(1, generator).join('/');

/** The text of a recipe's generator. */
export const generatorOf = (/** @type {string} */ recipe) => recipe.split('/')[1];

/** A recipe in canonical form with another seed, or with '' up to where its seed stands. */
export const withSeed = (/** @type {string} */ recipe, /** @type {string} */ seed) => recipe.replace(/-?\d+$/, seed);

/** A recipe in canonical form without its seed. */
export const withoutSeed = (/** @type {string} */ recipe) => recipe.replace(/\/seed:-?\d+$/, '');

/** The pattern of a recipe in canonical form, in other text. */
export const PATTERN = '[a-z][a-z0-9-]*:[A-Za-z0-9.,:=_/+-]*/seed:-?[0-9]{1,19}';
const WHOLE = new RegExp(`^${PATTERN}$`);

/** Whether a text looks as if no part of a recipe were missing; the server alone knows. */
export const isWhole = (/** @type {string} */ text) => WHOLE.test(text);

/** A random seed of 32 bits, short enough to be read aloud. */
export const anySeed = () => String(crypto.getRandomValues(new Uint32Array(1))[0]);

// ---- what recipes say

/** The cells of a full rectangle, or of the window of one, or 0 for another shape, a mask, or what is not a recipe. */
export function cellsOfRectangle(/** @type {string} */ text) {
  const { shape: { name, size, options }, window } = parse(text);
  const isFull = /^(rectangle|square|grid)$/i.test(name) && size.length === 2 && !Object.keys(options).some(isOfMask);
  const [rows, columns] = window === null ? size : (/,(\d+x\d+)/.exec(window)?.[1] ?? '0x0').split('x');
  return isFull ? Number(rows) * Number(columns) : 0;
}

/** Whether a recipe is of an atlas, whose maze is never built. */
export function isAtlas(/** @type {string} */ text) {
  const { window, generator } = parse(text);
  return window === null && /^atlas$/i.test(generator.name);
}

/** Whether a recipe is a window of an atlas. */
export const isWindow = (/** @type {string} */ text) => parse(text).window !== null;

/** Whether these are openings at the start and the goal alone. */
export const isAtEnds = openings => openings.length > 0 && openings.every(each => /^(start|goal)(\.|$)/.test(each));

/** Whether two openings are at the same cell, as they name it. */
export const isAtSameCell = (one, other) => one.split('.')[0] === other.split('.')[0];

/** Options without those of masks. */
export const withoutMask = options => Object.fromEntries(Object.entries(options).filter(([key]) => !isOfMask(key)));

/** Removes from a record the cells given by their number, which another grid has elsewhere; returns these. */
export function dropNumbers(recipe) {
  const isNumber = place => /^\d+(\.|$)/.test(place ?? '');
  const numbers = [recipe.start, ...recipe.goals, ...recipe.openings].filter(isNumber);
  recipe.start = isNumber(recipe.start) ? null : recipe.start;
  recipe.goals = recipe.goals.filter(place => !isNumber(place));
  recipe.openings = recipe.openings.filter(place => !isNumber(place));
  return numbers;
}
