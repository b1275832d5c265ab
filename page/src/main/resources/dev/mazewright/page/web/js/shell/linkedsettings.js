// What a panel shows, such as a step and a speed, as settings in the address.

/** @import { App } from '../types.js' */

/** The browser allows few changes of the address a second: a change waits until none came for so long, in milliseconds. */
const PAUSE = 300;

/** The settings of these names, which are one panel's: texts, or null where they have their default. */
export function linkedSettings(/** @type {App} */ app, names) {
  const { history } = app;
  /** The values as this panel knows them. */
  let known = textOf({}, names);
  let timer;

  /** The values, by name, of an address that was opened since the panel wrote its own; null if no other address was opened. */
  function take() {
    const values = Object.fromEntries(names.map(name => [name, history.setting(name)]));
    const text = textOf(values, names);
    if (text === known) {
      return null;
    }
    clearTimeout(timer);
    known = text;
    return values;
  }

  /** Writes values into the address, soon. */
  function put(values) {
    clearTimeout(timer);
    timer = setTimeout(() => write(values), PAUSE);
  }

  /** Removes the values from the address, as the panel is left. */
  const clear = () => write({});

  function write(values) {
    clearTimeout(timer);
    known = textOf(values, names);
    names.forEach(name => history.set(name, values[name] ?? null));
  }

  return { take, put, clear };
}

const textOf = (values, names) => JSON.stringify(names.map(name => values[name] ?? null));
