// Steering a walk by mouse, finger or pen: drag from the walker along passages, swipe, or tap a cell that is not far.

import { apart } from './compass.js';
import { isWhole, place } from './walkpaint.js';
/** @import { View } from '../types.js' */

/** A drag that begins this near to the walker, in pixels, moves it. */
const GRASP = 28;
/** The least length of a swipe, in pixels. */
const SWIPE = 30;
/** A finger that turns by more than this begins another swipe; one that goes on straight does not interrupt the walker. */
const TURN = Math.PI / 4;
/** The number of junctions through which a walker follows a drag, and a tap. */
const DRAGGED = 8;
const TAPPED = 2;

/** Listens to a view; `tooFar` is called when the tapped cell is too far. Returns a function that ends it. */
export function steer(/** @type {View} */ view, walking, tooFar) {
  const { onTap, onDrag } = view;
  let held = null;

  view.onTap = cell => {
    if (cell >= 0 && !walking.goTo(cell, { junctions: TAPPED }) && !walking.walk.isDone) {
      tooFar();
    }
  };

  view.onDrag = (event, phase) => {
    if (phase === 'start') {
      held = grasp(event);
      return held !== null;
    }
    if (phase === 'move' && held !== null) {
      if (held.isSwipe) {
        swipe(event);
      } else {
        const cell = view.cellAt(event.clientX, event.clientY);
        if (cell >= 0 && cell !== held.cell) {
          held.cell = cell;
          walking.goTo(cell, { junctions: DRAGGED });
        }
      }
    }
    if (phase === 'end') {
      held = null;
    }
    return true;
  };

  function grasp(event) {
    const { walk } = walking;
    if (!walk || walk.isDone) {
      return null;
    }
    const box = view.canvas.getBoundingClientRect();
    const { x, y } = place(view, walk.cell);
    const far = Math.hypot(event.clientX - box.left - x, event.clientY - box.top - y);
    if (far <= Math.max(GRASP, view.room(walk.cell))) {
      return { isSwipe: false, cell: walk.cell };
    }
    return event.pointerType !== 'mouse' && isWhole(view) ? { isSwipe: true, x: event.clientX, y: event.clientY, angle: null } : null;
  }

  function swipe(event) {
    const dx = event.clientX - held.x;
    const dy = event.clientY - held.y;
    if (Math.hypot(dx, dy) >= SWIPE) {
      const angle = Math.atan2(dy, dx);
      if (held.angle === null || apart(angle, held.angle) > TURN) {
        walking.go(angle, true);
      }
      Object.assign(held, { x: event.clientX, y: event.clientY, angle });
    }
  }

  return () => Object.assign(view, { onTap, onDrag });
}
