// The browser's own command to print (Ctrl+P): a page with what is on the stage, in the light theme.
import { el } from '../controls/element.js';
import { forget, palette } from '../canvas/colours.js';

/** The id of the element that is printed, and nothing beside it: pages of Export, or this one. */
export const PAPER = 'paper';

/** Prints the stage where no panel has prepared pages; after printing, either are removed. */
export function printStage(app) {
  window.addEventListener('beforeprint', () => {
    const views = app.stage?.seen.filter(view => view.scene !== null) ?? [];
    if (document.getElementById(PAPER) === null && views.length > 0) {
      document.body.append(el('div', { class: 'paper', id: PAPER }, el('div', { class: 'page stage-page' }, inLight(() => views.map(pictureOf)))));
    }
  });
  window.addEventListener('afterprint', () => document.getElementById(PAPER)?.remove());
}

/** A copy of a view's canvas in the current colours. */
function pictureOf(view) {
  view.subject.colours = palette();
  view.invalidate();
  view.finish();
  const { canvas } = view;
  const copy = el('canvas', { width: canvas.width, height: canvas.height });
  copy.getContext('2d').drawImage(canvas, 0, 0);
  return copy;
}

/** Paints in the light theme; views take their own colours again when they see that the theme has changed back. */
function inLight(paint) {
  const { dataset } = document.documentElement;
  const { theme } = dataset;
  dataset.theme = 'light';
  forget();
  try {
    return paint();
  } finally {
    dataset.theme = theme;
    forget();
  }
}
