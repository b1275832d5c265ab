// Which tiles show a part of a large maze, and which recipes are of large mazes.
import { cellsOfTile, rowsOfTile, tilesIn, zoomFor } from '/js/large/levels.js';
import { LargeScene } from '/js/large/scene.js';
import { cellsOfRectangle } from '/js/recipe.js';
import { equal, test } from './testing.js';

const MAZE = { rows: 1000, columns: 3000 };

test('a zoom has at least the pixels of the canvas, and cells of 32 pixels at most', () =>
  equal([32, 33, 20, 16, 1, 0.9, 0.5, 0.1, 1e-9].map(zoomFor), [5, 5, 5, 4, 0, 0, -1, -3, -20]));

test('a tile shows 512 pixels a side', () => equal([5, 0, -3].map(cellsOfTile), [16, 512, 4096]));

test('tiles outside of the maze are not shown', () =>
  equal(tilesIn({ left: -900, top: -900, right: 9000, bottom: 9000 }, MAZE, 0).length, 2 * 6));

test('the tile in the middle comes first', () =>
  equal(tilesIn({ left: 0, top: 0, right: 2560, bottom: 512 }, MAZE, 0).map(tile => tile.column).slice(0, 1), [2]));

test('no tile shows a part beside the maze', () => equal(tilesIn({ left: 3100, top: 0, right: 3400, bottom: 100 }, MAZE, 0), []));

test('a tile needs its rows and the one below, if there is one', () =>
  equal([rowsOfTile({ zoom: 0, row: 0 }, 1000), rowsOfTile({ zoom: 0, row: 1 }, 1000)], [513, 1000]));

test('full rectangles have a size, and other mazes none', () =>
  equal(['rectangle:40x50/wilson/seed:1', 'Grid:40x50/wilson/seed:1', 'rectangle:40x50,mask=heart/wilson/seed:1', 'hexagon:40x50/wilson/seed:1', 'rubbish']
    .map(cellsOfRectangle), [2000, 2000, 0, 0, 0]));

test('a large scene counts its cells as recipes do', () => {
  const { start, goals, width } = new LargeScene({ recipe: 'r', ...MAZE, cells: 3_000_000, start: [2, 5], goals: [[999, 2999]] });
  equal([start, goals, width], [6005, [2_999_999], 3000]);
});
