import type { FormatOptions, ReadFormat, SolverName, TextFormat, WrittenFormat } from './catalog.js';
import { Maze, MazewrightError, type Mazewright as Games, type Recipe } from './core.js';

export type * from './core.js';
export { Maze, MazewrightError };

/** What is written, besides what the format heeds. */
export interface WriteOptions {
  /** Whether the path is shown. */
  solution?: boolean;
  /** The solver that finds the path that is shown, with options. */
  solver?: SolverName | `${SolverName}:${string}`;
}

export interface ReadOptions {
  /** The file's name, for messages. */
  name?: string;
  /** The format; without one it is detected. */
  format?: ReadFormat;
}

/** Something that an algorithm did: `docs/formats` of Mazewright has what the detail means. */
export interface TraceEvent {
  kind: 'carve' | 'wall' | 'visit' | 'leave' | 'walk' | 'erase' | 'reject' | 'fill' | 'phase';
  cell: number;
  detail: number;
}

/** What an algorithm did, event by event. */
export interface Trace extends Iterable<TraceEvent> {
  readonly algorithm: string;
  /** The names of the phases. */
  readonly phases: string[];
  /** How many events prepared the work. */
  readonly prepared: number;
  readonly length: number;
  event(i: number): TraceEvent;
}

/** Of dead ends of one type off the solution how many there are, and the sums of their steps, turns and decisions. */
export interface DeadEndType {
  count: number;
  length: number;
  turns: number;
  decisions: number;
}

/** The numbers that `mazewright info` prints; those of the solution are null where there is none. */
export interface Measures {
  digest: string;
  recipe: string | null;
  shape: string;
  rows: number;
  columns: number;
  levels?: number;
  cells: number;
  passages: number;
  components: number;
  perfect: boolean;
  closedCells: number;
  deadEnds: number;
  corridors: number;
  junctions: number;
  crossroads: number;
  straights: number;
  turns: number;
  river: number;
  longestDeadEnd: number;
  deadEndLengths: [length: number, count: number][];
  diameter: number;
  diameterExact: boolean;
  solutionLength: number | null;
  solutionShare: number | null;
  decisions: number | null;
  wrongWays: number | null;
  wastedCells: number | null;
  difficulty: number | null;
  solutionTurns: number | null;
  solutionJunctions: number | null;
  solutionCrossroads: number | null;
  straightDistance: number | null;
  alcoves: DeadEndType | null;
  forwardDeadEnds: DeadEndType | null;
  backwardDeadEnds: DeadEndType | null;
  mcClendon: number | null;
  start: number | null;
  goal: number | null;
  goals: number[];
  pictureOf: { rows: number, columns: number } | null;
  unsure?: string[];
}

export interface CatalogOption {
  key: string;
  default: string;
  range: string;
  sentence: string;
  kind: string;
  choices?: string[];
  least?: number;
  most?: number;
  parameter?: string;
}

export interface CatalogEntry {
  name: string;
  idea: string;
  options: CatalogOption[];
  aliases?: string[];
  [more: string]: unknown;
}

/** What there is. */
export interface Catalog {
  generators: CatalogEntry[];
  solvers: CatalogEntry[];
  shapes: CatalogEntry[];
  transforms: CatalogEntry[];
  formats: CatalogEntry[];
}

/** The engine with all formats. Its functions return when they are done, and throw a {@link MazewrightError}. */
export interface Mazewright extends Games {
  /** The maze of a file: its bytes, or its text. */
  read(file: Uint8Array | string, options?: ReadOptions): Maze;
  /** A maze as a file: a string where the format is text, else bytes. */
  write<F extends WrittenFormat>(maze: Maze | string | Recipe, format: F, options?: WriteOptions & FormatOptions[F]): F extends TextFormat ? string : Uint8Array;
  /** What kind of maze it is: counts and measures. */
  measure(maze: Maze | string | Recipe): Measures;
  /** How a maze is made; or how the solver solves it, if one is named. */
  trace(maze: Maze | string | Recipe, options?: { solver?: SolverName | `${SolverName}:${string}` }): Trace;
  /** What there is, with every option. */
  readonly catalog: Catalog;
}

/**
 * Loads the engine, once.
 *
 * @param wasm where `library.wasm` is, if not beside the module: an address, a response, bytes, or a module that was compiled before
 */
export function load(wasm?: string | URL | Response | Promise<Response> | BufferSource | WebAssembly.Module): Promise<Mazewright>;
