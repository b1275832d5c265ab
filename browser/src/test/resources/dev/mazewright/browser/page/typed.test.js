// Recipes as people type and paste them.
import { recipeOf } from '/js/shell/link.js';
import { equal, test } from './testing.js';

test('a text is as it was typed, without blanks around it', () => equal(recipeOf(' Hexagon / 9 × 9\n'), 'Hexagon / 9 × 9'));
test('of a link its recipe is taken', () => equal(recipeOf('http://127.0.0.1:8080/#hexagon/seed:1?panel=watch'), 'hexagon/seed:1'));
test('nothing stays nothing', () => equal(recipeOf('  '), ''));
