// The text of a book, to be edited as it is.
import { button, el, labelled } from '../controls/controls.js';
import { texts } from './texts.js';
/** @import { Draft } from '../types.js' */

/** The view of a draft's text. */
export class TextView {
  #input;
  #control;
  #find;
  #line = null;

  constructor(/** @type {Draft} */ draft) {
    this.#input = el('textarea', {
      rows: 22, spellcheck: false, autocapitalize: 'off', autocomplete: 'off', wrap: 'off', class: 'mono book-toml', oninput: () => draft.set(this.#input.value, 'text'),
    });
    this.#control = labelled(texts.toml, this.#input, { hint: texts.tomlHint });
    this.#find = button('', () => this.#select(), { hidden: true });
    this.root = el('div', { class: 'book-text' }, this.#control, this.#find);
  }

  /** Shows a text, unless it shows that already. */
  take(text) {
    if (this.#input.value !== text) {
      this.#input.value = text;
    }
  }

  /** Shows what is wrong with it, with its line where that is known. */
  show({ error, line }) {
    this.#control.fail(error && texts.withLine(error, line));
    this.#line = error ? line : null;
    this.#find.hidden = this.#line === null;
    this.#find.lastChild.textContent = texts.goToLine(line);
  }

  #select() {
    const all = this.#input.value.split('\n');
    const start = all.slice(0, this.#line - 1).join('\n').length + (this.#line > 1 ? 1 : 0);
    this.#input.focus();
    this.#input.setSelectionRange(start, start + (all[this.#line - 1] ?? '').length);
    this.#input.scrollTop = this.#input.scrollHeight * (this.#line - 3) / all.length;
  }
}
