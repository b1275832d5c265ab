// What was open, by the numbers of the browser's history entries: the bookkeeping of undo and redo, without a browser.

/** @import { Source } from '../types.js' */

/** Changes of one kind that follow each other within this many milliseconds, such as a slider's, share one entry. */
const TOGETHER = 700;

/** The entries of the history, of which one is the current one. */
export class Entries {
  /** The number of the current entry, and the highest there is. */
  index;
  top;
  #sources = new Map();
  #last = { kind: null, time: 0 };

  /** At entry `index` of those up to `top`. */
  constructor(index = 0, top = index) {
    [this.index, this.top] = [index, Math.max(index, top)];
  }

  /** What is open at the current entry, or null if that is not known. */
  get source() {
    return this.#sources.get(this.index) ?? null;
  }

  get canUndo() {
    return this.index > 0;
  }

  get canRedo() {
    return this.index < this.top;
  }

  /**
   * Opens a source at a time in milliseconds. Returns whether it replaces the current entry, as `quiet` ones do and
   * changes of one `kind` shortly after each other; else it is a new entry, and those after it are gone.
   */
  put(/** @type {Source} */ source, { quiet = false, kind = null, time = 0 } = {}) {
    const isSame = kind !== null && kind === this.#last.kind && time - this.#last.time < TOGETHER;
    const replaces = quiet || isSame;
    if (!replaces) {
      this.add();
    }
    this.#last = { kind, time };
    this.#sources.set(this.index, source);
    return replaces;
  }

  /** A new entry after the current one, such as the browser makes of an address that is typed. */
  add() {
    this.index += 1;
    this.top = this.index;
    this.#last.kind = null;
    [...this.#sources.keys()].filter(index => index >= this.index).forEach(index => this.#sources.delete(index));
  }

  /** Goes to an entry that is there. */
  goTo(index) {
    this.index = index;
    this.top = Math.max(this.top, index);
    this.#last.kind = null;
  }
}
