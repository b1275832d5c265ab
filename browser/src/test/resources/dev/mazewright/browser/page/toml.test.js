// A text in TOML, edited key by key.
import { FIRST_BOOK, ofLayout } from '/js/book/layouts.js';
import { itemsOf, numbersOf, placeOf, printed, tablesOf, withExchanged, withItem, withTable, withValue, withoutItem } from '/js/book/toml.js';
import { equal, test } from './testing.js';

const TEXT = `# A book
title = "A # \\"B\\"" # on the cover
front = ["title", # first
  "how-to"]

# the easy ones
[[section]]
size = '10x10'
instructions = """
[[section]]
mazes = 3"""
mazes = 8

# the hard ones
[[section]]
"mazes" = 2
[section.marks]
start = "dot"
`;

const first = text => tablesOf(text)[0];
const section = (text, index) => itemsOf(text, 'section')[index].table;

test('strings, lists and comments hide what looks like a key or a table', () => {
  equal(tablesOf(TEXT).map(each => each.name), ['', 'section', 'section', 'section.marks']);
  equal(first(TEXT).entries.map(({ key, from, to }) => [key, TEXT.slice(from, to)]),
    [['title', '"A # \\"B\\""'], ['front', '["title", # first\n  "how-to"]']]);
  equal(section(TEXT, 0).entries.map(({ key }) => key), ['size', 'instructions', 'mazes']);
});

test('a value changes and its comment stays', () => {
  equal(withValue(TEXT, first(TEXT), 'title', 'C\n"D"').split('\n')[1], 'title = "C\\n\\"D\\"" # on the cover');
  equal(withValue(TEXT, section(TEXT, 1), 'mazes', 9).includes('"mazes" = 9\n[section.marks]'), true);
});

test('a key that is new stands last in its table', () => {
  equal(withValue(TEXT, section(TEXT, 0), 'shapes', ['polar', 'cairo']).includes('mazes = 8\nshapes = ["polar", "cairo"]\n\n# the hard'), true);
  equal(withValue('', first(''), 'title', 'A'), 'title = "A"\n');
  equal(withValue('a = 1', first('a = 1'), 'b', true), 'a = 1\nb = true\n');
  equal(withValue('# x\n[[section]]', section('# x\n[[section]]', 0), 'mazes', 1), '# x\n[[section]]\nmazes = 1\n');
});

test('a key that goes takes its lines with it', () => {
  equal(withValue(TEXT, first(TEXT), 'front', undefined).includes('on the cover\n\n# the easy'), true);
  equal(withValue(TEXT, first(TEXT), 'author', undefined), TEXT);
});

test('items move, go and come with their comments and tables', () => {
  const moved = withExchanged(TEXT, 'section', 0);
  equal(moved.endsWith('mazes = 3"""\nmazes = 8\n'), true);
  equal(moved.includes('# the hard ones\n[[section]]\n"mazes" = 2\n[section.marks]\nstart = "dot"\n\n# the easy ones\n'), true);
  equal(withoutItem(TEXT, 'section', 1).endsWith('mazes = 8\n\n'), true);
  equal(withItem('title = "A"', 'section', { mazes: 1, size: '5x5' }), 'title = "A"\n\n[[section]]\nmazes = 1\nsize = "5x5"\n');
  equal(itemsOf(withItem(TEXT, 'section', { mazes: 1 }), 'section').length, 3);
});

test('a table is exchanged for another, whichever form it had', () => {
  const styled = withTable(TEXT, 'style', 'theme = "ink"');
  equal(styled.includes('"how-to"]\n\n[style]\ntheme = "ink"\n\n# the easy ones'), true);
  equal(withTable(styled, 'style', 'caps = "round"\n').match(/theme|caps/g), ['caps']);
  equal(withTable('style = "a.toml"\ntitle = "A"\n', 'style', null), 'title = "A"\n');
});

test('the place of a line has its table and its key', () => {
  const place = line => [placeOf(TEXT, line).table?.name, placeOf(TEXT, line).key];
  equal([2, 4, 7, 10, 15, 18].map(place), [['', 'title'], ['', 'front'], ['section', null], ['section', 'instructions'], ['section', null],
    ['section.marks', 'start']]);
});

test('what is broken ends somewhere', () => {
  for (let end = 0; end <= TEXT.length; end++) {
    const tables = tablesOf(TEXT.slice(0, end));
    equal(tables.at(-1).end, end);
  }
});

test('the numbers of a list are read, and not those of its comments', () => {
  const text = 'replace = [3, # not 4\n  12]\ntitle = "5"\n';
  equal(numbersOf(text, first(text), 'replace'), [3, 12]);
  equal(numbersOf(text, first(text), 'front'), []);
  equal(printed(9007199254740993n), '9007199254740993');
});

test('another layout takes difficulties of its own form', () => {
  const book = '# mine\ntitle = "A" # x\n[[section]]\nmazes = 2\ndifficulty = "46..57" # hard\n[[section]]\nmazes = 1\ndifficulty = "turns:30.."\n';
  const sheets = ofLayout(book, 'worksheet');
  equal(sheets, book.replace('# x\n', '# x\nlayout = "worksheet"\n').replace('"46..57"', '"52"'));
  equal(ofLayout(sheets, 'book'), book.replace('"46..57"', '"52..52"'));
  equal(ofLayout(book, 'unplugged'), book.replace('# x\n', '# x\nlayout = "unplugged"\n').replace(/difficulty.*\n/g, ''));
});

test('another layout has only its own keys', () => {
  const book = 'title = "A"\nanswers = 6\n[[section]]\nmazes = 2\nper-page = 2\ndifficulty = "46..57"\n[[section]]\nends = "openings"\nmazes = 1\n';
  const byHand = ofLayout(book, 'unplugged');
  equal(byHand, 'title = "A"\nlayout = "unplugged"\n[[section]]\nmazes = 2\n[[section]]\nmazes = 1\n');
  equal(ofLayout(`${byHand}solver = "breadth-first"\n`, 'book'), byHand.replace('layout = "unplugged"\n', ''));
});

test('the first book becomes the first one of another layout, in its style', () => {
  const sheets = ofLayout(FIRST_BOOK, 'worksheet');
  equal(sheets.startsWith('layout = "worksheet"'), true);
  equal(ofLayout(sheets, 'book'), FIRST_BOOK);
  const style = 'wall-colour = "#0b3c6f"';
  const styled = withTable(FIRST_BOOK, 'style', style);
  equal(ofLayout(styled, 'worksheet'), withTable(sheets, 'style', style));
  equal(ofLayout(ofLayout(styled, 'worksheet'), 'book'), styled);
  equal(ofLayout(styled, 'unplugged'), ofLayout(FIRST_BOOK, 'unplugged'));
});

/** Numbers from 0 to below `most`, the same in each run. */
function dice(seed) {
  let state = seed;
  return most => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor(state / 2 ** 32 * most);
  };
}

const VALUES = ['1', 'true', '"a # b"', "'c = [[section]]'", '[1, # one\n  "]", 2]', '{x = "}"}', '"""\n[[section]]\n# no comment\n"""', "'''\nmazes = 3'''", '-1.5e3'];
const NOTES = ['', '# a note\n', '\n', '# one\n# two = 2\n', '\n# [[section]]\n'];

/** A text in pieces, of which the keys are known: [{text, section, key, from, to}], of headers and comments without key. */
function pieces(next) {
  const all = [];
  const keys = section => ['size', 'mazes', '"title"', 'a.b'].forEach(key => {
    if (next(4) > 0) {
      const note = NOTES[next(NOTES.length)];
      const head = `${note}${key}${' '.repeat(next(3))}= `;
      const value = VALUES[next(VALUES.length)];
      all.push({ section, key: key.replaceAll('"', ''), head, value, tail: ['\n', ' # after\n'][next(2)], note });
    }
  });
  keys(null);
  const count = 1 + next(3);
  for (let section = 0; section < count; section++) {
    all.push({ section, head: `${NOTES[next(NOTES.length)]}[[section]]${['', ' # here'][next(2)]}\n`, value: '', tail: '' });
    keys(section);
  }
  return all;
}

const joined = all => all.map(({ head, value, tail }) => head + value + tail).join('');

test('an edit of any text changes its own value, and no other byte', () => {
  const next = dice(17);
  for (let i = 0; i < 300; i++) {
    const all = pieces(next);
    const text = joined(all);
    const keyed = all.filter(each => each.key);
    if (keyed.length === 0) {
      continue;
    }
    const one = keyed[next(keyed.length)];
    const table = one.section === null ? first(text) : section(text, one.section);
    equal(withValue(text, table, one.key, 'new "x"'), joined(all.map(each => (each === one ? { ...each, value: '"new \\"x\\""' } : each))), text);
    equal(withValue(text, table, one.key, undefined), joined(all.map(each => (each === one ? { head: one.note, value: '', tail: '' } : each))), text);
    const last = all.findLast(each => each.section === one.section);
    equal(withValue(text, table, 'other', 7), joined(all.flatMap(each => (each === last ? [each, { head: 'other = ', value: '7', tail: '\n' }] : [each]))), text);
  }
});

test('sections that move, go and come leave all lines of the others', () => {
  const next = dice(23);
  const lines = text => text.split('\n').filter(line => line.trim() !== '').sort();
  for (let i = 0; i < 200; i++) {
    const text = joined(pieces(next));
    const count = itemsOf(text, 'section').length;
    const index = next(count);
    const { start, end } = itemsOf(text, 'section')[index];
    equal(withoutItem(text, 'section', index), text.slice(0, start) + text.slice(end));
    equal(lines(withItem(text, 'section', { mazes: 1 })), lines(`${text}[[section]]\nmazes = 1\n`));
    if (index < count - 1) {
      const moved = withExchanged(text, 'section', index);
      equal(lines(moved), lines(text), text);
      equal(itemsOf(moved, 'section').length, count);
      equal(moved.slice(0, start), text.slice(0, start));
    }
  }
});
