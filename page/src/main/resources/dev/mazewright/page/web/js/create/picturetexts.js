import { messages } from '../say/messages.js';

/** The texts of the section Picture. */
export const texts = messages('create.picture', {
  title: 'Picture',
  hint: 'Hides a picture in the maze: show the solution to see it. Its dark areas are shown; thick silhouettes are best.',
  choose: 'Choose a picture …',
  edges: 'Draw it by its edges, as photographs need',
  maze: 'The maze',
  solved: 'The solved maze',
  light: 'Show the light areas',
  word: 'Word to hide',
  example: 'e.g. ANNA',
  region: 'What the solution shows',
});
