const DIRECTIONS = ['right', 'down right', 'down', 'down left', 'left', 'up left', 'up', 'up right'];

/** Minutes and seconds, tenths below a minute. */
function time(milliseconds) {
  const seconds = milliseconds / 1000;
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? `${seconds.toFixed(1)}\u00a0s` : `${minutes}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
}

const count = (number, thing) => `${number.toLocaleString('en')} ${thing}${number === 1 ? '' : 's'}`;
const list = words => words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

export const texts = {
  title: 'Play',
  idea: 'Walk the maze yourself.',
  modes: { walk: 'Walk', rooms: 'Cheese', dig: 'Dig' },
  modeTitles: {
    walk: 'Walk the maze that is open', rooms: 'The mouse and the cheese', dig: 'Dig your own maze with the turtle',
  },
  modesLabel: 'What to play',

  // ---- walking
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

  // ---- the mouse and the cheese
  roomsIdea: 'Rooms with brick walls and a door in a corner of each. The mouse starts at the entrance; the cheese lies'
    + ' in a room far from it. Steer the mouse to the cheese, or let a solver find it.',
  roomsSize: 'Size',
  roomsSizes: { '15x23': 'Small', '25x41': 'Medium', '41x67': 'Large' },
  roomsReplaced: 'A level of Cheese replaces your maze. Undo (Ctrl+Z) returns to it.',
  roomsNew: 'New level',
  roomsSolver: 'Search algorithm',
  roomsFind: 'Let the mouse find it',
  roomsStop: 'Stop the mouse',
  roomsFound: (steps, visited) => `The mouse found the cheese in ${count(steps, 'step')} after visiting ${count(visited, 'tile')}.`,

  // ---- the turtle
  digIdea: 'Steer the turtle: it digs through brick. The yellow square is the goal.',
  digSheet: 'The grid of the turtle; arrow keys dig',
  digSize: 'Grid size',
  digCareful: 'Avoid breaking into passages',
  digCarefulHint: 'Digs only if the square two ahead is wall.',
  digFill: 'Fill in (Space)',
  digGoal: 'Set goal here',
  digUndo: 'Undo',
  digReset: 'Reset',
  digRest: 'Auto-dig the rest',
  digStop: 'Stop',
  digSolve: 'Let the turtle solve it',
  digTake: 'Use this maze',
  digKeys: 'Arrow keys or W A S D dig; drag or swipe digs too. G makes the square the goal, U takes a step back.',
  digAt: (column, row, floors) => `Column ${column + 1}, row ${row + 1}; ${floors.length === 0 ? 'no open neighbours' : `open: ${list(floors)}`}.`,
  digBlocked: 'Blocked: that would break into a passage or leave the grid.',
  digEdge: 'Edge of the grid.',
  digDug: (squares, all) => `${squares.toLocaleString('en')} of ${all.toLocaleString('en')} squares dug`,
  digMade: 'Finished digging.',
  digSolved: steps => `The turtle reached the goal in ${count(steps, 'step')}.`,
  digNoPath: 'The turtle visited every square it can reach; the goal is not connected.',
  digNoGoal: 'Set a goal first, or let the turtle dig the rest.',
  digTaken: 'Your maze is loaded. Play, solve or export it.',
};
