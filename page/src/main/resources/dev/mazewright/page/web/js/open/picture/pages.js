// The page of a picture's file, where that has several, as PDF and TIFF files may.
import { el, stepper } from '../../controls/controls.js';
import { texts } from './texts.js';

/** A field for the page in `root`; `onPage` is called with each that is chosen. */
export function pageField(onPage) {
  const root = el('div', { hidden: true });
  let chooser = null;
  let count = 1;

  /** Shows which page was read; while another is being chosen, `isChosen`, that stays in the field. */
  function show({ page, pages }, isChosen) {
    root.hidden = pages === 1;
    if (count !== pages) {
      count = pages;
      chooser = stepper({ label: texts.page(pages), max: pages, value: page, onInput: onPage });
      root.replaceChildren(chooser);
    } else if (pages > 1 && !isChosen) {
      chooser.value = page;
    }
  }

  return { root, show };
}
