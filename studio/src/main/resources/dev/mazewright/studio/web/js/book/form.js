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
export class Form {
  #app;
  #draft;
  #settings;
  #sections = [];
  #list = el('div', { class: 'book-sections' });
  #form;
  #barred = el('p', { class: 'hint', hidden: true, text: texts.otherForm });
  #focus = null;

  constructor(/** @type {App} */ app, /** @type {Draft} */ draft) {
    [this.#app, this.#draft] = [app, draft];
    this.#settings = settingsForm(app, draft);
    this.#form = el('div', { class: 'book-form' }, this.#settings.root, this.#list,
      row(button(texts.addSection, () => this.#add(), { icon: 'plus' })));
    this.root = el('div', {}, this.#barred, this.#form);
  }

  /** Shows the values of a text, and its error at the key where that stands; returns whether it stands at one. */
  show({ text, values, error, line }) {
    const sections = Array.isArray(values?.section) ? values.section : [];
    const isPlain = values !== null && itemsOf(text, SECTION).length === sections.length;
    this.#form.hidden = !isPlain;
    this.#barred.hidden = isPlain || values === null;
    if (!isPlain) {
      return false;
    }
    this.#settings.show(values);
    this.#build(sections.length);
    this.#sections.forEach((section, index) => section.show(sections[index], sections.length, values.layout));
    if (this.#focus) {
      this.#sections[this.#focus.index]?.focus(this.#focus.name);
      this.#focus = null;
    }
    return error !== null && line !== null && this.#fail(text, line, error);
  }

  #fail(text, line, error) {
    const { table, key } = placeOf(text, line);
    const index = itemsOf(text, SECTION).findIndex(each => each.start === table?.start);
    const at = index < 0 ? this.#settings : this.#sections[index];
    return key !== null && (index >= 0 || !table?.name) && at.fail(key, texts.reason(error));
  }

  /** As many sections as there are now; those that are open stay open. */
  #build(count) {
    if (this.#sections.length === count) {
      return;
    }
    const open = this.#sections.map(section => section.root.open);
    this.#sections = Array.from({ length: count }, (_, index) => new Section(this.#app, this.#draft, index, {
      isOpen: open[index] ?? open.length > 0, act: name => this.#act(name, index),
    }));
    this.#list.replaceChildren(...this.#sections.map(section => section.root));
  }

  #act(name, index) {
    const { text } = this.#draft;
    const isOpen = at => this.#sections[at].root.open;
    if (name === 'remove') {
      const open = this.#sections.map((_, at) => isOpen(at));
      open.splice(index, 1);
      open.forEach((each, at) => { this.#sections[at].root.open = each; });
      this.#focus = { index: Math.max(0, index - 1), name: 'remove' };
      this.#draft.set(withoutItem(text, SECTION, index));
      return;
    }
    const other = name === 'up' ? index - 1 : index + 1;
    const [one, two] = [this.#sections[index], this.#sections[other]];
    [one.root.open, two.root.open] = [two.root.open, one.root.open];
    this.#focus = { index: other, name };
    this.#draft.set(withExchanged(text, SECTION, Math.min(index, other)));
  }

  #add() {
    this.#focus = { index: this.#sections.length, name: null };
    this.#draft.set(withItem(this.#draft.text, SECTION, NEW_SECTION));
  }
}
