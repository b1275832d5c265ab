// What the page knows of a maze that the server draws.

/** A large maze in the place of a Scene: what is known of it without its cells. */
export class LargeScene {
  isLarge = true;
  shape = 'rectangle';
  levels = 1;
  notes = [];
  openings = [];
  seams = [];
  format = null;
  solution = null;
  /** @type {string} */ recipe;
  /** @type {number} */ rows;
  /** @type {number} */ columns;
  /** @type {number} */ cells;
  /** @type {number} */ start;
  /** @type {number[]} */ goals;

  constructor({ recipe, rows, columns, cells, start, goals }) {
    const numberOf = ([row, column]) => row * columns + column;
    Object.assign(this, { recipe, rows, columns, cells });
    this.width = columns;
    this.height = rows;
    this.start = start ? numberOf(start) : 0;
    this.goals = goals.length > 0 ? goals.map(numberOf) : [cells - 1];
    this.outerSides = { start: this.#outerSides(this.start), goal: this.#outerSides(this.goals[0]) };
  }

  /** The sides of a cell in which there can be an opening. */
  #outerSides(cell) {
    const [row, column] = [Math.floor(cell / this.columns), cell % this.columns];
    const isOuter = { top: row === 0, right: column === this.columns - 1, bottom: row === this.rows - 1, left: column === 0 };
    return Object.keys(isOuter).filter(side => isOuter[side]);
  }
}
