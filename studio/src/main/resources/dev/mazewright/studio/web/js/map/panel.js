// Map: an atlas from all of it down to a cell, with pins, exact lengths, and walks.
import { button, checkbox, details, el, field, group, row, select } from '../controls/controls.js';
import { LinkedSettings } from '../shell/linkedsettings.js';
import { Newest } from '../shell/newest.js';
import { MAIN, anySeed, parse, print } from '../recipe.js';
import { quoted } from '../export/saving.js';
import { Levels } from './levels.js';
import { Sheet, cellOf, least, textOf } from './sheet.js';
import { number, texts } from './texts.js';
import { MapView } from './view.js';
import { Walk } from './walk.js';
/** @import { App } from '../types.js' */

/** Builds the panel. */
export const mount = (/** @type {App} */ app, root) => new MapPanel(app, root);

/** What of it the address holds. */
const LINKED = ['map', 'at', 'zoom', 'from', 'to', 'walk'];
/** The maze that is shown first, and the sizes that are offered, as powers of two. */
const FIRST = 'rectangle:2147483648x2147483648/atlas:wilson/seed:1';
const SIZES = [16n, 20n, 24n, 31n, 40n, 50n, 62n];
const GENERATORS = ['wilson', 'recursive-backtracker', 'kruskal', 'prim', 'growing-tree', 'hunt-and-kill'];
/** The most blocks of a side that are opened as a maze, and the highest level whose blocks are surveyed has so many cells a side. */
const OPENED = 400n;
/** Of an address: the scale as a power of two is less than this, and more than its negative. */
const MOST_ZOOM = 80;
const SURVEYED = 2000n;

class MapPanel {
  #app;
  #link;
  #canvas = el('canvas', { tabIndex: 0, role: 'application' });
  #view;
  #levels;
  #walk;
  #readout = el('output', { class: 'map-readout' });
  #stops = [];
  #newest = new Newest();
  #lengths = new Newest();
  #length = null;
  #isEntered = false;
  #element;
  #controls = {};

  constructor(/** @type {App} */ app, root) {
    this.#app = app;
    this.#link = new LinkedSettings(app, LINKED);
    this.#view = new MapView(this.#canvas, app.api);
    this.#levels = new Levels(this.#view);
    this.#walk = new Walk(app.api, this.#view, () => this.#remember());
    this.#view.onDraw = () => this.#drawn();
    this.#view.onTap = cell => this.#choose(cell);
    this.#view.onPin = (name, cell) => this.#pin(name, cell);
    this.#view.onHover = event => this.#read(this.#view.cellOf(event));
    this.#element = el('div', { class: 'map' }, this.#canvas, this.#levels.element, this.#readout);
    root.append(el('p', { class: 'hint', text: texts.intro }), ...this.#sections());
  }

  // ---- called by the app

  enter() {
    this.#isEntered = true;
    this.#app.stage.show(this.#element, this.#view);
    this.#stops = [this.#app.on('settings', () => this.#open())];
    this.#open();
  }

  leave() {
    const app = this.#app;
    this.#isEntered = false;
    this.#stops.forEach(stop => stop());
    this.#link.clear();
    app.stage.views(1);
    if (app.scene && !app.scene.isLarge) {
      app.view.setScene(app.scene, { keep: true });
      app.showSolution(app.solution.shown);
    }
  }

  key(event) {
    const key = event.ctrlKey || event.metaKey || event.altKey ? '' : event.key;
    if (key === 'n') {
      this.#change(anySeed());
    } else if (key === 's') {
      this.#controls.path.input.click();
    }
    return key === 'n' || key === 's' || this.#walk.key(event);
  }

  // ---- the controls

  #sections() {
    const controls = this.#controls;
    controls.size = select({ label: texts.size, options: [], onChange: () => this.#change() });
    controls.generator = select({ label: texts.generator, options: [], onChange: () => this.#change() });
    controls.seed = field({
      label: texts.seed, inputMode: 'numeric', onChange: () => this.#change(),
      after: [button(texts.newSeed, () => this.#change(anySeed()), { icon: 'dice', hideLabel: true, kind: 'quiet' })],
    });
    controls.length = el('output', { class: 'map-length', 'aria-live': 'polite' });
    controls.years = el('p', { class: 'hint' });
    controls.from = field({ label: texts.from, onChange: text => this.#typed('from', text) });
    controls.to = field({ label: texts.to, onChange: text => this.#typed('to', text), hint: texts.cellHint });
    controls.path = checkbox({
      label: texts.showPath, checked: true, onChange: shown => {
        this.#view.hasPath = shown;
        this.#view.redraw();
      },
    });
    const goToStep = () => this.#goToStep(controls.step.value);
    controls.step = field({
      label: texts.step, inputMode: 'numeric', onkeydown: event => event.key === 'Enter' && goToStep(), after: [button(texts.goToStep, goToStep)],
    });
    controls.chosen = el('p', { class: 'hint', text: texts.tap });
    controls.ofChosen = row(
      button(texts.setA, () => this.#pin('from', this.#view.marked)), button(texts.setB, () => this.#pin('to', this.#view.marked)),
      button(texts.walkHere, () => this.#beginWalk(this.#view.marked)));
    controls.ofChosen.hidden = true;
    controls.open = button(texts.openPart, () => this.#openPart(), { title: texts.openPartTitle });
    controls.tiles = field({ label: texts.tiles, readOnly: true, hint: texts.tilesHint });
    controls.command = field({ label: texts.command, readOnly: true });
    [controls.tiles, controls.command].forEach(({ input }) => input.addEventListener('focus', () => input.select()));
    return [
      group(texts.path, controls.length, controls.years, controls.from, controls.to, controls.path),
      group(texts.places, el('div', { class: 'map-places' },
        button(texts.whole, () => this.#view.goToPart({ top: 0n, left: 0n, bottom: this.#view.sheet.rows, right: this.#view.sheet.columns })),
        button(texts.goA, () => this.#goTo(this.#view.pins.from)), button(texts.goB, () => this.#goTo(this.#view.pins.to)),
        button(texts.middle, () => this.#goToStep('half')),
        button(texts.deadEnd, () => this.#goToDeadEnd(), { title: texts.deadEndTitle })), controls.step),
      group(texts.tapped, controls.chosen, controls.ofChosen),
      this.#walk.element,
      group(texts.maze, controls.size, controls.generator, controls.seed),
      group(texts.use, controls.open, details(texts.others, {}, controls.tiles, controls.command)),
    ];
  }

  /** Shows what the controls say. */
  async #change(seed = this.#controls.seed.value) {
    const { size, generator } = this.#controls;
    const { options } = parse(this.#view.sheet.recipe).generator;
    const recipe = {
      shape: { name: 'rectangle', size: size.value.split('x'), options: {} },
      generator: { name: 'atlas', options: { ...options, [MAIN]: generator.value } },
      transforms: [], start: null, goals: [], openings: [], seed,
    };
    await this.#app.attempt(() => this.#show(print(recipe, this.#app.catalog), {}));
  }

  #fill(sheet) {
    const recipe = parse(sheet.recipe);
    const inner = recipe.generator.options[MAIN] ?? 'wilson';
    const own = `${sheet.rows}x${sheet.columns}`;
    const sizes = SIZES.map(each => `${1n << each}x${1n << each}`);
    const words = each => texts.sizeOf(...each.split('x').map(side => number(BigInt(side))));
    this.#controls.size.fill([...sizes.includes(own) ? [] : [own], ...sizes].map(value => ({ value, label: words(value) })), own);
    this.#controls.generator.fill([...GENERATORS.includes(inner) ? [] : [inner], ...GENERATORS].map(value => ({ value })), inner);
    this.#controls.seed.value = recipe.seed;
  }

  // ---- what is shown

  /** Shows the maze and the view of the address, or what was shown before. */
  async #open() {
    const linked = this.#link.take();
    const isFirst = this.#view.sheet === null;
    if (linked?.map || linked?.at || linked?.from || linked?.to || isFirst) {
      await this.#app.attempt(() => this.#show(linked?.map ?? this.#view.sheet?.recipe ?? this.#recipeOfScene() ?? FIRST, linked ?? {}));
      if (this.#view.sheet === null) { // the status line says why
        await this.#app.attempt(() => this.#show(FIRST, {}));
      }
    } else {
      this.#remember();
    }
  }

  /** The recipe of the maze that is open, if it is an atlas. */
  #recipeOfScene() {
    const { recipe } = this.#app.source ?? {};
    return recipe && parse(recipe).generator.name === 'atlas' ? recipe : null;
  }

  async #show(recipe, { at = null, zoom = null, from = null, to = null, walk = null }) {
    const app = this.#app;
    const found = await this.#newest.run(signal => app.busy(app.api.map(recipe, { signal })));
    if (found === null) {
      return;
    }
    const sheet = new Sheet(found);
    const inside = cell => (cell && sheet.has(cell) ? cell : null);
    const pins = { from: inside(cellOf(from)) ?? sheet.from, to: inside(cellOf(to)) ?? sheet.to };
    if (this.#walk.isOn) {
      this.#walk.end();
    }
    this.#view.show(sheet, pins);
    this.#fill(sheet);
    const place = inside(cellOf(at));
    if (place && Math.abs(zoom ?? NaN) < MOST_ZOOM) {
      this.#view.look({ ...place, scale: 2 ** zoom });
    }
    if (inside(cellOf(walk))) {
      this.#beginWalk(cellOf(walk));
    }
    this.#pinned();
  }

  #pinned() {
    const { sheet, pins } = this.#view;
    this.#controls.from.value = textOf(pins.from);
    this.#controls.to.value = textOf(pins.to);
    [this.#controls.from, this.#controls.to].forEach(each => each.fail(null));
    this.#controls.tiles.value = `${location.origin}/api/v1/map/{z}/{x}/{y}.png?recipe=${sheet.recipe}&solution=true`;
    this.#walk.recount();
    this.#measure();
    this.#remember();
  }

  async #measure() {
    const { length, years } = this.#controls;
    this.#length = null;
    length.textContent = texts.measuring;
    years.textContent = '';
    const found = await this.#app.attempt(() => this.#lengths.run(signal => this.#app.api.mapDistance(this.#ends, { signal })));
    if (found) {
      this.#length = BigInt(found.lengthText);
      length.textContent = texts.length(this.#length);
      years.textContent = texts.years(this.#length);
    }
  }

  get #ends() {
    const { sheet, pins } = this.#view;
    return { recipe: sheet.recipe, from: textOf(pins.from), to: textOf(pins.to) };
  }

  // ---- pins and places

  #typed(name, text) {
    const { sheet } = this.#view;
    const cell = cellOf(text.replace(/\s/g, ''));
    const isIn = cell !== null && sheet.has(cell);
    this.#controls[name].fail(isIn ? null : texts.badCell(sheet.rows, sheet.columns));
    if (isIn) {
      this.#pin(name, cell);
    }
  }

  #pin(name, cell) {
    const { sheet, pins } = this.#view;
    this.#view.show(sheet, { ...pins, [name]: cell });
    this.#pinned();
  }

  #choose(cell) {
    this.#view.marked = cell;
    this.#view.redraw();
    this.#controls.chosen.textContent = cell ? texts.chosen(cell) : texts.tap;
    this.#controls.ofChosen.hidden = !cell;
  }

  #goTo(cell) {
    this.#choose(cell);
    this.#view.goTo(cell);
    this.#app.say(texts.went(cell));
  }

  #beginWalk(cell) {
    this.#walk.begin(cell);
    this.#remember();
  }

  async #goToStep(text) {
    const { step } = this.#controls;
    const digits = text.replace(/[\s,._]/g, '');
    const isStep = digits === 'half' || (/^\d{1,40}$/.test(digits) && (this.#length === null || BigInt(digits) <= this.#length));
    step.fail(isStep ? null : texts.badStep(this.#length ?? 0n));
    if (!isStep) {
      return;
    }
    const found = await this.#app.attempt(() => this.#app.busy(this.#app.api.mapDistance({ ...this.#ends, step: digits })));
    if (found) {
      this.#goTo(cellOf(found.cellText));
      this.#app.say(texts.atStep(BigInt(found.stepText), cellOf(found.cellText)));
    }
  }

  async #goToDeadEnd() {
    const { sheet, camera } = this.#view;
    const cell = { row: least(camera.row, sheet.rows - 1n), column: least(camera.column, sheet.columns - 1n) };
    let level = 1;
    while (level < Math.min(sheet.top, this.#view.level + 1) && sheet.span(level + 1) <= SURVEYED) {
      level++;
    }
    const { row: blockRow, column } = sheet.block(level, cell);
    const found = await this.#app.attempt(() =>
      this.#app.busy(this.#app.api.mapSurvey({ recipe: sheet.recipe, level, row: blockRow, column })));
    if (found) {
      const all = found.farthest.length > 0
        ? found.farthest.map(({ distanceText, cellText }) => ({ steps: BigInt(distanceText), cell: cellOf(cellText) }))
        : [{ steps: BigInt(found.diameter.lengthText), cell: cellOf(found.diameter.toText) }];
      const farthest = all.reduce((one, other) => (other.steps > one.steps ? other : one));
      this.#goTo(farthest.cell);
      this.#app.say(texts.atDeadEnd(farthest.steps, farthest.cell, found.degrees.reduce((sum, each) => sum + each, 0)));
    }
  }

  // ---- what is seen

  #drawn() {
    this.#levels.draw();
    this.#read(null);
    this.#remember();
  }

  #read(cell) {
    const { sheet, camera, level } = this.#view;
    const shown = cell ?? { row: least(camera.row, sheet.rows - 1n), column: least(camera.column, sheet.columns - 1n) };
    this.#readout.textContent = `${texts.at(shown)}  ·  ${texts.blockOf(level, sheet.span(level))}`;
    this.#canvas.setAttribute('aria-label', texts.stage(texts.blockOf(level, sheet.span(level)), texts.at(shown)));
  }

  /** The part that is seen as a window of a recipe, of the finest level. */
  get #window() {
    const { sheet, level, part } = this.#view;
    const { rows, columns } = sheet.counts[level];
    const span = sheet.span(level);
    /** @type {(from: bigint, to: bigint, count: bigint) => [bigint, bigint]} */
    const bound = (from, to, count) => {
      const first = from < 0n ? 0n : least(from / span, count - 1n);
      return [first, least(to / span + 1n, count) - first];
    };
    const [top, high] = bound(part.top, part.bottom, rows);
    const [left, wide] = bound(part.left, part.right, columns);
    return { level, row: top, column: left, rows: high, columns: wide };
  }

  async #openPart() {
    const { level, row: top, column, rows, columns } = this.#window;
    if (rows > OPENED || columns > OPENED) {
      this.#app.say(texts.tooLarge, 'error');
      return;
    }
    const { sheet, pins } = this.#view;
    const recipe = {
      ...parse(sheet.recipe), start: textOf(pins.from), goals: [textOf(pins.to)],
      window: `${top},${column},${rows}x${columns}${level === 0 ? '' : `,${level}`}`,
    };
    if (await this.#app.attempt(() => this.#app.open({ recipe: print(recipe, this.#app.catalog) }))) {
      this.#app.enter('create');
    }
  }

  /** Keeps in the address what is seen. */
  #remember() {
    const { sheet, camera, pins, walker, ratio } = this.#view;
    if (!this.#isEntered || !sheet || !camera) {
      return;
    }
    const isPinned = textOf(pins.from) !== textOf(sheet.from) || textOf(pins.to) !== textOf(sheet.to);
    this.#link.put({
      map: sheet.recipe, at: textOf({ row: least(camera.row, sheet.rows - 1n), column: least(camera.column, sheet.columns - 1n) }),
      zoom: Math.log2(camera.scale / ratio).toFixed(2),
      from: isPinned ? textOf(pins.from) : null, to: isPinned ? textOf(pins.to) : null, walk: walker ? textOf(walker) : null,
    });
    const { level, row: top, column, rows, columns } = this.#window;
    const zoom = level === 0 ? [] : ['--zoom', String(level)];
    this.#controls.command.value = ['./mazewright', 'generate', sheet.recipe, '--window', `${top},${column},${rows}x${columns}`, ...zoom,
      '--solution', '-o', 'part.svg'].map(quoted).join(' ');
  }
}
