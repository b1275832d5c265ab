import { messages } from '../../say/messages.js';
import { ofServer } from '../../say/sentences.js';
import { capital, percent, semicolons } from '../../words.js';
import { hueOf } from './hues.js';

/** What the command line says to try, in the words of the page. */
const ADVICE = {
  several: /--maze N .*$/g, // with the parts for --crop
  area: /--as area/g,
  cells: /--as cells/g,
  crop: /--crop/g,
  threshold: /--threshold/g,
  start: /--start-pixel( X,Y)?/g,
  goal: /--goal-pixel( X,Y)?/g,
};

const worded = text => Object.entries(ADVICE).reduce((words, [name, option]) => words.replace(option, says.advice[name]), text);
/** Doubts of the server that name options which the page does not have. */
const DOUBTS = {
  walls: /the walls: they may be the other parts of the picture; --walls dark or --walls bright decides/,
  other: /the maze: there is another one; --maze \d+ or --crop takes it/,
  largest: /the maze: it is one structure of several in the picture; --crop takes another/,
  effort: /other ways to read it were tried for (\d+) s; --effort SECONDS bounds that/,
};
const doubt = text => Object.entries(DOUBTS).reduce((words, [name, line]) => words.replace(line, (all, seconds) => (
  name === 'effort' ? says.doubts.effort(Number(seconds)) : says.doubts[name])), text);

/** Without the pixels, which the picture shows, and with words for colours, */
const bare = text => doubt(text).replace(/,? at pixel [^;]*|, from pixel \d+,\d+ to \d+,\d+,|,? (at|from) \d+,\d+|(?<= openings in the outline): .*/g, '')
  .replace(/mark of colour (#[0-9A-F]{6})/gi, (all, colour) => says.mark(says.hues[hueOf(colour)]));
/** and in the language of the page: as a whole, or its parts. */
const plain = text => {
  const words = bare(text);
  const said = ofServer(words);
  return said === words ? semicolons(words.split('; ').map(ofServer)) : said;
};

const says = messages('picture', {
  title: 'Picture',
  shown: 'View',
  views: { picture: 'Picture', maze: 'Maze' },
  reading: 'Reading the picture …',
  cancel: 'Cancel',
  cancelled: 'Reading was cancelled.',
  picture: 'The picture {name}',
  solved: 'The picture {name}, with the path drawn on it',
  as: 'Read as',
  ways: { cells: 'Cells', area: 'Area' },
  waysTitle: {
    cells: 'A maze of squares, hexagons, triangles or rings, to be played, watched and exported',
    area: 'Any shape: the path runs through what is free between the walls',
  },
  understood: '{as, select, cells {Read as cells: {notes}.} other {Read as an area: {notes}.}}',
  unsure: 'Unsure: {lines}.',
  ringed: 'Unsure walls are ringed.',
  areaHint: 'An area has no cells: Play, Watch and Export keep the maze that was open before.',
  noStart: 'The start was not found. Choose “Start and goal” and tap it on the picture.',
  noGoal: 'The goal was not found. Choose “Start and goal” and tap it on the picture.',
  noStartOrGoal: 'Start and goal were not found. Choose “Start and goal” and tap them on the picture.',
  noPath: 'No path: {reason}.',
  notConnected: 'start and goal are not connected',
  notUnderstood: 'No maze was recognized ({step}: {measured}). Try {advice}.',
  advice: {
    area: 'reading it as an area', cells: 'reading it as cells', crop: '“Straighten” to mark the corners of the maze',
    threshold: 'another threshold', start: 'setting the start', goal: 'setting the goal',
    several: '“Straighten” to mark the corners of one of them',
  },
  doubts: {
    walls: 'the walls may be the other parts of the picture (on the command line, --walls dark or --walls bright decides)',
    other: 'there is another maze; “Straighten” marks its corners',
    effort: 'other ways to read it were tried for {seconds} s',
    largest: 'the maze is one structure of several in the picture; “Straighten” marks the corners of another',
  },
  mark: '{hue} mark',
  hues: {
    red: 'red', orange: 'orange', yellow: 'yellow', green: 'green', turquoise: 'turquoise', blue: 'blue', purple: 'purple', pink: 'pink',
    black: 'black', grey: 'grey', white: 'white',
  },
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
  page: 'Page, 1 to {count}',
  threshold: 'Threshold',
  thresholdHint: 'How dark a pixel has to be to count as wall.',
  steps: 'Steps of reading',
  stepsNone: 'This picture was read to the pixel; there are no steps to show.',
  step: '{number}. {title}',
  save: 'Save picture',
  share: 'Share',
  scaled: 'The picture was scaled down before it was sent.',
  solvedArea: '{name}, read as an area; the path is drawn.',
  readArea: '{name}, read as an area.',
  elsewhere: '{reason} Photographs and scans are read by the installed program: mazewright serve.',
  undecodable: 'Neither the studio nor this browser can decode this picture. Save it as JPEG or PNG, and open that.',
});

export const texts = {
  ...says,
  understood: (as, notes) => says.understood(as, semicolons(notes.map(plain))),
  unsure: lines => says.unsure(semicolons(lines.map(plain))),
  noEnds: ({ start, goal }) => (start ? says.noGoal : goal ? says.noStart : says.noStartOrGoal),
  noPath: reason => says.noPath(plain(reason.replace(/^no path from start to goal(; |$)/, '')).replace(/^no path[:;,.]?\s*/i, '') || says.notConnected),
  notUnderstood: ({ step, measured, advice }) => says.notUnderstood(plain(step), plain(measured), worded(ofServer(advice))),
  percent,
  step: (title, index) => says.step(index + 1, capital(ofServer(title))),
  elsewhere: reason => says.elsewhere(reason.replace(/[.]?$/, '.')),
};
