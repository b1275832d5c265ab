// A walk on the map from any cell, with the number of steps still to go to B.
import { isPlain } from '../canvas/gestures.js';
import { button, el, group } from '../controls/controls.js';
import { arrowButton } from '../play/pad.js';
import { Newest } from '../shell/newest.js';
import { cellOf, isSame, textOf } from './sheet.js';
import { texts } from './texts.js';

/** The milliseconds between two steps of "Walk on". */
const PACE = 130;
/** By direction, up first and then clockwise: the key, and the step. */
const KEYS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];
const STEPS = [[-1n, 0n], [0n, 1n], [1n, 0n], [0n, -1n]];

/** The section for a walk over a view. */
export class Walk {
  #api;
  #view;
  #onEnd;
  #newest = new Newest();
  #next = null;
  #timer = 0;
  #toGo = el('output', { class: 'map-length', 'aria-live': 'polite' });
  #walkOn;

  /** `onEnd` is called when the walk is ended. */
  constructor(api, view, onEnd) {
    [this.#api, this.#view, this.#onEnd] = [api, view, onEnd];
    this.#walkOn = button(texts.walkOn, () => (this.#timer ? this.#rest() : this.#on()), { icon: 'start', pressed: false });
    const knobs = texts.directions.map((label, direction) =>
      arrowButton(label, direction * 90, { class: 'button quiet bare', title: label, onclick: () => this.go(direction) }));
    this.element = group(texts.walk, this.#toGo,
      el('div', { class: 'row' }, button(texts.next, () => this.#step(), { icon: 'stepForward' }), this.#walkOn, button(texts.endWalk, () => this.end())),
      el('div', { class: 'row', role: 'group', 'aria-label': texts.pad }, knobs),
      el('p', { class: 'hint', text: texts.walkHint }));
    this.element.hidden = true;
  }

  get isOn() {
    return this.#view.walker !== null;
  }

  /** Begins at a cell. */
  begin(cell) {
    this.element.hidden = false;
    this.#view.walker = cell;
    this.#view.goTo(cell);
    this.#count(cell);
  }

  end() {
    this.#rest();
    this.element.hidden = true;
    this.#view.walker = null;
    this.#view.redraw();
    this.#onEnd();
  }

  /** Counts again: B is elsewhere. */
  recount() {
    if (this.isOn) {
      this.#count(this.#view.walker);
    }
  }

  /** Takes the arrow keys; whether it did. */
  key(event) {
    const direction = KEYS.indexOf(event.key);
    if (!this.isOn || direction < 0 || !isPlain(event)) {
      return false;
    }
    this.#rest();
    this.go(direction);
    return true;
  }

  /** Takes a step in a direction, where there is no wall. */
  go(direction) {
    const { walker } = this.#view;
    const [down, right] = STEPS[direction];
    const cell = { row: walker.row + down, column: walker.column + right };
    if (this.#view.isOpen(walker, cell)) {
      this.#to(cell);
    } else {
      this.#toGo.classList.add('map-wall');
      setTimeout(() => this.#toGo.classList.remove('map-wall'), 200);
    }
  }

  /** The next step to B. */
  async #step() {
    if (this.#next === null) {
      await this.#count(this.#view.walker);
    }
    if (this.#next !== null) {
      this.#to(this.#next);
    } else {
      this.#rest();
    }
  }

  #on() {
    this.#walkOn.setAttribute('aria-pressed', 'true');
    const next = async () => {
      await this.#step();
      if (this.#timer) {
        this.#timer = setTimeout(next, PACE);
      }
    };
    this.#timer = setTimeout(next, 0);
  }

  #rest() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#walkOn.setAttribute('aria-pressed', 'false');
  }

  #to(cell) {
    this.#view.walker = cell;
    this.#view.marked = null;
    this.#view.follow(cell);
    this.#view.redraw();
    return this.#count(cell);
  }

  async #count(cell) {
    this.#next = null;
    const { sheet, pins } = this.#view;
    const found = await this.#newest.run(signal =>
      this.#api.mapDistance({ recipe: sheet.recipe, from: textOf(cell), to: textOf(pins.to) }, { signal })).catch(() => null);
    if (found && isSame(cell, this.#view.walker)) {
      this.#next = cellOf(found.nextText);
      this.#toGo.textContent = texts.toGo(BigInt(found.lengthText));
    }
  }
}
