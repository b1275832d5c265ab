// mazewright/core: mazes and solvers, for games.
import { compile, Engine } from './loader.js';
import { Mazewright } from './maze.js';

export { MazewrightError } from './loader.js';
export { Maze } from './maze.js';

/** Loads the engine, once; everything after that is an ordinary call. */
export const load = async (wasm = new URL('./core.wasm', import.meta.url)) => new Mazewright(new Engine(await compile(wasm)));
