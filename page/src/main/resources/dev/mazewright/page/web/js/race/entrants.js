// Who races: two to four generators, or solvers, each chosen in a list of its own.
import { button, choicesOf, el, iconButton, toggleGroup } from '../controls/controls.js';
import { Picker, generatorsOn } from '../controls/picker.js';
import { parse, withGenerator } from '../recipe.js';
import { texts } from './texts.js';
/** @import { App } from '../types.js' */

const LEAST = 2;
const MOST = 4;
/** Who races by default. */
const FIRST = {
  generate: ['recursive-backtracker', 'wilson', 'kruskal', 'growing-tree'],
  solve: ['breadth-first', 'a-star', 'wall-follower', 'depth-first'],
};

/** The lists of algorithms, and the buttons to add and remove one. */
export class Entrants {
  #app;
  #onChange;
  #of = 'generate';
  #pickers = { generate: [], solve: [] };
  #group;
  #hint = el('p', { class: 'hint' });
  #list = el('div', { class: 'lanes' });
  #add;

  /** @param onChange is called when others are to race */
  constructor(/** @type {App} */ app, onChange) {
    [this.#app, this.#onChange] = [app, onChange];
    this.#group = toggleGroup({
      label: texts.of, hideLabel: true, value: this.#of, options: choicesOf({ generate: texts.generators, solve: texts.solvers }), onChange: of => {
        this.#of = of;
        onChange();
      },
    });
    this.#add = button(texts.add, () => {
      this.#current.push(this.#newPicker(this.#unused()));
      onChange();
    }, { icon: 'plus', kind: 'quiet' });
    this.elements = [this.#group, this.#hint, this.#list, this.#add];
  }

  /** What races: 'generate' or 'solve'. */
  get racing() {
    return this.#app.source.recipe ? this.#of : 'solve';
  }

  /** The settings of the address. */
  get settings() {
    return { of: this.#of === 'solve' ? 'solve' : null, lanes: this.#current.map(({ value }) => value).join(' ') };
  }

  /** Takes the settings of an address. */
  take({ of = null, lanes = null }) {
    this.#of = of === 'solve' ? 'solve' : 'generate';
    const names = lanes?.split(' ').filter(Boolean).slice(0, MOST) ?? [];
    if (names.length >= LEAST) {
      this.#pickers[this.racing] = names.map(name => {
        const picker = this.#newPicker(this.#entries()[0].name);
        picker.value = name;
        return picker;
      });
    }
  }

  /** Adapts to the maze that is open, and returns a request {name, ...} for each. */
  requests() {
    const { source } = this.#app;
    const isFile = !source.recipe;
    const of = this.racing;
    this.#group.value = of;
    this.#group.disabled = isFile;
    this.#hint.textContent = isFile ? texts.fileMaze
      : of === 'solve' ? texts.solversHint : texts.generatorsHint(parse(source.recipe).seed);
    this.#complete();
    this.#show();
    return this.#current.map(({ value }) => ({ name: value, ...this.#request(value) }));
  }

  /** Shows an error beside one, or removes it. */
  fail(number, sentence) {
    this.#current[number]?.fail(sentence);
  }

  #request(value) {
    const { source } = this.#app;
    return this.racing === 'solve'
      ? { ...source, of: 'solve', solver: value }
      : { recipe: withGenerator(source.recipe, value), of: 'generate' };
  }

  get #current() {
    return this.#pickers[this.racing];
  }

  /** The algorithms that run on this shape. */
  #entries() {
    const { catalog, scene } = this.#app;
    return this.racing === 'solve' ? catalog.solvers : generatorsOn(catalog, scene.shape);
  }

  #complete() {
    const entries = this.#entries();
    this.#current.forEach(picker => {
      picker.offer(entries, this.#unused());
      picker.fail('');
    });
    while (this.#current.length < LEAST) {
      this.#current.push(this.#newPicker(this.#unused()));
    }
  }

  /** An algorithm that does not race yet. */
  #unused() {
    const running = this.#entries().map(({ name }) => name);
    const taken = new Set(this.#current.map(({ name }) => name));
    return [...FIRST[this.racing], ...running].find(name => running.includes(name) && !taken.has(name)) ?? running[0];
  }

  #newPicker(name) {
    return new Picker({ label: '', entries: this.#entries(), value: name, onChange: this.#onChange });
  }

  #show() {
    const pickers = this.#current;
    this.#add.hidden = pickers.length >= MOST;
    this.#list.replaceChildren(...pickers.map((picker, i) => {
      picker.label = texts.lane(i + 1);
      return el('div', { class: 'lane' }, picker.element, pickers.length <= LEAST ? null
        : iconButton('close', texts.remove(i + 1), () => {
          pickers.splice(i, 1);
          this.#onChange();
        }));
    }));
  }
}
