// Steering without a keyboard: a cross of buttons, and a gamepad.
import { el } from '../controls/controls.js';
import { icon } from '../controls/icons.js';

const EIGHTH = Math.PI / 4;
const ARROW = 'M12 19V5M6 11l6-6 6 6';
/** Eighths of a turn in reading order of a 3 x 3 cross; its middle stays empty. */
const PLACES = [5, 6, 7, 4, null, 0, 3, 2, 1];
/** While a button is held: how long until it repeats, and how often then. */
const FIRST = 260;
const AGAIN = 110;
/** A stick that is moved less than this rests. */
const REST = 0.5;

/** Eight buttons around an empty middle; `go` is called with an angle, repeatedly while a button is held. */
export function cross(name, labelOf, go) {
  return el('div', { class: 'cross', role: 'group', 'aria-label': name }, PLACES.map(eighth => {
    if (eighth === null) {
      return el('span');
    }
    const knob = arrowButton(labelOf(eighth), eighth * 45 + 90, { class: `button bare quiet${eighth % 2 === 1 ? ' askew' : ''}` });
    repeating(knob, () => go(eighth * EIGHTH));
    return knob;
  }));
}

/** A button with an arrow, from one that points up turned clockwise by some degrees. */
export function arrowButton(label, degrees, attributes) {
  const arrow = icon(ARROW);
  arrow.style.transform = `rotate(${degrees}deg)`;
  return el('button', { type: 'button', 'aria-label': label, ...attributes }, arrow);
}

/** Calls a function at a press, and again while the button is held. */
function repeating(knob, action) {
  let timer = 0;
  const stop = () => clearTimeout(timer);
  const next = () => {
    action();
    timer = setTimeout(next, AGAIN);
  };
  knob.addEventListener('pointerdown', event => {
    event.preventDefault();
    stop();
    action();
    timer = setTimeout(next, FIRST);
  });
  for (const end of ['pointerup', 'pointerleave', 'pointercancel']) {
    knob.addEventListener(end, stop);
  }
  knob.addEventListener('click', event => {
    if (event.detail === 0) { // by keyboard or a screen reader
      action();
    }
  });
}

/** Polls a gamepad, if there is one, at each frame; returns a function that stops it. */
export function watchGamepad(go) {
  let frame = 0;
  let next = 0;
  const look = now => {
    const heading = navigator.getGamepads?.().find(each => each?.connected) ? headingOfPad() : null;
    if (heading === null) {
      next = 0;
    } else if (now >= next) {
      next = now + (next === 0 ? FIRST : AGAIN);
      go(heading);
    }
    frame = requestAnimationFrame(look);
  };
  const begin = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  };
  window.addEventListener('gamepadconnected', begin);
  if (navigator.getGamepads?.().some(each => each?.connected)) {
    begin();
  }
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('gamepadconnected', begin);
  };
}

/** The angle of the left stick or the cross of the first gamepad; null at rest. */
function headingOfPad() {
  const pad = navigator.getGamepads().find(each => each?.connected);
  const held = number => pad.buttons[number]?.pressed ? 1 : 0;
  const x = (pad.axes[0] ?? 0) + held(15) - held(14);
  const y = (pad.axes[1] ?? 0) + held(13) - held(12);
  return Math.hypot(x, y) < REST ? null : Math.atan2(y, x);
}
