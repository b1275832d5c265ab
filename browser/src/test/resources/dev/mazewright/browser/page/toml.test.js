// A text in TOML, edited key by key.
import { itemsOf, placeOf, tablesOf, withExchanged, withItem, withTable, withValue, withoutItem } from '/js/book/toml.js';
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
