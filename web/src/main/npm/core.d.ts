import type {
  GeneratorName, GeneratorOptions, Place, ShapeName, ShapeOptions, SolverName, TransformName, TransformOptions,
} from './catalog.js';

export type * from './catalog.js';

/** Something refused: `message` is the library's sentence. */
export class MazewrightError extends Error {
  /** The exit code that the command line has for it: 1 no path, 64 usage, 65 bad data, 69 memory, 70 a defect. */
  readonly code: number;
}

/** A name, with options or without. */
type Choice<Name extends string, Options extends { [N in Name]: object }> =
  Name | `${Name}:${string}` | { [N in Name]: { name: N } & Options[N] }[Name];

/** A cell: its number, `row,column` or `row,column,level` from 0 at the top left, a word, or of a goal `steps-` and a number. */
export type Cell = number | Place | `${number},${number}` | `${number},${number},${number}` | `steps-${number}`;

/** A recipe in parts. Those that are left out are as in its text. */
export interface Recipe {
  /** `rectangle` where none is given. */
  shape?: ShapeName | { [N in ShapeName]: { name: N } & ShapeOptions[N] }[ShapeName];
  rows: number;
  columns: number;
  levels?: number;
  generator: Choice<GeneratorName, GeneratorOptions>;
  transforms?: Choice<TransformName, TransformOptions>[];
  start?: Cell;
  goals?: Cell[];
  /** `start`, `goal`, or a cell and its side, such as `0,0.left`; none if it is empty. */
  openings?: string[];
  /** A whole number of 64 bits, with a sign. */
  seed: number | bigint | string;
}

/** An opening in the outline: a side with no cell behind it and no wall. */
export interface Opening {
  cell: number;
  direction: number;
}

/** A corner of a cell; the bend of the side that begins there is 0, or of an arc the tangent of a quarter of its angle. */
export interface Corner {
  x: number;
  y: number;
  bend: number;
}

/** What a maze looks like, in units of a cell: x to the right, y downwards. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  /**
   * The walls, each once, five numbers each: x1, y1, x2, y2 and the bend, which is 0 where the wall is straight, else the tangent of
   * a quarter of the angle of its arc, positive where that lies left of the way from the first point. Of a plain graph, its passages.
   */
  readonly walls: Float32Array;
  centre(cell: number): { x: number, y: number };
  /** Its corners, clockwise. */
  corners(cell: number): Corner[];
}

/** A maze. Its cells are numbers: from 0, row after row from the top left. */
export class Maze {
  private constructor();
  /** The recipe that makes it, in its canonical form; null of a maze that was read without one. */
  readonly recipe: string | null;
  readonly shape: string;
  readonly rows: number;
  readonly columns: number;
  readonly levels: number;
  /** How many cells there are. */
  readonly cells: number;
  readonly start: number | null;
  readonly goals: number[];
  readonly openings: Opening[];
  /** Of each cell the set of its open directions, a bit each; on squares 1 top, 2 right, 4 bottom, 8 left. */
  readonly open: Uint32Array;
  /** The format that it was read in, or null. */
  readonly format: string | null;
  /** What is to be said of it, for people. */
  readonly notes: string[];
  /** What is uncertain of a maze that was read. */
  readonly unsure: string[];
  /** The cells to which passages lead from a cell. */
  neighbours(cell: number): Uint32Array;
  /** The sides of the cell that these passages cross, such as `top`, in the same order. */
  sides(cell: number): string[];
  /** The cell behind a side, or null if a wall is there. */
  step(cell: number, side: string): number | null;
  /** The fingerprint of the walls, the same as that of `mazewright info`. */
  readonly digest: string;
  readonly drawing: Drawing;
}

/** A path. */
export interface Path {
  /** From the start to the goal. */
  readonly cells: Uint32Array;
  readonly steps: number;
  /** How many cells the solver visited. */
  readonly visited: number;
  readonly cost: number;
  /** How many shortest paths there are, if the solver counted them; 2^63 - 1 stands for more. */
  readonly ways: bigint | null;
}

export interface SolveOptions {
  /** The solver, with options, such as `wall-follower:left`; without one the path is a shortest one. */
  solver?: SolverName | `${SolverName}:${string}`;
  /** Where the path begins, instead of the maze's own start. */
  start?: Cell;
  /** Where it may end, instead of the maze's own goals: at the nearest. */
  goals?: Cell[];
}

/** The engine. Its functions return when they are done, and throw a {@link MazewrightError}. */
export interface Mazewright {
  /** The maze of a recipe, given as text or in parts. */
  make(recipe: string | Recipe): Maze;
  /** A path through a maze. Refused with code 1 and the reason if there is none. */
  solve(maze: Maze | string | Recipe, options?: SolveOptions): Path;
}

/**
 * Loads the engine, once.
 *
 * @param wasm where `core.wasm` is, if not beside the module: an address, a response, bytes, or a module that was compiled before
 */
export function load(wasm?: string | URL | Response | Promise<Response> | BufferSource | WebAssembly.Module): Promise<Mazewright>;
