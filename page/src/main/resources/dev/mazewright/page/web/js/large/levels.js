// Which tiles show a part of the maze: pure arithmetic. At zoom z a cell has 2^z pixels.

/** Pixels of a tile's side. */
export const SIDE = 512;
export const MOST = 5;
export const LEAST = -20;
/** Up to this zoom, tiles can be drawn while the maze is generated. */
export const PARTS = -3;

/** The zoom whose tiles have at least as many pixels as the canvas, where a cell has `scale` pixels. */
export const zoomFor = scale => Math.max(LEAST, Math.min(MOST, Math.ceil(Math.log2(scale) - 1e-9)));

/** How many cells a tile shows a side. */
export const cellsOfTile = zoom => SIDE * 2 ** -zoom;

/** The tiles {zoom, row, column} that meet a part of a maze, {left, top, right, bottom} in cells; those in the middle first. */
export function tilesIn({ left, top, right, bottom }, maze, zoom) {
  const cells = cellsOfTile(zoom);
  const first = at => Math.max(0, Math.floor(at / cells));
  const last = (at, count) => Math.min(Math.ceil(at / cells), Math.ceil(count / cells)) - 1;
  const tiles = [];
  for (let row = first(top); row <= last(bottom, maze.rows); row++) {
    for (let column = first(left); column <= last(right, maze.columns); column++) {
      tiles.push({ zoom, row, column });
    }
  }
  const middle = { row: (top + bottom) / 2 / cells - 0.5, column: (left + right) / 2 / cells - 0.5 };
  const away = tile => Math.hypot(tile.row - middle.row, tile.column - middle.column);
  return tiles.sort((one, other) => away(one) - away(other));
}

/** How many rows must be done for a tile. */
export const rowsOfTile = ({ zoom, row }, rows) => Math.min((row + 1) * cellsOfTile(zoom) + 1, rows);
