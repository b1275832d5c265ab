// What the server makes of the book: its mazes, chosen by a task, and then its files by others.
import { address } from '../api.js';
import { Task } from '../large/task.js';
import { texts } from './texts.js';
/** @import { App } from '../types.js' */

/** Begins tasks and follows them; calls `onWork` with {label, share}, or null when nothing goes on. */
export class Making {
  #app;
  #onWork;
  #task = null;
  #asked = null;
  /** Whether a file is written, which goes on while the text is edited. */
  isWriting = false;
  /** The book that was made last: {text, key, read, manifest, mazes}, or null. */
  made = null;

  constructor(/** @type {App} */ app, onWork) {
    [this.#app, this.#onWork] = [app, onWork];
  }

  get isWorking() {
    return this.#task !== null;
  }

  /** Makes the book of what the server read; gives it, or null if it was cancelled or another is begun. */
  async make(read) {
    const state = await this.#run(read.sent, {});
    if (state === null) {
      return null;
    }
    const manifest = await this.#app.api.bookManifest(state.book);
    const mazes = manifest.trim().split('\n').map(line => JSON.parse(line));
    this.made = { text: read.text, key: state.book, read, manifest, mazes };
    return this.made;
  }

  /** Writes a part of the book as PDF, plain or as PDF/X; gives its address, or null if it was cancelled. */
  async pdf(text, { part, isX, name }) {
    this.isWriting = true;
    try {
      const state = await this.#run(text, { pdf: isX ? 'x' : 'plain', part });
      return state && address('book/pdf', { task: state.id, download: name });
    } finally {
      this.isWriting = false;
    }
  }

  async #run(text, options) {
    this.leave();
    const asked = Symbol('asked');
    this.#asked = asked;
    this.#onWork({ label: texts.beginning, share: null });
    try {
      const task = new Task(this.#app.api, await this.#app.api.beginBook(text, options));
      if (this.#asked !== asked) {
        task.leave();
        return null;
      }
      this.#task = task;
      const state = await task.follow(now => this.#onWork(shown(now, task.seconds)));
      return this.#asked !== asked || state.state === 'cancelled' ? null : state;
    } finally {
      if (this.#asked === asked) {
        this.#task = null;
        this.#onWork(null);
      }
    }
  }

  /** Stops the work, also before the server has begun it. */
  async cancel() {
    if (this.#task) {
      await this.#task.cancel();
    } else {
      this.leave();
      this.#onWork(null);
    }
  }

  /** Asks for the work no more. */
  leave() {
    this.#asked = null;
    this.#task?.leave();
    this.#task = null;
  }
}

/** How progress shows a state of a task after a number of seconds. Each task waits for a moment, so waiting is not shown at once. */
function shown({ state, work, done, all }, seconds) {
  return state === 'waiting' || !work
    ? { label: state === 'waiting' && seconds > 0 ? texts.waiting : texts.beginning, share: null }
    : { label: texts.progress(work, done, all), share: all === 0 ? null : done / all };
}
