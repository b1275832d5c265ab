// Presentation: the stage alone, in full screen, with large type; its controls appear while a hand moves, and fade.
import { el, iconButton } from '../controls/controls.js';
import { moved } from '../controls/element.js';
import { texts } from './texts.js';
/** @import { App } from '../types.js' */

/** The controls fade after so long without a movement, in milliseconds. */
const IDLE = 2500;

/** Begins and ends it, by its `button` and the key F. */
export class Presentation {
  #app;
  #stage;
  #bar = el('div', { class: 'presented', role: 'toolbar', 'aria-label': texts.presentation });
  #putBack = null;
  #idle;

  constructor(/** @type {App} */ app, stage) {
    [this.#app, this.#stage] = [app, stage];
    this.button = iconButton('present', texts.present, () => this.toggle());
    app.on('panel', () => this.isOn && this.#fill());
    document.addEventListener('fullscreenchange', () => document.fullscreenElement === null && this.isOn && this.toggle());
    for (const type of ['pointermove', 'pointerdown', 'keydown']) {
      document.addEventListener(type, event => this.isOn && this.#wake(event), { capture: true, passive: true });
    }
  }

  get isOn() {
    return document.body.classList.contains('presenting');
  }

  /** Begins it, or ends it. */
  toggle() {
    const isOn = !this.isOn;
    document.body.classList.toggle('presenting', isOn);
    if (isOn) {
      document.documentElement.requestFullscreen?.().catch(() => {}); // where it is denied, the window is the screen
      this.#stage.append(this.#bar);
      this.#fill();
      this.#wake();
      this.#app.view.canvas.focus({ preventScroll: true });
    } else {
      this.#empty();
      this.#bar.remove();
      if (document.fullscreenElement) {
        document.exitFullscreen();
      }
      this.button.focus();
    }
  }

  /** Moves the controls of the current panel into the bar. */
  #fill() {
    this.#empty();
    const panel = this.#app.panels[this.#app.panel];
    const controls = panel?.present?.(true);
    const end = iconButton('close', texts.endPresentation, () => this.toggle());
    const giveBack = controls && moved(controls, () => this.#bar.append(controls));
    this.#bar.append(end);
    this.#putBack = () => {
      giveBack?.();
      panel?.present?.(false);
    };
  }

  #empty() {
    this.#putBack?.();
    this.#putBack = null;
    this.#bar.replaceChildren();
  }

  #wake(event) {
    if (event?.key === 'Escape' && document.querySelector('dialog[open]') === null) {
      this.toggle();
      return;
    }
    document.body.classList.remove('idle');
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => document.body.classList.add('idle'), IDLE);
  }
}
