// The page of a picture's file, where that has several, as PDF and TIFF files may.
import { el, stepper } from '../../controls/controls.js';
import { texts } from './texts.js';

/** A field for the page in `root`; `onPage` is called with each that is chosen. */
export class Pages {
  root = el('div', { hidden: true });
  #onPage;
  #field = null;
  #count = 1;

  constructor(onPage) {
    this.#onPage = onPage;
  }

  /** Shows which page was read; while another is being chosen, `isChosen`, that stays in the field. */
  show({ page, pages }, isChosen) {
    this.root.hidden = pages === 1;
    if (this.#count !== pages) {
      this.#count = pages;
      this.#field = stepper({ label: texts.page(pages), max: pages, value: page, onInput: this.#onPage });
      this.root.replaceChildren(this.#field);
    } else if (pages > 1 && !isChosen) {
      this.#field.value = page;
    }
  }
}
