// Cells as recipes name them.
import { cellText } from '/js/cells.js';
import { equal, test } from './testing.js';
import { squares } from './squares.js';

test('a cell of a full grid is named by row and column', () => equal(cellText(squares(3, 4), 6), '1,2'));

test('a cell of a box is named by row, column and level', () =>
  equal(cellText({ rows: 3, columns: 4, levels: 2, cells: 24 }, 19), '1,3,1'));

test('a cell of a grid with a mask is named by the run that it is in', () => {
  const scene = { rows: 3, columns: 6, levels: 1, cells: 9, runs: [0, 2, 3, 1, 0, 2, 1, 4, 2, 2, 1, 2] };
  equal([0, 2, 3, 5, 6, 8].map(cell => cellText(scene, cell)).join(' '), '0,2 0,4 1,0 1,4 1,5 2,2');
});

test('of two cells at one position, the second is named by its number', () =>
  equal([1, 2, 3].map(cell => cellText({ rows: 2, columns: 3, cells: 7, runs: [0, 0, 2, 0, 1, 2, 1, 0, 3] }, cell)).join(' '), '0,1 2 0,2'));

test('a cell of a plain graph is named by its number', () => equal(cellText({ rows: 1, columns: 6, cells: 9 }, 4), '4'));
