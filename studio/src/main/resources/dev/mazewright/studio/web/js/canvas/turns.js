/** Shares each frame among the views that draw in it. */

/** The delay of a frame, in milliseconds, that is not taken from the time for drawing. */
const LATE = 5;

const waiting = new Set();
let frame = 0;

/** Calls `draw` in the next frame, once, with its time, when drawing began in it, and the share of that until its turn ends. */
export function nextFrame(draw) {
  waiting.add(draw);
  frame ||= requestAnimationFrame(run);
}

/** Cancels the call. */
export function noFrame(draw) {
  waiting.delete(draw);
}

function run(now) {
  frame = 0;
  const turns = [...waiting];
  waiting.clear();
  const began = Math.max(now, performance.now() - LATE);
  turns.forEach((draw, i) => draw(now, { began, share: (i + 1) / turns.length }));
}
