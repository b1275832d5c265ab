// The books that a new one begins as, one for each layout, and what becomes of a book in another layout.
import { itemsOf, tablesOf, withValue } from './toml.js';

/** The layout of a text that names none. */
export const BOOK = 'book';

/** Sheets on which algorithms are run by hand. */
export const UNPLUGGED = 'unplugged';

/** By their layouts. */
const FIRST = {
  [BOOK]: `title = "My book of mazes"
author = ""
trim = "8.5x11"
answers = 6
seed = 1

[[section]]
title = "Warming up"
mazes = 4
shapes = ["rectangle", "hexagon"]
size = "10x10..14x14"
generators = ["wilson", "prim-frontier-edge"]
per-page = 2

[[section]]
title = "In earnest"
mazes = 6
shapes = ["rectangle", "polar", "triangle"]
size = "18x14..24x18"
generators = ["recursive-backtracker", "wilson"]
difficulty = "46..56"
`,
  worksheet: `layout = "worksheet"
title = "Mazes for the class"
trim = "a4"
seed = 1

[[section]]
title = "Find the path"
instructions = "Draw a line from the disc to the square without crossing a wall."
mazes = 30
shapes = ["rectangle"]
size = "15x12"
generators = ["wilson", "prim-frontier-edge"]
`,
  [UNPLUGGED]: `layout = "unplugged"
title = "Mazes by hand"
trim = "a4"
seed = 1

[[section]]
title = "The maze that you walk into"
mazes = 1
size = "5x5"
generators = ["recursive-backtracker"]

[[section]]
title = "The shortest path"
mazes = 1
size = "6x6"
generators = ["wilson"]
solver = "breadth-first"
`,
};

/** What only other layouts have in a section. */
const foreign = layout => (layout === UNPLUGGED ? ['difficulty', 'per-page', 'ends', 'style'] : ['solver']);

/** The book of a browser that had none. */
export const FIRST_BOOK = FIRST[BOOK];

/** The section that is added. */
export const NEW_SECTION = { title: '', mazes: 4, shapes: ['rectangle'], size: '15x15', generators: ['wilson'] };

/**
 * The text in another layout: one that was not edited becomes the first of that layout; of others, the difficulties take the
 * form that it wants, one for all mazes of a section or a range, and what only other layouts have is removed.
 */
export function ofLayout(text, layout) {
  if (FIRST[layout] && Object.values(FIRST).includes(text)) {
    return FIRST[layout];
  }
  const laid = withoutForeign(withValue(text, tablesOf(text)[0], 'layout', layout === BOOK ? undefined : layout), layout);
  return itemsOf(laid, 'section').reduce((before, _, index) => {
    const { table } = itemsOf(before, 'section')[index];
    const entry = table.entries.find(each => each.key === 'difficulty');
    const [, from, , to = from] = /^["'](\d+)(\.\.(\d+))?["']$/.exec(entry ? before.slice(entry.from, entry.to) : '') ?? [];
    if (from === undefined) {
      return before;
    }
    return withValue(before, table, 'difficulty', layout === BOOK ? `${from}..${to}` : String(Math.round((Number(from) + Number(to)) / 2)));
  }, laid);
}

function withoutForeign(text, layout) {
  const plain = layout === UNPLUGGED ? withValue(text, tablesOf(text)[0], 'answers', undefined) : text;
  return itemsOf(plain, 'section').reduce((before, _, index) => foreign(layout).reduce(
    (left, key) => withValue(left, itemsOf(left, 'section')[index].table, key, undefined), before), plain);
}
