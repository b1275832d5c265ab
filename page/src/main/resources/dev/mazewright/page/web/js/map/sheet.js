// An atlas as the page knows it: how its blocks lie on its cells. Numbers of blocks and cells are BigInts.

/** @typedef {{row: bigint, column: bigint}} Cell */

/** Blocks along a side of the parts that are fetched. */
export const PART = 64n;

/** An atlas as `/api/v1/map` describes it. */
export class Sheet {
  constructor({ recipe, side, seams, levels, fromText, toText }) {
    this.recipe = recipe;
    this.side = side;
    /** Whether cells cross the walls of blocks. */
    this.isWavy = seams === 'wavy';
    /** Of each level, {rows, columns}. */
    this.counts = levels.map(({ rowsText, columnsText }) => ({ rows: BigInt(rowsText), columns: BigInt(columnsText) }));
    this.top = levels.length - 1;
    this.rows = this.counts[0].rows;
    this.columns = this.counts[0].columns;
    this.from = cellOf(fromText);
    this.to = cellOf(toText);
  }

  /** Cells along a block of a level, but for the last ones. */
  span(level) {
    return BigInt(this.side) ** BigInt(level);
  }

  /** Where a row of blocks begins, or ends if it is one more than there are. */
  rowEdge(level, row) {
    return row >= this.counts[level].rows ? this.rows : row * this.span(level);
  }

  /** The same of a column. */
  columnEdge(level, column) {
    return column >= this.counts[level].columns ? this.columns : column * this.span(level);
  }

  /** The block of a level that a cell is in. */
  block(level, { row, column }) {
    const { rows, columns } = this.counts[level];
    return { row: least(row / this.span(level), rows - 1n), column: least(column / this.span(level), columns - 1n) };
  }

  /** The part of a level that a block is in. */
  partOf({ row, column }) {
    return { row: row / PART, column: column / PART };
  }

  /** Whether there is such a cell. */
  has({ row, column }) {
    return row >= 0n && column >= 0n && row < this.rows && column < this.columns;
  }
}

/** A cell of a text such as 12,34, or null. */
export function cellOf(text) {
  const found = /^(\d{1,19}),(\d{1,19})$/.exec(text ?? '');
  return found ? { row: BigInt(found[1]), column: BigInt(found[2]) } : null;
}

/** The text of a cell. */
export const textOf = ({ row, column }) => `${row},${column}`;

export const isSame = (one, other) => one !== null && other !== null && one.row === other.row && one.column === other.column;

/** The lesser of two numbers of cells or blocks. */
export const least = (/** @type {bigint} */ one, /** @type {bigint} */ other) => (one < other ? one : other);

/** A number within bounds. */
export const within = (value, from, to) => (value < from ? from : value > to ? to : value);
