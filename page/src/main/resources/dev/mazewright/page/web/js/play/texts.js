import { messages } from '../say/messages.js';
import { decimal } from '../words.js';

/** Minutes and seconds, tenths below a minute. */
function time(milliseconds) {
  const seconds = milliseconds / 1000;
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? says.seconds(decimal(seconds)) : `${minutes}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
}

const says = messages('play', {
  keys: 'Arrow keys or W A S D walk; Q E Z C move diagonally; Page Up and Page Down use stairs. Or drag from the walker along the passages, swipe, or tap a nearby cell; hold Shift to run to the next junction.',
  keysTitle: 'Controls',
  moves: 'Moves',
  time: 'Time',
  hints: 'Hints',
  best: 'Shortest path',
  seconds: '{seconds} s',
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
  padOf: 'Go {direction}',
  upstairs: 'Upstairs',
  downstairs: 'Downstairs',
  begun: 'At the start. Exits: {exits}.',
  blocked: 'Wall.',
  directions: ['right', 'down right', 'down', 'down left', 'left', 'up left', 'up', 'up right'],
  stairs: { up: 'stairs up', down: 'stairs down' },
  deadEnd: 'A dead end.',
  ahead: 'Exits: {exits}.',
  stepped: '{number, plural, one {# step. } other {# steps. }}',
  hintSaid: 'Hint: go {steps}.',
  then: '{steps}, then {step}',
  done: 'You made it!',
  stars: '{number} of 3 stars',
  verdict: '{hints, plural, =0 {{moves, plural, one {# move} other {# moves}} (shortest: {best}); {time}.} other {{moves, plural, one {# move} other {# moves}} (shortest: {best}); {time}, {hints, plural, one {# hint} other {# hints}}.}}',
  perfect: 'Perfect: that is the shortest path.',
  gaveUp: 'Solution shown. Restart to try it yourself.',

  left: 'New maze. Undo (Ctrl+Z) returns to your walk of {moves, plural, one {# move} other {# moves}}.',
  resumed: 'Your walk of {moves, plural, one {# move} other {# moves}} goes on.',
});

export const texts = {
  ...says,
  timeOf: time,
  padOf: index => says.padOf(says.directions[index]),
  direction: index => says.directions[index],
  ahead: (before, exits) => (exits.length === 0 ? says.deadEnd : before + says.ahead(exits)),
  stepped: number => (number > 1 ? says.stepped(number) : ''),
  hintSaid: steps => says.hintSaid(steps.reduce((before, step) => says.then(before, step))),
  verdict: ({ moves, best, hints }, milliseconds) => says.verdict(hints, moves, best, time(milliseconds)),
};
