// The texts of the panel Play besides the walk.
import { messages } from '../say/messages.js';

/** The panel around the games. */
export const panelTexts = messages('games', {
  modes: { walk: 'Walk', rooms: 'Cheese', dig: 'Dig' },
  modeTitles: {
    walk: 'Walk the maze that is open', rooms: 'The mouse and the cheese', dig: 'Dig your own maze with the turtle',
  },
  modesLabel: 'What to play',
});

const dig = messages('dig', {
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
  at: '{count, plural, =0 {Column {column}, row {row}; no open neighbours.} other {Column {column}, row {row}; open: {floors}.}}',
  blocked: 'Blocked: that would break into a passage or leave the grid.',
  edge: 'Edge of the grid.',
  dug: '{squares} of {all} squares dug',
  made: 'Finished digging.',
  solved: 'The turtle reached the goal in {steps, plural, one {# step} other {# steps}}.',
  noPath: 'The turtle visited every square it can reach; the goal is not connected.',
  noGoal: 'Set a goal first, or let the turtle dig the rest.',
  taken: 'Your maze is loaded. Play, solve or export it.',
});

/** The turtle. */
export const digTexts = {
  ...dig,
  at: (column, row, floors) => dig.at(floors.length, column + 1, row + 1, floors),
};

/** The mouse and the cheese. */
export const roomsTexts = messages('rooms', {
  idea: 'Rooms with brick walls and a door in a corner of each. The mouse starts at the entrance; the cheese lies in a room far from it. Steer the mouse to the cheese, or let a solver find it.',
  size: 'Size',
  sizes: { '15x23': 'Small', '25x41': 'Medium', '41x67': 'Large' },
  replaced: 'A level of Cheese replaces your maze. Undo (Ctrl+Z) returns to it.',
  new: 'New level',
  solver: 'Search algorithm',
  find: 'Let the mouse find it',
  stop: 'Stop the mouse',
  found: 'The mouse found the cheese in {steps, plural, one {# step} other {# steps}} after visiting {visited, plural, one {# tile} other {# tiles}}.',
});
