// mazewright: mazes, solvers, and all formats.
import { compile, Engine } from './loader.js';
import { Maze, Mazewright as Games, sourceOf } from './maze.js';

export { MazewrightError } from './loader.js';
export { Maze } from './maze.js';

const letters = new TextDecoder();
const KINDS = ['carve', 'wall', 'visit', 'leave', 'walk', 'erase', 'reject', 'fill', 'phase'];
const EVENT = 8;

class Mazewright extends Games {
  #engine;

  constructor(engine) {
    super(engine);
    this.#engine = engine;
  }

  read(file, { name = 'the file', format = '' } = {}) {
    return new Maze(this.#engine, ['', name, format, typeof file === 'string' ? new TextEncoder().encode(file) : file]);
  }

  write(maze, format, { solution = false, solver = '', ...options } = {}) {
    const given = Object.entries(options).filter(([, value]) => value !== undefined).flatMap(([key, value]) => [key, `${value}`]);
    const [file, type] = this.#engine.call('write', ...sourceOf(maze), format, solution ? 'solved' : '', solver, ...given);
    return /^text\/|[/+](xml|json)|postscript/.test(letters.decode(type)) ? letters.decode(file) : file;
  }

  measure(maze) {
    return JSON.parse(this.#engine.text('measure', ...sourceOf(maze)));
  }

  trace(maze, { solver = '' } = {}) {
    const [bytes] = this.#engine.call('trace', ...sourceOf(maze), solver);
    return traceOf(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  }

  get catalog() {
    return JSON.parse(this.#engine.text('catalog'));
  }
}

/** What TraceBytes.java writes: the scene before, of which only the maze's own drawing is left out here; a header; events. */
function traceOf(view) {
  const word = at => view.getUint32(at, true);
  const header = Uint32Array.BYTES_PER_ELEMENT + word(0);
  const first = header + Uint32Array.BYTES_PER_ELEMENT + word(header);
  const text = letters.decode(new Uint8Array(view.buffer, view.byteOffset + header + Uint32Array.BYTES_PER_ELEMENT, word(header)));
  const { algorithm, phases, prepared, events } = JSON.parse(text);
  return {
    algorithm,
    phases,
    prepared,
    length: events,
    event(i) {
      const at = first + EVENT * i;
      return { kind: KINDS[view.getUint8(at + 6)], cell: word(at), detail: view.getUint16(at + 4, true) };
    },
    * [Symbol.iterator]() {
      for (let i = 0; i < events; i++) {
        yield this.event(i);
      }
    },
  };
}

/** Loads the engine, once; everything after that is an ordinary call. */
export const load = async (wasm = new URL('./library.wasm', import.meta.url)) => new Mazewright(new Engine(await compile(wasm)));
