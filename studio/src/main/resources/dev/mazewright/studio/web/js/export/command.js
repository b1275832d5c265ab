// The command line that makes the same file as the page does.
import { quoted } from './saving.js';

/** The flags of generate and convert for the names that requests have. */
const FLAGS = {
  solution: '--solution', solver: '--solver', theme: '--theme', cellSize: '--cell-size', wallThickness: '--wall-thickness',
  margin: '--margin', annotate: '--annotate', paper: '--paper', outlines: '--outlines', neighbours: '--neighbours',
  animate: '--animate', frames: '--frames', delay: '--delay',
};

/** The command for a source, a format's name, what else a request would carry, and the name of the file. */
export function commandLine(source, format, style, output) {
  const flags = Object.entries(style).flatMap(([name, value]) => {
    if (!FLAGS[name] || value === false || value === null || value === undefined || value === '') {
      return [];
    }
    return value === true ? [FLAGS[name]] : [FLAGS[name], String(value)];
  });
  return ['./mazewright', ...made(source), ...flags, '--format', format, '-o', output].map(quoted).join(' ');
}

/** What makes or reads the maze: a recipe, a graph's generator, or a file. */
function made({ recipe, file, generator, seed, as, start, goals = [] }) {
  if (recipe) {
    return ['generate', recipe];
  }
  const ends = [...(start === undefined ? [] : ['--start', start]), ...goals.flatMap(goal => ['--goal', goal])];
  if (generator) {
    const [name, options] = generator.split(':');
    const each = options ? options.split(',').flatMap(option => ['--option', option]) : [];
    return ['generate', '--graph', file.name, '--generator', name, ...each, '--seed', seed, ...ends];
  }
  return ['convert', file.name, ...(file.format ? ['--input-format', file.format] : []), ...(as ? ['--as', as] : []), ...ends];
}
