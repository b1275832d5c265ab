// The parts of an atlas's levels: fetched when they are seen, and kept while there is room.
import { Fetches } from '../canvas/fetches.js';
import { PART, least } from './sheet.js';

const MAGIC = 0x504d5a4d;
const EAST = 1;
const SOUTH = 2;
/** How many parts are kept, and how many are fetched at a time. */
const ROOM = { most: 1200, atOnce: 6 };

/** A part of a level: 64 x 64 blocks from (row, column) on, and a ring of blocks around them, so that walls and path go on. */
class Part {
  constructor({ level, row, column, rows, columns, top, left }, bytes) {
    Object.assign(this, { level, row, column, rows, columns });
    const words = new DataView(bytes);
    if (words.getUint32(0, true) !== MAGIC) {
      throw new Error('this is no part of a map');
    }
    const length = words.getUint32(8, true);
    const header = JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, 12, length)));
    const count = header.rows * header.columns;
    this.#open = new Uint8Array(bytes, 12 + length, count);
    this.#wide = header.columns;
    [this.#top, this.#left] = [top, left];
    /** The first row and column of blocks that are known: -1, or 0 at the edge of the maze. */
    this.above = -top;
    this.before = -left;
    const numbers = new Uint32Array(bytes, 12 + length + Math.ceil(count / 4) * 4);
    let from = 0;
    /** The pieces of the path: lists of [row, column] from the part's first block on; those of the ring may be -1. */
    this.pieces = header.pieces.map(({ cells }) => {
      from += cells;
      return Array.from(numbers.subarray(from - cells, from), number =>
        [Math.floor(number / header.columns) - top, (number % header.columns) - left]);
    });
    this.since = performance.now();
  }

  #open;
  #wide;
  #top;
  #left;

  /** Whether there is a passage to the right of a block. */
  isEast(row, column) {
    return (this.#open[(row + this.#top) * this.#wide + column + this.#left] & EAST) !== 0;
  }

  /** Whether there is one down. */
  isSouth(row, column) {
    return (this.#open[(row + this.#top) * this.#wide + column + this.#left] & SOUTH) !== 0;
  }
}

/** The parts of an atlas between two pins. */
export class Parts extends Fetches {
  #api;
  #sheet = null;
  #ends = {};
  #seen = new Map();

  /** Calls `onChange` when a part has come. */
  constructor(api, onChange) {
    super((which, signal) => this.#fetch(which, signal), onChange, ROOM);
    this.#api = api;
  }

  /** Shows an atlas, and the path between two cells, {from, to} as texts. */
  show(sheet, ends) {
    this.clear();
    [this.#sheet, this.#ends] = [sheet, ends];
  }

  /** The part of a level, if it is here; else null, and it is wanted. */
  part(level, row, column) {
    const key = `${level} ${row} ${column}`;
    const found = this.use(key);
    if (found === null) {
      this.#seen.set(key, { level, row, column });
    }
    return found;
  }

  /** Forgets what was wanted; called before a drawing, which wants what it sees. */
  begin() {
    this.#seen.clear();
  }

  /** Fetches what is wanted, and gives up what is not any more. */
  end() {
    this.want(this.#seen);
  }

  async #fetch({ level, row, column }, signal) {
    const all = this.#sheet.counts[level];
    const along = (part, count) => {
      const from = part * PART;
      const to = least(from + PART, count);
      const before = from > 0n ? 1n : 0n;
      const after = to < count ? 1n : 0n;
      return { first: from - before, count: to - from + before + after, before: Number(before), size: Number(to - from) };
    };
    const [down, across] = [along(row, all.rows), along(column, all.columns)];
    const bytes = await this.#api.mapPart({
      recipe: this.#sheet.recipe, ...this.#ends, level, row: down.first, column: across.first, rows: down.count, columns: across.count,
    }, { signal });
    return new Part({
      level, row: row * PART, column: column * PART, rows: down.size, columns: across.size, top: down.before, left: across.before,
    }, bytes);
  }
}
