import { capital, count, number } from '../words.js';

const layouts = { book: 'Book', worksheet: 'Worksheets', unplugged: 'Algorithms by hand' };

/** The texts of books. */
export const texts = {
  idea: 'A puzzle book: sections of mazes, numbered, with answers, as a PDF for printers.',
  stage: 'The book',
  mode: 'What is edited',
  modes: { form: 'Form', text: 'Text' },

  // the book
  title: 'Title',
  settings: 'Page, answers, style',
  author: 'Author',
  layout: 'Layout',
  layoutOf: name => layouts[name] ?? capital(name),
  trim: 'Page size',
  trimOf: name => (/^[a-z]/.test(name) ? capital(name) : /^[\d.]+x[\d.]+$/.test(name) ? `${name.replace('x', ' × ')} in` : name),
  answersAt: 'Answers stand',
  places: { end: 'on the last pages', back: 'on the back of each page', file: 'in a second file' },
  answers: 'Answers on a page',
  answersOf: number => (number === 0 ? 'no answers' : String(number)),
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
  style: style => (style === undefined ? 'Black walls on white.' : 'In a style of its own: see under Text.'),
  takeStyle: 'Take the style of Export',
  noStyle: 'Remove the style',

  // sections
  section: (number, { title, mazes }) => `${number}. ${title || 'Section'}${Number.isInteger(mazes) ? `: ${count(mazes, 'maze')}` : ''}`,
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
  byHandOf: solver => (solver === '' ? 'the maze is generated' : `the maze is searched, ${solver}`),
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
  actOn: (name, number) => `${texts.acts[name]}: section ${number}`,
  otherForm: 'The sections of this text are not written as [[section]]. Edit them under Text.',

  // the text
  toml: 'The book in TOML',
  tomlHint: 'The form and the pages follow it. Comments stay.',
  reason: error => capital(error.replace(/^the book(, line \d+)?(: |, )/, '')),
  withLine: (error, line) => `${line === null ? '' : `Line ${line}: `}${texts.reason(error)}`,
  goToLine: line => `Go to line ${line}`,

  // the pages
  pages: 'Pages',
  page: (number, mazes) => `Page ${number}${mazes.length === 0 ? '' : `, with ${mazes.length === 1 ? 'maze' : 'mazes'} ${mazes.join(', ')}`}`,
  largePages: 'Large pages',
  exchange: number => `Exchange maze ${number} for another`,
  exchangeNumber: number => `Maze ${number}`,
  exchanged: mazes => (mazes.length === 1
    ? `Maze ${mazes[0].number} is another: difficulty ${mazes[0].difficulty}, ${count(mazes[0].length, 'step')}.` : ''),
  facts: ({ pages, width, height, values }, mazes) => `${count(pages, 'page')} of ${inches(width)} × ${inches(height)} in, ${count(mazes, 'maze')}.${
    pages < 24 && (values.layout ?? 'book') === 'book' ? ' Printers of paperbacks take 24 pages or more.' : ''}`,
  curve: 'Difficulty',
  curveSummary: mazes => {
    const all = mazes.map(maze => maze.difficulty);
    return `${all.length === 1 ? `maze 1: ${all[0]}` : `from ${all[0]} (maze 1) to ${all.at(-1)} (maze ${all.length}); least ${
      Math.min(...all)}, most ${Math.max(...all)}`}`;
  },
  ofMaze: ({ number, page, difficulty, length }) => `Maze ${number}, page ${page}: difficulty ${difficulty}, ${count(length, 'step')}`,
  asTable: 'As a table',
  columns: ['Maze', 'Page', 'Difficulty', 'Path length', 'Recipe'],

  // the work
  beginning: 'Beginning',
  waiting: 'Waiting for another task',
  progress: (work, done, all) => `${capital(work)}: ${done} of ${all}`,
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
  saved: name => `${name} saved.`,
  opened: name => `${name} opened.`,
  tooLong: (name, most) => `${name} is too long: a book has at most ${number(most)} characters.`,
};

const inches = points => Number((points / 72).toFixed(2));
