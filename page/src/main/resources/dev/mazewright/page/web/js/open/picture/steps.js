// The steps of reading a picture, one shown at a time in its place.
import { button, details, el, row } from '../../controls/controls.js';
import { texts } from './texts.js';
/** @import { PictureView } from '../../types.js' */

/** The folded section `root`; `onHide` shows the picture again. */
export function readingSteps(picture, /** @type {PictureView} */ view, onHide) {
  let current = null;
  const list = row();
  const title = el('p', { class: 'hint', role: 'status' });
  let shownAt = null;
  const root = details(texts.steps, { ontoggle: () => toggled() }, list, title);

  /** The steps of another answer: those of the one before are folded away. */
  function of(answer) {
    root.hidden = answer === null || answer.as === null;
    if (answer !== current) {
      current = answer;
      hide();
    }
  }

  /** Folds the steps, and shows the picture again. */
  function hide() {
    root.open = false;
    shownAt = null;
  }

  async function toggled() {
    if (!root.open) {
      if (shownAt !== null) {
        shownAt = null;
        onHide();
      }
      return;
    }
    const layers = current === null ? null : await picture.steps();
    if (layers === null || !root.open) {
      return;
    }
    list.replaceChildren(...layers.map((layer, index) => button(String(index + 1), () => show(layers, index), { 'aria-pressed': 'false' })));
    title.textContent = texts.stepsNone;
    if (layers.length > 0) {
      show(layers, 0);
    }
  }

  function show(layers, index) {
    shownAt = index;
    [...list.children].forEach((each, at) => {
      each.setAttribute('aria-pressed', String(at === index));
      each.setAttribute('aria-label', texts.step(layers[at].title, at));
    });
    title.textContent = texts.step(layers[index].title, index);
    view.step(layers[index]);
  }

  return { root, of, hide };
}
