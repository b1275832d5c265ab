/** The style in which mazes are drawn on every canvas: what it changes of the page's own. */

import { restyle } from './colours.js';

/** Shares are of a cell; null as the page has it. A mark is a word, and a picture an image that is loaded. */
export const drawn = { wall: null, line: null, caps: null, marks: {}, pictures: {} };

/** Whether lines waver as if drawn by hand. */
export const isHandDrawn = () => drawn.caps === 'hand-drawn';

/** Draws everything in this style; `colours` are those of all that a theme colours, or null for the page's. */
export function draw({ wall, line, caps, marks, pictures, colours }) {
  Object.assign(drawn, { wall, line, caps, marks, pictures });
  restyle(colours);
}
