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
  keys: 'Arrow keys or W A S D walk; Q E Z C go askew; Page Up and Page Down take stairs. Or drag from the walker along the'
    + ' passages, swipe, or tap a cell that is not far. With Shift the walker runs on to the next junction.',
  keysTitle: 'How to steer',
  moves: 'Moves',
  time: 'Time',
  hints: 'Hints',
  best: 'Best way',
  timeOf: time,
  fog: 'Fog: see only what is near',
  trail: 'Show my trail',
  hint: 'Hint',
  hintTitle: 'Shows the next few steps (H)',
  giveUp: 'Show the way',
  restart: 'Start again',
  another: 'Another maze',
  noGoal: 'This maze has no goal to walk to. Open lets you set one.',
  noWay: 'There is no way from the start to the goal here, so nobody can win this one. Open shows what is cut off.',
  atGoal: 'The start is the goal here, so there is nothing to walk. Open lets you set another one.',
  tooFar: 'That is too far to go at once; tap a cell nearer to the walker.',
  pad: 'Steer',
  padOf: index => `Go ${DIRECTIONS[index]}`,
  upstairs: 'Upstairs',
  downstairs: 'Downstairs',
  begun: ways => `You stand at the start. Open: ${list(ways)}.`,
  blocked: 'There is a wall.',
  direction: index => DIRECTIONS[index],
  stairs: { up: 'stairs up', down: 'stairs down' },
  ahead: (before, ways) => ways.length === 0 ? 'A dead end.' : `${before}Open: ${list(ways)}.`,
  stepped: number => number > 1 ? `${number} steps. ` : '',
  hintSaid: ways => `Hint: go ${ways.join(', then ')}.`,
  done: 'You are there.',
  stars: number => `${number} of 3 stars`,
  verdict: ({ moves, best, hints }, milliseconds) => `${count(moves, 'move')}, the best way has ${best}; ${time(milliseconds)}`
    + (hints > 0 ? `, ${count(hints, 'hint')}.` : '.'),
  perfect: 'There is no shorter way.',
  gaveUp: 'The way is shown. Start again to walk it yourself.',

  // ---- the mouse and the cheese
  roomsIdea: 'Rooms of brick with a door in a corner, one leading to the next. The mouse sits at the entrance; the cheese lies'
    + ' in a room far from it. Walk the mouse to the cheese, or let it find it.',
  roomsSize: 'Size',
  roomsSizes: { '15x23': 'Small', '25x41': 'Medium', '41x67': 'Large' },
  roomsNew: 'New rooms',
  roomsSolver: 'How it looks',
  roomsFind: 'Let the mouse find it',
  roomsStop: 'Stop the mouse',
  roomsFound: (steps, looked) => `The mouse found the cheese in ${count(steps, 'step')}, having looked at ${count(looked, 'tile')}.`,

  // ---- the turtle
  digIdea: 'A turtle on a sheet of brick: it digs where you steer it. The yellow square is the goal.',
  digSheet: 'The sheet of the turtle; arrow keys dig',
  digSize: 'Squares a side',
  digCareful: 'Careful: do not break into passages',
  digCarefulHint: 'Digs only where the square after the next is brick.',
  digFill: 'Fill in (Space)',
  digGoal: 'Goal here',
  digUndo: 'Undo',
  digReset: 'All brick again',
  digRest: 'Dig the rest',
  digStop: 'Stop',
  digSolve: 'Let the turtle solve it',
  digTake: 'Use this maze',
  digKeys: 'Arrow keys or W A S D dig; drag or swipe digs too. G makes the square the goal, U takes a step back.',
  digAt: (column, row, ways) => `Column ${column + 1}, row ${row + 1}; floor: ${ways.length === 0 ? 'nowhere' : list(ways)}.`,
  digBlocked: 'The turtle stays: it would break into a passage or leave the sheet.',
  digEdge: 'The sheet ends here.',
  digDug: (squares, all) => `${squares} of ${all} squares dug`,
  digMade: 'All is dug.',
  digSolved: steps => `The turtle reached the goal in ${count(steps, 'step')}.`,
  digNoWay: 'The turtle has been everywhere it can get to; no floor leads to the goal.',
  digNoGoal: 'Put the goal somewhere first, or let the turtle dig the rest.',
  digTaken: 'This is your maze now: walk it, watch it being solved, print it.',
};
