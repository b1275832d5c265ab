// Buttons to zoom without a wheel and with one finger, and how large the maze is shown.
import { el, iconButton } from '../controls/controls.js';
import { MOVED } from '../canvas/viewer.js';
import { whole } from '../words.js';
import { texts } from './texts.js';
/** @import { App } from '../types.js' */

/** The buttons for less, for more and to fit, which act on the views that are seen on what `stage` gives. */
export function zoomButtons(/** @type {() => import('./stage.js').Stage} */ stage, options = {}) {
  const zoom = factor => stage().seen.forEach(view => view.zoomBy(factor));
  return [
    iconButton('minus', texts.zoomOut, () => zoom(1 / 1.4), options),
    iconButton('plus', texts.zoomIn, () => zoom(1.4), options),
    iconButton('fit', texts.fit, () => stage().seen.forEach(view => view.fit()), options),
  ];
}

/** The size of the maze in hundredths of the one that fits; nothing where a maze has no whole to see. */
export function zoomShare(/** @type {App} */ app, stage) {
  const line = el('output', { class: 'zoom-share', title: texts.zoomed, 'aria-label': texts.zoomed, 'aria-live': 'off' });
  let isAwaited = false;
  const show = () => {
    isAwaited = false;
    const zoom = app.stage?.seen[0]?.zoom ?? null;
    line.textContent = zoom === null ? '' : texts.percent(whole(100 * zoom));
  };
  const soon = () => {
    if (!isAwaited) {
      isAwaited = true;
      requestAnimationFrame(show);
    }
  };
  stage.addEventListener(MOVED, soon);
  ['scene', 'panel'].forEach(event => app.on(event, soon));
  soon();
  return line;
}
