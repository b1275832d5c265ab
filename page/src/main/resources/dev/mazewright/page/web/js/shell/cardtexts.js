import { hasEngine } from '../engine/engine.js';
import { count } from '../words.js';

/** The texts of the start cards. */
export const texts = {
  title: 'What would you like to do?',
  show: 'Start cards',
  close: 'Close the start cards',
  heart: { title: 'A hard heart with a name', idea: 'Change the name under Mask, then print it.' },
  nameHint: 'Type the name into “Word”, under Mask.',
  race: { title: 'Show Wilson against Kruskal', idea: 'Two algorithms on the same grid, step by step.' },
  picture: hasEngine
    ? { title: 'Solve my maze', idea: 'Open a file or a text of a maze.' }
    : { title: 'Solve my picture', idea: 'Open a photo or a file of a maze.' },
  book: { title: 'Make a puzzle book', idea: `Sections, difficulty, answers: ${hasEngine ? 'pages to print' : 'a PDF for printers'}.` },
  daily: { title: 'A maze a day', idea: 'One for each date, the same for all.' },
  streak: days => `${count(days, 'day')} in a row`,
  solved: days => `Today’s maze is solved: ${texts.streak(days)}. Come back tomorrow.`,
};
