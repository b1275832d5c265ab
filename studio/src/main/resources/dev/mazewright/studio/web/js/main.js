// The page begins here: the app, and its panels, one line each.
import { App } from './app.js';
import './shell/icons.js';
import { dropToken } from './shell/token.js';
import { Shell } from './shell/shell.js';

/** All panels, in the order of their tabs; each is {id, label, icon} with what builds it: mount, or load. */
const PANELS = [
  import('./panels/create.js'),
  import('./panels/watch.js'),
  import('./panels/race.js'),
  import('./panels/play.js'),
  import('./panels/compare.js'),
  import('./panels/open.js'),
  import('./panels/export.js'),
  import('./panels/book.js'),
  import('./panels/map.js'),
];

dropToken();
const app = new App();
globalThis.mazewright = app; // for the console, and for tests
const panels = await Promise.all(PANELS);
const shell = new Shell(app, panels.map(({ panel }) => panel));
await shell.start();
