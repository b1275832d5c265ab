// Undo and redo are the browser's back and forward, so that there is one history and not two.
import { Entries } from './entries.js';
import { keepInTab, keptInTab } from './kept.js';
import { printLink, readLink } from './link.js';
/** @import { Source } from '../types.js' */

/** Where the highest entry is kept, for a page that is loaded again at a lower one. */
const TOP = 'top';

/** The sources that were open, each at its entry of the browser's history; a file has no address and is kept there too. */
export class History {
  entries = history.state ? new Entries(history.state.index, Number(keptInTab(TOP))) : new Entries();
  #settings = readLink(location.hash).settings;
  /** @type {(before: Source | null, after: Source) => void} called when the browser goes from one entry to another that is known */
  onMove = () => {};

  /**
   * Calls back with the source of the entry that the browser went to, and then with the settings of an address that was
   * typed. Undo and redo keep the settings as they are.
   */
  constructor(onTravel, onSettings) {
    window.addEventListener('popstate', async event => {
      if (event.state === null) { // typed by hand: a new entry that the browser made
        this.entries.add();
        history.replaceState({ index: this.entries.index }, '');
        this.#settings = readLink(location.hash).settings;
        await onTravel(this.here);
        onSettings(this.#settings);
      } else {
        const before = this.entries.source;
        this.entries.goTo(event.state.index);
        this.#rewrite();
        onTravel(this.here);
        this.onMove(before, this.here);
      }
    });
  }

  /** All settings that the address holds, as [name, value]. */
  get settings() {
    return [...this.#settings];
  }

  /** A setting of the page that its address holds, such as the panel, or null. */
  setting(name) {
    return this.#settings.get(name);
  }

  /** Keeps a setting of the page in its address; null removes it. */
  set(name, value) {
    if (value === this.setting(name)) {
      return;
    }
    if (value === null) {
      this.#settings.delete(name);
    } else {
      this.#settings.set(name, value);
    }
    this.#rewrite();
  }

  /** Writes the settings into the address of the current entry. */
  #rewrite() {
    history.replaceState(history.state, '', this.#address(readLink(location.hash).recipe));
  }

  /** The address of a recipe, or of a file, which has none. */
  #address(recipe) {
    return recipe || this.#settings.size > 0 ? printLink(recipe, this.#settings) : location.pathname;
  }

  /** What the browser's current entry has; {recipe: null} if nothing. */
  get here() {
    return this.entries.source ?? history.state?.source ?? { recipe: readLink(location.hash).recipe };
  }

  /** Keeps what a panel shows, such as {book: text} or {area: source}, beside the source that is open; as `put` does. */
  edit(edited, options) {
    this.put({ ...this.here, ...edited }, options);
  }

  /** Opens a source; changes of one `kind` shortly after each other share an entry, and `quiet` ones replace it. */
  put(opened, { quiet = false, kind = null } = {}) {
    const source = quiet ? { ...asideOf(this.here), ...opened } : opened;
    const replaces = this.entries.put(source, { quiet, kind, time: performance.now() });
    keepInTab(TOP, String(this.entries.top));
    const url = this.#address(source.recipe ?? null);
    const write = state => history[replaces ? 'replaceState' : 'pushState']({ index: this.entries.index, ...state }, '', url);
    if (source.recipe && Object.keys(asideOf(source)).length === 0) {
      write({});
      return;
    }
    try {
      write({ source });
    } catch { // what the browser finds too large is forgotten when the page is loaded again
      write({});
    }
  }

  undo() {
    if (this.entries.canUndo) {
      history.back();
    }
  }

  redo() {
    if (this.entries.canRedo) {
      history.forward();
    }
  }
}

/** What a panel keeps beside the maze that is open: a book, or a picture that is read as an area. */
const asideOf = ({ book, area }) => ({ ...(book === undefined ? {} : { book }), ...(area === undefined ? {} : { area }) });
