// The bar over a large maze: where the pointer is, "Go to cell", and what the server does.
import { button, el, newId } from '../controls/controls.js';
import { texts } from './texts.js';

/** The bar's `element`, for a view. `onCancel` and `onAgain` are called by its buttons, `onGo` with a row and a column. */
export class Bar {
  #rows;
  #columns;
  #at = el('output', { class: 'at' });
  #label = el('span', { class: 'doing', id: newId() });
  #progress = el('progress', { 'aria-labelledby': this.#label.id });
  #cancel;
  #again;
  #work;

  constructor({ onGo, onCancel, onAgain }) {
    /** @returns {[HTMLInputElement, HTMLLabelElement]} */
    const number = label => {
      const input = el('input', { type: 'number', min: 0, value: 0, inputMode: 'numeric', required: true, id: newId() });
      return [input, el('label', { htmlFor: input.id }, el('span', { text: label }), input)];
    };
    const [rows, rowLabel] = number(texts.row);
    const [columns, columnLabel] = number(texts.column);
    [this.#rows, this.#columns] = [rows, columns];
    const form = el('form', {
      class: 'go', onsubmit: event => {
        event.preventDefault();
        onGo(Number(rows.value), Number(columns.value));
      },
    }, rowLabel, columnLabel, button(texts.go, () => {}, { type: 'submit', title: texts.goTitle }));
    this.#cancel = button(texts.cancel, onCancel, { icon: 'close' });
    this.#again = button(texts.again, onAgain);
    this.#work = el('div', { class: 'work-done' }, this.#label, this.#progress, this.#cancel, this.#again);
    this.element = el('div', { class: 'large-bar', role: 'group', 'aria-label': texts.tools }, this.#work, form, this.#at);
    this.show(null);
  }

  /** How many rows and columns there are to go to. */
  size(rows, columns) {
    this.#rows.max = String(rows - 1);
    this.#columns.max = String(columns - 1);
  }

  /** Shows a cell's position, or none. */
  at(cell) {
    this.#at.textContent = cell ? texts.at(...cell) : '';
  }

  /**
   * Shows what is done: null for nothing, or {label, share, isOver}; `share` is from 0 to 1, or null where it is not
   * known, and `isOver` offers to begin again.
   */
  show(work) {
    this.#work.hidden = work === null;
    if (work === null) {
      return;
    }
    this.#label.textContent = work.label;
    this.#progress.hidden = Boolean(work.isOver);
    this.#cancel.hidden = Boolean(work.isOver);
    this.#again.hidden = !work.isOver;
    if (work.share === null || work.share === undefined) {
      this.#progress.removeAttribute('value');
    } else {
      this.#progress.value = work.share;
    }
  }
}
