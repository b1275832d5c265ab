// One request in flight, and of those that wait only the newest.

/** How long, in milliseconds, a request may still run when a newer one waits. */
const PATIENCE = 250;

/** Runs the newest of many tasks. A task is called with an AbortController's signal. */
export class Newest {
  #flight = null;
  #ticket = 0;

  /**
   * Runs a task when the one before is done or out of time; returns null if a newer one came meanwhile.
   * @template T
   * @param {(signal: AbortSignal) => Promise<T>} task
   * @returns {Promise<T | null>}
   */
  async run(task) {
    this.#ticket += 1;
    const ticket = this.#ticket;
    while (this.#flight) {
      const flight = this.#flight;
      const late = setTimeout(() => flight.controller.abort(), Math.max(0, flight.begun + PATIENCE - performance.now()));
      await flight.done;
      clearTimeout(late);
      if (ticket !== this.#ticket) {
        return null;
      }
    }
    const controller = new AbortController();
    const work = task(controller.signal);
    const flight = { controller, begun: performance.now(), done: work.then(() => {}, () => {}) };
    this.#flight = flight;
    try {
      return await work;
    } catch (error) {
      if (error.name === 'AbortError') {
        return null;
      }
      throw error;
    } finally {
      this.#flight = null;
    }
  }
}
