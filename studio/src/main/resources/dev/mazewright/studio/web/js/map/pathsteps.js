// The path between the two pins: how long it is, and where each of its steps is.
import { button, el, field } from '../controls/controls.js';
import { Newest } from '../shell/newest.js';
import { cellOf, textOf } from './sheet.js';
import { texts } from './texts.js';
/** @import { App } from '../types.js' */

/** The controls; `onGo` is called with the cell of a step. */
export class PathSteps {
  #app;
  #view;
  #onGo;
  #newest = new Newest();
  #length = null;
  length = el('output', { class: 'map-length', 'aria-live': 'polite' });
  years = el('p', { class: 'hint' });
  step = field({
    label: texts.step, inputMode: 'numeric', onkeydown: event => event.key === 'Enter' && this.goTo(this.step.value),
    after: [button(texts.goToStep, () => this.goTo(this.step.value))],
  });

  constructor(/** @type {App} */ app, view, onGo) {
    [this.#app, this.#view, this.#onGo] = [app, view, onGo];
  }

  get #ends() {
    const { sheet, pins } = this.#view;
    return { recipe: sheet.recipe, from: textOf(pins.from), to: textOf(pins.to) };
  }

  /** Measures the path, since its ends or the atlas are others. */
  async measure() {
    this.#length = null;
    this.length.textContent = texts.measuring;
    this.years.textContent = '';
    const found = await this.#app.attempt(() => this.#newest.run(signal => this.#app.api.mapDistance(this.#ends, { signal })));
    if (found) {
      this.#length = BigInt(found.lengthText);
      this.length.textContent = texts.length(this.#length);
      this.years.textContent = texts.years(this.#length);
    }
  }

  /** Goes to a step, a number or 'half'. */
  async goTo(text) {
    const digits = text.replace(/[\s,._]/g, '');
    const isStep = digits === 'half' || (/^\d{1,40}$/.test(digits) && (this.#length === null || BigInt(digits) <= this.#length));
    this.step.fail(isStep ? null : texts.badStep(this.#length ?? 0n));
    if (!isStep) {
      return;
    }
    const found = await this.#app.attempt(() => this.#app.busy(this.#app.api.mapDistance({ ...this.#ends, step: digits })));
    if (found) {
      this.#onGo(cellOf(found.cellText));
      this.#app.say(texts.atStep(BigInt(found.stepText), cellOf(found.cellText)));
    }
  }
}
