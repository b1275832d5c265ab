// The command line that writes the same file as the page.
import { cellText } from '../cells.js';
import { flag } from '../names.js';
import { cut } from '../recipe.js';
import { quoted } from './saving.js';
/** @import { Scene, Source } from '../types.js' */

/** The command for a source, a format's name, the other parameters of a request, and the name of the file. */
export function commandLine(/** @type {Source} */ source, format, style, output) {
  const flags = Object.entries(style).flatMap(([name, value]) => {
    if (value === false || value === null || value === undefined || value === '') {
      return [];
    }
    return [`--${flag(name)}`, ...(value === true ? [] : [String(value)])];
  });
  return ['./mazewright', ...made(source), ...flags, '--format', format, '-o', output].map(quoted).join(' ');
}

/** The command that generates or reads the maze: a recipe, a graph's generator, or a file. */
function made(/** @type {Source} */ { recipe, file, generator, seed, as, start, goals = [] }) {
  if (recipe) {
    return ['generate', recipe];
  }
  const ends = [...(start === undefined ? [] : ['--start', start]), ...goals.flatMap(goal => ['--goal', goal])];
  if (generator) {
    const { name, options } = cut(generator);
    return ['generate', '--graph', file.name, '--generator', name, ...options.flatMap(option => ['--option', option]), '--seed', seed, ...ends];
  }
  return ['convert', file.name, ...(file.format ? ['--input-format', file.format] : []), ...(as ? ['--as', as] : []), ...ends];
}

/** A source whose ends are cells where they are pixels of a picture, which only the page converts. */
export function namedEnds(/** @type {Source} */ source, /** @type {Scene} */ scene) {
  const { picture, ...others } = source;
  return {
    ...(picture?.start ? { start: cellText(scene, scene.start) } : {}),
    ...(picture?.goal ? { goals: scene.goals.map(goal => cellText(scene, goal)) } : {}),
    ...others,
  };
}
