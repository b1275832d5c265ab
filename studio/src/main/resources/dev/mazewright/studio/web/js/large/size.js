// Which recipes are of large mazes: full rectangles of more cells than the page draws itself.
import { RecipeError, parse } from '../recipe.js';

/** The page draws this many cells itself, whatever its limit is. */
export const NEVER_LARGE = 1_000_000;

/** The parts of a recipe, or null of what is not a recipe. */
function read(text) {
  try {
    return parse(text);
  } catch (error) {
    if (error instanceof RecipeError) {
      return null;
    }
    throw error;
  }
}

/** The cells of a full rectangle, or of the window of one, or 0 for another shape, a mask, or what is not a recipe. */
export function cellsOfRectangle(text) {
  const recipe = read(text);
  if (recipe === null) {
    return 0;
  }
  const { shape, window } = recipe;
  const isFull = !Object.keys(shape.options).some(key => key.startsWith('mask'));
  return /^(rectangle|square|grid)$/i.test(shape.name) && isFull && shape.size.length === 2 ? cellsOf(shape.size, window) : 0;
}

function cellsOf(size, window) {
  const [rows, columns] = window === null ? size : (/,(\d+x\d+)/.exec(window)?.[1] ?? '0x0').split('x');
  return rows * columns;
}

/** Whether a recipe is of an atlas, whose maze is never built. */
export function isAtlas(text) {
  const recipe = read(text);
  return recipe !== null && recipe.window === null && /^atlas$/i.test(recipe.generator.name);
}

/** Whether a recipe is a window of an atlas. */
export function isWindow(text) {
  return (read(text)?.window ?? null) !== null;
}

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
  /** @type {string} */
  recipe;
  /** @type {number} */
  rows;
  /** @type {number} */
  columns;
  /** @type {number} */
  cells;
  /** @type {number} */
  start;
  /** @type {number[]} */
  goals;

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
