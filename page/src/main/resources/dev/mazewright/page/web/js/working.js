// What an app is to its panels besides the maze: events, requests in progress, and errors in words.
import { ofServer } from './say/sentences.js';
import { texts } from './shell/texts.js';

/** Tells its listeners what has changed, shows that it works, and says what went wrong. */
export class Working {
  #listeners = new Map();
  #working = 0;
  /** @type {(sentence: string, kind?: string) => void} set by the shell: shows a sentence in the status line */
  say = () => {};

  /** Calls fn at each 'scene', 'solution', 'info', 'colours', 'style', 'settings', 'refused', 'present', 'help', 'book', 'area', 'edited', 'draft', 'board' or 'panel'; gives a function that stops it. */
  on(event, fn) {
    const all = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, all.add(fn));
    return () => all.delete(fn);
  }

  /** Calls all listeners. */
  emit(event, value) {
    [...(this.#listeners.get(event) ?? [])].forEach(fn => fn(value));
  }

  /** Does something; an error is shown in the status line. */
  async attempt(work) {
    try {
      return await work();
    } catch (error) {
      if (error.name !== 'AbortError') {
        this.say(this.explain(error), 'error');
      }
      return null;
    }
  }

  /** An error as a sentence. */
  explain(error) {
    if (error.name !== 'ApiError') {
      console.error(error);
      return texts.fault(error.message);
    }
    return ofServer(error.message) || texts.refused(error.status);
  }

  /** Whether a request is in progress. */
  get isBusy() {
    return this.#working > 0;
  }

  /** Shows that a request is in progress until a promise settles. */
  async busy(promise) {
    this.#working += 1;
    const shown = setTimeout(() => document.body.classList.add('busy'), 150);
    try {
      return await promise;
    } finally {
      clearTimeout(shown);
      this.#working -= 1;
      if (this.#working === 0) {
        document.body.classList.remove('busy');
      }
    }
  }
}
