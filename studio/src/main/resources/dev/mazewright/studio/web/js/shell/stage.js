// Where mazes are seen: one to four views side by side, or an element that a panel puts there.
import { el } from '../controls/element.js';
import { texts } from '../texts.js';
import { View } from '../canvas/view.js';

/** The stage of the page. */
export class Stage {
  #root;
  #grid = el('div', { class: 'views' });
  #shown = el('div', { class: 'shown', hidden: true });
  #panes = [];

  constructor(root) {
    this.#root = root;
    root.setAttribute('aria-label', texts.shell.stage);
    root.append(this.#grid, this.#shown);
  }

  /** This many views, 1 to 4, each with a label over it where one is given; the first stays the same for ever. */
  views(number, labels = []) {
    while (this.#panes.length < number) {
      this.#panes.push(pane(this.#panes.length));
    }
    this.#grid.replaceChildren(...this.#panes.slice(0, number).map(each => each.root));
    this.#grid.dataset.count = number;
    this.#panes.forEach((each, index) => {
      each.label.textContent = labels[index] ?? '';
      each.label.hidden = !labels[index];
    });
    this.#grid.hidden = false;
    this.#shown.hidden = true;
    this.#shown.replaceChildren();
    return this.#panes.slice(0, number).map(each => each.view);
  }

  /** Shows an element in the place of the views, until views are asked for again. */
  show(element) {
    this.#grid.hidden = true;
    this.#shown.hidden = false;
    this.#shown.replaceChildren(element);
  }

  /** Lays an element over a corner of the stage, such as a few buttons; gives a function that takes it away. */
  overlay(element) {
    this.#root.append(element);
    return () => element.remove();
  }

  /** Says in words what the first view shows. */
  describe(words) {
    this.#panes[0].canvas.setAttribute('aria-label', words);
  }
}

function pane(index) {
  const label = el('p', { class: 'view-label', id: `view-label-${index}`, hidden: true });
  const canvas = el('canvas', { tabIndex: 0, role: 'application', 'aria-label': texts.shell.view(index + 1) });
  const root = el('div', { class: 'view' }, label, canvas);
  return { root, label, canvas, view: new View(canvas) };
}
