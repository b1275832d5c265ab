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
export function sideSheet(root) {
  let stands = HALF;
  let dragged = null;
  const handle = el('div', {
    class: 'handle', role: 'separator', tabIndex: 0, 'aria-label': texts.sheet, 'aria-controls': 'side',
    'aria-orientation': 'horizontal', 'aria-valuemin': FOLDED, 'aria-valuemax': TALL,
  });
  const button = iconButton('panel', texts.hidePanel, event => click(event), { class: 'button quiet bare side-button', 'aria-controls': 'side' });
  root.before(handle);
  root.setAttribute('aria-label', texts.side);
  const on = (type, listener) => handle.addEventListener(type, listener);
  on('keydown', event => press(event));
  on('pointerdown', event => grasp(event));
  on('pointermove', event => move(event));
  on('pointerup', event => release(event));
  on('pointercancel', event => release(event));
  stand(HALF);

  /** Opens them if they are closed. */
  const open = () => stand(stands || HALF);

  /** A mouse leaves the focus to the maze, so that Space plays and does not press the button again. */
  function click(event) {
    turn();
    if (event.detail > 0) {
      button.blur();
    }
  }

  const turn = () => stand(stands === FOLDED ? HALF : FOLDED);

  function stand(height) {
    const isOpen = height !== FOLDED;
    const name = isOpen ? texts.hidePanel : texts.showPanel;
    stands = height;
    document.body.classList.remove('dragged');
    document.body.classList.toggle('folded', !isOpen);
    document.body.style.setProperty('--sheet', `${height || HALF}dvh`);
    handle.setAttribute('aria-valuenow', height);
    handle.setAttribute('aria-valuetext', texts.sheetHeights[STOPS.indexOf(height)]);
    button.setAttribute('aria-expanded', String(isOpen));
    button.setAttribute('aria-label', name);
    button.title = name;
  }

  function press(event) {
    const at = STOPS.indexOf(stands);
    const to = { ArrowUp: STOPS[at + 1], ArrowDown: STOPS[at - 1], Home: FOLDED, End: TALL }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      stand(to);
    } else if (event.key === 'Enter') {
      turn();
    }
  }

  function grasp(event) {
    if (event.button === 0 && event.isPrimary) {
      handle.setPointerCapture(event.pointerId);
      const height = root.offsetHeight + handle.offsetHeight;
      dragged = { from: event.clientY, height, y: event.clientY, time: event.timeStamp, speed: 0, moved: false };
    }
  }

  function move({ clientY: y, timeStamp: time }) {
    const drag = dragged;
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
  function release({ timeStamp: time }) {
    const drag = dragged;
    dragged = null;
    if (drag?.moved) {
      const movesOn = time - drag.time < MOVES_ON ? drag.speed * MOVES_ON : 0;
      const height = drag.height + drag.from - drag.y + movesOn;
      const far = stop => Math.abs(pixels(stop) - height);
      stand(STOPS.reduce((best, stop) => (far(stop) < far(best) ? stop : best)));
    } else if (drag) {
      turn();
    }
  }

  return { button, open };
}

const pixels = height => height * window.innerHeight / 100;
