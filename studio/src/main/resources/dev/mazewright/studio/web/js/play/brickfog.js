// Fog over bricks: the page's fog covers cells only, so the layout of the bricks would show through.

/** @import { Scene, View } from '../types.js' */

const places = new WeakMap();

/** Darkens all bricks in sight that touch no tile that is known. */
export function paintBrickFog(ctx, /** @type {View} */ view) {
  const { scene, fog } = view;
  if (!scene.tiles || !fog) {
    return;
  }
  const cells = cellsByPlace(scene);
  const { scale, left, top } = view.place;
  const first = { row: Math.max(0, Math.floor(-top / scale)), column: Math.max(0, Math.floor(-left / scale)) };
  const last = {
    row: Math.min(scene.rows - 1, Math.floor((view.height - top) / scale)),
    column: Math.min(scene.columns - 1, Math.floor((view.width - left) / scale)),
  };
  const isKnown = (row, column) => {
    for (let r = Math.max(0, row - 1); r <= Math.min(scene.rows - 1, row + 1); r++) {
      for (let c = Math.max(0, column - 1); c <= Math.min(scene.columns - 1, column + 1); c++) {
        const cell = cells[r * scene.columns + c];
        if (cell >= 0 && fog[cell] > 0) {
          return true;
        }
      }
    }
    return false;
  };
  ctx.save();
  ctx.beginPath();
  ctx.rect(left, top, scene.columns * scale, scene.rows * scale);
  ctx.clip();
  ctx.beginPath();
  for (let row = first.row; row <= last.row; row++) {
    for (let column = first.column; column <= last.column; column++) {
      if (cells[row * scene.columns + column] < 0 && !isKnown(row, column)) {
        ctx.rect(left + column * scale - 0.25, top + row * scale - 0.25, scale + 0.5, scale + 0.5);
      }
    }
  }
  ctx.fillStyle = view.colours.dark;
  ctx.fill();
  ctx.restore();
}

/** Of each position of a grid of tiles, row by row, its cell, or -1 where it is brick. */
function cellsByPlace(/** @type {Scene} */ scene) {
  if (!places.has(scene)) {
    const cells = new Int32Array(scene.rows * scene.columns).fill(-1);
    for (let cell = 0; cell < scene.cells; cell++) {
      cells[Math.floor(scene.y[cell]) * scene.columns + Math.floor(scene.x[cell])] = cell;
    }
    places.set(scene, cells);
  }
  return places.get(scene);
}
