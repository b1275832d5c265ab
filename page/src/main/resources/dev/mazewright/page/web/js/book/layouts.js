// The layouts of a book: what a new one begins as, which fields the form has, and what becomes of a book in another layout.
import { language, messages } from '../say/messages.js';
import { usualPaper } from '../say/region.js';
import { itemsOf, tablesOf, withTable, withValue } from './toml.js';

/** The layout of a text that names none. */
export const BOOK = 'book';

/** The keys of a section that not all layouts have, the difficulty in its two forms. */
const ONLY_SOME = ['per-page', 'ends', 'style', 'range', 'level', 'solver'];

/** The titles of first books. */
const says = messages('firstBook', {
  title: 'My book of mazes',
  easy: 'Warming up',
  hard: 'In earnest',
  sheets: 'Mazes for the class',
  find: 'Find the path',
  line: 'Draw a line from the disc to the square without crossing a wall.',
  byHand: 'Mazes by hand',
  walk: 'The maze that you walk into',
  shortest: 'The shortest path',
});

/** The languages whose letters the font of books has by itself. */
const LATIN = ['de', 'es', 'fr'];
/** The line that names the language of a first book. */
const SPEAKS = LATIN.includes(language) ? `language = "${language}"\n` : '';
const MANY_ANSWERS = [0, 1, 4, 6, 9, 12];

/**
 * By their names: which of those keys they have, how many answers stand on a page, and the first book. A layout that is not here has
 * what worksheets have, but no first book.
 */
const LAYOUTS = {
  [BOOK]: {
    fields: ['per-page', 'ends', 'style', 'range'], answers: MANY_ANSWERS,
    first: `title = "${says.title}"
${SPEAKS}author = ""
trim = "${usualPaper()}"
answers = 6
seed = 1

[[section]]
title = "${says.easy}"
mazes = 4
shapes = ["rectangle", "hexagon"]
size = "10x10..14x14"
generators = ["wilson", "prim-frontier-edge"]
per-page = 2

[[section]]
title = "${says.hard}"
mazes = 6
shapes = ["rectangle", "polar", "triangle"]
size = "18x14..24x18"
generators = ["recursive-backtracker", "wilson"]
difficulty = "46..56"
`,
  },
  worksheet: {
    fields: ['per-page', 'ends', 'style', 'level'], answers: MANY_ANSWERS,
    first: `layout = "worksheet"
title = "${says.sheets}"
${SPEAKS}trim = "${usualPaper()}"
seed = 1

[[section]]
title = "${says.find}"
instructions = "${says.line}"
mazes = 30
shapes = ["rectangle"]
size = "15x12"
generators = ["wilson", "prim-frontier-edge"]
`,
  },
  unplugged: {
    fields: ['solver'], answers: [0, 1],
    first: `layout = "unplugged"
title = "${says.byHand}"
${SPEAKS}trim = "${usualPaper()}"
seed = 1

[[section]]
title = "${says.walk}"
mazes = 1
shapes = ["rectangle"]
size = "5x5"
generators = ["recursive-backtracker"]

[[section]]
title = "${says.shortest}"
mazes = 1
shapes = ["rectangle"]
size = "6x6"
generators = ["wilson"]
solver = "breadth-first"
`,
  },
};

/** What the form has for a layout, or for one that is unknown. */
export const layoutOf = (name = BOOK) => LAYOUTS[name] ?? { ...LAYOUTS.worksheet, first: null };

/** Which of the keys that not all layouts have this one has not. */
export const missingIn = name => ONLY_SOME.filter(field => !layoutOf(name).fields.includes(field));

/** The book of a browser that had none. */
export const FIRST_BOOK = LAYOUTS[BOOK].first;

/** The section that is added. */
export const NEW_SECTION = { title: '', mazes: 4, shapes: ['rectangle'], size: '15x15', generators: ['wilson'] };

/**
 * The text in another layout: one that was not edited becomes the first of that layout, in its style; of others, what that layout does
 * not have goes, and difficulties take its form, one for all mazes of a section or a range.
 */
export function ofLayout(text, name) {
  const { first, fields, answers } = layoutOf(name);
  const missing = missingIn(name);
  if (first && Object.values(LAYOUTS).some(each => each.first === withTable(text, 'style', null))) {
    const style = tablesOf(text).find(each => each.name === 'style');
    return withTable(first, 'style', !style || missing.includes('style') ? null : text.slice(style.head, style.end).trim());
  }
  const set = (before, index, key, value) =>
    withValue(before, index === null ? tablesOf(before)[0] : itemsOf(before, 'section')[index].table, key, value);
  let laid = set(text, null, 'layout', name === BOOK ? undefined : name);
  laid = answers === MANY_ANSWERS ? laid : set(laid, null, 'answers', undefined);
  laid = missing.includes('style') ? withTable(laid, 'style', null) : laid;
  itemsOf(laid, 'section').forEach((_, index) => {
    for (const key of missing) {
      laid = set(laid, index, key, undefined);
    }
    laid = set(laid, index, 'difficulty', difficultyIn(laid, index, fields));
  });
  return laid;
}

/** The first book of a layout, under the title of a text. */
export function exampleOf(text, name) {
  const title = tablesOf(text)[0].entries.find(each => each.key === 'title');
  const { first } = layoutOf(name);
  const own = tablesOf(first)[0].entries.find(each => each.key === 'title');
  return title ? first.slice(0, own.from) + text.slice(title.from, title.to) + first.slice(own.to) : first;
}

/** The difficulty of a section in the form that these fields have, such as 46..58 or 52; other measures as they are. */
function difficultyIn(text, index, fields) {
  const entry = itemsOf(text, 'section')[index].table.entries.find(each => each.key === 'difficulty');
  if (!entry || !['range', 'level'].some(each => fields.includes(each))) {
    return undefined;
  }
  const written = text.slice(entry.from, entry.to).replace(/^["']|["']$/g, '');
  const [, from, , to = from] = /^(\d+)(\.\.(\d+))?$/.exec(written) ?? [];
  if (from === undefined) {
    return written;
  }
  return fields.includes('range') ? `${from}..${to}` : String(Math.round((Number(from) + Number(to)) / 2));
}
