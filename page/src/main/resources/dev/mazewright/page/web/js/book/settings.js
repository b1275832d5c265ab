// The keys of a book that are not of a section.
import { button, details, el, row } from '../controls/controls.js';
import { Fields, choice, line, truth } from './fields.js';
import { BOOK, exampleOf, layoutOf, missingIn, ofLayout } from './layouts.js';
import { texts } from './texts.js';
/** @import { App, Draft } from '../types.js' */

const TRIM = '8.5x11';
const AT_BACK = 'back';
/** The languages of a book, by their own names. */
const LANGUAGES = { en: 'English', de: 'Deutsch', es: 'Español', fr: 'Français', ja: '日本語', zh: '简体中文' };

/** The form of the book itself. */
export function settingsForm(/** @type {App} */ app, /** @type {Draft} */ draft) {
  const styled = el('p', { class: 'hint' });
  const put = (key, value) => draft.put(null, { [key]: value });
  const { layouts } = app.catalog;
  const usual = ({ layout = BOOK }) => layouts.find(each => each.name === layout) ?? layouts[0];
  const plain = button(texts.noStyle, () => draft.style(null), { kind: 'quiet' });
  /** The text that the list of layouts has made, as long as nothing else was changed. */
  let laid = null;
  const example = button(texts.example, () => draft.set(exampleOf(draft.text, layout())), { hidden: true });
  const layout = () => title.all[1].root.value;
  const title = new Fields([
    line('title', put, { label: texts.title, isNeeded: true }),
    choice('layout', (key, value) => draft.set(laid = ofLayout(draft.text, value ?? BOOK)), {
      label: texts.layout, values: layouts.map(each => each.name), words: texts.layoutOf, usual: BOOK,
    }),
  ]);
  const more = new Fields([
    line('author', put, { label: texts.author }),
    choice('language', put, { label: texts.language, values: Object.keys(LANGUAGES), words: tag => LANGUAGES[tag] ?? tag, usual: 'en' }),
    choice('trim', put, { label: texts.trim, values: app.catalog.trims, words: texts.trimOf, usual: TRIM }),
    choice('answers-at', (key, value) => draft.put(null, { [key]: value, ...value === AT_BACK ? { answers: undefined } : {} }), {
      label: texts.answersAt, values: Object.keys(texts.places), words: place => texts.places[place] ?? place, usual: 'end',
    }),
    choice('answers', put, { label: texts.answers, values: values => layoutOf(values.layout).answers, words: texts.answersOf, usual: values => usual(values).answers }),
    truth('bleed', put, { label: texts.bleed }),
    truth('page-numbers', put, { label: texts.pageNumbers, usual: values => usual(values).pageNumbers }),
    choice('binding', put, { label: texts.binding, values: ['left', 'right'], words: word => texts.sides[word] ?? word, usual: 'left' }),
    line('margin', put, { label: texts.margin, hint: texts.marginHint }),
    line('least-cell', put, { label: texts.leastCell, hint: texts.leastCellHint }),
    line('seed', put, { label: texts.seed, hint: texts.seedHint, inputMode: 'numeric', isNumber: true }),
  ]);
  const style = el('div', { class: 'book-names' }, styled,
    row(button(texts.takeStyle, () => draft.style(app.style.values)), plain));
  const fold = details(texts.settings, {}, ...more.roots, style);
  const root = el('div', { class: 'group' }, ...title.roots, example, fold);

  function show(values, error) {
    title.show(values);
    example.hidden = error === null || layoutOf(values.layout).first === null;
    more.show(values);
    more.hide('answers', values['answers-at'] === AT_BACK);
    style.hidden = missingIn(values.layout).includes('style');
    plain.hidden = values.style === undefined;
    styled.textContent = texts.style(values.style);
  }

  function fail(key, sentence) {
    const isShown = title.fail(key, sentence) || more.fail(key, sentence);
    fold.open ||= isShown && !title.all.some(each => each.keys.includes(key));
    return isShown;
  }

  /** Whether the text is as another layout has made it: then what is wrong is that layout. */
  const isLaid = text => text === laid;

  return { root, show, fail, isLaid };
}
