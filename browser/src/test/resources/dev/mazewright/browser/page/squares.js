// A grid of squares as the page's modules see a scene; directions are north, east, south, west.

const STEPS = [[-1, 0], [0, 1], [1, 0], [0, -1]];

/** All walls are closed but those of `passages`, pairs of cells. */
export function squares(rows, columns, passages = []) {
  const at = (row, column) => (row >= 0 && row < rows && column >= 0 && column < columns ? row * columns + column : -1);
  const scene = {
    rows, columns, width: columns, height: rows, cells: rows * columns, open: new Uint8Array(rows * columns), start: 0,
    goals: [rows * columns - 1],
    neighbour: (cell, direction) => at(Math.floor(cell / columns) + STEPS[direction][0], cell % columns + STEPS[direction][1]),
    opposite: (cell, direction) => (direction + 2) % STEPS.length,
    neighbours: cell => [0, 1, 2, 3].filter(direction => scene.open[cell] >> direction & 1).map(direction => scene.neighbour(cell, direction)),
  };
  for (const [a, b] of passages) {
    const direction = [0, 1, 2, 3].find(each => scene.neighbour(a, each) === b);
    scene.open[a] |= 1 << direction;
    scene.open[b] |= 1 << (direction + 2) % STEPS.length;
  }
  return scene;
}
