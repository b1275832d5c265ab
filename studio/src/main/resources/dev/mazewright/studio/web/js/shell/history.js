// Undo and redo are the browser's back and forward, so that there is one history and not two.

/** How long changes of one kind, such as those of a slider under way, count as one. */
const TOGETHER = 700;

/** The highest entry there is, for a page that is loaded again in the midst of them. */
const TOP = 'mazewright.top';

/** The sources that were open, each at its entry of the browser's history; a file has no address and is kept there too. */
export class History {
  #index = 0;
  #top = 0;
  #sources = new Map();
  #last = { kind: null, time: 0 };

  /** Calls back with the source of the entry that the browser went to. */
  constructor(onTravel) {
    this.#index = history.state?.index ?? 0;
    this.#top = history.state ? Math.max(this.#index, keptTop()) : this.#index;
    window.addEventListener('popstate', event => {
      if (event.state === null) { // typed by hand: a new entry that the browser made
        this.#index += 1;
        this.#top = this.#index;
        history.replaceState({ index: this.#index }, '');
      } else {
        this.#index = event.state.index;
        this.#top = Math.max(this.#top, this.#index);
      }
      this.#last.kind = null;
      onTravel(this.here);
    });
  }

  /** What the entry has that the browser is at; {recipe: null} if nothing. */
  get here() {
    return this.#sources.get(this.#index) ?? history.state?.source ?? { recipe: recipeInAddress() };
  }

  get canUndo() {
    return this.#index > 0;
  }

  get canRedo() {
    return this.#index < this.#top;
  }

  /** A new entry; changes of one `kind` shortly after each other share one, and `quiet` ones replace that which is there. */
  put(source, { quiet = false, kind = null } = {}) {
    const now = performance.now();
    const isSame = kind !== null && kind === this.#last.kind && now - this.#last.time < TOGETHER;
    this.#last = { kind, time: now };
    const replaces = quiet || isSame;
    if (!replaces) {
      this.#index += 1;
      this.#top = this.#index;
      [...this.#sources.keys()].filter(index => index > this.#index).forEach(index => this.#sources.delete(index));
    }
    this.#sources.set(this.#index, source);
    keepTop(this.#top);
    const url = source.recipe ? `#${source.recipe}` : location.pathname;
    const write = state => history[replaces ? 'replaceState' : 'pushState']({ index: this.#index, ...state }, '', url);
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

/** The recipe that stands in the address, or null. */
export function recipeInAddress() {
  const text = location.hash.slice(1);
  try {
    return decodeURIComponent(text) || null;
  } catch {
    return text;
  }
}
