import { nameOf } from '../names.js';
import { messages } from '../say/messages.js';
import { ofServer } from '../say/sentences.js';
import { capital, commas, decimal, times } from '../words.js';

const says = messages('book', {
  idea: 'A puzzle book: sections of mazes, numbered, with answers, as a PDF for printers.',
  stage: 'The book',
  mode: 'What is edited',
  modes: { form: 'Form', text: 'Text' },

  // the book
  title: 'Title',
  settings: 'Page, answers, style',
  author: 'Author',
  language: 'Language of its own words',
  layout: 'Layout',
  layouts: { book: 'Book', worksheet: 'Worksheets', unplugged: 'Algorithms by hand' },
  example: 'Use the example of this layout',
  ofLayout: 'This book does not fit the layout. {reason}',
  trim: 'Page size',
  trimInches: '{size} in',
  trimMillimetres: '{size} mm',
  answersAt: 'Answers stand',
  places: { end: 'on the last pages', back: 'on the back of each page', file: 'in a second file' },
  answers: 'Answers on a page',
  answersOf: '{number, plural, =0 {no answers} other {#}}',
  bleed: 'Bleed: pages reach beyond the trimmed edges',
  pageNumbers: 'Page numbers',
  binding: 'Bound at the',
  sides: { left: 'left', right: 'right' },
  margin: 'Margin',
  marginHint: 'Such as 12mm or 0.5in, which is the usual one.',
  leastCell: 'Least size of a cell',
  leastCellHint: 'Such as 2mm, which is the usual one. Smaller cells are refused.',
  seed: 'Seed',
  seedHint: 'The same seed makes the same book.',
  noOwnStyle: 'Black walls on white.',
  ownStyle: 'In a style of its own: see under Text.',
  takeStyle: 'Take the style of Export',
  noStyle: 'Remove the style',

  // sections
  sectionName: 'Section',
  sectionOf: '{number}. {title}',
  sectionWith: '{number}. {title}: {mazes, plural, one {# maze} other {# mazes}}',
  sectionTitle: 'Section title',
  sectionTitleHint: 'On a page of its own; a section without title and instructions has no such page.',
  sheetTitleHint: 'On each sheet, with the instructions.',
  mazes: 'Mazes',
  perPage: 'Mazes on a page',
  shapes: 'Shapes',
  shapesHint: 'One a line; they take turns. Options follow a colon: weave:crossings=0.5',
  addShape: 'Add a shape',
  sizeFrom: 'Size from',
  sizeTo: 'to',
  sizeHint: 'Rows x columns.',
  generators: 'Generators',
  generatorsHint: 'One a line; they take turns.',
  addGenerator: 'Add a generator',
  choose: 'Choose …',
  difficultyFrom: 'Difficulty from',
  difficultyTo: 'to',
  difficultyHint: '0 to 100; empty for any.',
  level: 'Difficulty',
  levelHint: 'One for all sheets, 0 to 100; empty for the most frequent one.',
  byHand: 'By hand',
  byHandGenerated: 'the maze is generated',
  byHandSearched: 'the maze is searched, {solver}',
  masks: 'Masks',
  masksHint: 'One a line; they take turns. Shapes have the outlines of masks.',
  addMask: 'Add a mask',
  maskTexts: 'Words as masks',
  maskTextsHint: 'One a line; they take turns, and are left out of masks where there are both.',
  ends: 'Start and goal',
  endsOf: { cells: 'marks in cells', openings: 'openings with arrows' },
  instructions: 'Instructions',
  addSection: 'Add a section',
  acts: { up: 'Move up', down: 'Move down', remove: 'Remove' },
  actOnSection: '{act}: section {number}',
  otherForm: 'The sections of this text are not written as [[section]]. Edit them under Text.',

  // the text
  toml: 'The book in TOML',
  tomlHint: 'The form and the pages follow it. Comments stay.',
  lineWith: 'Line {line}: {error}',
  goToLine: 'Go to line {line}',

  // the pages
  pages: 'Pages',
  pageOf: '{count, plural, =0 {Page {page}} one {Page {page}, with maze {mazes}} other {Page {page}, with mazes {mazes}}}',
  largePages: 'Large pages',
  exchange: 'Exchange maze {number} for another',
  exchangeNumber: 'Maze {number}',
  exchangedFor: 'Maze {number} is another: difficulty {difficulty}, {length, plural, one {# step} other {# steps}}.',
  factsOf: '{pages, plural, one {# page} other {# pages}} of {size}, {mazes, plural, one {# maze} other {# mazes}}.',
  fewPages: '{facts} Printers of paperbacks take 24 pages or more.',
  curve: 'Difficulty',
  curveOfOne: 'maze 1: {difficulty}',
  curveOf: 'from {first} (maze 1) to {last} (maze {mazes}); least {least}, most {most}',
  mazeFacts: 'Maze {number}, page {page}: difficulty {difficulty}, {length, plural, one {# step} other {# steps}}',
  asTable: 'As a table',
  columns: ['Maze', 'Page', 'Difficulty', 'Path length', 'Recipe'],

  // the work
  beginning: 'Beginning',
  waiting: 'Waiting for another task',
  progressOf: '{work}: {done} of {all}',
  cancel: 'Cancel',
  cancelled: 'Cancelled.',
  again: 'Make the pages',

  // files
  pdf: 'Download PDF',
  pdfx: 'As PDF/X-1a: greys and CMYK',
  print: 'Print the book',
  printHint: 'Each page on a sheet of its own size; a printer named PDF keeps them as a file. PDF for printers is written by the program.',
  oneFile: 'Another file is being written. Cancel it, or wait for it.',
  answersPdf: 'Answers PDF',
  cover: 'Cover PDF',
  manifest: 'Manifest',
  manifestHint: 'The mazes, one a line: number, page, recipe, difficulty and path length, as JSON',
  open: 'Open …',
  save: 'Save text',
  saved: '{name} saved.',
  opened: '{name} opened.',
  tooLong: '{name} is too long: a book has at most {most} characters.',
});

/** Points in an inch, and in a millimetre. */
const INCH = 72;
const POINTS = INCH / 25.4;

/** The texts of books. */
export const texts = {
  ...says,
  layoutOf: name => says.layouts[name] ?? capital(name),
  trimOf: name => (/^[a-z]/.test(name) ? nameOf(name) : /^[\d.]+x[\d.]+$/.test(name) ? says.trimInches(times(name.split('x').map(side => decimal(Number(side), 2, true)))) : name),
  style: style => (style === undefined ? says.noOwnStyle : says.ownStyle),
  section: (number, { title, mazes }) =>
    (Number.isInteger(mazes) ? says.sectionWith : says.sectionOf)(number, title || says.sectionName, mazes),
  byHandOf: solver => (solver === '' ? says.byHandGenerated : says.byHandSearched(solver)),
  actOn: (name, number) => says.actOnSection(says.acts[name], number),
  reason: error => capital(ofServer(error.replace(/^the book(, line \d+)?(: |, )/, ''))),
  withLine: (error, line) => (line === null ? texts.reason(error) : says.lineWith(line, texts.reason(error))),
  page: (number, mazes) => says.pageOf(mazes.length, number, commas(mazes)),
  exchanged: mazes => (mazes.length === 1 ? says.exchangedFor(mazes[0].number, mazes[0].difficulty, mazes[0].length) : ''),
  facts: ({ pages, width, height, values }, mazes) => {
    const isMetric = /^a\d|mm$/.test(values.trim);
    const size = times([width, height].map(side => (isMetric ? decimal(side / POINTS, 0) : decimal(side / INCH, 2, true))));
    const facts = says.factsOf(pages, isMetric ? says.trimMillimetres(size) : says.trimInches(size), mazes);
    return pages < 24 && (values.layout ?? 'book') === 'book' ? says.fewPages(facts) : facts;
  },
  curveSummary: mazes => {
    const all = mazes.map(maze => maze.difficulty);
    return all.length === 1 ? says.curveOfOne(all[0])
      : says.curveOf(all[0], all.at(-1), all.length, Math.min(...all), Math.max(...all));
  },
  ofMaze: ({ number, page, difficulty, length }) => says.mazeFacts(number, page, difficulty, length),
  progress: (work, done, all) => says.progressOf(capital(work), done, all),
};

