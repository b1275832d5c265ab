// The side with the controls: shown or closed; on a phone a sheet below the maze that is dragged by its handle.
import { el, iconButton } from '../controls/controls.js';
import { texts } from './texts.js';

/** The heights of the sheet, in hundredths of the window: closed, half (the default) and tall. */
const STOPS = [0, 44, 72];
const [FOLDED, HALF, TALL] = STOPS;
/** A touch that moves at most this far, in pixels, is a tap. */
const TAP = 6;
/** A sheet that is released moves on for this many milliseconds at its last speed. */
const MOVES_ON = 120;

/** Closes and opens the controls, by its `button` and by its handle. */
export class Side {
  #root;
  #height = HALF;
  #drag = null;
  #handle = el('div', {
    class: 'handle', role: 'separator', tabIndex: 0, 'aria-label': texts.sheet, 'aria-controls': 'side',
    'aria-orientation': 'horizontal', 'aria-valuemin': FOLDED, 'aria-valuemax': TALL,
  });

  constructor(root) {
    this.#root = root;
    this.button = iconButton('panel', texts.hidePanel, event => this.#click(event), { class: 'button quiet bare side-button', 'aria-controls': 'side' });
    root.before(this.#handle);
    root.setAttribute('aria-label', texts.side);
    const on = (type, listener) => this.#handle.addEventListener(type, listener);
    on('keydown', event => this.#press(event));
    on('pointerdown', event => this.#grasp(event));
    on('pointermove', event => this.#move(event));
    on('pointerup', event => this.#release(event));
    on('pointercancel', event => this.#release(event));
    this.#stand(HALF);
  }

  /** Opens them if they are closed. */
  open() {
    this.#stand(this.#height || HALF);
  }

  /** A mouse leaves the focus to the maze, so that Space plays and does not press the button again. */
  #click(event) {
    this.#turn();
    if (event.detail > 0) {
      this.button.blur();
    }
  }

  #turn() {
    this.#stand(this.#height === FOLDED ? HALF : FOLDED);
  }

  #stand(height) {
    const isOpen = height !== FOLDED;
    const name = isOpen ? texts.hidePanel : texts.showPanel;
    this.#height = height;
    document.body.classList.remove('dragged');
    document.body.classList.toggle('folded', !isOpen);
    document.body.style.setProperty('--sheet', `${height || HALF}dvh`);
    this.#handle.setAttribute('aria-valuenow', height);
    this.#handle.setAttribute('aria-valuetext', texts.sheetHeights[STOPS.indexOf(height)]);
    this.button.setAttribute('aria-expanded', String(isOpen));
    this.button.setAttribute('aria-label', name);
    this.button.title = name;
  }

  #press(event) {
    const at = STOPS.indexOf(this.#height);
    const to = { ArrowUp: STOPS[at + 1], ArrowDown: STOPS[at - 1], Home: FOLDED, End: TALL }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      this.#stand(to);
    } else if (event.key === 'Enter') {
      this.#turn();
    }
  }

  #grasp(event) {
    if (event.button === 0 && event.isPrimary) {
      this.#handle.setPointerCapture(event.pointerId);
      const height = this.#root.offsetHeight + this.#handle.offsetHeight;
      this.#drag = { from: event.clientY, height, y: event.clientY, time: event.timeStamp, speed: 0, moved: false };
    }
  }

  #move({ clientY: y, timeStamp: time }) {
    const drag = this.#drag;
    if (drag === null || (!drag.moved && Math.abs(y - drag.from) <= TAP)) {
      return;
    }
    const speed = (drag.y - y) / Math.max(1, time - drag.time);
    Object.assign(drag, { y, time, speed: (speed + drag.speed) / 2, moved: true });
    document.body.classList.add('dragged');
    document.body.classList.remove('folded');
    document.body.style.setProperty('--sheet', `${Math.max(0, Math.min(pixels(TALL), drag.height + drag.from - y))}px`);
  }

  /** Moves on to the height nearest to where it is released, or to where its speed leads; a tap closes and opens. */
  #release({ timeStamp: time }) {
    const drag = this.#drag;
    this.#drag = null;
    if (drag?.moved) {
      const movesOn = time - drag.time < MOVES_ON ? drag.speed * MOVES_ON : 0;
      const height = drag.height + drag.from - drag.y + movesOn;
      const far = stop => Math.abs(pixels(stop) - height);
      this.#stand(STOPS.reduce((best, stop) => (far(stop) < far(best) ? stop : best)));
    } else if (drag) {
      this.#turn();
    }
  }
}

const pixels = height => height * window.innerHeight / 100;
