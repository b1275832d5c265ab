// Cells as recipes name them.

/** A cell by row and column where cells are the squares of a grid, else by its number. */
export function cellText(scene, cell) {
  const { rows, columns, levels = 1, cells } = scene;
  if (cells === rows * columns * (levels || 1)) {
    const rest = cell % (rows * columns);
    const place = `${Math.floor(rest / columns)},${rest % columns}`;
    return levels > 1 ? `${place},${Math.floor(cell / (rows * columns))}` : place;
  }
  const isGridOfSquares = scene.width === columns && scene.height === rows
    && scene.corner.every((value, i) => i % 3 === 2 || Math.abs(value) === 0.5);
  return isGridOfSquares ? `${Math.floor(scene.y[cell])},${Math.floor(scene.x[cell])}` : String(cell);
}
