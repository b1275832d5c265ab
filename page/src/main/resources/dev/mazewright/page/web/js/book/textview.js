// The text of a book, to be edited as it is.
import { button, el, labelled } from '../controls/controls.js';
import { texts } from './texts.js';
/** @import { Draft } from '../types.js' */

/** The view of a draft's text. */
export function textView(/** @type {Draft} */ draft) {
  let wrongLine = null;
  const input = el('textarea', {
    rows: 22, spellcheck: false, autocapitalize: 'off', autocomplete: 'off', wrap: 'off', class: 'mono book-toml', oninput: () => draft.set(input.value, 'text'),
  });
  const control = labelled(texts.toml, input, { hint: texts.tomlHint });
  const find = button('', () => select(), { hidden: true });
  const root = el('div', { class: 'book-text' }, control, find);

  /** Shows a text, unless it shows that already. */
  function take(text) {
    if (input.value !== text) {
      input.value = text;
    }
  }

  /** Shows what is wrong with it, with its line where that is known. */
  function show({ error, line }) {
    control.fail(error && texts.withLine(error, line));
    wrongLine = error ? line : null;
    find.hidden = wrongLine === null;
    find.lastChild.textContent = texts.goToLine(line);
  }

  function select() {
    const all = input.value.split('\n');
    const start = all.slice(0, wrongLine - 1).join('\n').length + (wrongLine > 1 ? 1 : 0);
    input.focus();
    input.setSelectionRange(start, start + (all[wrongLine - 1] ?? '').length);
    input.scrollTop = input.scrollHeight * (wrongLine - 3) / all.length;
  }

  return { root, take, show };
}
