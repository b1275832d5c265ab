import { messages } from '../say/messages.js';

/** The texts of the section Path. */
export const texts = messages('create.path', {
  title: 'Path',
  hint: 'Draw the solution yourself: the rest of the maze is made around it.',
  draw: 'Draw the path',
  drawNow: 'Drag over the maze from the start to the goal, or use the arrow keys and Enter; back over the path takes it back. Esc ends it.',
});
