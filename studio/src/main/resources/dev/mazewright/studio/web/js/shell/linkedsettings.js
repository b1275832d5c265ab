// What a panel shows, such as a step and a speed, as settings in the address.

/** @import { App } from '../types.js' */

/** The browser allows few changes of the address a second: a change waits until none came for so long, in milliseconds. */
const PAUSE = 300;

/** Some settings of one panel; texts, or null where they have their default. */
export class LinkedSettings {
  #history;
  #names;
  /** The values as this panel knows them. */
  #known = '';
  #timer;

  /** @param names of the settings that are this panel's */
  constructor(/** @type {App} */ app, names) {
    this.#history = app.history;
    this.#names = names;
    this.#known = textOf({}, names);
  }

  /** The values, by name, of an address that was opened since the panel wrote its own; null if no other address was opened. */
  take() {
    const values = Object.fromEntries(this.#names.map(name => [name, this.#history.setting(name)]));
    const text = textOf(values, this.#names);
    if (text === this.#known) {
      return null;
    }
    clearTimeout(this.#timer);
    this.#known = text;
    return values;
  }

  /** Writes values into the address, soon. */
  put(values) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#write(values), PAUSE);
  }

  /** Removes the values from the address, as the panel is left. */
  clear() {
    this.#write({});
  }

  #write(values) {
    clearTimeout(this.#timer);
    this.#known = textOf(values, this.#names);
    this.#names.forEach(name => this.#history.set(name, values[name] ?? null));
  }
}

const textOf = (values, names) => JSON.stringify(names.map(name => values[name] ?? null));
