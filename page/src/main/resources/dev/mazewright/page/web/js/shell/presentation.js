// Presentation: the stage alone, in full screen, with large type; its controls appear while a hand moves, and fade.
import { el, iconButton } from '../controls/controls.js';
import { moved } from '../controls/element.js';
import { texts } from './texts.js';
/** @import { App } from '../types.js' */

/** The controls fade after so long without a movement, in milliseconds. */
const IDLE = 2500;

/** Begins and ends it, by its `button` and the key F. */
export function presentationOf(/** @type {App} */ app, stage) {
  const bar = el('div', { class: 'presented', role: 'toolbar', 'aria-label': texts.presentation });
  new ResizeObserver(() => stage.style.setProperty('--presented', `${bar.offsetHeight}px`)).observe(bar);
  let putBack = null;
  let idle;
  const button = iconButton('present', texts.present, () => toggle());
  app.on('panel', () => isPresenting() && fill());
  document.addEventListener('fullscreenchange', () => document.fullscreenElement === null && isPresenting() && toggle());
  for (const type of ['pointermove', 'pointerdown', 'keydown']) {
    document.addEventListener(type, event => isPresenting() && wake(event), { capture: true, passive: true });
  }

  const isPresenting = () => document.body.classList.contains('presenting');

  /** Begins it, or ends it. */
  function toggle() {
    const isOn = !isPresenting();
    document.body.classList.toggle('presenting', isOn);
    if (isOn) {
      document.documentElement.requestFullscreen?.().catch(() => {}); // where it is denied, the window is the screen
      stage.append(bar);
      fill();
      wake();
      app.view.canvas.focus({ preventScroll: true });
    } else {
      empty();
      bar.remove();
      if (document.fullscreenElement) {
        document.exitFullscreen();
      }
      button.focus();
    }
  }

  /** Moves the controls of the current panel into the bar. */
  function fill() {
    empty();
    const panel = app.panels[app.panel];
    const controls = panel?.present?.(true);
    const end = iconButton('close', texts.endPresentation, () => toggle());
    const giveBack = controls && moved(controls, () => bar.append(controls));
    bar.append(end);
    putBack = () => {
      giveBack?.();
      panel?.present?.(false);
    };
  }

  function empty() {
    putBack?.();
    putBack = null;
    bar.replaceChildren();
  }

  function wake(event) {
    if (event?.key === 'Escape' && document.querySelector('dialog[open]') === null) {
      toggle();
      return;
    }
    document.body.classList.remove('idle');
    clearTimeout(idle);
    idle = setTimeout(() => document.body.classList.add('idle'), IDLE);
  }

  return { button, toggle };
}
