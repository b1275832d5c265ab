// Undo and redo are the browser's back and forward, so that there is one history and not two.
import { Entries } from './entries.js';

/** Where the highest entry is kept, for a page that is loaded again at a lower one. */
const TOP = 'mazewright.top';

/** The sources that were open, each at its entry of the browser's history; a file has no address and is kept there too. */
export class History {
  #entries = history.state ? new Entries(history.state.index, keptTop()) : new Entries();

  /** Calls back with the source of the entry that the browser went to. */
  constructor(onTravel) {
    window.addEventListener('popstate', event => {
      if (event.state === null) { // typed by hand: a new entry that the browser made
        this.#entries.add();
        history.replaceState({ index: this.#entries.index }, '');
      } else {
        this.#entries.goTo(event.state.index);
      }
      onTravel(this.here);
    });
  }

  /** What the browser's current entry has; {recipe: null} if nothing. */
  get here() {
    return this.#entries.source ?? history.state?.source ?? { recipe: recipeInAddress() };
  }

  get canUndo() {
    return this.#entries.canUndo;
  }

  get canRedo() {
    return this.#entries.canRedo;
  }

  /** Opens a source; changes of one `kind` shortly after each other share an entry, and `quiet` ones replace it. */
  put(source, { quiet = false, kind = null } = {}) {
    const replaces = this.#entries.put(source, { quiet, kind, time: performance.now() });
    keepTop(this.#entries.top);
    const url = source.recipe ? `#${source.recipe}` : location.pathname;
    const write = state => history[replaces ? 'replaceState' : 'pushState']({ index: this.#entries.index, ...state }, '', url);
    if (source.recipe) {
      write({});
      return;
    }
    try {
      write({ source });
    } catch { // a file that the browser finds too large is forgotten when the page is loaded again
      write({});
    }
  }

  undo() {
    if (this.canUndo) {
      history.back();
    }
  }

  redo() {
    if (this.canRedo) {
      history.forward();
    }
  }
}

function keptTop() {
  try {
    return Number(sessionStorage.getItem(TOP) ?? 0);
  } catch {
    return 0;
  }
}

function keepTop(top) {
  try {
    sessionStorage.setItem(TOP, String(top));
  } catch { // a browser that keeps nothing
  }
}

/** The recipe in the address, or null. */
export function recipeInAddress() {
  const text = location.hash.slice(1);
  try {
    return decodeURIComponent(text) || null;
  } catch {
    return text;
  }
}
