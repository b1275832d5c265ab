import { UNREACHABLE } from '../shell/texts.js';
import { count, number } from '../words.js';

/** The texts of large mazes. */
export const texts = {
  stage: 'The maze',
  size: ({ rows, columns }) => `Rectangle ${number(rows)} × ${number(columns)}`,
  cells: count => `${number(count)} cells`,
  alternative: facts => `The maze: ${facts.join(', ')}. Plus and minus zoom, arrow keys move the view, zero shows the whole maze.`,
  tools: 'Position and progress',
  minimap: 'Overview of the maze; click to move the view',
  row: 'Row',
  column: 'Column',
  go: 'Go to cell',
  goTitle: 'Moves the view to a cell; rows and columns count from 0',
  at: (row, column) => `row ${number(row)}, column ${number(column)}`,
  went: (row, column) => `The view shows the cell in row ${number(row)}, column ${number(column)}.`,
  generating: (share, seconds) => `Generating${share === null ? '' : `: ${Math.floor(100 * share)} %`}${after(seconds)}`,
  waiting: 'Waiting for another task',
  solving: seconds => `Searching for the solution${after(seconds)}`,
  cancel: 'Cancel',
  cancelled: 'Generation was cancelled.',
  again: 'Generate again',
  solved: steps => `The solution has ${count(steps, 'step')}.`,
  unreachable: UNREACHABLE,
  /** Panels that need all cells on the page, and what they say instead of a maze of more than `most`. */
  cannot: {
    watch: most => `Watch plays mazes of up to ${number(most)} cells. This maze is larger: choose fewer rows or columns to watch its generation.`,
    race: most => `Race compares algorithms on mazes of up to ${number(most)} cells. This maze is larger: choose fewer rows or columns.`,
    play: most => `Play needs a maze of up to ${number(most)} cells. This maze is larger: choose fewer rows or columns to walk through it.`,
    compare: most => `Compare measures mazes of up to ${number(most)} cells. This maze is larger: choose fewer rows or columns.`,
  },
};

/** How long it took, once that is of interest. */
const after = seconds => (seconds < 2 ? '' : `, ${number(seconds)} s`);
