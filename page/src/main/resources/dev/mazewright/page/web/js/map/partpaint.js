// Draws one part of an atlas: where its blocks lie on the canvas, its walls and its path.

/** The pixels of a block's side. */
export const sizeOf = (sheet, level, scale) => scale * sheet.side ** level;

/** Where the rows and columns of a part begin and end, in pixels. */
export function edges({ camera, width, height }, { level, row, column, rows, columns }) {
  const { sheet, scale } = camera;
  const size = sizeOf(sheet, level, scale);
  const list = (count, first, last) => {
    const all = Array.from({ length: count + 1 }, (_, i) => first + i * size);
    all[count] = last;
    return all;
  };
  return {
    rows: list(rows, height / 2 + camera.down(sheet.rowEdge(level, row)), height / 2 + camera.down(sheet.rowEdge(level, row + BigInt(rows)))),
    columns: list(columns, width / 2 + camera.across(sheet.columnEdge(level, column)),
      width / 2 + camera.across(sheet.columnEdge(level, column + BigInt(columns)))),
  };
}

/** Of blocks between these edges, those that a canvas of some length shows, and one more at each end: the first, and that after the last. */
function seen(list, length) {
  const size = list[1] - list[0];
  return { first: Math.max(0, Math.floor(-list[0] / size) - 1), end: Math.min(list.length - 1, Math.ceil((length - list[0]) / size) + 1) };
}

/** Draws the walls of a part, those in line at once: those around it too, of which a picture of it shows a half. */
export function walls(context, part, { rows, columns }, width, colour) {
  context.fillStyle = colour;
  const half = width / 2;
  const [down, across] = [seen(rows, context.canvas.height), seen(columns, context.canvas.width)];
  for (let row = down.first || part.above; row < down.end; row++) {
    const y = rows[row + 1] - half;
    for (let column = across.first; column < across.end; column++) {
      if (!part.isSouth(row, column)) {
        const from = column;
        while (column + 1 < across.end && !part.isSouth(row, column + 1)) {
          column++;
        }
        context.fillRect(columns[from] - half, y, columns[column + 1] - columns[from] + width, width);
      }
    }
  }
  for (let column = across.first || part.before; column < across.end; column++) {
    const x = columns[column + 1] - half;
    for (let row = down.first; row < down.end; row++) {
      if (!part.isEast(row, column)) {
        const from = row;
        while (row + 1 < down.end && !part.isEast(row + 1, column)) {
          row++;
        }
        context.fillRect(x, rows[from] - half, width, rows[row + 1] - rows[from] + width);
      }
    }
  }
}

/** Calls back with the rectangles of the path through a part that a canvas shows, each from the middle of a block to that of the next. */
export function path({ canvas }, part, { rows, columns }, width, draw) {
  const size = { rows: rows[1] - rows[0], columns: columns[1] - columns[0] };
  const edge = (list, at, length) => (at < 0 ? list[0] + at * length : at >= list.length ? list.at(-1) + (at - list.length + 1) * length : list[at]);
  const middle = (list, at, length) => (edge(list, at, length) + edge(list, at + 1, length)) / 2;
  const half = width / 2;
  const [down, across] = [seen(rows, canvas.height), seen(columns, canvas.width)];
  for (const blocks of part.pieces) {
    for (let i = 0; i < blocks.length; i++) {
      const [row, column] = blocks[Math.max(0, i - 1)];
      const [toRow, toColumn] = blocks[i];
      if (toRow < down.first - 1 || toRow > down.end || toColumn < across.first - 1 || toColumn > across.end) {
        continue;
      }
      const [x, y] = [middle(columns, column, size.columns), middle(rows, row, size.rows)];
      const [toX, toY] = [middle(columns, toColumn, size.columns), middle(rows, toRow, size.rows)];
      draw(Math.min(x, toX) - half, Math.min(y, toY) - half, Math.abs(toX - x) + width, Math.abs(toY - y) + width);
    }
  }
}

