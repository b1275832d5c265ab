// The steps of reading a picture, one shown at a time in its place.
import { button, details, el, row } from '../../controls/controls.js';
import { texts } from './texts.js';
/** @import { PictureView } from '../../types.js' */

/** The folded section `root`; `onHide` shows the picture again. */
export class Steps {
  #picture;
  #view;
  #onHide;
  #answer = null;
  #list = row();
  #title = el('p', { class: 'hint', role: 'status' });
  #shown = null;

  constructor(picture, /** @type {PictureView} */ view, onHide) {
    [this.#picture, this.#view, this.#onHide] = [picture, view, onHide];
    this.root = details(texts.steps, { ontoggle: () => this.#toggled() }, this.#list, this.#title);
  }

  /** The steps of another answer: those of the one before are folded away. */
  of(answer) {
    this.root.hidden = answer === null || answer.as === null;
    if (answer !== this.#answer) {
      this.#answer = answer;
      this.hide();
    }
  }

  /** Folds the steps, and shows the picture again. */
  hide() {
    this.root.open = false;
    this.#shown = null;
  }

  async #toggled() {
    if (!this.root.open) {
      if (this.#shown !== null) {
        this.#shown = null;
        this.#onHide();
      }
      return;
    }
    const layers = this.#answer === null ? null : await this.#picture.steps();
    if (layers === null || !this.root.open) {
      return;
    }
    this.#list.replaceChildren(...layers.map((layer, index) => button(String(index + 1), () => this.#show(layers, index), { 'aria-pressed': 'false' })));
    this.#title.textContent = texts.stepsNone;
    if (layers.length > 0) {
      this.#show(layers, 0);
    }
  }

  #show(layers, index) {
    this.#shown = index;
    [...this.#list.children].forEach((each, at) => {
      each.setAttribute('aria-pressed', String(at === index));
      each.setAttribute('aria-label', texts.step(layers[at].title, at));
    });
    this.#title.textContent = texts.step(layers[index].title, index);
    this.#view.step(layers[index]);
  }
}
