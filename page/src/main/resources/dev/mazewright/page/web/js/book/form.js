// The form of a book: its settings and its sections, as the server has read them from the text.
import { button, el, row } from '../controls/controls.js';
import { NEW_SECTION } from './layouts.js';
import { Section } from './section.js';
import { settingsForm } from './settings.js';
import { texts } from './texts.js';
import { itemsOf, placeOf, withExchanged, withItem, withoutItem } from './toml.js';
/** @import { App, Draft } from '../types.js' */

const SECTION = 'section';

/** Builds the form; `show` takes what the server has read. */
export function bookForm(/** @type {App} */ app, /** @type {Draft} */ draft) {
  let parts = [];
  const list = el('div', { class: 'book-sections' });
  const barred = el('p', { class: 'hint', hidden: true, text: texts.otherForm });
  let focus = null;
  const settings = settingsForm(app, draft);
  const form = el('div', { class: 'book-form' }, settings.root, list,
    row(button(texts.addSection, () => add(), { icon: 'plus' })));
  const root = el('div', {}, barred, form);

  /** Shows the values of a text, and its error at the key where that stands; returns whether it stands at one. */
  function show({ text, values, error, line }) {
    const sections = Array.isArray(values?.section) ? values.section : [];
    const isPlain = values !== null && itemsOf(text, SECTION).length === sections.length;
    form.hidden = !isPlain;
    barred.hidden = isPlain || values === null;
    if (!isPlain) {
      return false;
    }
    settings.show(values, error);
    build(sections.length);
    parts.forEach((section, index) => section.show(sections[index], sections.length, values.layout));
    if (focus) {
      parts[focus.index]?.focus(focus.name);
      focus = null;
    }
    return error !== null && line !== null && fail(text, line, error);
  }

  function fail(text, line, error) {
    const { table, key } = placeOf(text, line);
    if (settings.isLaid(text)) {
      return settings.fail('layout', texts.ofLayout(texts.reason(error)));
    }
    const index = itemsOf(text, SECTION).findIndex(each => each.start === table?.start);
    const at = index < 0 ? settings : parts[index];
    return key !== null && (index >= 0 || !table?.name) && at.fail(key, texts.reason(error));
  }

  /** As many sections as there are now; those that are open stay open. */
  function build(count) {
    if (parts.length === count) {
      return;
    }
    const open = parts.map(section => section.root.open);
    parts = Array.from({ length: count }, (_, index) => new Section(app, draft, index, {
      isOpen: open[index] ?? open.length > 0, act: name => act(name, index),
    }));
    list.replaceChildren(...parts.map(section => section.root));
  }

  function act(name, index) {
    const { text } = draft;
    const isOpen = at => parts[at].root.open;
    if (name === 'remove') {
      const open = parts.map((_, at) => isOpen(at));
      open.splice(index, 1);
      open.forEach((each, at) => { parts[at].root.open = each; });
      focus = { index: Math.max(0, index - 1), name: 'remove' };
      draft.set(withoutItem(text, SECTION, index));
      return;
    }
    const other = name === 'up' ? index - 1 : index + 1;
    const [one, two] = [parts[index], parts[other]];
    [one.root.open, two.root.open] = [two.root.open, one.root.open];
    focus = { index: other, name };
    draft.set(withExchanged(text, SECTION, Math.min(index, other)));
  }

  function add() {
    focus = { index: parts.length, name: null };
    draft.set(withItem(draft.text, SECTION, NEW_SECTION));
  }

  return { root, show };
}
