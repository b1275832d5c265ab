// Chooses an algorithm of the catalog, with its options.
import { details, el, field, select } from './controls.js';
import { choiceOf, choiceOfId, nameOf } from '../names.js';
import { keysOf, parsePart } from '../recipe.js';
import { texts } from './texts.js';
/** @import { Catalog } from '../types.js' */

/** The generators that run on a shape. */
export const generatorsOn = (/** @type {Catalog} */ catalog, shape) => catalog.generators.filter(entry => !entry.shapes || entry.shapes.includes(shape));

/** A list of algorithms and, folded away, the options of the one that is chosen. Its value is a text as in recipes. */
export class Picker {
  #entries;
  #onChange;
  #list;
  #options = el('div', { class: 'picker-options' });
  #values = {};

  /** @param {{label: string, entries: import('../types.js').Entry[], value?: string, onChange: () => any}} settings */
  constructor({ label, entries, value, onChange }) {
    [this.#entries, this.#onChange] = [entries, onChange];
    this.#list = select({
      label, value, options: entries.map(choiceOf),
      onChange: () => {
        this.#values = {};
        this.#build();
        onChange();
      },
    });
    this.element = el('div', { class: 'picker' }, this.#list, this.#options);
    this.#build();
  }

  set label(text) {
    this.#list.querySelector('label').textContent = text;
  }

  /** The name alone. */
  get name() {
    return this.#list.value;
  }

  set name(name) {
    this.#list.value = name;
    this.#values = {};
    this.#build();
  }

  /** The name, with the options that do not have their default. */
  get value() {
    const options = Object.entries(this.#values).filter(([, value]) => value !== '').map(([key, value]) => `${key}=${value}`);
    return options.length > 0 ? `${this.name}:${options.join(',')}` : this.name;
  }

  /** Chooses an algorithm with its options, as recipes have them, if it is offered. */
  set value(text) {
    const { name, options } = parsePart(text);
    const entry = this.#entries.find(each => each.name === name);
    const values = keysOf(entry, options);
    const isKept = name === this.name && Object.keys({ ...values, ...this.#values }).every(key => (values[key] ?? '') === (this.#values[key] ?? ''));
    if (entry && !isKept) {
      this.#list.value = name;
      this.#values = values;
      this.#build();
    }
  }

  /** Offers other algorithms, and keeps the one that is chosen if it is among them; else chooses `instead`. */
  offer(entries, instead = entries[0].name) {
    const { name } = this;
    this.#entries = entries;
    const isKept = entries.some(entry => entry.name === name);
    this.#list.fill(entries.map(choiceOf), isKept ? name : instead);
    if (!isKept) {
      this.#values = {};
      this.#build();
    }
  }

  /** Shows an error beside the list. */
  fail(sentence) {
    this.#list.fail(sentence);
  }

  #build() {
    const entry = this.#entries.find(each => each.name === this.name);
    this.#list.hint?.(entry?.idea);
    const controls = (entry?.options ?? []).map(option => this.#control(option));
    this.#options.replaceChildren(
      ...(controls.length > 0 ? [details(texts.optionsOf(nameOf(entry.name)), {}, ...controls)] : []));
  }

  #control(option) {
    const hear = value => {
      this.#values[option.key] = String(value) === String(option.default) ? '' : value;
      this.#onChange();
    };
    const named = { label: nameOf(option.key), hint: option.sentence, value: this.#values[option.key] || option.default, onChange: hear };
    return option.choices?.length > 0
      ? select({ ...named, options: option.choices.map(choiceOfId) })
      : field(named);
  }
}
