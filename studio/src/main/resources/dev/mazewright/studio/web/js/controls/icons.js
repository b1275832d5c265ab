// The icons of the page, as paths of strokes in 24 x 24.
import { strokes } from './element.js';

const PATHS = {
  open: 'M4 19V5h5l2 3h9v11zM12 16v-5M9.5 13.500l2.500-2.500 2.500 2.500',
  undo: 'M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10h-4',
  redo: 'M16 5l4 4-4 4M20 9H10a5 5 0 0 0 0 10h4',
  light: 'M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.400 1.400M17.600 17.600L19 19M19 5l-1.400 1.400M6.400 17.600L5 19',
  dark: 'M20 14.500A8.500 8.500 0 0 1 9.500 4a8.500 8.500 0 1 0 10.500 10.500z',
  system: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 3v18M12 7l6 0M12 11h8.500M12 15h8',
  help: 'M9 9a3 3 0 1 1 4.500 2.600c-1 .6-1.500 1.200-1.500 2.400M12 17.500v.1M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18',
  present: 'M3 5h18v11H3zM8 21l4-5 4 5M10.500 8v5l4-2.500z',
  panel: 'M4 5h16v14H4zM10 5v14',
  dice: 'M4 4h16v16H4zM8.500 8.500v.1M15.500 8.500v.1M12 12v.1M8.500 15.500v.1M15.500 15.500v.1',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  up: 'M6 14l6-6 6 6',
  down: 'M6 10l6 6 6-6',
  close: 'M6 6l12 12M18 6L6 18',
  eye: 'M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12zM12 9.500a2.500 2.500 0 1 0 0 5a2.500 2.500 0 1 0 0-5',
  path: 'M5 20V9h7v7h7V4',
  print: 'M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z',
  copy: 'M9 9h11v12H9zM5 15H4V3h11v2',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.700-5.700l-1.500 1.500M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.700 5.700l1.500-1.500',
  share: 'M12 15V3M8 6.500L12 3l4 3.500M7 10H5v11h14V10h-2',
  download: 'M12 4v11M7.500 11l4.500 4.500 4.500-4.500M4 20h16',
  pick: 'M12 21s-7-6.500-7-11.500a7 7 0 0 1 14 0C19 14.500 12 21 12 21zM12 7.500a2 2 0 1 0 0 4a2 2 0 1 0 0-4',
  pencil: 'M4 20l1-4.500L16 4.500l3.500 3.500L8.500 19zM13.500 7l3.500 3.500',
  eraser: 'M9 20h11M5 15l9-10 6 5.500L12 20H9z',
  invert: 'M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18',
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  pause: 'M8 5v14M16 5v14',
  start: 'M7 5l12 7-12 7z',
  stepForward: 'M6 5l9 7-9 7zM18 5v14',
  stepBack: 'M18 5l-9 7 9 7zM6 5v14',
  first: 'M19 5l-7 7 7 7M12 5l-7 7 7 7',
  last: 'M5 5l7 7-7 7M12 5l7 7-7 7',
};

/** The icon of a name, or of a path. */
export function icon(nameOrPath, size) {
  return strokes(PATHS[nameOrPath] ?? nameOrPath, size);
}
