// The address: a recipe and the settings of the page.
import { printLink, readLink } from '/js/shell/link.js';
import { equal, test } from './testing.js';

const RECIPE = 'rectangle:9x9/wilson/seed:1';

test('an address without settings is the recipe alone', () => {
  const { recipe, settings } = readLink(`#${RECIPE}`);
  equal(recipe, RECIPE);
  equal(settings.size, 0);
  equal(printLink(recipe, settings), `#${RECIPE}`);
});

test('settings stand behind the recipe', () => {
  const { recipe, settings } = readLink(`#${RECIPE}?panel=watch&step=12`);
  equal(recipe, RECIPE);
  equal([...settings], [['panel', 'watch'], ['step', '12']]);
  equal(printLink(recipe, settings), `#${RECIPE}?panel=watch&step=12`);
});

test('a recipe may be percent-encoded, and be missing', () => {
  equal(readLink(`#${encodeURIComponent(RECIPE)}`).recipe, RECIPE);
  equal(readLink('#100%').recipe, '100%');
  equal(readLink('').recipe, null);
  equal(readLink('#?panel=play').recipe, null);
  equal(readLink('#?panel=play').settings.get('panel'), 'play');
});
