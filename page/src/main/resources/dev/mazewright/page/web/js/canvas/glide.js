/** Moves something bit by bit, fast at first. */

/** After this many milliseconds about a third of the distance is left. */
const SLOW = 70;

/** Whether reduced motion is preferred. */
export const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A distance still to move, in pixels; `move(dx, dy)` goes a part of it, in whole pixels of the device. */
export class Glide {
  #x = 0;
  #y = 0;
  #frame = 0;
  #last = 0;
  #ratio = 1;
  #slow = SLOW;

  constructor(move) {
    this.move = move;
  }

  /** Moves by a distance from here; at once where reduced motion is preferred. */
  by(dx, dy, ratio, slow = SLOW) {
    if (isStill()) {
      this.move(dx, dy);
      return;
    }
    [this.#x, this.#y, this.#ratio, this.#slow] = [dx, dy, ratio, slow];
    if (this.#frame === 0 && (dx !== 0 || dy !== 0)) {
      this.#last = performance.now();
      this.#frame = requestAnimationFrame(now => this.#go(now));
    }
  }

  /** Stays here. */
  stop() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  #go(now) {
    const share = 1 - Math.exp(-Math.max(0, now - this.#last) / this.#slow);
    this.#last = now;
    const dx = this.#part(this.#x, share);
    const dy = this.#part(this.#y, share);
    this.#x -= dx;
    this.#y -= dy;
    const isOver = this.#part(this.#x, 0) === 0 && this.#part(this.#y, 0) === 0;
    this.#frame = isOver ? 0 : requestAnimationFrame(next => this.#go(next));
    this.move(dx, dy);
  }

  /** A share of a length in whole pixels of the device, one at least while there is one. */
  #part(length, share) {
    const pixels = Math.round(Math.abs(length) * this.#ratio);
    return Math.sign(length) * Math.min(pixels, Math.max(1, Math.round(pixels * share))) / this.#ratio;
  }
}
