// The bar over a large maze: where the pointer is, "Go to cell", and what the server does.
import { button, el, newId } from '../controls/controls.js';
import { bind, signal } from '../controls/signal.js';
import { texts } from './texts.js';

/** The bar's `element`, for a view. `onCancel` and `onAgain` are called by its buttons, `onGo` with a row and a column. */
export class Bar {
  #rows;
  #columns;
  /** The cell [row, column] whose position is shown, or null. */
  cell = signal(null);
  /** What is done: {label, share, isOver}, `share` from 0 to 1 or null where it is not known, `isOver` to offer to begin again; or null. */
  work = signal(null);

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
    const isOver = () => Boolean(this.work.value?.isOver);
    const label = bind(el('span', { class: 'doing', id: newId() }), { textContent: () => this.work.value?.label ?? '' });
    const progress = bind(el('progress', { 'aria-labelledby': label.id }), { hidden: isOver, value: () => this.work.value?.share ?? null });
    const cancel = bind(button(texts.cancel, onCancel, { icon: 'close' }), { hidden: isOver });
    const again = bind(button(texts.again, onAgain), { hidden: () => !isOver() });
    const work = bind(el('div', { class: 'work-done' }, label, progress, cancel, again), { hidden: () => this.work.value === null });
    const at = bind(el('output', { class: 'at' }), { textContent: () => (this.cell.value ? texts.at(...this.cell.value) : '') });
    this.element = el('div', { class: 'large-bar', role: 'group', 'aria-label': texts.tools }, work, form, at);
  }

  /** How many rows and columns there are to go to. */
  size(rows, columns) {
    this.#rows.max = String(rows - 1);
    this.#columns.max = String(columns - 1);
  }
}
