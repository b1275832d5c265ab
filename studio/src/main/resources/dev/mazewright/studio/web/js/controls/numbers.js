// Controls for numbers: a slider, and a field with buttons for less and more.
import { el } from './element.js';
import { icon } from './icons.js';
import { labelled } from './controls.js';
import { texts } from './texts.js';

/** A slider that tells its value beside its label; `format` makes the number's text, and `onInput` hears each move. */
export function slider({ label, min = 0, max = 100, step = 1, value = min, format = String, onInput, onChange, hint }) {
  const input = el('input', { type: 'range', min, max, step });
  const told = el('output', { class: 'told', 'aria-live': 'off' });
  const tell = () => {
    const number = Number(input.value);
    told.textContent = format(number);
    input.setAttribute('aria-valuetext', format(number));
    input.style.setProperty('--share', String((number - input.min) / (input.max - input.min || 1)));
  };
  input.value = value;
  input.addEventListener('input', () => {
    tell();
    onInput?.(Number(input.value));
  });
  input.addEventListener('change', () => onChange?.(Number(input.value)));
  const root = labelled(label, input, {
    hint,
    note: told,
    value: {
      get: () => Number(input.value),
      set: given => {
        input.value = given;
        tell();
      },
    },
  });
  told.htmlFor = input.id;
  root.range = (least, most, finest = input.step) => {
    Object.assign(input, { min: least, max: most, step: finest });
    tell();
  };
  tell();
  return root;
}

/** A whole number with buttons for less and more. */
export function stepper({ label, min = 1, max = Number.MAX_SAFE_INTEGER, step = 1, value = min, onInput, hint }) {
  const input = el('input', { type: 'number', min, max, step, inputMode: 'numeric', oninput: () => told() });
  const told = () => {
    const isPossible = input.validity.valid;
    root.fail(isPossible ? null : texts.whole(min, max));
    if (input.value !== '' && isPossible) {
      onInput?.(Number(input.value));
    }
  };
  const by = amount => {
    input.value = Math.min(max, Math.max(min, Number(input.value || min) + amount));
    told();
  };
  const knob = (name, words, amount) => el('button', {
    type: 'button', class: 'knob', tabIndex: -1, title: words, 'aria-label': words, onclick: () => by(amount),
  }, icon(name, 16));
  input.value = value;
  const root = labelled(label, input, {
    hint,
    value: { get: () => Number(input.value), set: given => { input.value = given; } },
  });
  root.classList.add('stepper');
  input.before(knob('minus', texts.less(label), -step));
  input.after(knob('plus', texts.more(label), step));
  return root;
}
