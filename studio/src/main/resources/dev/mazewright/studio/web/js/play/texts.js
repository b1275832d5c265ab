const DIRECTIONS = ['right', 'down right', 'down', 'down left', 'left', 'up left', 'up', 'up right'];

/** Minutes and seconds, tenths below a minute. */
function time(milliseconds) {
  const seconds = milliseconds / 1000;
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? `${seconds.toFixed(1)}\u00a0s` : `${minutes}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
}

const count = (number, thing) => `${number} ${thing}${number === 1 ? '' : 's'}`;
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
  keys: 'Arrow keys or W A S D walk; Q E Z C walk diagonally; Page Up and Page Down take stairs. Or drag from the walker along the'
    + ' passages, swipe, or tap a cell that is not far. With Shift the walker runs on to the next junction.',
  keysTitle: 'How to steer',
  moves: 'Moves',
  time: 'Time',
  hints: 'Hints',
  best: 'Shortest',
  timeOf: time,
  fog: 'Fog: see only what is near',
  trail: 'Show my trail',
  hint: 'Hint',
  hintTitle: 'Shows the next few steps (H)',
  giveUp: 'Show the solution',
  restart: 'Start again',
  another: 'Another maze',
  noGoal: 'This maze has no goal to walk to. Open lets you set one.',
  noPath: 'There is no path from the start to the goal, so this maze cannot be won. Open shows what is cut off.',
  atGoal: 'The start is the goal, so there is nothing to walk. Open lets you set another one.',
  tooFar: 'That cell is too far away; tap one nearer to the walker.',
  pad: 'Steer',
  padOf: index => `Go ${DIRECTIONS[index]}`,
  upstairs: 'Upstairs',
  downstairs: 'Downstairs',
  begun: passages => `You are at the start. Passages: ${list(passages)}.`,
  blocked: 'There is a wall.',
  direction: index => DIRECTIONS[index],
  stairs: { up: 'stairs up', down: 'stairs down' },
  ahead: (before, passages) => (passages.length === 0 ? 'A dead end.' : `${before}Passages: ${list(passages)}.`),
  stepped: number => number > 1 ? `${number} steps. ` : '',
  hintSaid: steps => `Hint: go ${steps.join(', then ')}.`,
  done: 'You reached the goal.',
  stars: number => `${number} of 3 stars`,
  verdict: ({ moves, best, hints }, milliseconds) => `${count(moves, 'move')}, the shortest path has ${best}; ${time(milliseconds)}`
    + (hints > 0 ? `, ${count(hints, 'hint')}.` : '.'),
  perfect: 'There is no shorter path.',
  gaveUp: 'The solution is shown. Start again to walk it yourself.',

  // ---- the mouse and the cheese
  roomsIdea: 'Rooms with brick walls and a door in a corner of each. The mouse starts at the entrance; the cheese lies'
    + ' in a room far from it. Steer the mouse to the cheese, or let a solver find it.',
  roomsSize: 'Size',
  roomsSizes: { '15x23': 'Small', '25x41': 'Medium', '41x67': 'Large' },
  roomsNew: 'New rooms',
  roomsSolver: 'Solver',
  roomsFind: 'Let the mouse find it',
  roomsStop: 'Stop the mouse',
  roomsFound: (steps, visited) => `The mouse found the cheese in ${count(steps, 'step')} and visited ${count(visited, 'tile')}.`,

  // ---- the turtle
  digIdea: 'Steer the turtle: it digs through brick. The yellow square is the goal.',
  digSheet: 'The grid of the turtle; arrow keys dig',
  digSize: 'Squares per side',
  digCareful: 'Careful: do not break into passages',
  digCarefulHint: 'Digs only where the square after the next is brick.',
  digFill: 'Fill in (Space)',
  digGoal: 'Goal here',
  digUndo: 'Undo',
  digReset: 'Reset to brick',
  digRest: 'Dig the rest',
  digStop: 'Stop',
  digSolve: 'Let the turtle solve it',
  digTake: 'Use this maze',
  digKeys: 'Arrow keys or W A S D dig; drag or swipe digs too. G makes the square the goal, U takes a step back.',
  digAt: (column, row, floors) => `Column ${column + 1}, row ${row + 1}; floor: ${floors.length === 0 ? 'none' : list(floors)}.`,
  digBlocked: 'The turtle stays: it would break into a passage or leave the grid.',
  digEdge: 'The grid ends here.',
  digDug: (squares, all) => `${squares} of ${all} squares dug`,
  digMade: 'Everything is dug.',
  digSolved: steps => `The turtle reached the goal in ${count(steps, 'step')}.`,
  digNoPath: 'The turtle visited every square it can reach; the goal is not connected.',
  digNoGoal: 'Set the goal first, or let the turtle dig the rest.',
  digTaken: 'This maze is open now: walk it, watch it being solved, print it.',
};
