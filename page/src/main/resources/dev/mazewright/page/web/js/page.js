// The app, and its panels, one line each.
import { App } from './app.js';
import './shell/icons.js';
import { dropToken } from './shell/link.js';
import { Shell } from './shell/shell.js';
import { texts } from './shell/texts.js';

/** All panels, in the order of their tabs; the address holds what one that `isLinked` shows on the stage. */
const PANELS = [
  { id: 'create', label: texts.panels.create, icon: 'M4 4h16v16H4zM4 10h6M10 4v2M14 20v-6h6M14 9h2v1', load: () => import('./create/panel.js') },
  { id: 'watch', label: texts.panels.watch, icon: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M10 8.5v7l6-3.5z',
    isLinked: true, load: () => import('./watch/panel.js') },
  { id: 'race', label: texts.panels.race, icon: 'M5 21V4M5 4h14l-3 4 3 4H5', isLinked: true, load: () => import('./race/panel.js') },
  { id: 'play', label: texts.panels.play, icon: 'M12 4v4M12 16v4M4 12h4M16 12h4M12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6',
    isLinked: true, load: () => import('./play/panel.js') },
  { id: 'compare', label: texts.panels.compare, icon: 'M4 20h16M7 20v-7M12 20V5M17 20v-10', isLinked: true, load: () => import('./compare/panel.js') },
  { id: 'open', label: texts.panels.open, icon: 'M4 19V5h5l2 3h9v11zM12 16v-5M9.5 13.500l2.500-2.500 2.500 2.500', load: () => import('./open/panel.js') },
  { id: 'export', label: texts.panels.export, icon: 'M12 4v11M7.500 11l4.500 4.500 4.500-4.500M4 16v4h16v-4', load: () => import('./export/panel.js') },
  { id: 'book', label: texts.panels.book, icon: 'book', isLinked: true, load: () => import('./book/panel.js') },
  { id: 'map', label: texts.panels.map, icon: 'M9 4L3 6.500v13.500l6-2.500 6 2.500 6-2.500V4l-6 2.500zM9 4v13.500M15 6.500v13.500',
    isLinked: true, load: () => import('./map/panel.js') },
];

dropToken();
const app = new App();
globalThis.mazewright = app; // for the console, and for tests
await new Shell(app, PANELS).start();
