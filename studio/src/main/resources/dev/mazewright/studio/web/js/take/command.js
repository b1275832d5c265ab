// The command line that makes the same file as the page does.
import { quoted } from './saving.js';

/** The flags of generate for the names that requests have. */
const FLAGS = {
  solution: '--solution', solver: '--solver', theme: '--theme', cellSize: '--cell-size', wallThickness: '--wall-thickness',
  margin: '--margin', annotate: '--annotate', paper: '--paper', outlines: '--outlines', neighbours: '--neighbours',
  animate: '--animate', frames: '--frames', delay: '--delay',
};

/** The command for a source, a format's name, what else a request would carry, and the name of the file. */
export function commandLine(source, format, style, output) {
  const flags = Object.entries(style).flatMap(([name, value]) => {
    if (!FLAGS[name] || (name === 'solver' && !source.recipe) || value === false || value === null || value === undefined || value === '') {
      return [];
    }
    return value === true ? [FLAGS[name]] : [FLAGS[name], String(value)];
  });
  const words = source.recipe
    ? ['generate', source.recipe, ...flags, '--format', format, '-o', output]
    : ['convert', source.file.name, ...flags, '--format', format, '-o', output];
  return ['./mazewright', ...words.map(quoted)].join(' ');
}
