// Controls for the keys of a book: each shows the value of its key, and writes it into the text.
import { checkbox, el, field, labelled, row, select, stepper } from '../controls/controls.js';
import { texts } from './texts.js';

/** What an empty control writes: no key, unless that has to be there. */
const given = (value, isNeeded) => (value === '' && !isNeeded ? undefined : value);

const text = value => (value === undefined || value === null ? '' : String(value));

/** Whether the user is in this control now. */
const isEdited = control => control.contains(document.activeElement) && document.activeElement.matches('input, textarea');

/** @typedef {(key: string, value: any) => void} Put writes the value of a key; undefined removes it */

/**
 * A field: {keys, root, show(values), fail(sentence)}. `put` is called with the key and its new value; `make` gets a function
 * that writes a value, and gives the control and what shows a value in it. What the user is typing stays as it is typed.
 */
function bound(key, put, make) {
  let written;
  const [control, show] = make(value => {
    written = value;
    put(key, value);
  });
  return {
    keys: [key], root: control,
    show: values => (isEdited(control) && text(values[key]) === text(written)) || show(values[key], values),
    fail: sentence => control.fail(sentence),
  };
}

/**
 * A line of text; one that `isNumber` is written as a number where it is one.
 * @type {(key: string, put: Put, options: {label: string, isNeeded?: boolean, isNumber?: boolean, hint?: string, inputMode?: string}) => any}
 */
export function line(key, put, { isNeeded = false, isNumber = false, ...options }) {
  const typed = value => (isNumber && /^-?\d{1,19}$/.test(value?.trim()) ? BigInt(value) : value);
  return bound(key, put, write => {
    const control = field({ ...options, onInput: value => write(typed(given(value, isNeeded))) });
    return [control, value => { control.value = text(value); }];
  });
}

/**
 * A text of several lines.
 * @type {(key: string, put: Put, options: {label: string, hint?: string}) => any}
 */
export function lines(key, put, { label, hint }) {
  return bound(key, put, write => {
    const control = labelled(label, el('textarea', { rows: 3, oninput: event => write(given(event.target.value)) }), { hint });
    return [control, value => { control.value = text(value); }];
  });
}

/** A whole number. */
export function number(key, put, { label, min, max, usual }) {
  return bound(key, put, write => {
    const control = stepper({ label, min, max, value: usual, onInput: write });
    return [control, value => { control.value = value ?? usual; }];
  });
}

/**
 * One of a few values; the usual one needs no key. Both may depend on the other values of the table.
 * @type {(key: string, put: Put, options: {label: string, values: any, words?: (value: any) => string, usual: any}) => any}
 */
export function choice(key, put, { label, values, words = String, usual }) {
  return bound(key, put, write => {
    let none;
    let few = [];
    const parsed = word => few.find(each => String(each) === word) ?? word;
    const control = select({ label, onChange: word => write(parsed(word) === none ? undefined : parsed(word)) });
    return [control, (value, others) => {
      none = typeof usual === 'function' ? usual(others) : usual;
      const chosen = value ?? none;
      few = typeof values === 'function' ? values(others) : values;
      const all = few.includes(chosen) ? few : [...few, chosen];
      control.fill(all.map(each => ({ value: String(each), label: words(each) })), String(chosen));
    }];
  });
}

/**
 * True or false; what is usual, or what the other values make usual, needs no key.
 * @type {(key: string, put: Put, options: {label: string, usual?: any}) => any}
 */
export function truth(key, put, { label, usual = false }) {
  return bound(key, put, write => {
    let none;
    const control = checkbox({ label, onChange: isOn => write(isOn === none ? undefined : isOn) });
    return [control, (value, others) => {
      none = typeof usual === 'function' ? usual(others) : usual;
      control.value = value ?? none;
    }];
  });
}

/** A first and a last value in one text, such as 10x10..14x14; what is not of that form stands in the first. */
export function range(key, put, { from, to, isNeeded = false }) {
  return bound(key, put, write => {
    const both = () => {
      const [first, last] = [one.value.trim(), other.value.trim()];
      write(given(last ? `${first}..${last}` : first, isNeeded));
    };
    const one = field({ ...from, onInput: both });
    const other = field({ ...to, onInput: both });
    const root = Object.assign(row(one, other), { fail: sentence => one.fail(sentence) });
    return [root, value => {
      const [, first, last] = /^([^.,:]+)\.\.([^.,:]+)$/.exec(text(value)) ?? [null, text(value), ''];
      [one.value, other.value] = [first, last];
    }];
  });
}

/**
 * Names, one a line, none for no key; where there are choices, with a list to add from.
 * @type {(key: string, put: Put, options: {label: string, hint?: string, add?: string, choices?: import('../types.js').Choice[]}) => any}
 */
export function names(key, put, { label, hint, add, choices = [] }) {
  return bound(key, put, write => {
    const all = () => input.value.split('\n').map(each => each.trim()).filter(Boolean);
    const writeAll = () => write(all().length > 0 ? all() : undefined);
    const input = el('textarea', { rows: 2, spellcheck: false, autocapitalize: 'off', oninput: writeAll });
    const control = labelled(label, input, { hint });
    const more = select({
      label: add, options: [{ value: '', label: texts.choose }, ...choices], onChange: name => {
        more.value = '';
        input.value = [...all(), name].join('\n');
        writeAll();
      },
    });
    const root = Object.assign(el('div', { class: 'book-names' }, control, choices.length > 0 ? more : null), { fail: control.fail });
    return [root, value => {
      input.value = Array.isArray(value) ? value.join('\n') : text(value);
      input.rows = Math.max(2, input.value.split('\n').length);
    }];
  });
}

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

  /** Hides the field of a key, or shows it again; `index` is its place among those of that key. */
  hide(key, isHidden, index = 0) {
    this.#of(key)[index].root.hidden = isHidden;
  }

  fail(key, sentence) {
    const at = this.#of(key).find(each => !each.root.hidden);
    at?.fail(sentence);
    return at !== undefined;
  }

  #of(key) {
    return this.all.filter(each => each.keys.includes(key));
  }
}
