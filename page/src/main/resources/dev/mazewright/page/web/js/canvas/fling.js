/** A view glides on when a moving finger releases it. */

import { isStill } from './glide.js';
/** @import { View } from '../types.js' */

/** After this many milliseconds a third of the distance is left. */
const SLOW = 325;

/** After a rest of this many milliseconds a released view stays. */
const RESTED = 60;

/** The least speed, in CSS pixels a millisecond. */
const LEAST = 0.15;

/** It stops where the edge of the maze is this far within the canvas. */
const EDGE = 16;

/** How fast a finger moves a view. */
export class Fling {
  #x = 0;
  #y = 0;
  #last = 0;

  /** A finger is put down, and the view stays where it is. */
  begin(/** @type {View} */ view, time) {
    [this.#x, this.#y, this.#last] = [0, 0, time];
    view.glideBy(0, 0);
  }

  /** The finger moved by (dx, dy). */
  feel(dx, dy, time) {
    const lasted = Math.max(1, time - this.#last);
    [this.#x, this.#y, this.#last] = [(this.#x + dx / lasted) / 2, (this.#y + dy / lasted) / 2, time];
  }

  /** The finger is lifted. Where reduced motion is preferred the view stays. */
  end(/** @type {View} */ view, time) {
    if (!isStill() && time - this.#last < RESTED && Math.hypot(this.#x, this.#y) > LEAST) {
      const { scale, left, top } = view.place;
      const { width, height } = view.scene;
      view.glideBy(within(this.#x * SLOW, left, left + width * scale, view.width),
        within(this.#y * SLOW, top, top + height * scale, view.height), SLOW);
    }
  }
}

/** As much of a distance as the edges from `near` to `far` allow in a canvas of some size. */
function within(distance, near, far, size) {
  return distance > 0 ? Math.min(distance, Math.max(0, EDGE - near)) : Math.max(distance, Math.min(0, size - EDGE - far));
}
