// Panning and zooming as arithmetic.
import { Camera } from '/js/canvas/camera.js';
import { equal, near, test } from './testing.js';

const GRID = { x: 0, y: 0, width: 20, height: 10 };

test('a maze that is fitted lies in the middle', () => {
  const { scale, left, top } = Camera.fitting(GRID, 1000, 800, 16);
  equal(scale, 48); // (1000 - 2 * 16) / 20 = 48.4, whole
  equal([left, top], [(1000 - 20 * 48) / 2, (800 - 10 * 48) / 2]);
});

test('cells of a large maze need not be whole pixels', () => near(Camera.fitting({ ...GRID, width: 400 }, 1000, 800, 0).scale, 2.5));

test('a maze of one cell is not shown larger than a cell may be', () =>
  equal(Camera.fitting({ x: 0, y: 0, width: 1, height: 1 }, 2000, 2000, 0).scale, 400));

test('a part of a grid is fitted as a grid is', () => {
  const camera = Camera.fitting({ x: 5, y: 5, width: 2, height: 2 }, 200, 200, 0);
  equal([camera.x(5), camera.x(7), camera.y(5), camera.y(7)], [0, 200, 0, 200]);
});

test('zooming keeps the point under the pointer', () => {
  const camera = new Camera(10, 30, 40);
  const zoomed = camera.zoomed(2, 130, 90, 0.1);
  equal(zoomed.scale, 20);
  near(zoomed.toMazeX(130), camera.toMazeX(130));
  near(zoomed.toMazeY(90), camera.toMazeY(90));
});

test('zooming ends at the largest and at the smallest scale', () => {
  equal(new Camera(300).zoomed(10, 0, 0, 0.1).scale, 400);
  equal(new Camera(1).zoomed(0.001, 0, 0, 0.25).scale, 0.25);
});

test('the smallest scale shows all of a large maze on a quarter of the canvas', () =>
  near(Camera.leastScale({ width: 1000, height: 500 }, 500, 500), 0.125));

test('a small maze can be shown at one pixel a cell', () => equal(Camera.leastScale(GRID, 1000, 800), 1));

test('a maze that is moved far stays on the canvas by 60 pixels', () => {
  const moved = new Camera(10, 0, 0).moved(1e6, -1e6, { width: 100, height: 100 }, 500, 400);
  equal([moved.left, moved.top], [500 - 60, 60 - 1000]);
});

test('canvas and grid coordinates are inverse', () => {
  const camera = new Camera(7, 13, -20);
  near(camera.toMazeX(camera.x(3.25)), 3.25);
  near(camera.toMazeY(camera.y(-1.5)), -1.5);
});

test('in CSS pixels all lengths are shorter by the ratio of the device', () =>
  equal(new Camera(30, 60, 90).over(3), { scale: 10, left: 20, top: 30 }));

test('the corner lies on a whole pixel', () => equal([new Camera(1, 0.4, 0.6).left, new Camera(1, 0.4, 0.6).top], [0, 1]));
