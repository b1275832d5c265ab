// The time of a playback: how fast it goes, from one event a second to all at once.

/** Events a second at the upper end of the scale but for its last mark, at which everything happens at once. */
const FASTEST = 1e6;
/** The last mark of the scale of speeds. */
export const INSTANT = 100;
/** How long a whole playback takes by default, in seconds. */
const WHOLE = 20;
/** A pause in the frames, such as of a hidden page or of too much work, is not caught up with, in seconds. */
const LONGEST_FRAME = 0.05;

/** Events a second at a mark of the scale, 0 .. INSTANT: one at 0, and by the same factor more at each next one. */
export const rate = mark => (mark >= INSTANT ? Infinity : FASTEST ** (mark / (INSTANT - 1)));

/** The mark of this many events a second, NaN if that is not a positive number. */
export function markOf(events) {
  const mark = Math.round(((INSTANT - 1) * Math.log(events)) / Math.log(FASTEST));
  return Math.max(0, Math.min(INSTANT - 1, mark));
}

/** The mark at which a playback of this many events has a good length. */
export const goodMark = events => markOf(Math.max(1, events / WHOLE));

/** Plays: computes at each frame by how many events to advance. */
export class Clock {
  #frame = 0;
  #last = 0;
  #left = 0;

  /** `advance` is called with a number of events to play, and gives false to stop; `onChange` when it begins or stops. */
  constructor(advance, onChange = () => {}) {
    this.advance = advance;
    this.onChange = onChange;
    /** The speed, as a mark of the scale. */
    this.mark = goodMark(1000);
  }

  get isPlaying() {
    return this.#frame !== 0;
  }

  play() {
    if (!this.isPlaying) {
      this.#last = performance.now();
      this.#left = 0.999;
      this.#frame = requestAnimationFrame(now => this.#tick(now));
      this.onChange();
    }
  }

  pause() {
    if (this.isPlaying) {
      cancelAnimationFrame(this.#frame);
      this.#frame = 0;
      this.onChange();
    }
  }

  #tick(now) {
    const seconds = Math.min(LONGEST_FRAME, Math.max(0, (now - this.#last) / 1000));
    this.#last = now;
    this.#left += this.mark >= INSTANT ? 0 : seconds * rate(this.mark);
    const events = this.mark >= INSTANT ? Number.MAX_SAFE_INTEGER : Math.floor(this.#left);
    this.#left %= 1;
    this.#frame = requestAnimationFrame(next => this.#tick(next));
    if (events > 0 && !this.advance(events)) {
      this.pause();
    }
  }
}
