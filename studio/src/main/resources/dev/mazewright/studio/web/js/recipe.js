// The recipe grammar: text to record and back.
//   recipe = shape "/" generator { "/" transform } { "/" place } [ "/" window ] "/seed:" integer
// The server has the same grammar in Java; both are held to the vectors in recipe-vectors.txt.

/** @import { Catalog, Entry, Part, Recipe } from './types.js' */

/** The key of an option that is given without one: the main option, until the catalog names it. */
export const MAIN = '';
const LONGEST_SIDE = 2n ** 31n - 1n;
const LONGEST_SIDE_OF_ATLAS = 2n ** 62n;

/** A text that is not a recipe; `kind` is as in recipe-vectors.txt. */
export class RecipeError extends Error {
  constructor(kind, message) {
    super(message);
    this.name = 'RecipeError';
    this.kind = kind;
  }
}

// ---- text to record

/**
 * The parts of a recipe: {shape: {name, size: [rows, columns(, levels)], options}, generator: {name, options},
 * transforms: [{name, options}], start, goals: [..], openings: [..], window, seed}; start and window are null, and goals and
 * openings are empty, where the text does not give them. Options are {key: value}; all values but sizes are texts, and so are
 * sizes that only an atlas has. Blanks around the recipe do not matter. Names and values are as they were given; `canonical` checks them.
 * @param {string} text
 * @returns {Recipe}
 */
export function parse(text) {
  const parts = text.trim().split('/');
  if (parts.length < 2) {
    throw new RecipeError('structure', `'${text}' is not a recipe; a recipe is shape:size/generator/seed:number`);
  }
  const recipe = { ...parseHead(parts[0], parts[1]), transforms: [], start: null, goals: [], openings: [], window: null, seed: null };
  for (const part of parts.slice(2)) {
    const { name, rest } = split(part);
    if (name === 'start' || name === 'window' || name === 'seed') {
      if (recipe[name] !== null) {
        throw new RecipeError('twice', `a recipe has one ${name}; this one has ${recipe[name]} and ${rest}`);
      }
      recipe[name] = rest;
    } else if (name === 'goal') {
      recipe.goals.push(rest);
    } else if (name === 'open') {
      recipe.openings.push(rest);
    } else {
      recipe.transforms.push(parsePart(part));
    }
  }
  if (recipe.seed === null) {
    throw new RecipeError('seed', 'a recipe ends with its seed, such as /seed:42');
  }
  return recipe;
}

function parseHead(shapeText, generatorText) {
  const { name, rest } = split(complete(shapeText));
  const [size, ...options] = rest.split(',');
  const generator = parsePart(generatorText);
  return { shape: { name, size: parseSize(size, generator.name.toLowerCase() === 'atlas'), options: table(name, options) }, generator };
}

function parseSize(text, isAtlas) {
  const sides = text.split('x');
  if (sides.length < 2 || sides.length > 3) {
    throw new RecipeError('size', `'${text}' is not a size; a size is rows x columns, such as 30x40`);
  }
  return sides.map(side => {
    if (!/^\d{1,19}$/.test(side) || BigInt(side) < 1n || BigInt(side) > (isAtlas ? LONGEST_SIDE_OF_ATLAS : LONGEST_SIDE)) {
      throw new RecipeError('size', `'${side}' in the size '${text}' is not a whole number, 1 to ${LONGEST_SIDE}, `
        + `or up to ${LONGEST_SIDE_OF_ATLAS} for rectangle with the generator atlas`);
    }
    return BigInt(side) > LONGEST_SIDE ? String(BigInt(side)) : Number(side);
  });
}

/**
 * A generator, transform or solver with its options.
 * @param {string} text
 * @returns {Part}
 */
export function parsePart(text) {
  const { name, rest } = split(complete(text));
  return { name, options: rest === '' ? {} : table(name, rest.split(',')) };
}

function complete(part) {
  if (/[:,]$/.test(part)) {
    throw new RecipeError('structure', `'${part}' ends where options should follow`);
  }
  return part;
}

function split(part) {
  const colon = part.indexOf(':');
  return colon < 0 ? { name: part, rest: '' } : { name: part.slice(0, colon), rest: part.slice(colon + 1) };
}

function table(name, options) {
  /** @type {import('./types.js').Options} */
  const values = {};
  for (const option of options) {
    const equals = option.indexOf('=');
    const key = equals < 0 ? MAIN : option.slice(0, equals);
    put(values, key, option.slice(equals + 1), name);
  }
  return values;
}

/** Adds an option that is not there yet. */
export function put(values, key, value, name) {
  if (key in values) {
    throw new RecipeError('option', `${name} has the option '${key}' twice`);
  }
  values[key] = value;
}

// ---- record to text

/**
 * The option that needs no key: the first one of an entry's own; those of masks, which shapes share, need theirs.
 * @param {Entry} entry
 */
export const mainOption = entry => entry.options.find(({ key }) => !isOfMask(key));

/** Whether an option of a shape is a mask. */
export const isOfMask = key => /^mask(-|$)/.test(key);

/**
 * The text of a record; the main options, which the catalog names, stand without their keys.
 * @param {Recipe} recipe
 * @param {Catalog} catalog
 */
export function print({ shape, generator, transforms, start, goals, openings, window = null, seed }, /** @type {Catalog} */ catalog) {
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

/** A recipe with another generator, given as in recipes. */
export function withGenerator(recipe, generator, /** @type {Catalog} */ catalog) {
  return print({ ...parse(recipe), generator: parsePart(generator) }, catalog);
}

/** The text of a recipe's generator. */
export const generatorOf = (/** @type {string} */ recipe) => recipe.split('/')[1];

/** A recipe in canonical form with another seed, or with '' up to where its seed stands. */
export const withSeed = (/** @type {string} */ recipe, /** @type {string} */ seed) => recipe.replace(/-?\d+$/, seed);

/** The pattern of a recipe in canonical form, in other text. */
export const PATTERN = '[a-z][a-z0-9-]*:[A-Za-z0-9.,:=_/+-]*/seed:-?[0-9]{1,19}';

/** The parts of the text of a generator, transform or solver: {name, options: [texts]}. */
export function cut(/** @type {string} */ part) {
  const { name, rest } = split(part);
  return { name, options: rest === '' ? [] : rest.split(',') };
}

/** Options whose values are letters as they are. */
const VERBATIM = /^(mask-text|mask-text64|mask-bits)=/i;

/** The recipe that people mean who type it in capitals, with blanks around its parts, with × in the size, or without a seed. */
export function mended(/** @type {string} */ text) {
  const parts = text.trim().replace(/\s*×\s*/g, 'x').split('/').map(part => part.trim().split(',').map(lowered).join(','));
  const hasSeed = parts.length < 2 || parts.some(part => part.startsWith('seed:'));
  return [...parts, ...(hasSeed ? [] : [`seed:${anySeed()}`])].join('/');
}

function lowered(option) {
  const verbatim = VERBATIM.exec(option)?.[0] ?? option;
  return verbatim.toLowerCase() + option.slice(verbatim.length);
}

/** A random seed of 32 bits, short enough to be read aloud. */
export function anySeed() {
  return String(crypto.getRandomValues(new Uint32Array(1))[0]);
}
