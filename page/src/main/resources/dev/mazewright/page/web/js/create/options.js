// A control for each option that the catalog declares.
import { el, field, select, slider, stepper, toggleGroup } from '../controls/controls.js';
import { choiceOfId, nameOf, tooltipOf } from '../names.js';
import { texts } from './texts.js';

/** The most choices that stand side by side, if their words are short. */
const SIDE_BY_SIDE = 4;
const SHORT = 26;

/** Algorithms as the choices of a list: those that do not run on a shape come last, disabled, with the reason. */
export function choicesOn(shape, entries) {
  const choices = entries.map(each => {
    const runs = each.shapes.includes(shape);
    return {
      value: each.name, label: runs ? nameOf(each.name) : texts.notOn(nameOf(each.name), nameOf(shape)), disabled: !runs,
      title: runs ? tooltipOf(each) : texts.runsOn(each.name, each.shapes),
    };
  });
  return choices.sort((one, other) => Number(one.disabled) - Number(other.disabled));
}

/** Controls for declared options; `onSet(key, value, control)` is called at each change. Gives {root, sync(values)}. */
export function optionControls(declared, onSet) {
  const controls = declared.map(option => {
    const control = make(option, value => onSet(option.key, String(value), control));
    return { option, control };
  });
  return {
    root: el('div', { class: 'options' }, controls.map(each => each.control)),
    sync: values => controls.forEach(({ option, control }) => {
      control.value = values[option.key] ?? option.default;
    }),
  };
}

function make(option, onSet) {
  const label = nameOf(option.key);
  const hint = option.sentence && texts.whole(option.sentence);
  switch (option.kind) {
    case 'share': {
      const { least = 0, most = 1 } = option;
      return slider({ label, hint, min: least, max: most, step: 0.01, value: option.default, format: texts.share, onInput: onSet });
    }
    case 'whole':
      return stepper({ label, hint, min: option.least, max: option.most, value: option.default, onInput: onSet });
    case 'choice':
    case 'named': {
      const choices = option.choices ?? option.range.split(', ');
      const isShort = choices.length <= SIDE_BY_SIDE && choices.join('').length <= SHORT;
      return (isShort ? toggleGroup : select)({ label, hint, options: choices.map(choiceOfId), value: option.default, onChange: onSet });
    }
    default:
      return field({ label, hint, value: option.default, placeholder: option.range, onChange: onSet });
  }
}
