// The icons of controls, as paths of strokes in 24 x 24: those of mazes, which the stage has alone too; the page adds its own.
import { strokes } from './element.js';

const PATHS = {
  dice: 'M4 4h16v16H4zM8.500 8.500v.1M15.500 8.500v.1M12 12v.1M8.500 15.500v.1M15.500 15.500v.1',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  up: 'M6 14l6-6 6 6',
  down: 'M6 10l6 6 6-6',
  path: 'M5 20V9h7v7h7V4',
  fit: 'M3 5h18v14H3zM7.500 12h9M9.500 10l-2 2 2 2M14.500 10l2 2-2 2',
  pause: 'M8 5v14M16 5v14',
  start: 'M7 5l12 7-12 7z',
  stepForward: 'M6 5l9 7-9 7zM18 5v14',
  stepBack: 'M18 5l-9 7 9 7zM6 5v14',
  first: 'M19 5l-7 7 7 7M12 5l-7 7 7 7',
  last: 'M5 5l7 7-7 7M12 5l7 7-7 7',
};

/** The icon of a name, or of a path. */
export const icon = (nameOrPath, size) => strokes(PATHS[nameOrPath] ?? nameOrPath, size);

/** Adds icons: {name: path}. */
export function addIcons(paths) {
  Object.assign(PATHS, paths);
}
