/** What fingers, mouse and keys do to a view: drag, pinch, wheel, tap, and the keys + - 0 and arrows. */

import { Fling } from './fling.js';
/** @import { View } from '../types.js' */

/** A pointer that moves no farther, in CSS pixels, taps. */
const TAP = 6;

/** The pixels by which the wheel must turn to scale by e. */
const WHEEL = 400;

/** Trackpads report pinches as a wheel with Ctrl, in much smaller numbers. */
const PINCH = 90;

const LINE = 16;
const STEP = 60;
const KEY_ZOOM = 1.25;

/** Whether a key is pressed alone, or with Shift. */
export const isPlain = event => !event.ctrlKey && !event.metaKey && !event.altKey;

/** Listens on the canvas of a view. */
export function listen(/** @type {any} */ view, canvas) {
  const pointers = new Map();
  const fling = new Fling();
  let begun = null;
  let taken = false;

  const at = (event) => {
    const box = canvas.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  const release = event => {
    if (taken) {
      view.onDrag?.(event, 'end');
      taken = false;
    }
  };

  const on = (type, listener, options = {}) => canvas.addEventListener(type, listener, options);

  on('pointerdown', (event) => {
    if (event.button !== 0) {
      return;
    }
    canvas.setPointerCapture(event.pointerId);
    fling.begin(view, event.timeStamp);
    pointers.set(event.pointerId, at(event));
    if (pointers.size === 1) {
      begun = { ...at(event), moved: false };
      taken = view.onDrag?.(event, 'start') === true;
    } else if (begun !== null) {
      begun.moved = true;
      release(event);
    }
  });

  on('pointermove', (event) => {
    const before = pointers.get(event.pointerId);
    if (before === undefined) {
      view.onHover?.(event);
      return;
    }
    const now = at(event);
    if (begun !== null && Math.hypot(now.x - begun.x, now.y - begun.y) > TAP) {
      begun.moved = true;
    }
    if (taken) {
      view.onDrag?.(event, 'move');
    } else if (pointers.size === 1 && begun?.moved) {
      view.panBy(now.x - before.x, now.y - before.y);
      fling.feel(now.x - before.x, now.y - before.y, event.timeStamp);
    } else if (pointers.size === 2) {
      const other = [...pointers].find(([id]) => id !== event.pointerId)[1];
      const grown = Math.hypot(now.x - other.x, now.y - other.y) / Math.hypot(before.x - other.x, before.y - other.y);
      view.panBy((now.x - before.x) / 2, (now.y - before.y) / 2);
      view.zoomBy(grown || 1, (now.x + other.x) / 2, (now.y + other.y) / 2);
    }
    if (begun?.moved || pointers.size > 1) {
      pointers.set(event.pointerId, now);
    }
  });

  const end = (event) => {
    if (!pointers.delete(event.pointerId)) {
      return;
    }
    release(event);
    if (pointers.size === 0) {
      if (event.type === 'pointerup' && begun !== null && !begun.moved) {
        view.onTap?.(view.cellAt(event.clientX, event.clientY), event);
      } else if (event.type === 'pointerup' && event.pointerType !== 'mouse') {
        fling.end(view, event.timeStamp);
      }
      begun = null;
    }
  };
  on('pointerup', end);
  on('pointercancel', end);

  wheelAndKeys(view, on, at);
}

/** The wheel, two clicks and the keys. */
function wheelAndKeys(view, on, at) {
  on('wheel', (event) => {
    event.preventDefault();
    const unit = event.deltaMode === 1 ? LINE : event.deltaMode === 2 ? view.canvas.clientHeight : 1;
    const { x, y } = at(event);
    if (event.shiftKey && !event.ctrlKey) {
      view.panBy(-(event.deltaX || event.deltaY) * unit, event.deltaX ? -event.deltaY * unit : 0);
    } else {
      view.zoomBy(Math.exp((-event.deltaY * unit) / (event.ctrlKey ? PINCH : WHEEL)), x, y);
    }
  }, { passive: false });

  on('dblclick', (event) => {
    if (view.onTap === null) {
      const { x, y } = at(event);
      view.zoomBy(2, x, y);
    }
  });

  on('keydown', (event) => {
    if (!event.defaultPrevented && isPlain(event) && press(view, event.key)) {
      event.preventDefault();
    }
  });
}

const KEYS = {
  '+': view => view.zoomBy(KEY_ZOOM),
  '=': view => view.zoomBy(KEY_ZOOM),
  '-': view => view.zoomBy(1 / KEY_ZOOM),
  _: view => view.zoomBy(1 / KEY_ZOOM),
  0: view => view.fit(),
  ArrowLeft: view => view.panBy(STEP, 0),
  ArrowRight: view => view.panBy(-STEP, 0),
  ArrowUp: view => view.panBy(0, STEP),
  ArrowDown: view => view.panBy(0, -STEP),
};

/** What a key does; false if nothing. */
export function press(/** @type {View} */ view, key) {
  KEYS[key]?.(view);
  return key in KEYS;
}
