// The keys of a book that are not of a section.
import { button, details, el, row } from '../controls/controls.js';
import { Fields, choice, line, truth } from './fields.js';
import { texts } from './texts.js';

const ANSWERS = [0, 1, 4, 6, 9, 12];
const TRIM = '8.5x11';

/** The form of the book itself. */
export class Settings {
  #styled = el('p', { class: 'hint' });
  #plain;

  constructor(app, draft) {
    const put = (key, value) => draft.put(null, key, value);
    this.#plain = button(texts.noStyle, () => draft.style(null), { kind: 'quiet' });
    this.title = new Fields([line('title', put, { label: texts.title, isNeeded: true })]);
    this.more = new Fields([
      line('author', put, { label: texts.author }),
      choice('trim', put, { label: texts.trim, values: app.catalog.trims, usual: TRIM }),
      choice('answers', put, { label: texts.answers, values: ANSWERS, words: texts.answersOf, usual: 6 }),
      truth('bleed', put, { label: texts.bleed }),
      truth('page-numbers', put, { label: texts.pageNumbers, usual: true }),
      choice('binding', put, { label: texts.binding, values: ['left', 'right'], words: word => texts.sides[word], usual: 'left' }),
      line('margin', put, { label: texts.margin, hint: texts.marginHint }),
      line('least-cell', put, { label: texts.leastCell, hint: texts.leastCellHint }),
      line('seed', put, { label: texts.seed, hint: texts.seedHint, inputMode: 'numeric', isNumber: true }),
    ]);
    this.fold = details(texts.settings, {}, ...this.more.roots, this.#styled,
      row(button(texts.takeStyle, () => draft.style(app.style.values)), this.#plain));
    this.root = el('div', { class: 'group' }, ...this.title.roots, this.fold);
  }

  show(values) {
    this.title.show(values);
    this.more.show(values);
    this.#plain.hidden = values.style === undefined;
    this.#styled.textContent = texts.style(values.style);
  }

  fail(key, sentence) {
    const isShown = this.title.fail(key, sentence) || this.more.fail(key, sentence);
    this.fold.open ||= isShown && key !== 'title';
    return isShown;
  }
}
