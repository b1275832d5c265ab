// A task of the server, asked for until it is over.
import { ApiError } from '../api.js';

/** How often a task is asked for, in milliseconds: at first, and later. */
const SOON = 60;
const OFTEN = 200;

/** Long work on a large maze. `state` is what the server reported last. */
export class Task {
  #api;
  #isStopped = false;
  #begun = performance.now();
  #wake = () => {};

  /** `api` begins, asks for and cancels tasks; `state` is the response that began this one. */
  constructor(api, state) {
    this.#api = api;
    this.state = state;
  }

  /** Begins the task of a recipe; throws an ApiError if it is refused. */
  static async begin(api, recipe, options = {}, request = {}) {
    return new Task(api, await api.beginTask(recipe, options, request));
  }

  get isOpen() {
    return !this.#isStopped && ['waiting', 'running'].includes(this.state.state);
  }

  /** The number of whole seconds for which the task has been followed. */
  get seconds() {
    return Math.floor((performance.now() - this.#begun) / 1000);
  }

  /** Calls back with each state until the task is over or left; gives the last state, or throws an ApiError if it has failed. */
  async follow(onState) {
    let pause = SOON;
    onState(this.state);
    while (this.isOpen) {
      await new Promise(wake => {
        this.#wake = () => wake();
        setTimeout(wake, pause);
      });
      pause = Math.min(OFTEN, pause * 1.5);
      if (this.#isStopped) {
        break;
      }
      this.state = await this.#api.task(this.state.id);
      if (!this.#isStopped) {
        onState(this.state);
      }
    }
    if (this.state.state === 'failed' && !this.#isStopped) {
      throw new ApiError(this.state.error, 422);
    }
    return this.state;
  }

  /** Asks no more; the server stops the task, unless another page asks for it. */
  leave() {
    if (this.isOpen) {
      this.#api.leaveTask(this.state.id).catch(() => {}); // it may be over, or the server gone
    }
    this.#isStopped = true;
    this.#wake();
  }

  /** Stops the work on the server. */
  async cancel() {
    this.state = await this.#api.cancelTask(this.state.id);
    this.#wake();
  }
}
