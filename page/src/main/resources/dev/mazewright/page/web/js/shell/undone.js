// What undo and redo change is seen: where the panel that is open shows something else, the one that shows it is entered.
/** @import { App, Source } from '../types.js' */

/** The panels that show something else in the place of the maze. */
const WITHOUT_MAZE = ['book', 'compare', 'map'];

/** Follows the history of an app. */
export function showUndone(/** @type {App} */ app) {
  app.history.onMove = (before, after) => {
    const panel = before === null ? null : panelOf(before, after, app.panel);
    if (panel !== null) {
      app.enter(panel);
    }
  };
}

/** The panel that shows what differs between two sources, or null where the one that is open does. */
export function panelOf(/** @type {Source} */ before, /** @type {Source} */ after, panel) {
  const differs = part => before[part] !== undefined && after[part] !== undefined && text(before[part]) !== text(after[part]);
  if (mazeOf(before) !== mazeOf(after)) {
    return WITHOUT_MAZE.includes(panel) ? 'create' : null;
  }
  const changed = { book: 'book', area: 'open' };
  const part = Object.keys(changed).find(differs);
  return part === undefined || changed[part] === panel ? null : changed[part];
}

const text = value => JSON.stringify(value);

/** The maze of a source, as a text. */
const mazeOf = (/** @type {any} */ { book, area, ...source }) => text(source);
