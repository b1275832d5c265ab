// Compare: statistics of many mazes of each generator as small plots, with the certificate's expected value drawn in.
import { showImage } from '../api.js';
import { el, button, field, group, row, select, stepper } from '../controls/controls.js';
import { exampleSize } from '../create/shape.js';
import { parse } from '../recipe.js';
import { ofServer } from '../say/sentences.js';
import { choiceOf, nameOf, tooltipOf } from '../names.js';
import { save } from '../export/saving.js';
import { Comparison, MEASURES } from './comparison.js';
import { csvOf, jsonOf } from './values.js';
import { texts } from './texts.js';
/** @import { App } from '../types.js' */

/** Generators whose textures differ clearly. */
const SIX = ['recursive-backtracker', 'wilson', 'kruskal', 'prim-frontier-cell', 'binary-tree', 'recursive-division'];
/** The size for which expected values are known. */
const KNOWN = { shape: 'rectangle', rows: 21, columns: 34 };
const MAZES = 100;
/** This many requests are in progress at once. */
const AT_ONCE = 2;
/** The rows and columns of a thumbnail. */
const SMALL = 12;
/** The fewest and the most rows and columns. */
const [LEAST, MOST] = [3, 60];

/** Builds the panel. */
export const mount = (/** @type {App} */ app, root) => new ComparePanel(app, root);

class ComparePanel {
  #app;
  #generators;
  #shapes;
  #comparable;
  #isChosen = false;
  #abort = null;
  #shape;
  #rows = stepper({ label: texts.rows, min: LEAST, max: MOST, value: KNOWN.rows, onInput: () => this.#resize() });
  #columns = stepper({ label: texts.columns, min: LEAST, max: MOST, value: KNOWN.columns, onInput: () => this.#resize() });
  #seed = field({ label: texts.seed, value: '1', inputMode: 'numeric', pattern: '-?[0-9]{1,18}', onChange: () => this.#stale() });
  #mazes;
  #transforms = field({ label: texts.transforms, value: '', class: 'mono', placeholder: 'braid:0.5', hint: texts.transformsHint, onChange: () => this.#stale() });
  #list = el('fieldset', { class: 'control picks' });
  #start = button(texts.start, () => (this.#abort ? this.#halt() : this.#run()), { kind: 'primary' });
  #progress = el('p', { class: 'hint', role: 'status' });
  #csv = button(texts.csv, () => this.#save('csv', csvOf(this.#show.results, MEASURES)), { icon: 'download', disabled: true });
  #json = button(texts.json, () => this.#save('json', jsonOf(this.#show.results, this.#asked())), { icon: 'download', disabled: true });
  #show = new Comparison({ make: name => this.#make(name), draw: (image, name) => this.#draw(image, name) });

  constructor(/** @type {App} */ app, root) {
    this.#app = app;
    const { generators, shapes } = this.#app.catalog;
    [this.#generators, this.#shapes] = [generators, shapes];
    this.#mazes = stepper({ label: texts.mazes, min: 1, max: this.#app.catalog.limits.mazes, value: MAZES, onInput: () => this.#stale() });
    this.#comparable = this.#shapes.filter(each => !each.levels && this.#runsOn(each.name).length > 0
      && !['graph', 'cube'].includes(each.name));
    this.#shape = select({
      label: texts.shape,
      options: this.#comparable.map(choiceOf),
      value: KNOWN.shape,
      onChange: () => {
        this.#isChosen = true;
        this.#begin();
      },
    });
    root.append(el('p', { class: 'hint', text: texts.idea }), this.#shape, row(this.#rows, this.#columns), row(this.#mazes, this.#seed), this.#transforms, this.#start, this.#progress,
      group(texts.saveTitle, row(this.#csv, this.#json)), this.#list,
      el('div', { class: 'row' },
        button(texts.few, () => this.#listGenerators(this.#six())),
        button(texts.all, () => this.#listGenerators(this.#runsOn(this.#shape.value).map(each => each.name))),
        button(texts.none, () => this.#listGenerators([]))));
    this.#listGenerators(SIX);
  }

  #six() {
    const names = this.#runsOn(this.#shape.value).map(each => each.name);
    return names.some(name => SIX.includes(name)) ? SIX : names;
  }

  #runsOn(shape) {
    return this.#generators.filter(each => each.shapes.includes(shape));
  }

  #listGenerators(picked) {
    this.#list.replaceChildren(el('legend', { text: texts.generators }), ...this.#runsOn(this.#shape.value).map(entry =>
      el('label', { class: 'pick', title: tooltipOf(entry) },
        el('input', { type: 'checkbox', value: entry.name, checked: picked.includes(entry.name), onchange: () => this.#stale() }),
        el('span', { text: nameOf(entry.name) }))));
    this.#stale();
  }

  #resize() {
    this.#isChosen = true;
    this.#stale();
  }

  /** Another shape has generators and sizes of its own. */
  #begin() {
    const [high, wide] = this.#shape.value === KNOWN.shape ? [KNOWN.rows, KNOWN.columns]
      : exampleSize(this.#shapes.find(each => each.name === this.#shape.value));
    this.#rows.value = high;
    this.#columns.value = wide;
    this.#listGenerators(this.#six());
  }

  #picked() {
    return [...this.#list.querySelectorAll('input')].filter(each => each.checked).map(each => each.value);
  }

  #recipe(name, high, wide, number) {
    return [`${this.#shape.value}:${high}x${wide}`, name, ...this.#others(), `seed:${number}`].join('/');
  }

  /** The transforms, as in recipes. */
  #others() {
    return this.#transforms.value.split('/').map(each => each.trim()).filter(Boolean);
  }

  /** What is measured, for a file. */
  #asked() {
    return {
      shape: this.#shape.value, rows: this.#rows.value, columns: this.#columns.value, transforms: this.#others(), mazes: this.#mazes.value, firstSeed: this.#ownSeed(),
    };
  }

  #save(extension, text) {
    const name = `comparison-${this.#shape.value}-${this.#rows.value}x${this.#columns.value}-${this.#mazes.value}.${extension}`;
    save(new Blob([text], { type: extension === 'csv' ? 'text/csv' : 'application/json' }), name);
    this.#app.say(texts.saved(name, this.#mazes.value * this.#show.results.size));
  }

  /** Files have what is measured. */
  #offer() {
    [this.#csv, this.#json].forEach(each => { each.disabled = this.#show.results.size === 0; });
  }

  #ownSeed() {
    return (/^-?\d{1,18}$/.test(this.#seed.value.trim()) ? this.#seed.value.trim() : '1');
  }

  /** Shows a small maze by a generator in an image, and gives this. */
  #draw(image, name) {
    return showImage(image, 'maze', { recipe: this.#recipe(name, SMALL, SMALL, 1), format: 'svg', cellSize: 8, wallThickness: 1, margin: 1 });
  }

  #make(name) {
    this.#app.open({ recipe: this.#recipe(name, this.#rows.value, this.#columns.value, this.#ownSeed()) });
    this.#app.enter('create');
  }

  /** The results shown are not for what is chosen now. */
  #stale() {
    this.#stop();
    this.#show.begin(this.#picked(), this.#caption(), texts.unmeasured);
    this.#offer();
    this.#progress.textContent = texts.ready;
  }

  #caption() {
    return texts.caption(this.#mazes.value, nameOf(this.#shape.value), `${this.#rows.value} × ${this.#columns.value}`, this.#others().join(', '));
  }

  /** Takes the shape and the size of the maze that is open, until others are chosen here. */
  #follow() {
    const recipe = this.#app.scene?.recipe ? parse(this.#app.scene.recipe) : null;
    if (this.#isChosen || recipe === null || !this.#comparable.some(each => each.name === recipe.shape.name)) {
      return;
    }
    const [high, wide] = recipe.shape.size.map(side => Math.min(MOST, Math.max(LEAST, Number(side))));
    if (recipe.shape.name !== this.#shape.value || high !== this.#rows.value || wide !== this.#columns.value) {
      this.#shape.value = recipe.shape.name;
      this.#rows.value = high;
      this.#columns.value = wide;
      this.#listGenerators(this.#six());
    }
  }

  /** Stopped by hand: what is measured stays, and the rest is marked as not measured. */
  #halt() {
    this.#stop();
    this.#show.halt();
    this.#progress.textContent = texts.stopped;
  }

  #stop() {
    this.#abort?.abort();
    this.#abort = null;
    this.#start.lastChild.textContent = texts.start;
  }

  async #run() {
    this.#stop();
    const names = this.#picked();
    if (names.length === 0) {
      this.#progress.textContent = texts.pick;
      return;
    }
    const own = new AbortController();
    this.#abort = own;
    this.#start.lastChild.textContent = texts.stop;
    this.#show.begin(names, this.#caption());
    this.#offer();
    this.#progress.textContent = texts.progress(0, names.length);
    const waiting = [...names];
    let done = 0;
    const work = async () => {
      while (waiting.length > 0 && !own.signal.aborted) {
        const name = waiting.shift();
        this.#show.say(name, texts.measuring);
        await this.#measure(name, own.signal);
        done++;
        if (!own.signal.aborted) {
          this.#progress.textContent = texts.progress(done, names.length);
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    if (!own.signal.aborted) {
      this.#progress.textContent = texts.done(names.length);
      this.#stop();
    }
  }

  async #measure(name, signal) {
    try {
      const asked = this.#recipe(name, this.#rows.value, this.#columns.value, this.#ownSeed());
      this.#show.add(name, { asked, ...await this.#app.api.statistics(asked, this.#mazes.value, { signal }) });
      this.#offer();
    } catch (error) {
      if (error.name !== 'AbortError') {
        this.#show.say(name, ofServer(error.message));
      }
    }
  }

  enter() {
    this.#app.stage.show(this.#show.root);
    this.#follow();
  }

  leave() {
    if (this.#abort) {
      this.#halt();
    }
    this.#app.stage.views(1);
  }
}
