import { count, list } from '../words.js';

const DIRECTIONS = ['right', 'down right', 'down', 'down left', 'left', 'up left', 'up', 'up right'];

/** Minutes and seconds, tenths below a minute. */
function time(milliseconds) {
  const seconds = milliseconds / 1000;
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? `${seconds.toFixed(1)}\u00a0s` : `${minutes}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
}

export const texts = {
  keys: 'Arrow keys or W A S D walk; Q E Z C move diagonally; Page Up and Page Down use stairs. Or drag from the walker along the'
    + ' passages, swipe, or tap a nearby cell; hold Shift to run to the next junction.',
  keysTitle: 'Controls',
  moves: 'Moves',
  time: 'Time',
  hints: 'Hints',
  best: 'Shortest path',
  timeOf: time,
  fog: 'Fog of war',
  trail: 'Show my trail',
  hint: 'Hint',
  hintTitle: 'Shows the next few steps (H)',
  giveUp: 'Show solution',
  restart: 'Restart',
  another: 'New maze',
  noGoal: 'This maze has no goal to walk to. Open lets you set one.',
  noPath: 'This maze cannot be solved: no path leads from the start to the goal. Open shows the unreachable part.',
  atGoal: 'The start is the goal, so there is nothing to walk. Open lets you set another one.',
  tooFar: 'Too far. Tap a nearer cell.',
  pad: 'Controls',
  padOf: index => `Go ${DIRECTIONS[index]}`,
  upstairs: 'Upstairs',
  downstairs: 'Downstairs',
  begun: exits => `At the start. Exits: ${list(exits)}.`,
  blocked: 'Wall.',
  direction: index => DIRECTIONS[index],
  stairs: { up: 'stairs up', down: 'stairs down' },
  ahead: (before, exits) => (exits.length === 0 ? 'A dead end.' : `${before}Exits: ${list(exits)}.`),
  stepped: number => number > 1 ? `${number} steps. ` : '',
  hintSaid: steps => `Hint: go ${steps.join(', then ')}.`,
  done: 'You made it!',
  stars: number => `${number} of 3 stars`,
  verdict: ({ moves, best, hints }, milliseconds) => `${count(moves, 'move')} (shortest: ${best}); ${time(milliseconds)}`
    + (hints > 0 ? `, ${count(hints, 'hint')}.` : '.'),
  perfect: 'Perfect: that is the shortest path.',
  gaveUp: 'Solution shown. Restart to try it yourself.',

  left: moves => `New maze. Undo (Ctrl+Z) returns to your walk of ${count(moves, 'move')}.`,
  resumed: moves => `Your walk of ${count(moves, 'move')} goes on.`,
};
