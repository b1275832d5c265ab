/**
 * Which squares of a canvas have changed. They are taken round and round the canvas, several beside each other at
 * one go: however many come, each has its turn.
 */

/** In cells of at most this many pixels, squares have the first side; in larger cells, the second. */
const SIDES = [[4, 4], [20, 16], [Infinity, 64]];

/** The marked squares of a canvas. */
export class Patches {
  #marks = new Uint8Array(0);
  #cursor = 0;
  #width = 0;
  #height = 0;
  #side = 1;
  #columns = 0;
  #rows = 0;
  /** How many there are. */
  count = 0;

  /** Starts again, without any, for a canvas of this size and cells of this size. */
  begin(width, height, cell) {
    const side = SIDES.find(([most]) => cell <= most)[1];
    this.#columns = Math.ceil(width / side);
    this.#rows = Math.ceil(height / side);
    [this.#width, this.#height, this.#side] = [width, height, side];
    const number = this.#columns * this.#rows;
    this.#marks = this.#marks.length === number ? this.#marks.fill(0) : new Uint8Array(number);
    this.#cursor = 0;
    this.count = 0;
  }

  /** A rectangle has changed. */
  touch(left, top, right, bottom) {
    const side = this.#side;
    const first = left > 0 ? Math.floor(left / side) : 0;
    const end = right < this.#width ? Math.floor(right / side) + 1 : this.#columns;
    const last = bottom < this.#height ? Math.floor(bottom / side) + 1 : this.#rows;
    for (let row = top > 0 ? Math.floor(top / side) : 0; row < last; row++) {
      for (let at = row * this.#columns + first; at < row * this.#columns + end; at++) {
        this.count += 1 - this.#marks[at];
        this.#marks[at] = 1;
      }
    }
  }

  /** Takes a rectangle of them, at most about this size, or returns null. */
  take(most) {
    if (this.count === 0) {
      return null;
    }
    const marks = this.#marks;
    const columns = this.#columns;
    const side = this.#side;
    const many = Math.max(1, Math.floor(most / side));
    let at = marks.indexOf(1, this.#cursor);
    at = at < 0 ? marks.indexOf(1) : at;
    const row = Math.floor(at / columns);
    let end = at + 1;
    for (const stop = Math.min((row + 1) * columns, at + many); end < stop && marks[end] === 1;) {
      end++;
    }
    let rows = 0;
    do {
      marks.fill(0, at + rows * columns, end + rows * columns);
      this.count -= end - at;
      rows++;
    } while (rows < many && row + rows < this.#rows && this.#areMarked(at + rows * columns, end + rows * columns));
    this.#cursor = end;
    const left = (at - row * columns) * side;
    return {
      left, top: row * side,
      right: Math.min(this.#width, left + (end - at) * side), bottom: Math.min(this.#height, (row + rows) * side),
    };
  }

  #areMarked(from, to) {
    for (let at = from; at < to; at++) {
      if (this.#marks[at] === 0) {
        return false;
      }
    }
    return true;
  }
}
