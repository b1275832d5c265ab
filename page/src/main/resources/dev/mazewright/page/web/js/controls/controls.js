// The controls of all panels: labelled, for both colour schemes, and each with a line for its error.
// A control is its outermost element; `.value` gets and sets its value, `.fail(sentence)` shows an error beside it.
import { el } from './element.js';
import { icon } from './icons.js';

export { el, icon };
export { slider, stepper } from './numbers.js';

/** @typedef {import('../types.js').Attributes} Attributes */
/** @typedef {import('../types.js').Choice} Choice */
/** @typedef {import('../types.js').Control} Control */

let count = 0;

/** The choices of a list, or of buttons side by side: the values with the labels that they have. */
export const choicesOf = (labels, titles = {}) => Object.entries(labels).map(([value, label]) => ({ value, label, title: titles[value] }));

/** A line that is hidden while it says nothing. */
export function message(attributes = {}) {
  const line = el('p', { class: 'hint', hidden: true, ...attributes });
  return Object.assign(line, {
    say(/** @type {string | null} */ sentence) {
      line.textContent = sentence ?? '';
      line.hidden = !sentence;
    },
  });
}

/** Such a line for errors. */
export const failLine = (attributes = {}) => message({ class: 'fail', role: 'alert', ...attributes });

/** An id that no other element of the page has. */
export function newId(word = 'c') {
  count += 1;
  return `${word}-${count}`;
}

/**
 * A button: `primary`, `quiet` or plain by `kind`, with an icon, and `pressed` if it stays down.
 * @type {(label: string, onClick: (event: MouseEvent) => any, options?: Attributes) => HTMLButtonElement}
 */
export function button(label, onClick, { icon: name, kind = 'plain', pressed, hideLabel = false, ...rest } = {}) {
  const face = hideLabel ? [] : [el('span', { text: label })];
  return el('button', {
    type: 'button',
    class: `button ${kind}${hideLabel ? ' bare' : ''}`,
    onclick: onClick,
    title: hideLabel ? label : undefined,
    'aria-label': hideLabel ? label : undefined,
    'aria-pressed': pressed === undefined ? undefined : String(pressed),
    ...rest,
  }, name ? icon(name) : null, ...face);
}

/** A button that is an icon, with its name for screen readers. */
export const iconButton = (name, label, /** @type {(event: MouseEvent) => any} */ onClick, options = {}) =>
  button(label, onClick, { icon: name, hideLabel: true, kind: 'quiet', ...options });

/**
 * Puts a label over a native control, and a hint under it.
 * @param {string} label
 * @param {HTMLElement & {value?: any}} input
 * @param {{hint?: string, note?: Element | null, value?: {get: () => any, set: (given: any) => void}, after?: Element[]}} [options]
 */
export function labelled(label, input, { hint, note, value, after = [] } = {}) {
  input.id ||= newId();
  const hintLine = message({ id: `${input.id}-hint`, text: hint ?? '', hidden: !hint });
  const wrong = failLine({ id: `${input.id}-fail` });
  input.setAttribute('aria-describedby', `${hintLine.id} ${wrong.id}`);
  const root = /** @type {Control} */ (/** @type {unknown} */ (el('div', { class: 'control' },
    el('div', { class: 'caption' },
      el('label', { htmlFor: input.id, text: label }), note ?? null),
    el('div', { class: 'entry' }, input, ...after), hintLine, wrong)));
  root.input = input;
  root.fail = sentence => {
    wrong.say(sentence);
    input.toggleAttribute('aria-invalid', Boolean(sentence));
    if (sentence) {
      input.setAttribute('aria-invalid', 'true');
      wrong.scrollIntoView({ block: 'nearest' });
    }
  };
  root.rename = words => {
    root.querySelector('label').textContent = words;
  };
  root.hint = hintLine.say;
  const access = value ?? { get: () => input.value, set: given => { input.value = given; } };
  Object.defineProperty(root, 'value', access);
  return root;
}

/**
 * A list to choose one from.
 * @param {{label: string, options?: Choice[], value?: string, onChange?: (value: string) => any, hint?: string, note?: Element, after?: Element[]}} settings
 */
export function select({ label, options, value, onChange, ...rest }) {
  const input = el('select', { onchange: () => onChange?.(input.value) });
  const root = /** @type {Control & {fill: (choices: Choice[], chosen?: string) => void}} */ (labelled(label, input, rest));
  root.fill = (choices, chosen) => {
    const groups = new Map();
    input.replaceChildren(...choices.flatMap(choice => {
      const option = el('option', {
        value: choice.value, text: choice.label ?? choice.value, disabled: choice.disabled ?? false, title: choice.title ?? '',
      });
      if (!choice.group) {
        return [option];
      }
      const isNew = !groups.has(choice.group);
      const group = groups.get(choice.group) ?? el('optgroup', { label: choice.group });
      groups.set(choice.group, group);
      group.append(option);
      return isNew ? [group] : [];
    }));
    input.value = chosen ?? input.value;
  };
  root.fill(options ?? [], value);
  return root;
}

/**
 * A line to type into; `onChange` when it is left or Enter is pressed, `onInput` at each key.
 * @param {Attributes & {label: string, onChange?: (value: string) => any, onInput?: (value: string) => any}} settings
 */
export function field({ label, value = '', type = 'text', onChange, onInput, hint, note, after, ...rest }) {
  const input = el('input', {
    type,
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: false,
    onchange: () => onChange?.(input.value),
    oninput: () => onInput?.(input.value),
    ...rest,
  });
  input.value = value;
  return labelled(label, input, { hint, note, after });
}

/** What lets the user choose a file when it is clicked, by the button beside it. */
export function fileInput(/** @type {(file: File) => any} */ onFile, attributes = {}) {
  const input = el('input', {
    type: 'file', class: 'unseen', tabIndex: -1, onchange: () => {
      const [file] = input.files;
      input.value = ''; // the same one can be chosen again
      if (file) {
        onFile(file);
      }
    }, ...attributes,
  });
  return input;
}

/** A box to tick. @param {{label: string, checked?: boolean, onChange?: (isOn: boolean) => any, hint?: string}} settings */
export function checkbox({ label, checked = false, onChange, hint }) {
  const input = el('input', { type: 'checkbox', id: newId(), checked, onchange: () => onChange?.(input.checked) });
  const root = /** @type {Control} */ (/** @type {unknown} */ (el('div', { class: 'control tick' },
    el('label', { htmlFor: input.id }, input, el('span', { text: label })),
    hint ? el('p', { class: 'hint', text: hint }) : null)));
  root.input = input;
  root.fail = () => {};
  Object.defineProperty(root, 'value', { get: () => input.checked, set: given => { input.checked = given; } });
  return root;
}

/**
 * A few choices side by side, one of them chosen.
 * @param {{label: string, options: Choice[], value?: string, onChange?: (value: string) => any, hint?: string, hideLabel?: boolean}} settings
 */
export function toggleGroup({ label, options, value, onChange, hint, hideLabel = false }) {
  const wrong = failLine();
  const name = newId('group');
  const inputs = options.map(option => el('input', {
    type: 'radio', name, id: newId(), value: option.value, checked: option.value === value, onchange: () => onChange?.(option.value),
  }));
  const root = /** @type {Control} */ (/** @type {unknown} */ (el('fieldset', { class: 'control toggles' },
    el('legend', { text: label, class: hideLabel ? 'unseen' : '' }),
    el('div', { class: 'segments' }, options.map((option, index) => el('div', { class: 'segment' }, inputs[index],
      el('label', { htmlFor: inputs[index].id, title: option.title ?? '' },
        el('span', { text: option.label ?? option.value }))))), hint ? el('p', { class: 'hint', text: hint }) : null, wrong)));
  root.fail = wrong.say;
  Object.defineProperty(root, 'value', {
    get: () => inputs.find(input => input.checked)?.value,
    set: given => inputs.forEach(input => { input.checked = input.value === given; }),
  });
  return root;
}

/** Controls that fold under a title. */
export function details(title, /** @type {Attributes} */ { open = false, ...rest } = {}, ...children) {
  return el('details', { class: 'fold', open, ...rest }, el('summary', { text: title }), el('div', { class: 'folded' }, ...children));
}

/** Some controls under a heading. */
export function group(title, ...children) {
  return el('section', { class: 'group' }, title ? el('h2', { class: 'group-title', text: title }) : null, ...children);
}

/** A dialog under a title, added to the page; it opens by `showModal`. */
export function dialog(name, title, ...children) {
  const root = el('dialog', { class: name, 'aria-labelledby': `${name}-title` }, el('h2', { id: `${name}-title`, text: title }), ...children);
  document.body.append(root);
  return root;
}

/** Controls side by side. */
export const row = (...children) => el('div', { class: 'row' }, ...children);
