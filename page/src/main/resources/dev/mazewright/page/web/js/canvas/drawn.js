/** The style in which mazes are drawn on every canvas: what it changes of the page's own. */

import { restyle } from './colours.js';

/**
 * Shares are of a cell; null as the page has it. A mark is a word, and a picture an image that is loaded; `outside` is the
 * colour of the grid where no cell is; `path` is 'line' or 'cells', or null as the maze has it. `hand` has the Pen that wavers, and its reach in cells; `paintEndMark` paints marks
 * that are no discs.
 * @type {Record<string, any>}
 */
export const drawn = {
  wall: null, line: null, path: null, caps: null, outside: null, marks: {}, pictures: {}, hand: null, paintEndMark: () => false,
};

/** A pen that draws lines in this style. */
export const penOf = (context, camera) => (drawn.hand ? new drawn.hand.Pen(context, camera) : context);

/** Draws everything in this style; `colours` are those of all that a theme colours, or null for the page's. */
export function draw({ colours, ...style }) {
  Object.assign(drawn, style);
  restyle(colours);
}
