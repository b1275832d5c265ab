import { count, number } from '../words.js';

/** The texts of the map. */
export const texts = {
  stage: (level, at) => `The map: ${level}, around ${at}. Plus and minus zoom, arrow keys move the view, zero shows the whole maze.`,
  intro: 'A perfect maze that is never built: any part of it is computed when it is seen, and the path between any two cells is known exactly. Zoom in; each level is a maze whose cells are the mazes of the next.',
  maze: 'Maze',
  size: 'Size',
  sizeOf: (rows, columns) => `${rows} × ${columns}`,
  generator: 'Generator',
  seed: 'Seed',
  newSeed: 'New seed',
  path: 'Path from A to B',
  from: 'A',
  to: 'B',
  cellHint: 'Row and column, from 0, as in 12,34. Pins can also be dragged.',
  badCell: (rows, columns) => `Enter a row from 0 to ${number(rows - 1n)} and a column from 0 to ${number(columns - 1n)}, as in 12,34.`,
  length: steps => count(steps, 'step'),
  years: steps => {
    const units = { years: 31_557_600n, days: 86_400n, hours: 3600n };
    const [unit, seconds] = Object.entries(units).find(([, each]) => steps >= 2n * each) ?? ['', 1n];
    return unit === '' ? '' : `At a step a second: ${number(steps / seconds)} ${unit}.`;
  },
  measuring: 'Measuring …',
  showPath: 'Show the path',
  step: 'Step of the path',
  goToStep: 'Go to step',
  badStep: steps => `Enter a whole number from 0 to ${number(steps)}.`,
  atStep: (step, cell) => `Step ${number(step)} is in ${cellWords(cell)}.`,
  places: 'Go to',
  whole: 'Whole maze',
  goA: 'A',
  goB: 'B',
  middle: 'Middle of the path',
  deadEnd: 'Farthest dead end of this block',
  deadEndTitle: 'Of the block in the middle of the view, the cell that is farthest from a door',
  atDeadEnd: (steps, cell, cells) => `The farthest dead end of this block of ${number(cells)} cells is ${number(steps)} steps from a door, in ${cellWords(cell)}.`,
  tapped: 'Cell',
  tap: 'Tap a cell to choose it.',
  chosen: cell => `Chosen: ${cellWords(cell)}`,
  setA: 'Set A here',
  setB: 'Set B here',
  walkHere: 'Walk from here',
  walk: 'Walk',
  toGo: steps => (steps === 0n ? 'You have arrived at B.' : `${count(steps, 'step')} to go to B`),
  next: 'Next step',
  walkOn: 'Walk on',
  endWalk: 'End',
  pad: 'Walk',
  directions: ['Up', 'Right', 'Down', 'Left'],
  walkHint: 'Arrow keys walk, too.',
  use: 'This part',
  openPart: 'Open as a maze',
  openPartTitle: 'Opens what is seen as a maze of its own, to draw, print and export it',
  tooLarge: 'Zoom in to open a part as a maze.',
  others: 'For other programs',
  tiles: 'Tiles (QGIS and other programs)',
  tilesHint: 'Tiles of 256 pixels as in web maps; zoom 0 is the whole maze. Pages of other sites get none.',
  command: 'Command for this part',
  levels: 'Levels; choose one to see its whole block',
  levelOf: level => (level === 0 ? 'cells' : `level ${level}`),
  blockOf: (level, span) => (level === 0 ? 'Cells' : `Level ${level}: a block has ${number(span)} × ${number(span)} cells`),
  at: cellWords,
  went: cell => `The view shows ${cellWords(cell)}.`,
};

function cellWords({ row, column }) {
  return `row ${number(row)}, column ${number(column)}`;
}
