/** What stands beside the cells: arrows and letters at edges that are glued, their tabs, and captions. */

import { mixed } from '../colours.js';
import { wallWidth } from './measure.js';

/** Beside edges that are glued there is room for arrows: its width in cells, and its limits in CSS pixels. */
const SEAM_ROOM = 0.7;
const LEAST_SEAM_ROOM = 10;
export const MOST_SEAM_ROOM = 24;

/** How far out the arrow lies, the length and half the width of its head and its line, of that room. */
const OUT = 0.55;
const HEAD = 0.45;
const HALF_HEAD = 0.22;
const LINE = 0.07;

/** The length of an arrow as a multiple of the width of the room, and its distance from the ends of the edge. */
const LENGTH = 5;
const FREE = 1.05;

/** On shorter edges, in units of the room, marks are smaller; on much shorter ones letters stand alone. */
const SHORT_EDGE = 4.2;
const LETTER_EDGE = 2.7;

/** The width of tabs and of their lines, in units of the room; the colour is this part of the ink's. */
const TAB = 0.97;
const TAB_LINE = 0.05;
const TAB_INK = 0.4;

/** The size of captions, in units of a cell, within limits in CSS pixels; smaller ones are left out. */
const CAPTION = 0.6;
const LEAST_CAPTION = 4;
const MOST_CAPTION = 14;

const FONT = 'system-ui, sans-serif';

/** Paints seams and captions. */
export function paintLabels(context, subject, camera) {
  const { scene, colours, ratio, measure } = subject;
  const room = ratio * Math.min(MOST_SEAM_ROOM, Math.max(LEAST_SEAM_ROOM, (SEAM_ROOM * camera.scale) / ratio));
  const edge = wallWidth(camera.scale, measure.isSquare) / 2;
  scene.seams.forEach((seam) => paintSeam(context, camera, seam, room, edge, colours));
  const size = Math.min(CAPTION * camera.scale, MOST_CAPTION * ratio);
  if (size >= LEAST_CAPTION * ratio) {
    context.fillStyle = colours.ink;
    context.font = `${size}px ${FONT}`;
    context.textAlign = 'left';
    context.textBaseline = 'alphabetic';
    scene.captions.forEach(({ x, y, text }) => context.fillText(text, camera.x(x) - edge, camera.y(y)));
  }
}

function paintSeam(context, camera, seam, room, edge, { paper, ink }) {
  let [alongX, alongY] = [seam.x2 - seam.x1, seam.y2 - seam.y1];
  const units = Math.hypot(alongX, alongY);
  [alongX, alongY] = [alongX / units, alongY / units];
  const length = units * camera.scale;
  const hasArrow = length * 2 > SHORT_EDGE * room;
  const unit = Math.min(room, length / (hasArrow ? SHORT_EDGE : LETTER_EDGE));
  if (seam.tab) {
    paintTab(context, camera, seam, { alongX, alongY, length, room, edge, colour: mixed(paper, ink, TAB_INK) });
  }
  const out = edge + OUT * unit;
  const x = camera.x((seam.x1 + seam.x2) / 2) + out * seam.outwardX;
  const y = camera.y((seam.y1 + seam.y2) / 2) + out * seam.outwardY;
  context.strokeStyle = ink;
  context.fillStyle = ink;
  if (hasArrow) {
    const half = Math.min(LENGTH * unit, length - 2 * FREE * unit) / 2;
    paintArrow(context, x, y, alongX, alongY, half, unit);
  }
  const size = 0.8 * unit;
  context.font = `${size}px ${FONT}`;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.fillText(seam.label, x, y + 0.36 * size);
}

function paintTab(context, camera, seam, { alongX, alongY, length, room, edge, colour }) {
  const deep = Math.min(TAB * room, length / 2);
  const far = length - deep;
  const x = camera.x(seam.x1) + edge * seam.outwardX;
  const y = camera.y(seam.y1) + edge * seam.outwardY;
  context.strokeStyle = colour;
  context.lineWidth = Math.max(1, TAB_LINE * room);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(x + deep * (seam.outwardX + alongX), y + deep * (seam.outwardY + alongY));
  context.lineTo(x + deep * seam.outwardX + far * alongX, y + deep * seam.outwardY + far * alongY);
  context.lineTo(x + length * alongX, y + length * alongY);
  context.stroke();
}

/** An arrow around (x, y), with a gap in its middle for the letter. */
function paintArrow(context, x, y, alongX, alongY, half, unit) {
  const neck = half - HEAD * unit;
  const gap = OUT * unit;
  context.lineWidth = Math.max(1, LINE * unit);
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(x - half * alongX, y - half * alongY);
  context.lineTo(x - gap * alongX, y - gap * alongY);
  context.moveTo(x + gap * alongX, y + gap * alongY);
  context.lineTo(x + neck * alongX, y + neck * alongY);
  context.stroke();
  context.beginPath();
  context.moveTo(x + half * alongX, y + half * alongY);
  context.lineTo(x + neck * alongX - HALF_HEAD * unit * alongY, y + neck * alongY + HALF_HEAD * unit * alongX);
  context.lineTo(x + neck * alongX + HALF_HEAD * unit * alongY, y + neck * alongY - HALF_HEAD * unit * alongX);
  context.closePath();
  context.fill();
}
