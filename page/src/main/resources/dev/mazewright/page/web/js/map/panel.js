// Map: an atlas from all of it down to a cell, with pins, exact lengths, and walks.
import { isPlain } from '../canvas/gestures.js';
import { button, checkbox, el, field, group, row } from '../controls/controls.js';
import { linkedSettings } from '../shell/linkedsettings.js';
import { Newest } from '../shell/newest.js';
import { anySeed, parse } from '../recipe.js';
import { farthestDeadEnd } from './deadend.js';
import { levelMaps } from './levels.js';
import { mazeChoice } from './mazechoice.js';
import { pathSteps } from './pathsteps.js';
import { seenPart } from './seenpart.js';
import { Sheet, cellOf, textOf } from './sheet.js';
import { texts } from './texts.js';
import { MapView } from './view.js';
import { Walk } from './walk.js';
/** @import { App } from '../types.js' */

/** Builds the panel. */
export const mount = (/** @type {App} */ app, root) => new MapPanel(app, root);

/** What of it the address holds. */
const LINKED = ['map', 'at', 'zoom', 'from', 'to', 'walk'];
/** The maze that is shown first. */
const FIRST = 'rectangle:2147483648x2147483648/atlas:wilson/seed:1';
/** Of an address: the scale as a power of two is less than this, and more than its negative. */
const MOST_ZOOM = 80;
/** Between the stage and what lies over the map, in CSS pixels. */
const BESIDE = 12;

class MapPanel {
  #app;
  #link;
  #canvas = el('canvas', { tabIndex: 0, role: 'application' });
  #view;
  #levels;
  #walk;
  #maze;
  #steps;
  #part;
  #readout = el('output', { class: 'map-readout' });
  #stops = [];
  #newest = new Newest();
  #isEntered = false;
  #element;
  #controls = {};

  constructor(/** @type {App} */ app, root) {
    this.#app = app;
    this.#link = linkedSettings(app, LINKED);
    this.#view = new MapView(this.#canvas, app.api);
    this.#levels = levelMaps(this.#view);
    this.#walk = new Walk(app.api, this.#view, () => this.#remember());
    this.#maze = mazeChoice(app, recipe => app.attempt(() => this.#show(recipe, {})));
    this.#steps = pathSteps(app, this.#view, cell => this.#goTo(cell));
    this.#part = seenPart(app, this.#view);
    this.#view.onDraw = () => this.#drawn();
    this.#view.onTap = cell => this.#choose(cell);
    this.#view.onPin = (name, cell) => this.#pin(name, cell);
    this.#view.onHover = event => this.#read(this.#view.cellOf(event));
    this.#view.covered = () => [this.#levels.element.offsetWidth + BESIDE, this.#readout.offsetHeight + BESIDE];
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
    this.#isEntered = false;
    this.#stops.forEach(stop => stop());
    this.#link.clear();
    this.#app.stage.views(1);
    this.#app.showAgain();
  }

  key(event) {
    const key = isPlain(event) ? event.key : '';
    if (key === 'n') {
      this.#maze.change(anySeed());
    } else if (key === 's') {
      this.#controls.path.input.click();
    }
    return key === 'n' || key === 's' || this.#walk.key(event);
  }

  // ---- the controls

  #sections() {
    const controls = this.#controls;
    controls.from = field({ label: texts.from, onChange: text => this.#typed('from', text) });
    controls.to = field({ label: texts.to, onChange: text => this.#typed('to', text), hint: texts.cellHint });
    controls.path = checkbox({
      label: texts.showPath, checked: true, onChange: shown => {
        this.#view.hasPath = shown;
        this.#view.redraw();
      },
    });
    controls.chosen = el('p', { class: 'hint', text: texts.tap });
    controls.ofChosen = row(
      button(texts.setA, () => this.#pin('from', this.#view.marked)), button(texts.setB, () => this.#pin('to', this.#view.marked)),
      button(texts.walkHere, () => this.#beginWalk(this.#view.marked)));
    controls.ofChosen.hidden = true;
    return [
      group(texts.path, this.#steps.length, this.#steps.years, controls.from, controls.to, controls.path),
      group(texts.places, el('div', { class: 'map-places' },
        button(texts.whole, () => this.#view.goToPart({ top: 0n, left: 0n, bottom: this.#view.sheet.rows, right: this.#view.sheet.columns })),
        button(texts.goA, () => this.#goTo(this.#view.pins.from)), button(texts.goB, () => this.#goTo(this.#view.pins.to)),
        button(texts.middle, () => this.#steps.goTo('half')),
        button(texts.deadEnd, () => this.#goToDeadEnd(), { title: texts.deadEndTitle })), this.#steps.step),
      group(texts.tapped, controls.chosen, controls.ofChosen),
      this.#walk.element, this.#maze.element, this.#part.element,
    ];
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
    this.#maze.fill(sheet);
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
    this.#walk.recount();
    this.#steps.measure();
    this.#remember();
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

  async #goToDeadEnd() {
    const found = await farthestDeadEnd(this.#app, this.#view);
    if (found) {
      this.#goTo(found.cell);
      this.#app.say(texts.atDeadEnd(found.steps, found.cell, found.cells));
    }
  }

  // ---- what is seen

  #drawn() {
    this.#levels.draw();
    this.#read(null);
    this.#remember();
  }

  #read(cell) {
    const { sheet, middle, level } = this.#view;
    const shown = cell ?? middle;
    this.#readout.textContent = `${texts.at(shown)}  ·  ${texts.blockOf(level, sheet.span(level))}`;
    this.#canvas.setAttribute('aria-label', texts.stage(texts.blockOf(level, sheet.span(level)), texts.at(shown)));
  }

  /** Keeps in the address what is seen. */
  #remember() {
    const { sheet, camera, pins, walker, ratio } = this.#view;
    if (!this.#isEntered || !sheet || !camera) {
      return;
    }
    const isPinned = textOf(pins.from) !== textOf(sheet.from) || textOf(pins.to) !== textOf(sheet.to);
    this.#link.put({
      map: sheet.recipe, at: textOf(this.#view.middle),
      zoom: Math.log2(camera.scale / ratio).toFixed(2),
      from: isPinned ? textOf(pins.from) : null, to: isPinned ? textOf(pins.to) : null, walk: walker ? textOf(walker) : null,
    });
    this.#part.show();
  }
}
