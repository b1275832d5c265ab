// Controls for the keys of a book: each shows the value of its key, and writes it into the text.
import { checkbox, el, field, labelled, row, select, stepper } from '../controls/controls.js';
import { choiceOf } from '../names.js';
import { texts } from './texts.js';

/** What an empty control writes: no key, unless that has to be there. */
const given = (value, isNeeded) => (value === '' && !isNeeded ? undefined : value);

/** Whether the user is in this control now: what it shows is theirs. */
const isEdited = control => control.contains(document.activeElement) && document.activeElement.matches('input, textarea');

/** A field: {keys, root, show(values), fail(sentence)}; `put` is called with the key and its new value. */
function bound(key, control, show) {
  return {
    keys: [key], root: control,
    show: values => !isEdited(control) && show(values[key]),
    fail: sentence => control.fail(sentence),
  };
}

/** A line of text; one that `isNumber` is written as a number where it is one. */
export function line(key, put, { isNeeded = false, isNumber = false, ...options }) {
  const typed = value => (isNumber && /^-?\d{1,15}$/.test(value?.trim()) ? Number(value) : value);
  const control = field({ ...options, onInput: value => put(key, typed(given(value, isNeeded))) });
  return bound(key, control, value => { control.value = text(value); });
}

/** A text of several lines. */
export function lines(key, put, { label, hint }) {
  const control = labelled(label, el('textarea', { rows: 3, oninput: event => put(key, given(event.target.value)) }), { hint });
  return bound(key, control, value => { control.value = text(value); });
}

/** A whole number. */
export function number(key, put, { label, min, max, usual }) {
  const control = stepper({ label, min, max, value: usual, onInput: value => put(key, value) });
  return bound(key, control, value => { control.value = value ?? usual; });
}

/** One of a few values; the usual one needs no key. */
export function choice(key, put, { label, values, words = String, usual }) {
  const parsed = word => values.find(each => String(each) === word) ?? word;
  const control = select({ label, onChange: word => put(key, parsed(word) === usual ? undefined : parsed(word)) });
  return bound(key, control, value => {
    const chosen = value ?? usual;
    const all = values.includes(chosen) ? values : [...values, chosen];
    control.fill(all.map(each => ({ value: String(each), label: words(each) })), String(chosen));
  });
}

/** True or false; what is usual needs no key. */
export function truth(key, put, { label, usual = false }) {
  const control = checkbox({ label, onChange: isOn => put(key, isOn === usual ? undefined : isOn) });
  return bound(key, control, value => { control.value = value ?? usual; });
}

/** A first and a last value in one text, such as 10x10..14x14; what is not of that form stands in the first. */
export function range(key, put, { from, to, isNeeded = false }) {
  const write = () => {
    const [first, last] = [one.value.trim(), other.value.trim()];
    put(key, given(last ? `${first}..${last}` : first, isNeeded));
  };
  const one = field({ ...from, onInput: write });
  const other = field({ ...to, onInput: write });
  const root = row(one, other);
  root.fail = sentence => one.fail(sentence);
  return bound(key, root, value => {
    const [, first, last] = /^([^.,:]+)\.\.([^.,:]+)$/.exec(text(value)) ?? [null, text(value), ''];
    [one.value, other.value] = [first, last];
  });
}

/** Names, one a line, with a list to add from. */
export function names(key, put, { label, hint, add, entries }) {
  const input = el('textarea', { rows: 2, spellcheck: false, autocapitalize: 'off', oninput: () => write() });
  const control = labelled(label, input, { hint });
  const more = select({
    label: add, options: [{ value: '', label: texts.choose }, ...entries.map(choiceOf)], onChange: name => {
      more.value = '';
      input.value = [...all(), name].join('\n');
      write();
    },
  });
  const all = () => input.value.split('\n').map(each => each.trim()).filter(Boolean);
  const write = () => put(key, all());
  const root = el('div', { class: 'book-names' }, control, more);
  root.fail = sentence => control.fail(sentence);
  return bound(key, root, value => {
    input.value = Array.isArray(value) ? value.join('\n') : text(value);
    input.rows = Math.max(2, input.value.split('\n').length);
  });
}

const text = value => (value === undefined || value === null ? '' : String(value));

/** Fields of one table: `show` its values, `fail` at a key; returns whether there is a field for it. */
export class Fields {
  constructor(all) {
    this.all = all;
    this.roots = all.map(each => each.root);
  }

  show(values) {
    this.all.forEach(each => {
      each.show(values);
      each.fail(null);
    });
  }

  fail(key, sentence) {
    const at = this.all.find(each => each.keys.includes(key));
    at?.fail(sentence);
    return at !== undefined;
  }
}
