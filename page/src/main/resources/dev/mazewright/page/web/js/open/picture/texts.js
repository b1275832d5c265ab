import { capital, percent } from '../../words.js';
import { hueOf } from './hues.js';

/** What the command line says to try, in the words of the page. */
const ADVICE = [
  [/--as area/g, 'reading it as an area'],
  [/--as cells/g, 'reading it as cells'],
  [/--crop/g, '“Straighten” to mark the corners of the maze'],
  [/--threshold/g, 'another threshold'],
  [/--(start|goal)-pixel( X,Y)?/g, 'setting the $1'],
];

const worded = text => ADVICE.reduce((words, [option, instead]) => words.replace(option, instead), text);
/** Without the pixels, which the picture shows, and with words for colours. */
const plain = text => text.replace(/, at pixel [^;]*|, from pixel \d+,\d+ to \d+,\d+,| at \d+,\d+/g, '')
  .replace(/mark of colour (#[0-9A-F]{6})/gi, (all, colour) => `${hueOf(colour)} mark`);

export const texts = {
  title: 'Picture',
  shown: 'View',
  views: { picture: 'Picture', maze: 'Maze' },
  reading: 'Reading the picture …',
  cancel: 'Cancel',
  cancelled: 'Reading was cancelled.',
  picture: name => `The picture ${name}`,
  solved: name => `The picture ${name}, with the path drawn on it`,
  as: 'Read as',
  ways: { cells: 'Cells', area: 'Area' },
  waysTitle: {
    cells: 'A maze of squares, hexagons, triangles or rings, to be played, watched and exported',
    area: 'Any shape: the path runs through what is free between the walls',
  },
  understood: (as, notes) => `${as === 'cells' ? 'Read as cells' : 'Read as an area'}: ${notes.map(plain).join('; ')}.`,
  unsure: lines => `Unsure: ${lines.map(plain).join('; ')}.`,
  ringed: 'Unsure walls are ringed.',
  areaHint: 'An area has no cells: Play, Watch and Export keep the maze that was open before.',
  noEnds: ({ start, goal }) => (start || goal
    ? `The ${start ? 'goal' : 'start'} was not found. Choose “Start and goal” and tap it on the picture.`
    : 'Start and goal were not found. Choose “Start and goal” and tap them on the picture.'),
  noPath: reason => `No path: ${plain(reason).replace(/^no path( from start to goal)?[:;,.]?\s*/i, '') || 'start and goal are not connected'}.`,
  notUnderstood: ({ step, measured, advice }) =>
    `No maze was recognized (${step}: ${measured}). Try ${worded(advice)}.`,
  ends: 'Start and goal',
  endsHint: 'Tap the start on the picture, then the goal. Or drag the marks, or move them by the arrow keys (Shift: ten pixels).',
  start: 'Start',
  goal: 'Goal',
  done: 'Done',
  straighten: 'Straighten',
  straightenHint: 'Drag the four corners onto the corners of the maze, or move them by the arrow keys (Shift: ten pixels).',
  corners: ['Top left corner', 'Top right corner', 'Bottom right corner', 'Bottom left corner'],
  read: 'Read',
  whole: 'Whole picture',
  page: count => `Page, 1 to ${count}`,
  threshold: 'Threshold',
  thresholdHint: 'How dark a pixel has to be to count as wall.',
  percent,
  steps: 'Steps of reading',
  stepsNone: 'This picture was read to the pixel; there are no steps to show.',
  step: (title, index) => `${index + 1}. ${capital(title)}`,
  save: 'Save picture',
  share: 'Share',
  scaled: 'The picture was scaled down before it was sent.',
  solvedArea: name => `${name}, read as an area; the path is drawn.`,
  readArea: name => `${name}, read as an area.`,
  elsewhere: 'This picture is no clean drawing of a maze. Photographs and scans are read by the installed program: mazewright serve.',
  undecodable: 'Neither the studio nor this browser can decode this picture. Save it as JPEG or PNG, and open that.',
};
