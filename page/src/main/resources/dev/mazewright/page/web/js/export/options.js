// What a file has beside its style: a control for each option that a format declares in the catalog.
import { SHORTEST } from '../app.js';
import { checkbox, el, field, select, stepper, toggleGroup } from '../controls/controls.js';
import { choiceOfId } from '../names.js';
import { texts } from './texts.js';
/** @import { App } from '../types.js' */

/** What Print has controls for. */
const OF_PAGES = new Set(['paper', 'orientation', 'title', 'caption', 'cellMm', 'lineWidth', 'answer', 'tilePages', 'tileOverlap']);

/** Controls for files of these formats; `styled` are the parameters that the style has. `onChange` is called at each change. */
export function fileOptions(/** @type {App} */ app, formats, styled, onChange) {
  const solution = checkbox({ label: texts.solution, onChange });
  const controls = { solution };
  const defaults = {};
  const hasPages = formats.some(format => format.uses.includes('paper'));
  for (const option of formats.flatMap(format => format.options)) {
    if (!styled.has(option.parameter) && !(hasPages && OF_PAGES.has(option.parameter))) {
      controls[option.parameter] ??= controlOf(option, onChange);
      defaults[option.parameter] ??= option.default;
    }
  }
  const root = el('div', { class: 'style' }, Object.values(controls));

  /** Shows the controls of what a format uses. */
  function fit(format) {
    const has = new Set(format.options.map(option => option.parameter));
    if (format.uses.includes('solution')) {
      has.add('solution');
    }
    if (!app.source?.recipe) {
      has.delete('animate'); // the generation of a maze from a file is not known
    }
    Object.entries(controls).forEach(([name, control]) => { control.hidden = !has.has(name); });
  }

  /** The parameters of a request for a file. */
  function values() {
    const isChosen = (name, value) => value !== false && value !== '' && String(value) !== defaults[name] && (name !== 'recipeInFile' || value === 'no');
    const chosen = Object.entries(controls).filter(([name, control]) => !control.hidden && isChosen(name, control.value));
    const found = Object.fromEntries(chosen.map(([name, control]) => [name, control.value]));
    if (found.solution || found.animate === 'solve') {
      found.solver = app.solution.solver === SHORTEST ? undefined : app.solution.solver;
    }
    return found;
  }

  return { root, fit, values, solution: isShown => { solution.value = isShown; } };
}

function controlOf({ parameter, kind, choices, range, default: byDefault, least, most, sentence }, onChange) {
  const label = texts.parameters[parameter] ?? sentence;
  if (kind === 'flag') {
    return checkbox({ label, checked: byDefault === 'true', onChange });
  }
  if (kind === 'whole') {
    return stepper({ label, min: least, max: most, value: byDefault, onInput: onChange });
  }
  if (!choices) {
    return field({ label, value: byDefault, placeholder: range, onInput: onChange });
  }
  if (texts.choices[parameter]) {
    const options = choices.map(value => ({ value, label: texts.choices[parameter][value] ?? value }));
    return toggleGroup({ label, options, value: byDefault || choices[0], onChange });
  }
  const none = byDefault === '' ? [{ value: '', label: texts.none[parameter] ?? '' }] : [];
  return select({ label, options: [...none, ...choices.map(choiceOfId)], value: byDefault, onChange });
}
