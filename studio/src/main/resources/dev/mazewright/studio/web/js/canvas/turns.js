/** Shares each frame among those who draw in it. */

/** So much of a frame's time, in milliseconds, may be gone before drawing begins, and is not made up for. */
const LATE = 5;

const waiting = new Set();
let frame = 0;

/** Calls `draw` in the next frame, once, with its time, when drawing began in it, and the share of that until its turn ends. */
export function nextFrame(draw) {
  waiting.add(draw);
  frame ||= requestAnimationFrame(run);
}

/** Does not call it any more. */
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
