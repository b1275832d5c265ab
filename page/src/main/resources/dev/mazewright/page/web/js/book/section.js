// The form of one section of a book.
import { details, el, iconButton, row } from '../controls/controls.js';
import { choiceOf, choiceOfId } from '../names.js';
import { Fields, choice, line, lines, names, number, range } from './fields.js';
import { BOOK, missingIn } from './layouts.js';
import { texts } from './texts.js';
/** @import { App, Draft } from '../types.js' */

/** The solvers that are run by hand, and none. */
const NONE = '';
const SOLVERS = [NONE, 'breadth-first'];

/** A section, with its place in the book; `act` is called with 'up', 'down' or 'remove'. */
export class Section {
  #words = el('span');
  #buttons;

  constructor(/** @type {App} */ app, /** @type {Draft} */ draft, index, { isOpen, act }) {
    const put = (key, value) => draft.put(index, { [key]: value });
    const shapes = app.catalog.shapes.filter(each => each.name !== 'graph');
    const outlines = shapes.flatMap(each => each.options).find(each => each.key === 'mask')?.choices ?? [];
    this.fields = new Fields([
      line('title', put, { label: texts.sectionTitle }),
      number('mazes', put, { label: texts.mazes, min: 1, max: app.catalog.limits.sectionMazes, usual: 1 }),
      choice('per-page', put, { label: texts.perPage, values: [1, 2, 4, 6], usual: 1 }),
      names('shapes', put, { label: texts.shapes, hint: texts.shapesHint, add: texts.addShape, choices: shapes.map(choiceOf) }),
      range('size', put, { from: { label: texts.sizeFrom, hint: texts.sizeHint }, to: { label: texts.sizeTo }, isNeeded: true }),
      names('generators', put, { label: texts.generators, hint: texts.generatorsHint, add: texts.addGenerator, choices: app.catalog.generators.map(choiceOf) }),
      range('difficulty', put, { from: { label: texts.difficultyFrom, hint: texts.difficultyHint }, to: { label: texts.difficultyTo } }),
      line('difficulty', put, { label: texts.level, hint: texts.levelHint, inputMode: 'numeric' }),
      choice('solver', put, { label: texts.byHand, values: SOLVERS, words: texts.byHandOf, usual: NONE }),
      names('masks', put, { label: texts.masks, hint: texts.masksHint, add: texts.addMask, choices: outlines.map(choiceOfId) }),
      names('mask-texts', put, { label: texts.maskTexts, hint: texts.maskTextsHint }),
      choice('ends', put, { label: texts.ends, values: Object.keys(texts.endsOf), words: word => texts.endsOf[word] ?? word, usual: 'cells' }),
      lines('instructions', put, { label: texts.instructions }),
    ]);
    const knob = (name, icon) => iconButton(icon, texts.acts[name], () => act(name), { value: name });
    this.#buttons = { up: knob('up', 'up'), down: knob('down', 'down'), remove: knob('remove', 'close') };
    const [title, mazes, perPage, ...others] = this.fields.roots;
    this.root = details('', { open: isOpen, class: 'fold book-section' }, title, row(mazes, perPage), ...others, row(Object.values(this.#buttons)));
    this.root.querySelector('summary').append(this.#words);
    this.index = index;
  }

  /** Shows its values; `count` is the number of sections, `layout` that of the book. */
  show(values, count, layout = BOOK) {
    const own = values.layout ?? layout;
    const missing = missingIn(own);
    this.#words.textContent = texts.section(this.index + 1, values);
    this.#buttons.up.disabled = this.index === 0;
    this.#buttons.down.disabled = this.index === count - 1;
    this.#buttons.remove.disabled = count === 1;
    Object.entries(this.#buttons).forEach(([name, knob]) => knob.setAttribute('aria-label', texts.actOn(name, this.index + 1)));
    this.fields.show(values);
    this.fields.roots[0].hint(own === BOOK ? texts.sectionTitleHint : texts.sheetTitleHint);
    for (const key of ['per-page', 'ends', 'solver']) {
      this.fields.hide(key, missing.includes(key));
    }
    ['range', 'level'].forEach((field, index) => this.fields.hide('difficulty', missing.includes(field), index));
  }

  fail(key, sentence) {
    this.root.open = true;
    return this.fields.fail(key, sentence);
  }

  /** Sets the focus: on one of its buttons by name, or in its first field. */
  focus(name) {
    if (name === null) {
      this.fields.roots[0].input.focus();
      return;
    }
    const knob = this.#buttons[name];
    (knob.disabled ? this.root.querySelector('summary') : knob).focus();
  }
}
