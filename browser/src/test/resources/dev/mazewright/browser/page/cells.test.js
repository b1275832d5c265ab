// Cells as recipes name them.
import { cellText } from '/js/cells.js';
import { equal, test } from './testing.js';
import { squares } from './squares.js';

test('a cell of a grid of squares is named by row and column', () => equal(cellText(squares(3, 4), 6), '1,2'));

test('a cell of a box is named by row, column and level', () =>
  equal(cellText({ rows: 3, columns: 4, levels: 2, cells: 24 }, 19), '1,3,1'));

test('a cell of another grid is named by its number', () =>
  equal(cellText({ rows: 3, columns: 6, cells: 9, width: 6, height: 6, corner: [] }, 4), '4'));
