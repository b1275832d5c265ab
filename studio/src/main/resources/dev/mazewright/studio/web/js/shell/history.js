// Undo and redo are the browser's back and forward, so that there is one history and not two.

/** How long changes of one kind, such as those of a slider under way, count as one. */
const TOGETHER = 700;

/** The sources that were open, each at its entry of the browser's history; a file has no address and is kept here. */
export class History {
  #index = 0;
  #top = 0;
  #sources = new Map();
  #last = { kind: null, time: 0 };

  /** Calls back with the source of the entry that the browser went to. */
  constructor(onTravel) {
    this.#index = history.state?.index ?? 0;
    this.#top = this.#index;
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
      onTravel(this.#sources.get(this.#index) ?? { recipe: recipeInAddress() });
    });
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
    const state = { index: this.#index };
    const url = source.recipe ? `#${source.recipe}` : location.pathname;
    history[replaces ? 'replaceState' : 'pushState'](state, '', url);
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

/** The recipe that stands in the address, or null. */
export function recipeInAddress() {
  const text = location.hash.slice(1);
  try {
    return decodeURIComponent(text) || null;
  } catch {
    return text;
  }
}
