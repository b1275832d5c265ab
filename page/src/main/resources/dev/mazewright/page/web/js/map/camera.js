// Where on a canvas an atlas lies: pure arithmetic. The point in the middle is a cell, a BigInt, and a part of one, so that no digit is
// lost however far away the corner of the maze is.
import { within } from './sheet.js';

/** A cell is never shown larger than this, in CSS pixels, and the maze never smaller than this part of the canvas. */
const MOST = 120;
const LEAST_SHARE = 0.5;

/** A view of a sheet: a cell has `scale` pixels, and the point (row + y, column + x), with y and x from 0 to 1, is in the middle. */
export class MapCamera {
  constructor(sheet, { row, column, x = 0.5, y = 0.5, scale }) {
    this.sheet = sheet;
    this.row = row;
    this.column = column;
    this.x = x;
    this.y = y;
    this.scale = scale;
  }

  /** One that shows a part of a sheet, {top, left, bottom, right} in cells, in the middle of a canvas. */
  static fitting(sheet, { top, left, bottom, right }, width, height, margin) {
    const wide = Math.max(1, width - 2 * margin) / Number(right - left);
    const high = Math.max(1, height - 2 * margin) / Number(bottom - top);
    /** @returns {[bigint, number]} */
    const half = (from, to) => [(from + to) / 2n, Number((from + to) % 2n) / 2];
    const [[row, y], [column, x]] = [half(top, bottom), half(left, right)];
    return new MapCamera(sheet, { row, column, x, y, scale: Math.min(wide, high, MOST) });
  }

  /** How many pixels the start of a column of cells is to the right of the middle. */
  across(column) {
    return (Number(column - this.column) - this.x) * this.scale;
  }

  /** The number of pixels from the middle down to the start of a row of cells. */
  down(row) {
    return (Number(row - this.row) - this.y) * this.scale;
  }

  /** The cell at a distance from the middle, in pixels; it may be outside the maze. */
  cellAt(across, down) {
    return {
      row: this.row + BigInt(Math.floor(this.y + down / this.scale)),
      column: this.column + BigInt(Math.floor(this.x + across / this.scale)),
    };
  }

  /** A camera that is moved by a number of pixels; its middle stays in the maze. */
  moved(across, down) {
    return this.#at(this.x - across / this.scale, this.y - down / this.scale, this.scale);
  }

  /** A camera with another scale; the point at this distance from the middle, in pixels, stays where it is. */
  zoomed(factor, across, down, width, height, ratio) {
    const { sheet } = this;
    const smallest = LEAST_SHARE * Math.min(width / Number(sheet.columns), height / Number(sheet.rows));
    const scale = within(this.scale * factor, Math.min(smallest, MOST * ratio), MOST * ratio);
    return this.#at(this.x + across / this.scale - across / scale, this.y + down / this.scale - down / scale, scale);
  }

  #at(x, y, scale) {
    const { sheet } = this;
    /** @returns {[bigint, number]} */
    const place = (whole, part, count) => {
      const cells = Math.floor(part);
      const at = whole + BigInt(cells);
      return at < 0n ? [0n, 0] : at >= count ? [count, 0] : [at, part - cells];
    };
    const [column, ofColumn] = place(this.column, x, sheet.columns);
    const [row, ofRow] = place(this.row, y, sheet.rows);
    return new MapCamera(sheet, { row, column, x: ofColumn, y: ofRow, scale });
  }
}
