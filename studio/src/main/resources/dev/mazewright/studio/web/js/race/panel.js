// Race: two to four generators on one seed, or solvers in one maze, side by side.
import { button, el, group, iconButton, toggleGroup } from '../controls/controls.js';
import { Lanes } from './lanes.js';
import { Picker } from '../controls/picker.js';
import { parse, parsePart, print } from '../recipe.js';
import { Results } from './results.js';
import { texts } from './texts.js';
import { texts as traceTexts } from '../trace/texts.js';
import { Transport, takeKeys, takeKeysAfterClicks } from '../trace/transport.js';

const LEAST = 2;
const MOST = 4;
/** Who races by default. */
const FIRST = {
  generate: ['recursive-backtracker', 'wilson', 'kruskal', 'growing-tree'],
  solve: ['breadth-first', 'a-star', 'wall-follower', 'depth-first'],
};

/** Builds the panel. */
export const mount = (app, root) => new Race(app, root);

class Race {
  #app;
  #of = 'generate';
  #colour = 'state';
  #lanes;
  #pickers = { generate: [], solve: [] };
  #stops = [];
  #isEntered = false;
  #ofGroup;
  #hint = el('p', { class: 'hint' });
  #list = el('div', { class: 'lanes' });
  #add;
  #transport;
  #results = new Results();
  #labels = '';

  constructor(app, root) {
    this.#app = app;
    this.#lanes = new Lanes(app, () => this.#transport.moved());
    this.#transport = new Transport(this.#lanes, () => this.#show());
    this.#ofGroup = toggleGroup({
      label: texts.of, hideLabel: true, value: this.#of,
      options: [{ value: 'generate', label: texts.generators }, { value: 'solve', label: texts.solvers }],
      onChange: of => {
        this.#of = of;
        this.#open();
      },
    });
    this.#add = button(texts.add, () => this.#addLane(), { icon: 'plus', kind: 'quiet' });
    const colour = toggleGroup({
      label: traceTexts.colour, value: this.#colour,
      options: Object.entries(traceTexts.colours).map(([value, label]) => ({ value, label })),
      onChange: value => {
        this.#colour = value;
        this.#lanes.colourBy(value);
      },
    });
    takeKeysAfterClicks(root, app);
    root.append(this.#transport.element, group(texts.results, this.#results.element, el('p', { class: 'hint', text: texts.timeHint })),
      this.#ofGroup, this.#hint, this.#list, this.#add, colour);
  }

  // ---- called by the app

  enter() {
    const app = this.#app;
    this.#isEntered = true;
    takeKeys(app.view);
    this.#stops = [
      app.on('scene', () => this.#open()),
      app.on('colours', () => requestAnimationFrame(() => this.#lanes.recolour())),
    ];
    this.#open();
  }

  leave() {
    const app = this.#app;
    this.#isEntered = false;
    this.#transport.clock.pause();
    this.#stops.forEach(stop => stop());
    this.#lanes.close();
    app.stage.views(1);
    if (app.scene) {
      app.view.setScene(app.scene);
      app.showSolution(app.solution.shown);
    }
  }

  key(event) {
    return this.#transport.key(event);
  }

  // ---- lanes

  get #racing() {
    return this.#app.source.recipe ? this.#of : 'solve';
  }

  /** The algorithms that run on this shape. */
  #entries() {
    const { catalog, scene } = this.#app;
    return this.#racing === 'solve'
      ? catalog.solvers
      : catalog.generators.filter(entry => !entry.shapes || entry.shapes.includes(scene.shape));
  }

  #pick() {
    const entries = this.#entries();
    const pickers = this.#pickers[this.#racing];
    pickers.forEach(picker => picker.offer(entries, this.#unused()));
    while (pickers.length < LEAST) {
      pickers.push(this.#newPicker(this.#unused()));
    }
    return pickers;
  }

  /** An algorithm that does not race yet. */
  #unused() {
    const running = this.#entries().map(({ name }) => name);
    const taken = new Set(this.#pickers[this.#racing].map(({ name }) => name));
    return [...FIRST[this.#racing], ...running].find(name => running.includes(name) && !taken.has(name)) ?? running[0];
  }

  #newPicker(name) {
    return new Picker({ label: '', entries: this.#entries(), value: name, onChange: () => this.#open() });
  }

  #addLane() {
    this.#pickers[this.#racing].push(this.#newPicker(this.#unused()));
    this.#open();
  }

  #listLanes(pickers) {
    this.#add.hidden = pickers.length >= MOST;
    this.#list.replaceChildren(...pickers.map((picker, i) => {
      picker.label = texts.lane(i + 1);
      return el('div', { class: 'lane' }, picker.element, pickers.length <= LEAST ? null
        : iconButton('close', texts.remove(i + 1), () => {
          pickers.splice(i, 1);
          this.#open();
        }));
    }));
  }

  // ---- the race

  async #open() {
    const app = this.#app;
    if (!this.#isEntered || !app.scene) {
      return;
    }
    const of = this.#racing;
    const isFile = !app.source.recipe;
    this.#ofGroup.value = of;
    this.#ofGroup.disabled = isFile;
    this.#hint.textContent = isFile ? texts.fileMaze
      : of === 'solve' ? texts.solversHint : texts.generatorsHint(parse(app.source.recipe).seed);
    const pickers = this.#pick();
    this.#listLanes(pickers);
    pickers.forEach(picker => picker.fail(''));
    this.#transport.clock.pause();
    const requests = pickers.map(picker => ({ name: picker.value, ...this.#request(picker.value) }));
    this.#labels = '';
    const views = app.stage.views(requests.length, requests.map(({ name }) => name));
    if (!await app.busy(this.#lanes.open(requests, views))) {
      return;
    }
    this.#lanes.all.forEach(({ failed }, i) => pickers[i].fail(failed ?? ''));
    this.#lanes.colourBy(this.#colour);
    views.forEach(view => view.fit());
    this.#transport.renew();
    this.#show();
    if (of === 'generate') {
      this.#lanes.all.forEach(lane => this.#findPath(lane));
    }
  }

  #request(value) {
    const { source } = this.#app;
    if (this.#racing === 'solve') {
      return { ...source, of: 'solve', solver: value };
    }
    return { recipe: print({ ...parse(source.recipe), generator: parsePart(value) }, this.#app.catalog), of: 'generate' };
  }

  /** Requests the length of the solution of a lane's maze. */
  async #findPath(lane) {
    try {
      const found = await this.#app.api.solve({ recipe: lane.request.recipe }, { solver: 'breadth-first' });
      lane.length = found.solvable ? found.length : null;
      this.#show();
    } catch {
      lane.length = undefined;
    }
  }

  #show() {
    this.#transport.refresh();
    this.#results.show(this.#lanes);
    const places = this.#lanes.places();
    const labels = this.#lanes.all.map(({ name }, i) => texts.label(name, places[i]));
    if (labels.join('\n') !== this.#labels) {
      this.#labels = labels.join('\n');
      this.#app.stage.views(labels.length, labels);
    }
  }
}
