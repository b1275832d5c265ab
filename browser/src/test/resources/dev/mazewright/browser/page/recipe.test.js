// What the page does with recipes: of recipe-vectors.txt, those that the server sends, since the page itself judges none.
import { parse, parsePart, print, withGenerator, withKeys } from '/js/recipe.js';
import { equal, test } from './testing.js';

const catalog = await (await fetch('/catalog.json')).json();
const vectors = sections(await (await fetch('/recipe-vectors.txt')).text());
const reprint = text => print(withKeys(parse(text), catalog), catalog);

for (const recipe of vectors['[canonical]']) {
  test(`is canonical: ${recipe}`, () => equal(reprint(recipe), recipe));
}
test('a record is what the text says, unchecked', () => equal(parse('box:2x3x4,mask=heart/tiled:wilson,side=8/braid/goal:1/goal:2/open:none/seed:5'), {
  shape: { name: 'box', size: [2, 3, 4], options: { mask: 'heart' } },
  generator: { name: 'tiled', options: { '': 'wilson', side: '8' } },
  transforms: [{ name: 'braid', options: {} }],
  start: null, goals: ['1', '2'], openings: ['none'], window: null, seed: '5',
}));

test('a canonical record has the main option under its key', () =>
  equal(withKeys(parse('rectangle:9x9/tiled:wilson/seed:1'), catalog).generator.options, { generator: 'wilson' }));

test('a changed record prints with the options in the order they were set', () => {
  const recipe = withKeys(parse('rectangle:9x9/tiled/seed:1'), catalog);
  recipe.generator.options.side = '8';
  recipe.generator.options.generator = 'prim';
  equal(print(recipe, catalog), 'rectangle:9x9/tiled:side=8,prim/seed:1');
});

test('an algorithm with options is read without a recipe around it', () =>
  equal(parsePart('growing-tree:pick=oldest'), { name: 'growing-tree', options: { pick: 'oldest' } }));

test('another generator stands in its place', () =>
  equal(withGenerator('rectangle:9x9/tiled:side=8/braid/seed:1', 'wilson'), 'rectangle:9x9/wilson/braid/seed:1'));

function sections(text) {
  const found = {};
  let current = [];
  for (const line of text.split('\n').filter(each => each && !each.startsWith('#'))) {
    if (line.startsWith('[')) {
      current = found[line] = [];
    } else {
      current.push(line);
    }
  }
  return found;
}
