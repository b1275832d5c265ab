import { messages } from '../say/messages.js';
import { UNREACHABLE } from '../shell/texts.js';
import { commas } from '../words.js';

const says = messages('large', {
  stage: 'The maze',
  size: 'Rectangle {rows} × {columns}',
  cells: '{count} cells',
  alternative: 'The maze: {facts}. Plus and minus zoom, arrow keys move the view, zero shows the whole maze.',
  tools: 'Position and progress',
  minimap: 'Overview of the maze; click to move the view',
  row: 'Row',
  column: 'Column',
  go: 'Go to cell',
  goTitle: 'Moves the view to a cell; rows and columns count from 0',
  at: 'row {row}, column {column}',
  went: 'The view shows the cell in row {row}, column {column}.',
  generating: 'Generating',
  generatingShare: 'Generating: {share} %',
  after: '{work}, {seconds} s',
  waiting: 'Waiting for another task',
  solving: 'Searching for the solution',
  cancel: 'Cancel',
  cancelled: 'Generation was cancelled.',
  again: 'Generate again',
  solved: 'The solution has {steps, plural, one {# step} other {# steps}}.',
  /** Panels that need all cells on the page, and what they say instead of a maze of more than `most`. */
  cannot: {
    watch: 'Watch plays mazes of up to {most} cells. This maze is larger: choose fewer rows or columns to watch its generation.',
    race: 'Race compares algorithms on mazes of up to {most} cells. This maze is larger: choose fewer rows or columns.',
    play: 'Play needs a maze of up to {most} cells. This maze is larger: choose fewer rows or columns to walk through it.',
    compare: 'Compare measures mazes of up to {most} cells. This maze is larger: choose fewer rows or columns.',
  },
});

/** The texts of large mazes. */
export const texts = {
  ...says,
  size: ({ rows, columns }) => says.size(rows, columns),
  alternative: facts => says.alternative(commas(facts)),
  generating: (share, seconds) => after(share === null ? says.generating : says.generatingShare(Math.floor(100 * share)), seconds),
  solving: seconds => after(says.solving, seconds),
  unreachable: UNREACHABLE,
};

/** With how long it took, once that is of interest. */
const after = (work, seconds) => (seconds < 2 ? work : says.after(work, seconds));
