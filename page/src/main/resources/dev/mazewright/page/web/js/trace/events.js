// The events of an algorithm, as the server sends them, page by page: 8 bytes an event.

/** @import { Scene } from '../types.js' */

/** The kinds of events: the numbers of the trace binary. */
export const Kind = Object.freeze({
  CARVE: 0, WALL: 1, VISIT: 2, LEAVE: 3, WALK: 4, ERASE: 5, REJECT: 6, FILL: 7, PHASE: 8,
});

/** The names of the kinds, by number, as pseudo-code has them. */
export const KIND_NAMES = Object.freeze(Object.keys(Kind).map(name => name.toLowerCase()));

/** Bits of a cell's marks; the direction in which a walk left stands above them. */
export const Mark = Object.freeze({ VISITED: 1, LEFT: 2, WALKED: 4, FILLED: 8, ARROW: 4 });

const bit = kind => 1 << kind;
const TOUCHES = bit(Kind.CARVE) | bit(Kind.WALL) | bit(Kind.VISIT) | bit(Kind.LEAVE) | bit(Kind.WALK) | bit(Kind.FILL);

/** The events known so far, and when each cell was first reached. */
export class Events {
  #words = new Uint32Array(1 << 15);
  #cameAt = new Uint32Array(0);
  #ranks = 0;

  /** No events yet of a trace with this header, of work on this maze. */
  constructor(/** @type {import('../types.js').Trace} */ header, /** @type {Scene} */ scene) {
    this.header = header;
    this.scene = scene;
    /** How many there are in all. */
    this.total = header.events;
    /** How many are known. */
    this.size = 0;
    /** The kinds that occur after the preparation, as far as is known: bit k for kind k. */
    this.kinds = 0;
    /** The rank of each cell, from 1, in the order in which they were reached, or 0; and the event that reached it. */
    this.rank = new Uint32Array(scene.cells);
    this.first = new Uint32Array(scene.cells).fill(0xffffffff);
    this.#cameAt = new Uint32Array(scene.cells);
    this.root = -1;
  }

  /** Takes the next events, two words each. */
  append(words) {
    const needed = (this.size << 1) + words.length;
    if (needed > this.#words.length) {
      const grown = new Uint32Array(Math.min(Math.max(needed, this.#words.length * 2), Math.max(needed, this.total * 2)));
      grown.set(this.#words.subarray(0, this.size << 1));
      this.#words = grown;
    }
    this.#words.set(words, this.size << 1);
    const from = this.size;
    this.size += words.length >>> 1;
    this.#index(from);
  }

  /** The kind of event i, 0 .. size - 1. */
  kind(i) {
    return (this.#words[(i << 1) + 1] >>> 16) & 255;
  }

  /** The cell that it is about. */
  cell(i) {
    return this.#words[i << 1];
  }

  /** A direction, or the bits that it changes. */
  detail(i) {
    return this.#words[(i << 1) + 1] & 0xffff;
  }

  /** Whether a kind has occurred; where no visits are reported, they follow from what is carved. */
  has(kind) {
    return (this.kinds & bit(kind)) !== 0;
  }

  /** How many cells were reached in the first `position` events. */
  cellsBy(position) {
    let from = 0;
    let to = this.#ranks;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (this.#cameAt[middle] < position) {
        from = middle + 1;
      } else {
        to = middle;
      }
    }
    return from;
  }

  #index(from) {
    const start = Math.max(from, this.header.prepared);
    for (let i = start; i < this.size; i++) {
      this.kinds |= bit(this.kind(i));
    }
    const counts = this.#counting();
    for (let i = start; i < this.size; i++) {
      const kind = this.kind(i);
      if ((counts & bit(kind)) !== 0) {
        this.#come(this.cell(i), i);
        if (kind === Kind.CARVE) {
          this.#come(this.scene.neighbour(this.cell(i), this.detail(i)), i);
        }
      }
    }
  }

  /** The kinds that reach a cell. */
  #counting() {
    if (this.header.of === 'solve') {
      return bit(Kind.VISIT) | bit(Kind.FILL);
    }
    return this.has(Kind.VISIT) ? bit(Kind.VISIT) : TOUCHES;
  }

  #come(cell, i) {
    if (this.rank[cell] === 0) {
      this.#cameAt[this.#ranks++] = i;
      this.rank[cell] = this.#ranks;
      this.first[cell] = i;
      this.root = this.root < 0 ? cell : this.root;
    }
  }
}
