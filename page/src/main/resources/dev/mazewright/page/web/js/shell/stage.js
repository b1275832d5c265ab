// The stage that shows mazes: one to four views side by side, or an element that a panel puts there.
import { el } from '../controls/element.js';
import { texts } from './texts.js';
import { boundsOf } from '../canvas/bounds.js';
import { View } from '../canvas/view.js';

/** The least gap between two views, in pixels of the device. */
const GAP = 1;
/** The room around the maze of a view, and over it where it has a label, in CSS pixels. */
const AROUND = 32;
const LABEL = 28;
/** What stands beside a maze takes this part of the width of a view that is wider than `ratio`, else of the height. */
const BESIDE = { ratio: 1.25, wide: 0.36, high: 0.42 };

/** The stage of the page. */
export class Stage {
  #root;
  #grid = el('div', { class: 'views' });
  #shown = el('div', { class: 'shown', hidden: true });
  #panes = [];
  /** What zooms the element that is shown in the place of the views, or null. */
  #shownView = null;
  /** What shows a large maze, {element, view}, or null. */
  #large = null;

  constructor(root) {
    this.#root = root;
    root.setAttribute('aria-label', texts.stage);
    root.append(this.#grid, this.#shown);
    new ResizeObserver(() => this.#arrange()).observe(this.#grid);
  }

  /** A number of views, 1 to 4, each with a label over it where one is given; the first is always the same one. */
  views(number, labels = []) {
    while (this.#panes.length < number) {
      this.#panes.push(pane(this.#panes.length));
    }
    this.#grid.replaceChildren(...this.#panes.slice(0, number).map(each => each.root));
    this.#panes.forEach((each, index) => {
      each.label.textContent = labels[index] ?? '';
      each.label.hidden = !labels[index];
    });
    this.#see({ grid: true });
    this.#arrange();
    return this.#panes.slice(0, number).map(each => each.view);
  }

  /** The element that is shown in the place of the views, or null. */
  get shown() {
    return this.#shown.hidden ? null : this.#shown.firstElementChild;
  }

  /** The views that are seen now. */
  get seen() {
    if (this.#large?.element.hidden === false) {
      return [this.#large.view];
    }
    if (!this.#shown.hidden && this.#shownView) {
      return [this.#shownView];
    }
    return this.#panes.slice(0, this.#grid.children.length).map(each => each.view);
  }

  /** Lays the views out in the columns that leave the largest cells, all views as large, to a pixel of the device. */
  #arrange() {
    const number = this.#grid.children.length;
    const { clientWidth: width, clientHeight: height } = this.#grid;
    if (number === 0 || width === 0) {
      return;
    }
    const { scene } = this.#panes[0]?.view ?? {};
    const maze = scene ? boundsOf(scene) : { width: 1, height: 1 };
    const cell = columns => {
      const { wide, high } = this.#roomIn(width / columns, height / Math.ceil(number / columns));
      return Math.min((wide - AROUND) / maze.width, (high - AROUND - LABEL) / maze.height);
    };
    let columns = 1;
    for (let more = 2; more <= number; more++) {
      columns = cell(more) > cell(columns) ? more : columns;
    }
    const tracks = (room, count) => {
      const ratio = window.devicePixelRatio || 1;
      return `repeat(${count}, ${Math.floor((room * ratio - GAP * (count - 1)) / count) / ratio}px)`;
    };
    const alone = number === 1;
    this.#grid.style.gridTemplateColumns = alone ? '' : tracks(width, columns);
    this.#grid.style.gridTemplateRows = alone ? '' : tracks(height, Math.ceil(number / columns));
  }

  /** The room for a maze in a view of a size, without what stands beside it, in CSS pixels; as the style sheet divides them. */
  #roomIn(wide, high) {
    if (this.#panes.every(each => each.aside.childElementCount === 0)) {
      return { wide, high };
    }
    return wide / high > BESIDE.ratio ? { wide: wide * (1 - BESIDE.wide), high } : { wide, high: high * (1 - BESIDE.high) };
  }

  /** Shows an element in the place of the views, until views are requested again; `view` zooms it where it can be zoomed. */
  show(element, /** @type {import('../types.js').Zoomed | null} */ view = null) {
    this.#shownView = view;
    this.#see({ element });
  }

  /** Shows a large maze, {element, view}, in the place of the views, until views are requested again. */
  showLarge(large) {
    if (this.#large !== large) {
      this.#large = large;
      this.#root.append(large.element);
    }
    this.#see({ large: true });
  }

  /** Shows one of these, and hides the others. */
  #see({ grid = false, large = false, element = null }) {
    this.#grid.hidden = !grid;
    this.#shown.hidden = element === null;
    this.#shown.replaceChildren(...(element === null ? [] : [element]));
    if (this.#large) {
      this.#large.element.hidden = !large;
    }
  }

  /** Puts an element beside each view, such as its pseudo-code; none where there is no element for it. */
  beside(elements) {
    this.#panes.forEach((each, index) => {
      each.aside.replaceChildren(...(elements[index] ? [elements[index]] : []));
    });
    this.#arrange();
  }

  /** Lays an element over a corner of the stage, such as a few buttons; returns a function that removes it. */
  overlay(element) {
    this.#root.append(element);
    return () => element.remove();
  }

  /** Describes in words what the view of a large maze, or else the first view, shows. */
  describe(words) {
    const { canvas } = this.#large?.element.hidden === false ? this.#large.view : this.#panes[0];
    canvas.setAttribute('aria-label', words);
  }
}

function pane(index) {
  const label = el('p', { class: 'view-label', id: `view-label-${index}`, hidden: true });
  const canvas = el('canvas', { tabIndex: 0, role: 'application', 'aria-label': texts.view(index + 1) });
  const aside = el('div', { class: 'beside' });
  const root = el('div', { class: 'view' }, label, canvas, aside);
  return { root, label, canvas, aside, view: new View(canvas) };
}
