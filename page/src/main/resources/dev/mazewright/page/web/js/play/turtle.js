/** What a square of the turtle's grid is: the matrix entries of the lesson. */
export const INVALID = -1, EMPTY = 0, WALL = 1, VISITED = 2, END = 3;

/** Where a turtle can head for. */
export const EAST = 0, NORTH = 1, WEST = 2, SOUTH = 3;

const RIGHT = [1, 0, -1, 0];
const DOWN = [0, -1, 0, 1];
const AROUND = [NORTH, SOUTH, EAST, WEST];

/** A turtle on a grid of brick: it digs square by square, and walks through what it dug. */
export class Turtle {
  constructor(columns = 20, rows = 20) {
    this.columns = columns;
    this.rows = rows;
    this.squares = new Int8Array(columns * rows);
    this.reset();
  }

  /** All is brick but the first square, and the turtle stands there. */
  reset() {
    this.column = 0;
    this.row = 0;
    this.heading = EAST;
    this.squares.fill(WALL);
    this.squares[0] = EMPTY;
    this.past = [];
    this.steps = [];
  }

  isInside(column, row) {
    return column >= 0 && column < this.columns && row >= 0 && row < this.rows;
  }

  valueAt(column, row) {
    return this.isInside(column, row) ? this.squares[row * this.columns + column] : INVALID;
  }

  /** Sets a square; returns false, and does nothing, outside of the grid. The turtle stays where it is. */
  setValueAt(column, row, value) {
    if (!this.isInside(column, row)) {
      return false;
    }
    const at = row * this.columns + column;
    this.steps.push([at, this.squares[at], value]);
    this.squares[at] = value;
    return true;
  }

  isFloor(column, row) {
    const value = this.valueAt(column, row);
    return value !== INVALID && value !== WALL;
  }

  /** Goes one square on and opens it; at the edge of the grid it stays. Returns whether it moved. */
  dig(heading) {
    this.heading = heading;
    const column = this.column + RIGHT[heading];
    const row = this.row + DOWN[heading];
    if (!this.isInside(column, row)) {
      return false;
    }
    if (this.valueAt(column, row) === WALL) {
      this.setValueAt(column, row, EMPTY);
    }
    [this.column, this.row] = [column, row];
    return true;
  }

  /** The same, but it stays unless the square after the next is brick: it breaks into no passage. */
  digCarefully(heading) {
    this.heading = heading;
    return this.isBrickAhead(heading) && this.dig(heading);
  }

  isBrickAhead(heading) {
    return this.valueAt(this.column + 2 * RIGHT[heading], this.row + 2 * DOWN[heading]) === WALL;
  }

  /** Goes on to floor that lies there already; a careful turtle may walk, it just breaks nothing open. */
  walk(heading) {
    this.heading = heading;
    return this.isFloor(this.column + RIGHT[heading], this.row + DOWN[heading]) && this.dig(heading);
  }

  // ---- undo

  /** Stores the state: the changes until the next call are undone together. */
  mark() {
    this.steps = [];
    this.past.push({ column: this.column, row: this.row, heading: this.heading, steps: this.steps });
  }

  /** Undoes the changes since the last mark; returns false if no mark is left. */
  undo() {
    const last = this.past.pop();
    if (!last) {
      return false;
    }
    for (const [at, before] of last.steps.reverse()) {
      this.squares[at] = before;
    }
    const { column, row, heading } = last;
    Object.assign(this, { column, row, heading, steps: this.past.at(-1)?.steps ?? [] });
    return true;
  }

  // ---- generation and search, a step at a time

  /** Digs a maze from where it stands, as the lesson's makeMaze does; yields after each square, returns the end. */
  *makeMaze(random = Math.random) {
    const trail = [];
    let end = this.row * this.columns + this.column;
    for (;;) {
      const headings = AROUND.filter((heading) => this.isBrickAhead(heading));
      if (headings.length > 0) {
        const heading = headings[Math.floor(random() * headings.length)];
        this.dig(heading);
        yield;
        this.dig(heading);
        end = Math.max(end, this.row * this.columns + this.column);
        trail.push((heading + 2) % 4);
      } else if (trail.length === 0) {
        break;
      } else {
        const back = trail.pop();
        this.dig(back);
        yield;
        this.dig(back);
      }
      yield;
    }
    this.setEnd(end % this.columns, Math.floor(end / this.columns));
  }

  /** Makes a square the only end; it becomes floor. */
  setEnd(column, row) {
    this.clean(END);
    this.setValueAt(column, row, END);
  }

  /** Empties all squares of a value: those that were visited. */
  clean(old = VISITED) {
    this.squares.forEach((value, at) => {
      if (value === old) {
        this.setValueAt(at % this.columns, Math.floor(at / this.columns), EMPTY);
      }
    });
  }

  /** Walks depth first to an end and marks its squares visited; yields after each step, returns whether it found one. */
  *solve() {
    const seen = new Set([this.row * this.columns + this.column]);
    const trail = [];
    while (this.valueAt(this.column, this.row) !== END) {
      this.setValueAt(this.column, this.row, VISITED);
      const heading = AROUND.find((one) => {
        const column = this.column + RIGHT[one];
        const row = this.row + DOWN[one];
        return this.isFloor(column, row) && !seen.has(row * this.columns + column);
      });
      if (heading === undefined && trail.length === 0) {
        return false;
      }
      const next = heading === undefined ? trail.pop() : heading;
      if (heading !== undefined) {
        trail.push((heading + 2) % 4);
      }
      this.dig(next);
      seen.add(this.row * this.columns + this.column);
      yield;
    }
    return true;
  }

  /** As a file of blocks: # and space, S where the grid begins, E the end. */
  text() {
    const letters = Array.from(this.squares, (value, at) => (value === END ? 'E' : value === WALL ? '#' : at === 0 ? 'S' : ' '));
    return Array.from({ length: this.rows }, () => `${letters.splice(0, this.columns).join('')}\n`).join('');
  }
}
