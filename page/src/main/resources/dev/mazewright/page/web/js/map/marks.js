// What stands on the map: the pins A and B, the marked cell, and the walker's cell.

import { isSame } from './sheet.js';

/** Of a pin, in CSS pixels: the radius of its head, and how far it is over its point. */
const HEAD = 11;
const STEM = 17;
/** The least radius of a ring and of a disc, in CSS pixels, and what they take of a cell. */
const RING = 12;
const DISC = 6;
const SHARE = 0.36;

/** Draws a pin whose point is at (x, y). */
function paintPin(context, [x, y], { letter, colour, paper, ratio }) {
  const radius = HEAD * ratio;
  const top = y - STEM * ratio;
  context.beginPath();
  context.arc(x, top, radius, Math.PI * 0.83, Math.PI * 0.17);
  context.lineTo(x, y);
  context.closePath();
  context.fillStyle = colour;
  context.fill();
  context.lineWidth = 1.5 * ratio;
  context.strokeStyle = paper;
  context.stroke();
  context.fillStyle = paper;
  context.font = `700 ${13 * ratio}px system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(letter, x, top + ratio);
}

/** Draws a ring around a cell whose middle is at (x, y), or a disc in it. */
function paintMark(context, [x, y], { colour, scale, ratio, isFilled = false }) {
  context.beginPath();
  context.arc(x, y, Math.max((isFilled ? DISC : RING) * ratio, scale * SHARE), 0, 2 * Math.PI);
  context.lineWidth = 3 * ratio;
  context.strokeStyle = colour;
  context.fillStyle = colour;
  if (isFilled) {
    context.fill();
  } else {
    context.stroke();
  }
}

/** Draws the pins of a MapView, its walker and the cell that is marked; `point` gives the pixel of a cell that has `scale` pixels. */
export function paintMarks(context, { marked, walker, pins, ratio, subject }, { point, scale }) {
  const { colours } = subject;
  if (marked && !isSame(marked, walker)) {
    paintMark(context, point(marked), { colour: colours.head, scale, ratio });
  }
  paintPin(context, point(pins.from), { letter: 'A', colour: colours.start, paper: colours.paper, ratio });
  paintPin(context, point(pins.to), { letter: 'B', colour: colours.goal, paper: colours.paper, ratio });
  if (walker) {
    paintMark(context, point(walker), { colour: colours.head, scale, ratio, isFilled: true });
  }
}
