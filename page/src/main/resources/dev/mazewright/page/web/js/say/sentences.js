// Sentences of the server that people meet most, in the language of the page: each is found by its English text, which is the
// server's own; any other stays English.
import { nameOf } from '../names.js';
import { semicolons } from '../words.js';
import { namesOf, parse } from './format.js';
import { english, language, messages, written } from './messages.js';
import { ofBook } from './ofbook.js';
import { ofFile } from './offile.js';
import { seen } from './seen.js';

const says = messages('server', {
  nearest: 'unknown {kind} \'{given}\'; did you mean {near}? available: {names}',
  unknown: 'unknown {kind} \'{given}\'; available: {names}',
  notRecipe: '\'{given}\' is not a recipe; {why}',
  recipeForm: 'a recipe is shape:size/generator/seed:number, such as rectangle:30x40/wilson/seed:42',
  notValid: '\'{given}\' is not a valid {what}; {why}',
  largestSize: 'it is a whole number, {least} to {most}, or up to {atlas} for rectangle with the generator atlas',
  wholeNumber: 'it is a whole number, {least} to {most}',
  share: 'it is a number from 0 to 1 with up to six decimals',
  possible: 'possible: {names}',
  runsOn: '{generator} does not run on {shape}; it runs on: {shapes}',
  tooLargePicture: 'too large for the studio: a picture of {width} x {height} pixels (limit: {limit} pixels); use the command line, ./mazewright',
  tooLargeMaze: 'too large for the studio: a maze of {cells} cells (limit: {limit} cells); use the command line, ./mazewright',
  tooLarge: 'too large for the studio: a {shape} of {size} (limit: {cells} cells); use the command line, ./mazewright',
  tooLargeInBook: 'too large for the studio: {name}, a {shape} of {size} (limit: {cells} cells); use the command line, ./mazewright',
  memory: 'this needs {bytes} bytes of memory, and the studio has {free}; take a smaller size, or {elsewhere}',
  moreMemory: 'start it with more memory (MAZEWRIGHT_JAVA_OPTS=-Xmx...)',
  commandLine: 'use the command line, ./mazewright',
  largeMasked: 'a large maze is a rectangle without a mask, such as rectangle:4000x4000; this one is {given}',
  largeTransformed: 'a large maze is a full rectangle; after its transforms this one is not',
  largeMemory: '{shape} by {generator} needs {bytes} bytes of memory, and the studio has {free} for large mazes: enough for about {possible} cells of this kind. sidewinder, binary-tree and eller, without transforms, have up to {limit} cells; for others, {elsewhere}',
  largeSearch: 'the solution of this maze cannot be found: the search needs {bytes} bytes of memory, and the studio has {free} beside the maze; mazes by sidewinder and binary-tree are solved at any size, from their seed alone',
  noPath: 'no path leads from the start to a goal',
  noCells: 'the mask of {size} positions has no cells; a grid has at least one',
  textTooLong: 'the mask\'s text does not fit into {outline}; take a shorter text, several lines or another outline',
  noDeadEnd: 'there is no \'dead-end\' in this maze: no cell has exactly one passage; name a row and column, or take \'random\' or \'farthest\'',
  notConnected: 'the mask is not connected: using its largest region ({kept}), leaving out {left} in {regions}',
  lettersSmall: 'the letters of the mask are too small to be read; take at least {rows} rows and {columns} columns, or several lines',
  cutOff: 'no path from {from} to {to}: {reached} of {cells} can be reached from the start; the goal lies in a region of {part} cut off from it: {where}',
  cutOffAlone: 'no path from {from} to {to}: {reached} of {cells} can be reached from the start; the goal lies in a region of 1 cell cut off from it',
  cutOffFirst: 'no path from {from} to any of {goals} goals: {reached} of {cells} can be reached from the start; the first goal lies in a region of {part} cut off from it: {where}',
  cutOffFirstAlone: 'no path from {from} to any of {goals} goals: {reached} of {cells} can be reached from the start; the first goal lies in a region of 1 cell cut off from it',
  gaveUpFirst: '{solver} gave up on the path from {from} to any of {goals} goals: {why}, having seen {visited} of {cells}; there may be a path, which breadth-first finds if one exists',
  gaveUp: '{solver} gave up on the path from {from} to {to}: {why}, having seen {visited} of {cells}; there may be a path, which breadth-first finds if one exists',
  cameRound: 'it came round to where it had been, without meeting a goal',
  outOfSteps: 'it ran out of steps',
  noMazeOf: 'no maze of difficulty {range} in {seeds} from {seed} (found {least} to {most}); try a range within that, or another size, generator or seed',
  measuredMany: '{mazes} mazes of {size} cells have {cells} cells; at most {limit} are measured at once; take fewer mazes or a smaller size',
  packedMany: '{mazes} mazes of {size} cells are more than the studio packs, which is {cells} cells; the command line makes more: ./mazewright generate --count',
  bookTooLarge: 'too large for the studio: a book of {cells} cells (limit: {limit}); the command line makes it: ./mazewright book',
  shownMany: 'a maze of {cells} is more than the studio shows; it shows up to {limit} cells, and the command line, ./mazewright, streams more to a file',
  memoryTaken: 'other requests have the memory that this one needs; try again in a moment',
  manyTasks: 'too many tasks run and wait already; try again when one is done',
  manyDownloads: 'too many downloads run already; try again in a moment',
  manyRequests: 'too many requests wait already; try again in a moment',
  outOfMemory: 'out of memory; take a smaller size, or try again in a moment',
  notHere: 'photographs, scans and PDF files are read by the installed program (mazewright serve), not by this page; here, open a PNG or SVG file of a program, or a text',
  notKeptMaze: 'the studio does not hold this maze any more; begin a task with its recipe again',
  notKeptBook: 'the studio does not hold this book any more; begin a task with its text again',
  notKeptTask: 'there is no task of this id, or not any more; begin it again',
  notYetPdf: 'the PDF of this task is not written, or not yet',
  maskOfText: 'a \'threshold\' is for pictures, and {file} is a text',
  lightness: 'it is a share, 0 (black) to 1 (white)',
  writtenByRows: 'a maze of {cells} is written row by row, without a solution, a line of text or smooth lines, as {names}; for other formats use the command line, ./mazewright',
  manyGoals: 'there are {goals} goals; a maze has at most {limit}',
  longRecipe: 'the recipe has {characters} characters and {parts} slashes and commas; it has at most {most} and {mostParts}',
  pathTwice: 'cell {number} is there for the second time; a path visits no cell twice',
  pathApart: 'cell {number} is not beside cell {before}, the one before',
  packedStill: 'an archive holds pictures and data, and {format} is an animation; take svg, png or pdf',
  mapped: 'the map shows atlases, such as {example}, not {given}',
  longResponse: 'the response has more than {bytes} bytes; take a smaller size, or generate it with the command line: ./mazewright generate',
  longRequest: 'the request has more than {bytes} bytes',
  timedOut: 'timed out after {seconds} s; try a smaller maze, or the command line, which has no time limit',
  timedOutBusy: 'timed out after {seconds} s; try again when the machine does less, or the command line, which has no time limit',
  internal: 'internal error; please report it with the request',
  interrupted: 'the work was interrupted',
  longTrace: 'too long to record: more than {steps} steps; use a smaller maze or another algorithm',
  longTracePart: 'this part of the trace takes {bytes} bytes; at most {limit} are sent; ask for fewer events at once, or take a smaller size',
  noTrace: 'this maze has no trace; generate it by a recipe, or show how it is solved',
  stageLarge: 'a stage shows at most {limit} cells, and this maze has {cells}; take a smaller size, or the format png',
  drawnLarge: 'drawing this maze takes {bytes} bytes; at most {limit} are sent; take a smaller size',
  drawnKinds: 'almost every cell of this {shape} has an outline of its own: drawing {cells} of them takes more than {bytes} bytes; take a smaller size',
  noPathDrawn: 'there is no path to draw: nothing was understood',
  pupilUnknown: 'there is no pupil {number}',
  nameTaken: 'the name {name} is taken; add a letter',
  nameEmpty: 'a name has a letter or a digit; type another',
  nameLong: 'a name has at most {letters} letters; type a shorter one',
  nameRemoved: 'this name was removed; give your name again',
  classFull: 'the class is full; it has {names} names',
  raceOver: 'this race is over',
  raceNoPath: 'no path leads from start to goal, so there is no race in this maze; remove walls or move the goal',
  raceHere: 'the start is the goal, so there is no race in this maze; move one of them',
  raceLarge: 'a race has at most {limit} cells, and this maze has {cells}; take a smaller size',
  linkLong: 'a class is shown links of at most {characters} characters; take a simpler mask',
  longBook: 'the book has {characters} characters; a book has at most {limit}',
  notYetPart: 'this part of the maze is not generated yet; try again in a moment',
  linkNeeded: 'this studio needs the link with its token, which the teacher shows',
  teacherOnly: 'only the teacher may do this',
  seenCorridors: 'corridors about {width} pixels wide, {which} walls',
  seenCells: 'a maze of {tessellation} cells, {extent}',
  seenTurned: '{size}, turned by {degrees}',
  seenStartOpening: 'start at the opening',
  seenGoalOpening: 'goal at the opening',
  seenStartMark: 'start at the {mark}',
  seenGoalMark: 'goal at the {mark}',
  seenWidest: 'goal in the widest place inside',
  seenOneEnd: 'one end alone is seen, and the goal is the widest place inside',
  seenNoEnds: 'neither start nor goal is seen in the picture; the path leads from the first cell to the last',
  seenNoGoal: 'no goal is seen in the picture; the path ends at the last cell',
  seenNoStart: 'no start is seen in the picture; the path begins at the first cell',
  seenShort: 'the openings: the path between them is short, and they may be one',
  seenElsewhere: 'the path: by another look it is elsewhere',
  seenAsCells: 'as cells it would be unsure: {doubt}',
  seenWalls: '{unsure} walls of {sides}',
  seenFaint: 'the path crosses faint ink',
  badData: '{file}: found {found}, expected {expected}',
});

/** What such sentences name. */
const kinds = messages('server.kinds', {
  shape: 'shape', generator: 'generator', solver: 'solver', transform: 'transform', outline: 'mask outline', part: 'part of a recipe',
  parameter: 'parameter', rows: 'number of rows', columns: 'number of columns', row: 'row', column: 'column', dark: 'dark', bright: 'bright',
  start: 'start', goal: 'goal', title: 'title', author: 'author', instructions: 'instructions',
});

/** Where cells lie: each a kind of ranges with a number, or two. */
const places = messages('server.places', {
  cell: 'cell {least}', cells: 'cells {least} to {most}',
  row: 'row {least}', rows: 'rows {least} to {most}',
  column: 'column {least}', columns: 'columns {least} to {most}',
  level: 'level {least}', levels: 'levels {least} to {most}',
});

/** The number that a count such as '12 cells' begins with. */
const counted = words => Number.parseInt(words, 10);

/** What becomes of arguments of sentences; the others are the user's own words, or ids, and stay as they are. */
const ARGUMENTS = {
  kind: words => KINDS.get(words) ?? words,
  what: words => KINDS.get(words) ?? words,
  why: words => ofServer(words),
  elsewhere: words => ofServer(words),
  doubt: words => ofServer(words),
  extent: words => ofServer(words),
  found: words => ofServer(words),
  expected: words => ofServer(words),
  misfit: words => ofServer(words),
  advice: words => ofServer(words),
  key: words => KINDS.get(words) ?? words,
  which: words => KINDS.get(words) ?? words,
  end: words => KINDS.get(words) ?? words,
  sign: words => ofServer(words),
  first: words => ofServer(words),
  second: words => ofServer(words),
  list: words => words.split(', ').map(ofServer),
  grids: words => words.split(', ').map(ofServer),
  tessellation: words => nameOf(words === 'square' ? 'rectangle' : words),
  measured: words => semicolons(words.split('; ').map(ofServer)),
  unsure: counted, sides: counted, degrees: counted,
  near: words => words.split(' or '),
  where: words => words.split(', ').map(range => {
    const [, name, least, most] = /^(\w+) (\d+)(?: to (\d+))?$/.exec(range) ?? [];
    return places[name]?.(least, most) ?? range;
  }),
  kept: counted, left: counted, regions: counted, reached: counted, cells: counted, part: counted,
  seeds: counted, mazes: counted, limit: counted,
  rows: counted, columns: counted, goals: counted, visited: counted,
  bytes: counted, free: counted, possible: counted, steps: counted, characters: counted, width: counted, height: counted,
  gaps: counted, openings: counted, walls: counted,
};

/** What some arguments are, where any words would be too many. */
const SHAPES = { sign: '(the (?:word|letter|digit) .+?|an? .+?|what is .+?)', mark: '((?!word |letter |digit ).+?)', unsure: '(\\d+)', pages: '(\\d+)', title: '(.*?)' };

/** The English words of a key, as what finds them, with the texts that they become and the names of their arguments. */
const patternsOf = (texts, group) => Object.entries(texts).map(([name, text]) => {
  const words = english[`${group}.${name}`];
  const names = namesOf(parse(words));
  const parts = words.split(/\{\w+\}/).map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return { text, names, pattern: new RegExp(`^${parts.reduce((all, part, i) => all + (SHAPES[names[i - 1]] ?? '(.+?)') + part)}$`) };
});
const PATTERNS = [...patternsOf(says, 'server'), ...patternsOf(seen, 'server.seen'), ...patternsOf(ofBook, 'server.book'), ...patternsOf(ofFile, 'server.file')];
const KINDS = new Map(Object.keys(kinds).map(name => [english[`server.kinds.${name}`], kinds[name]]));

/** A sentence of the server as the page says it. */
export function ofServer(/** @type {string} */ sentence) {
  if (language === 'en') {
    return sentence;
  }
  for (const { text, names, pattern } of PATTERNS) {
    const found = pattern.exec(sentence);
    if (found !== null) {
      return typeof text === 'string' ? text : text(...found.slice(1).map((words, i) => ARGUMENTS[names[i]]?.(words) ?? words));
    }
  }
  return sentence;
}

/** What the server reports of a maze beside its cells, such as what a mask left out, with numbers as the page writes them. */
export const notesOf = (/** @type {{notes?: string[]}} */ scene) =>
  (scene.notes ?? []).map(note => ofServer(note).replace(/\d{4,}/g, digits => written(Number(digits))));
