// The texts of the turtle.
import { count, list, number } from '../words.js';

export const texts = {
  idea: 'Steer the turtle: it digs through brick. The yellow square is the goal.',
  sheet: 'The grid of the turtle; arrow keys dig',
  size: 'Grid size',
  careful: 'Avoid breaking into passages',
  carefulHint: 'Digs only if the square two ahead is wall.',
  fill: 'Fill in (Space)',
  goal: 'Set goal here',
  undo: 'Undo',
  reset: 'Reset',
  rest: 'Auto-dig the rest',
  stop: 'Stop',
  solve: 'Let the turtle solve it',
  take: 'Use this maze',
  keys: 'Arrow keys or W A S D dig; drag or swipe digs too. G makes the square the goal, U takes a step back.',
  at: (column, row, floors) => `Column ${column + 1}, row ${row + 1}; ${floors.length === 0 ? 'no open neighbours' : `open: ${list(floors)}`}.`,
  blocked: 'Blocked: that would break into a passage or leave the grid.',
  edge: 'Edge of the grid.',
  dug: (squares, all) => `${number(squares)} of ${number(all)} squares dug`,
  made: 'Finished digging.',
  solved: steps => `The turtle reached the goal in ${count(steps, 'step')}.`,
  noPath: 'The turtle visited every square it can reach; the goal is not connected.',
  noGoal: 'Set a goal first, or let the turtle dig the rest.',
  taken: 'Your maze is loaded. Play, solve or export it.',
};
