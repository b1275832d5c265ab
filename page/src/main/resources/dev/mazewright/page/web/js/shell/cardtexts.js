import { hasEngine } from '../engine/engine.js';
import { messages } from '../say/messages.js';

const says = messages('cards', {
  title: 'What would you like to do?',
  show: 'Start cards',
  close: 'Close the start cards',
  heart: { title: 'A hard heart with a name', idea: 'Change the name under Mask, then print it.' },
  nameHint: 'Type the name into “Word”, under Mask.',
  hide: { title: 'Hide a picture', idea: 'A photo or a word: the solution shows it.' },
  race: { title: 'Show Wilson against Kruskal', idea: 'Two algorithms on the same grid, step by step.' },
  maze: { title: 'Solve my maze', idea: 'Open a file or a text of a maze.' },
  picture: { title: 'Solve my picture', idea: 'Open a photo or a file of a maze.' },
  solid: { title: 'Cut or print in 3-D', idea: 'A puzzle box, a plate with walls, lines for a laser.' },
  solidHint: 'Under “Solid”, a puzzle box has a second sleeve with a pin.',
  contest: { title: 'Check a micromouse maze', idea: 'The contest rules, and the times of the best paths.' },
  contestHint: 'An example. “Choose a file …” checks and times your own maze.',
  pages: { title: 'Make a puzzle book', idea: 'Sections, difficulty, answers: pages to print.' },
  book: { title: 'Make a puzzle book', idea: 'Sections, difficulty, answers: a PDF for printers.' },
  daily: { title: 'A maze a day', idea: 'One for each date, the same for all.' },
  streak: '{days, plural, one {# day} other {# days}} in a row',
  solved: 'Today’s maze is solved: {days, plural, one {# day} other {# days}} in a row. Come back tomorrow.',
});

/** The texts of the start cards. */
export const texts = {
  ...says,
  picture: hasEngine ? says.maze : says.picture,
  book: hasEngine ? says.pages : says.book,
};
