// Compare: statistics of many mazes of each generator as small plots, with the certificate's expected value drawn in.
import { address } from '../api.js';
import { el, button, field, row, select, stepper } from '../controls/controls.js';
import { exampleSize } from '../create/shape.js';
import { parse } from '../recipe.js';
import { choiceOf, nameOf, tooltipOf } from '../names.js';
import { Comparison } from './comparison.js';
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
export function mount(/** @type {App} */ app, root) {
  const { generators, shapes } = app.catalog;
  const six = () => {
    const names = runsOn(shape.value).map(each => each.name);
    return names.some(name => SIX.includes(name)) ? SIX : names;
  };
  const runsOn = shape => generators.filter(each => each.shapes.includes(shape));
  const comparable = shapes.filter(each => !each.levels && runsOn(each.name).length > 0
    && !['graph', 'cube'].includes(each.name));
  let isChosen = false;
  let abort = null;

  const shape = select({
    label: texts.shape,
    options: comparable.map(choiceOf),
    value: KNOWN.shape,
    onChange: () => {
      isChosen = true;
      begin();
    },
  });
  const rows = stepper({ label: texts.rows, min: LEAST, max: MOST, value: KNOWN.rows, onInput: () => resize() });
  const columns = stepper({ label: texts.columns, min: LEAST, max: MOST, value: KNOWN.columns, onInput: () => resize() });
  const seed = field({ label: texts.seed, value: '1', inputMode: 'numeric', pattern: '-?[0-9]{1,18}', onChange: () => stale() });
  const list = el('fieldset', { class: 'control picks' });
  const start = button(texts.start, () => (abort ? halt() : run()), { kind: 'primary' });
  const progress = el('p', { class: 'hint', role: 'status' });
  const show = new Comparison({ make: name => make(name), thumbnail: name => thumbnail(name) });
  root.append(el('p', { class: 'hint', text: texts.idea }), shape, row(rows, columns), seed, start, progress, list,
    el('div', { class: 'row' },
      button(texts.few, () => listGenerators(six())),
      button(texts.all, () => listGenerators(runsOn(shape.value).map(each => each.name))),
      button(texts.none, () => listGenerators([]))));
  function listGenerators(picked) {
    list.replaceChildren(el('legend', { text: texts.generators }), ...runsOn(shape.value).map(entry =>
      el('label', { class: 'pick', title: tooltipOf(entry) },
        el('input', { type: 'checkbox', value: entry.name, checked: picked.includes(entry.name), onchange: () => stale() }),
        el('span', { text: nameOf(entry.name) }))));
    stale();
  }

  function resize() {
    isChosen = true;
    stale();
  }

  /** Another shape has generators and sizes of its own. */
  function begin() {
    const [high, wide] = shape.value === KNOWN.shape ? [KNOWN.rows, KNOWN.columns]
      : exampleSize(shapes.find(each => each.name === shape.value));
    rows.value = high;
    columns.value = wide;
    listGenerators(six());
  }

  const picked = () => [...list.querySelectorAll('input')].filter(each => each.checked).map(each => each.value);
  const recipe = (name, high, wide, number) => `${shape.value}:${high}x${wide}/${name}/seed:${number}`;
  const ownSeed = () => (/^-?\d{1,18}$/.test(seed.value.trim()) ? seed.value.trim() : '1');

  /** A picture of a small maze by a generator. */
  function thumbnail(name) {
    return address('maze', { recipe: recipe(name, SMALL, SMALL, 1), format: 'svg', cellSize: 8, wallThickness: 1, margin: 1 });
  }

  function make(name) {
    app.open({ recipe: recipe(name, rows.value, columns.value, ownSeed()) });
    app.enter('create');
  }

  /** The results shown are not for what is chosen now. */
  function stale() {
    stop();
    show.begin(picked(), caption(), texts.unmeasured);
    progress.textContent = texts.ready;
  }

  const caption = () => texts.caption(MAZES, nameOf(shape.value), `${rows.value} × ${columns.value}`);

  /** Takes the shape and the size of the maze that is open, until others are chosen here. */
  function follow() {
    const recipe = app.scene?.recipe ? parse(app.scene.recipe) : null;
    if (isChosen || recipe === null || !comparable.some(each => each.name === recipe.shape.name)) {
      return;
    }
    const [high, wide] = recipe.shape.size.map(side => Math.min(MOST, Math.max(LEAST, Number(side))));
    if (recipe.shape.name !== shape.value || high !== rows.value || wide !== columns.value) {
      shape.value = recipe.shape.name;
      rows.value = high;
      columns.value = wide;
      listGenerators(six());
    }
  }

  /** Stopped by hand: what is measured stays, and the rest is marked as not measured. */
  function halt() {
    stop();
    show.halt();
    progress.textContent = texts.stopped;
  }

  function stop() {
    abort?.abort();
    abort = null;
    start.lastChild.textContent = texts.start;
  }

  async function run() {
    stop();
    const names = picked();
    if (names.length === 0) {
      progress.textContent = texts.pick;
      return;
    }
    const own = new AbortController();
    abort = own;
    start.lastChild.textContent = texts.stop;
    show.begin(names, caption());
    progress.textContent = texts.progress(0, names.length);
    const waiting = [...names];
    let done = 0;
    const work = async () => {
      while (waiting.length > 0 && !own.signal.aborted) {
        const name = waiting.shift();
        show.measuring(name);
        await measure(name, own.signal);
        done++;
        if (!own.signal.aborted) {
          progress.textContent = texts.progress(done, names.length);
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    if (!own.signal.aborted) {
      progress.textContent = texts.done(names.length);
      stop();
    }
  }

  async function measure(name, signal) {
    try {
      const asked = recipe(name, rows.value, columns.value, ownSeed());
      show.add(name, await app.api.statistics(asked, MAZES, { signal }));
    } catch (error) {
      if (error.name !== 'AbortError') {
        show.fail(name, error.message);
      }
    }
  }

  listGenerators(SIX);
  return {
    enter() {
      app.stage.show(show.root);
      follow();
    },
    leave() {
      if (abort) {
        halt();
      }
      app.stage.views(1);
    },
    key: () => false,
  };
}
