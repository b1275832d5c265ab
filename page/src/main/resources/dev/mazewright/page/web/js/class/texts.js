import { messages } from '../say/messages.js';
import { decimal } from '../words.js';

const says = messages('class', {
  open: 'Class',
  title: 'Class',
  join: 'Pupils scan this code or open this link:',
  qr: 'QR code of the pupils’ link',
  copy: 'Copy link',
  copied: 'Copied: the pupils’ link.',
  notCopied: 'The browser does not let pages copy; select the link.',
  begin: 'Start a race in this maze',
  end: 'End the race',
  noRecipe: 'This maze was opened from a file; a race needs a maze with a recipe.',
  close: 'Close',
  remove: 'Remove {name}',
  table: 'Race',
  board: 'Results of the race',
  boardOf: '{done, plural, =0 {Race: {pupils, plural, one {# pupil} other {# pupils}}} other {Race: {done} of {pupils, plural, one {# pupil} other {# pupils}} at the goal}}',
  showBoard: 'Show the results beside the maze',
  hideBoard: 'Hide the results',
  columns: { place: 'Place', name: 'Name', moves: 'Moves', left: 'To go', time: 'Time' },
  noNames: 'No names yet.',
  count: '{pupils, plural, one {# pupil} other {# pupils}}',
  secondsOf: '{seconds} s',
  none: '–',
  teacher: 'The teacher’s maze',
  race: 'Race: find the goal',
  fromFile: 'This maze is on the teacher’s screen only: it was opened from a file.',
  waiting: 'Waiting for the teacher …',
  lost: 'No connection to the teacher’s studio; trying again …',
  name: 'Your name',
  nameHint: 'It is shown to the whole class.',
  ready: 'Join',
  joinedHere: '{name} has joined from this device. Press Join again to join under another name.',
  joined: 'You are {name}.',
  steer: 'Tap a cell near you, swipe, or press the arrow keys.',
  doneIn: 'You made it in {time} with {moves} moves.',
  over: 'The race is over.',
});

/** The texts of the class: the teacher's control and the pupils' page. */
export const texts = {
  ...says,
  boardOf: (pupils, done) => says.boardOf(done, pupils),
  seconds: milliseconds => says.secondsOf(decimal(milliseconds / 1000)),
  done: (time, moves) => says.doneIn(texts.seconds(time), moves),
};
