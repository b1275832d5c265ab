// The browser's own command to print (Ctrl+P): a page with what is on the stage, in the light theme.
import { el } from '../controls/element.js';
import { forget, isStyled, palette } from '../canvas/colours.js';
import { sizePages } from './pagesize.js';
/** @import { App, View } from '../types.js' */

/** The id of the element that is printed, and nothing beside it: pages of Export, or this one. */
export const PAPER = 'paper';

/** The pixels of a view that is hidden when it is printed: those of A4, upright, at about 150 to an inch, within its margins. */
const HIDDEN = [1100, 1500];

/** Paper is white, whatever the ground of the stage is; a style's colours go together, and stay. */
const WHITE = '#ffffff';

/** Prints the stage where no panel has prepared pages, or gives some when it is asked; after printing, either are removed. */
export function printStage(/** @type {App} */ app) {
  let theme = null;
  const use = name => {
    document.documentElement.dataset.theme = name;
    forget();
    app.emit('colours');
  };
  window.addEventListener('beforeprint', () => {
    /** @type {import('../export/plan.js').Plan[]} */
    const plans = [];
    if (document.getElementById(PAPER) === null) {
      app.emit('print', plans);
    }
    for (const { pages, wide, high } of plans) {
      document.body.append(el('div', { class: 'paper', id: PAPER }, pages));
      sizePages(wide, high);
    }
    const { shown = null, seen = [] } = app.stage ?? {};
    const views = seen.filter(view => view.scene !== null);
    if (document.getElementById(PAPER) === null && (shown !== null || views.length > 0)) {
      theme = document.documentElement.dataset.theme;
      use('light');
      const copies = shown === null || views.some(view => view.isPrinted) ? views.map(pictureOf) : [copyOf(shown)];
      document.body.append(el('div', { class: 'paper', id: PAPER }, el('div', { class: 'page stage-page' }, copies)));
    }
  });
  window.addEventListener('afterprint', () => {
    document.getElementById(PAPER)?.remove();
    if (theme !== null) {
      use(theme);
      theme = null;
    }
  });
}

/** A copy of a view's canvas in the current colours; the view takes its own again when it sees that the theme has changed. */
function pictureOf(/** @type {View} */ view) {
  if (view.canvas.width <= 1) { // the page is seen as it is printed, where the stage is hidden
    view.fitInto(...HIDDEN);
  }
  view.subject.colours = isStyled() ? palette() : { ...palette(), paper: WHITE };
  view.invalidate();
  view.finish();
  return copyOf(view.canvas);
}

/** A copy of an element with what its canvases show, and without ids, which are unique on a page. */
function copyOf(element) {
  const copy = element.cloneNode(true);
  const canvases = root => [...(root.matches('canvas') ? [root] : []), ...root.querySelectorAll('canvas')];
  const copies = canvases(copy);
  canvases(element).forEach((canvas, index) => copies[index].getContext('2d').drawImage(canvas, 0, 0));
  [copy, ...copy.querySelectorAll('[id]')].forEach(each => each.removeAttribute('id'));
  return copy;
}
