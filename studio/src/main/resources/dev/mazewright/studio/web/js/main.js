// The page begins here: the app, and its panels, one line each.
import { App } from './app.js';
import { Shell } from './shell/shell.js';

/** All panels, in the order of their tabs; each is js/panels/NAME.js and loaded when it is first entered. */
const PANELS = [
  'make',
  'watch',
  'race',
  'play',
  'compare',
  'open',
  'take',
];

const app = new App();
globalThis.mazewright = app; // for the console, and whoever else looks at the page from outside
const shell = new Shell(app, PANELS);
await shell.start();
