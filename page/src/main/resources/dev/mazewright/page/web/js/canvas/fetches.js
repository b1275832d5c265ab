// What a view fetches as it is moved: a few at a time, the first wanted first; what was used last is kept while there is room.

/** After this many milliseconds what was refused is asked for again. */
const AGAIN = 700;

/** The things that are here, and those that are fetched, by keys. */
export class Fetches {
  #fetch;
  #onChange;
  #atOnce;
  #most;
  /** By key: an AbortController. */
  #flights = new Map();
  #wanted = new Map();
  #pauseUntil = 0;
  /** What is here; the last used are last. */
  kept = new Map();

  /**
   * `fetch` is called with what is wanted and an AbortSignal, up to `atOnce` times at once; up to `most` things are kept. Calls
   * `onChange` when one has come, or may be asked for again.
   */
  constructor(fetch, onChange, { atOnce, most }) {
    [this.#fetch, this.#onChange, this.#atOnce, this.#most] = [fetch, onChange, atOnce, most];
  }

  /** Whether something is still to come. */
  get isBusy() {
    return this.#flights.size > 0 || this.#wanted.size > 0;
  }

  /** What is here under a key, and is used now, or null. */
  use(key) {
    const found = this.kept.get(key);
    if (found === undefined) {
      return null;
    }
    this.#keep(key, found);
    return found;
  }

  /** Forgets everything. */
  clear() {
    this.want(new Map());
    this.kept.clear();
  }

  /** Fetches these things, {key: what}, and gives up all others. */
  want(/** @type {Map<string, any>} */ wanted) {
    for (const [key, flight] of this.#flights) {
      if (!wanted.has(key)) {
        flight.abort();
        this.#flights.delete(key);
      }
    }
    this.#wanted = new Map([...wanted].filter(([key]) => !this.#flights.has(key)));
    this.#next();
  }

  #next() {
    for (const [key, what] of performance.now() < this.#pauseUntil ? [] : this.#wanted) {
      if (this.#flights.size >= this.#atOnce) {
        return;
      }
      this.#wanted.delete(key);
      this.#go(key, what);
    }
  }

  async #go(key, what) {
    const flight = new AbortController();
    this.#flights.set(key, flight);
    try {
      const found = await this.#fetch(what, flight.signal);
      if (this.#flights.get(key) === flight) {
        this.#keep(key, found);
      }
    } catch (error) {
      this.#refused(error);
    } finally {
      if (this.#flights.get(key) === flight) {
        this.#flights.delete(key);
        this.#onChange();
        this.#next();
      }
    }
  }

  #keep(key, thing) {
    this.kept.delete(key);
    this.kept.set(key, thing);
    while (this.kept.size > this.#most) {
      this.kept.delete(this.kept.keys().next().value);
    }
  }

  #refused(error) {
    if (error.name !== 'AbortError') {
      if (error.name !== 'ApiError') {
        console.error(error);
      }
      this.#pauseUntil = performance.now() + AGAIN;
      setTimeout(this.#onChange, AGAIN + 1);
    }
  }
}
