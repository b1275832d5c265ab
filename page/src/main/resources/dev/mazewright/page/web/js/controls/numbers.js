// Controls for numbers: a slider, and a field with buttons for less and more.
import { el } from './element.js';
import { icon } from './icons.js';
import { labelled } from './controls.js';
import { texts } from './texts.js';

/**
 * A slider that shows its value beside its label; `format` gives the text of the number, and `onInput` is called at each move.
 * @param {{label: string, min?: number, max?: number, step?: number, value?: number, format?: (value: number) => string,
 *   onInput?: (value: number) => any, onChange?: (value: number) => any, hint?: string}} settings
 */
export function slider({ label, min = 0, max = 100, step = 1, value = min, format = String, onInput, onChange, hint }) {
  const input = el('input', { type: 'range', min, max, step });
  const output = el('output', { class: 'value', 'aria-live': 'off' });
  const show = () => {
    const number = Number(input.value);
    output.textContent = format(number);
    input.setAttribute('aria-valuetext', format(number));
    input.style.setProperty('--share', String((number - Number(input.min)) / (Number(input.max) - Number(input.min) || 1)));
  };
  input.value = String(value);
  input.addEventListener('input', () => {
    show();
    onInput?.(Number(input.value));
  });
  input.addEventListener('change', () => onChange?.(Number(input.value)));
  const root = labelled(label, input, {
    hint,
    note: output,
    value: {
      get: () => Number(input.value),
      set: given => {
        input.value = given;
        show();
      },
    },
  });
  output.htmlFor = input.id;
  const range = (least, most, finest = input.step) => {
    Object.assign(input, { min: least, max: most, step: finest });
    show();
  };
  show();
  return Object.assign(root, { range });
}

/** The number of digits that fit between the buttons; a longer number is shown smaller. */
const ROOM = 8;

/**
 * A whole number with buttons for less and more. When it is left with an error, it has its last value again, and says so
 * until it is given another, or shows a change that the user made elsewhere.
 * @param {{label: string, min?: number, max?: number, step?: number, value?: number | string, onInput?: (value: number) => any, hint?: string}} settings
 */
export function stepper({ label, min = 1, max = Number.MAX_SAFE_INTEGER, step = 1, value = min, onInput, hint }) {
  const input = el('input', { type: 'number', min, max, step, inputMode: 'numeric', oninput: () => changed() });
  const isPossible = () => input.validity.valid && input.value !== '';
  const fit = () => input.classList.toggle('long', input.value.length > ROOM);
  const changed = () => {
    fit();
    left = null;
    root.fail(input.validity.valid ? null : texts.whole(min, max));
    if (isPossible()) {
      typed = Number(input.value);
      onInput?.(typed);
    }
  };
  const by = amount => {
    input.value = String(Math.min(max, Math.max(min, Number(input.value || min) + amount)));
    changed();
  };
  const knob = (name, words, amount) => el('button', {
    type: 'button', class: 'knob', tabIndex: -1, title: words, 'aria-label': words, onclick: () => by(amount),
  }, icon(name, 16));
  input.value = String(value);
  /** The value that was set last, and the last one that was possible. */
  let accepted = value;
  let typed = value;
  /** What was said when it was left with an error, until the user changes something; what it has since is none. */
  let left = null;
  const root = labelled(label, input, {
    hint,
    value: {
      get: () => Number(input.value),
      set: given => {
        if (left === null || String(given) !== String(typed)) {
          take(given, null);
        }
      },
    },
  });
  const say = root.fail;
  root.fail = sentence => {
    left = sentence ? null : left;
    if (left === null) {
      say(sentence);
    }
  };
  const take = (given, sentence) => {
    [accepted, typed, left] = [given, given, sentence];
    input.value = given;
    fit();
    say(sentence);
    input.removeAttribute('aria-invalid');
    if (sentence) {
      document.addEventListener('input', () => { left = null; }, { once: true, capture: true });
    }
  };
  input.addEventListener('blur', () => {
    if (!isPossible()) {
      take(typed, texts.stays(input.value, min, max, typed));
    } else if (input.hasAttribute('aria-invalid')) { // possible here, and refused elsewhere
      take(accepted, root.querySelector('.fail').textContent);
    }
  });
  root.classList.add('stepper');
  input.before(knob('minus', texts.less(label), -step));
  input.after(knob('plus', texts.more(label), step));
  return root;
}
