// Recipes as people type them.
import { forgiven } from '/js/shell/link.js';
import { equal, test } from './testing.js';

const RECIPE = 'rectangle:9x12,mask-text=EMMA/tiled:wilson,side=4/start:0,0/open:start.left/seed:-1';

test('a recipe stays as it is', () => equal(forgiven(RECIPE), RECIPE));
test('capitals are forgiven, but for the letters of a mask', () =>
  equal(forgiven('Rectangle:9X12,Mask-Text=EMMA/WILSON/Seed:1'), 'rectangle:9x12,mask-text=EMMA/wilson/seed:1'));
test('blanks around it and × are forgiven', () => equal(forgiven(' rectangle:9 × 12 / wilson/seed:1\n'), 'rectangle:9x12/wilson/seed:1'));
test('a missing seed is any one', () => equal(/^rectangle:9x12\/wilson\/seed:\d+$/.test(forgiven('rectangle:9x12/wilson')), true));
test('of a link its recipe is taken', () => equal(forgiven(`http://127.0.0.1:8080/#${RECIPE}?panel=watch`), RECIPE));
test('nothing stays nothing', () => equal(forgiven('  '), ''));
