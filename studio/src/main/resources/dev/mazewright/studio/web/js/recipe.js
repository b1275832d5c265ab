// The recipe grammar: text to record and back, and the canonical form of a record, by the catalog.
//   recipe = shape "/" generator { "/" transform } { "/" place } "/seed:" integer
// The server has the same grammar in Java; both are held to the vectors in recipe-vectors.txt.

/** The key of an option that is given without one: the main option, until the catalog names it. */
const MAIN = '';
const LONGEST_SIDE = 2 ** 31 - 1;
/** How many levels a shape with levels has if its size does not say. */
const LEVELS = 2;
const SEEDS = [-(2n ** 63n), 2n ** 63n - 1n];
const NO_OPENING = 'none';
const MILLION = 1_000_000;

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
 * transforms: [{name, options}], start, goals: [..], openings: [..], seed}; start is null, and goals and openings are
 * empty, where the text does not give them. Options are {key: value}; all values but sizes are texts. Names and values
 * are as they were given; `canonical` checks them.
 */
export function parse(text) {
  const parts = text.split('/');
  if (parts.length < 2) {
    throw new RecipeError('structure', `'${text}' is not a recipe; a recipe is shape:size/generator/seed:number`);
  }
  const recipe = { ...parseHead(parts[0], parts[1]), transforms: [], start: null, goals: [], openings: [], seed: null };
  for (const part of parts.slice(2)) {
    const { name, rest } = split(part);
    if (name === 'start' || name === 'seed') {
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
  return { shape: { name, size: parseSize(size), options: table(name, options) }, generator: parsePart(generatorText) };
}

function parseSize(text) {
  const sides = text.split('x');
  if (sides.length < 2 || sides.length > 3) {
    throw new RecipeError('size', `'${text}' is not a size; a size is rows x columns, such as 30x40`);
  }
  return sides.map(side => {
    if (!/^\d{1,10}$/.test(side) || Number(side) < 1 || Number(side) > LONGEST_SIDE) {
      throw new RecipeError('size', `'${side}' in the size '${text}' is not a whole number, 1 to ${LONGEST_SIDE}`);
    }
    return Number(side);
  });
}

/** A generator, transform or solver with its options: {name, options}. */
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
  const values = {};
  for (const option of options) {
    const equals = option.indexOf('=');
    const key = equals < 0 ? MAIN : option.slice(0, equals);
    put(values, key, option.slice(equals + 1), name);
  }
  return values;
}

function put(values, key, value, name) {
  if (key in values) {
    throw new RecipeError('option', `${name} has the option '${key}' twice`);
  }
  values[key] = value;
}

// ---- record to canonical record

/**
 * The same recipe with canonical names, each option under its key in the order of the catalog, and none that has its
 * default; throws a RecipeError where the catalog does not have what the recipe names.
 */
export function canonical(recipe, catalog) {
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
  return {
    shape: { name: shape.name, size: sizeOf(shape, recipe.shape.size), options: oneMask(optionsOf(shape, recipe.shape.options)) },
    generator: part('generator', recipe.generator),
    transforms: recipe.transforms.map(each => part('transform', each)),
    start: recipe.start === null ? null : placeIn(recipe.start, catalog),
    goals: distinct(recipe.goals.map(goal => placeIn(goal, catalog))),
    openings: openingsIn(recipe.openings, catalog),
    seed: seedOf(recipe.seed),
  };
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

function sizeOf(shape, [rows, columns, levels]) {
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

/** The option that needs no key: the first one of an entry's own; those of masks, which shapes share, need theirs. */
const mainOption = entry => entry.options.find(({ key }) => !isOfMask(key));

/** Whether an option of a shape is a mask. */
export const isOfMask = key => /^mask(-|$)/.test(key);

function oneMask(options) {
  const masks = Object.keys(options).filter(isOfMask);
  if (masks.length > 1) {
    throw new RecipeError('mask', `a maze has one mask; this one is given ${masks.join(' and ')}`);
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
  const isWord = choices ? choices.includes(text) : kind === 'text' && /^[\w.-]+$/.test(text);
  if (!isWord) {
    throw new RecipeError('value', `'${text}' is not a value of ${key}`);
  }
  return text;
}

function placeIn(text, { places }) {
  if (!/^\d{1,19}(,\d{1,19}){0,2}$/.test(text) && !places.includes(text)) {
    throw new RecipeError('place', `'${text}' is not a cell: row,column from 0 at the top left, a cell number, or a word`);
  }
  return text.replace(/\b0+(?=\d)/g, '');
}

function openingsIn(texts, catalog) {
  if (texts.length === 1 && texts[0] === NO_OPENING) {
    return [NO_OPENING];
  }
  return distinct(texts.map(text => {
    const [, where, side] = /^(.*)\.([a-z0-9-]+)$/.exec(text) ?? [];
    if (side === undefined) {
      throw new RecipeError('opening', `'${text}' is not an opening: cell.side, such as 0,0.left or start.top`);
    }
    return `${where === 'start' || where === 'goal' ? where : placeIn(where, catalog)}.${side}`;
  }));
}

const distinct = list => [...new Set(list)];

function seedOf(text) {
  if (!/^-?\d{1,19}$/.test(text) || BigInt(text) < SEEDS[0] || BigInt(text) > SEEDS[1]) {
    throw new RecipeError('seed', `'${text}' is not a seed: a whole number, ${SEEDS.join(' to ')}`);
  }
  return String(BigInt(text));
}

// ---- record to text

/** The text of a record; the main options, which the catalog names, stand without their keys. */
export function print({ shape, generator, transforms, start, goals, openings, seed }, catalog) {
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
    `seed:${seed}`,
  ].join('/');
}

// ---- parts of recipes that the page chooses

/** A random seed of 32 bits, short enough to be read aloud. */
export function anySeed() {
  return String(crypto.getRandomValues(new Uint32Array(1))[0]);
}

/** A cell as recipes name it: by row and column where cells are the squares of a grid, else by its number. */
export function cellText(scene, cell) {
  const { rows, columns, levels = 1, cells } = scene;
  if (cells === rows * columns * (levels || 1)) {
    const rest = cell % (rows * columns);
    const place = `${Math.floor(rest / columns)},${rest % columns}`;
    return levels > 1 ? `${place},${Math.floor(cell / (rows * columns))}` : place;
  }
  const isGridOfSquares = scene.width === columns && scene.height === rows
    && scene.corner.every((value, i) => i % 3 === 2 || Math.abs(value) === 0.5);
  return isGridOfSquares ? `${Math.floor(scene.y[cell])},${Math.floor(scene.x[cell])}` : String(cell);
}
