// Sentences of the server that people meet most, in the language of the page: each is found by its English text, which is the
// server's own; any other stays English.
import { namesOf, parse } from './format.js';
import { english, language, messages, written } from './messages.js';

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
  tooLarge: 'too large for the studio: a {shape} of {size} (limit: {cells} cells); use the command line, ./mazewright',
  memory: 'this needs {bytes} bytes of memory, and the studio has {most}; take a smaller size, or start it with more memory (MAZEWRIGHT_JAVA_OPTS=-Xmx...)',
  memoryHere: 'this needs {bytes} bytes of memory, and the studio has {most}; take a smaller size, or use the command line, ./mazewright',
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
});

/** What such sentences name. */
const kinds = messages('server.kinds', {
  shape: 'shape', generator: 'generator', solver: 'solver', transform: 'transform', outline: 'mask outline', part: 'part of a recipe',
  parameter: 'parameter', rows: 'number of rows', columns: 'number of columns', row: 'row', column: 'column',
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
  near: words => words.split(' or '),
  where: words => words.split(', ').map(range => {
    const [, name, least, most] = /^(\w+) (\d+)(?: to (\d+))?$/.exec(range) ?? [];
    return places[name]?.(least, most) ?? range;
  }),
  kept: counted, left: counted, regions: counted, reached: counted, cells: counted, part: counted,
  seeds: counted, mazes: counted, limit: counted,
  rows: counted, columns: counted, goals: counted, visited: counted,
};

/** The English words of a key, as what finds them, with the texts that they become and the names of their arguments. */
const PATTERNS = Object.entries(says).map(([name, text]) => ({
  text,
  names: namesOf(parse(english[`server.${name}`])),
  pattern: new RegExp(`^${english[`server.${name}`].split(/\{\w+\}/).map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('(.+?)')}$`),
}));
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
