// Recipes as objects: parse and print are inverse, and the server says what is canonical.
//   recipe = shape "/" generator { "/" transform } { "/" place } "/seed:" integer

/** The one option that may be given without its key has this one here until the catalog tells its own. */
export const MAIN = '';

/**
 * The parts of a recipe: {shape: {name, size: [rows, columns(, levels)], options}, generator: {name, options},
 * transforms: [{name, options}], start, goals: [..], openings: [..], seed}; start is null, and goals and openings are
 * empty, where it says nothing of them. Options are {key: value}; all values are texts.
 */
export function parse(text) {
  const parts = text.trim().split('/');
  const [shape, generator] = parts.map(named);
  const size = shape.options.length > 0 && /^\d+(x\d+)*$/.test(shape.options[0]) ? shape.options.shift().split('x').map(Number) : [];
  const recipe = {
    shape: { name: shape.name, size, options: table(shape.options) },
    generator: { name: generator?.name ?? '', options: table(generator?.options ?? []) },
    transforms: [],
    start: null,
    goals: [],
    openings: [],
    seed: null,
  };
  for (const part of parts.slice(2)) {
    const { name, options, rest } = named(part);
    if (name === 'start') {
      recipe.start = rest;
    } else if (name === 'goal') {
      recipe.goals.push(rest);
    } else if (name === 'open') {
      recipe.openings.push(rest);
    } else if (name === 'seed') {
      recipe.seed = rest;
    } else {
      recipe.transforms.push({ name, options: table(options) });
    }
  }
  return recipe;
}

/** The text of a recipe. */
export function print({ shape, generator, transforms, start, goals, openings, seed }) {
  return [
    entry(shape.name, [...(shape.size.length ? [shape.size.join('x')] : []), ...list(shape.options)]),
    entry(generator.name, list(generator.options)),
    ...transforms.map(each => entry(each.name, list(each.options))),
    ...(start === null ? [] : [`start:${start}`]),
    ...goals.map(goal => `goal:${goal}`),
    ...openings.map(opening => `open:${opening}`),
    ...(seed === null ? [] : [`seed:${seed}`]),
  ].join('/');
}

function named(part) {
  const colon = part.indexOf(':');
  const rest = colon < 0 ? '' : part.slice(colon + 1);
  return { name: colon < 0 ? part : part.slice(0, colon), rest, options: rest === '' ? [] : rest.split(',') };
}

function table(options) {
  return Object.fromEntries(options.map(option => {
    const equals = option.indexOf('=');
    return equals < 0 ? [MAIN, option] : [option.slice(0, equals), option.slice(equals + 1)];
  }));
}

function list(options) {
  return Object.entries(options).map(([key, value]) => (key === MAIN ? value : `${key}=${value}`));
}

function entry(name, options) {
  return options.length ? `${name}:${options.join(',')}` : name;
}

/** The options of an entry with the main one under its key, which is that of the first option the catalog lists. */
export function settle(options, declared) {
  const settled = { ...options };
  if (MAIN in settled && declared.length > 0) {
    settled[declared[0].key] = settled[MAIN];
    delete settled[MAIN];
  }
  return settled;
}

/** A seed that nobody chose: 32 bits, short enough to be read aloud. */
export function anySeed() {
  return String(crypto.getRandomValues(new Uint32Array(1))[0]);
}

/** A cell as recipes name it: by row and column where cells are squares of a sheet, else by its number. */
export function placeOf(scene, cell) {
  const { rows, columns, levels = 1, cells } = scene;
  if (cells === rows * columns * (levels || 1)) {
    const rest = cell % (rows * columns);
    const place = `${Math.floor(rest / columns)},${rest % columns}`;
    return levels > 1 ? `${place},${Math.floor(cell / (rows * columns))}` : place;
  }
  const isSheet = scene.width === columns && scene.height === rows
    && scene.corner.every((value, i) => i % 3 === 2 || Math.abs(value) === 0.5);
  return isSheet ? `${Math.floor(scene.y[cell])},${Math.floor(scene.x[cell])}` : String(cell);
}
