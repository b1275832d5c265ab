// The path between the two pins: how long it is, and where each of its steps is.
import { button, el, field } from '../controls/controls.js';
import { Newest } from '../shell/newest.js';
import { cellOf, textOf } from './sheet.js';
import { texts } from './texts.js';
/** @import { App } from '../types.js' */

/** The controls; `onGo` is called with the cell of a step. */
export function pathSteps(/** @type {App} */ app, view, onGo) {
  const newest = new Newest();
  let known = null;
  const length = el('output', { class: 'map-length', 'aria-live': 'polite' });
  const years = el('p', { class: 'hint' });
  const step = field({
    label: texts.step, inputMode: 'numeric', onkeydown: event => event.key === 'Enter' && goTo(step.value),
    after: [button(texts.goToStep, () => goTo(step.value))],
  });

  function ends() {
    const { sheet, pins } = view;
    return { recipe: sheet.recipe, from: textOf(pins.from), to: textOf(pins.to) };
  }

  /** Measures the path, since its ends or the atlas are others. */
  async function measure() {
    known = null;
    length.textContent = texts.measuring;
    years.textContent = '';
    const found = await app.attempt(() => newest.run(signal => app.api.mapDistance(ends(), { signal })));
    if (found) {
      known = BigInt(found.lengthText);
      length.textContent = texts.length(known);
      years.textContent = texts.years(known);
    }
  }

  /** Goes to a step, a number or 'half'. */
  async function goTo(text) {
    const digits = text.replace(/[\s,._]/g, '');
    const isStep = digits === 'half' || (/^\d{1,40}$/.test(digits) && (known === null || BigInt(digits) <= known));
    step.fail(isStep ? null : texts.badStep(known ?? 0n));
    if (!isStep) {
      return;
    }
    const found = await app.attempt(() => app.busy(app.api.mapDistance({ ...ends(), step: digits })));
    if (found) {
      onGo(cellOf(found.cellText));
      app.say(texts.atStep(BigInt(found.stepText), cellOf(found.cellText)));
    }
  }

  return { length, years, step, measure, goTo };
}
