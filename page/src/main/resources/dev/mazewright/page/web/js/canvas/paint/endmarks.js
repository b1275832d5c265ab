/** The marks of a style at the ends: dots, cells, arrows, numbers and pictures. */

import { middle, traceCell } from './outline.js';
/** @import { Scene } from '../../types.js' */

/** A dot is this part of a disc; a number is so large, in radii of a disc. */
const DOT = 0.5;
const NUMBER = 1.3;
const FONT = 'Helvetica, Arial, "Liberation Sans", sans-serif';

/** An arrow's length, its gap to an opening, the length of its head, and half the breadths of head and shaft, in cells. */
const ARROW = 0.7;
const GAP = 0.1;
const HEAD = 0.36;
const HALF_HEAD = 0.25;
const HALF_SHAFT = 0.075;

/** Paints a mark that is no disc; false where it is one. */
export function paintEndMark(context, subject, place, { cell, name, radius, number }, { mark, picture }) {
  const { scene, colours } = subject;
  const x = place.left + scene.x[cell] * place.scale;
  const y = place.top + scene.y[cell] * place.scale;
  context.fillStyle = colours[name];
  if (picture?.complete && picture.naturalWidth > 0) {
    const scale = 1.8 * radius / Math.max(picture.naturalWidth, picture.naturalHeight);
    const [wide, high] = [picture.naturalWidth * scale, picture.naturalHeight * scale];
    context.drawImage(picture, x - wide / 2, y - high / 2, wide, high);
    return true;
  }
  switch (mark) {
    case 'dot':
      context.beginPath();
      context.arc(x, y, DOT * radius, 0, 2 * Math.PI);
      context.fill();
      return true;
    case 'cell':
      context.beginPath();
      traceCell(context, scene, cell, place);
      context.fill();
      return true;
    case 'number': {
      const text = String(number);
      context.font = `${NUMBER * radius / Math.max(1, text.length * 0.8)}px ${FONT}`;
      context.textAlign = 'center';
      context.textBaseline = 'middle';
      context.fillText(text, x, y);
      return true;
    }
    case 'arrow':
      paintArrow(context, subject, place, cell, name === 'start');
      return true;
    default:
      return mark === 'none';
  }
}

/** At an opening, from outside into the start's cell or out of a goal's; else along the cell's first passage. */
function paintArrow(context, { scene, open, measure }, place, cell, isStart) {
  const opening = gapOf(scene, cell);
  const [sideX, sideY] = opening ?? passageOf(scene, open, cell);
  const length = Math.hypot(sideX, sideY) || 1;
  const sign = isStart === (opening === null) ? 1 : -1;
  const [alongX, alongY] = [sign * sideX / length, sign * sideY / length];
  const size = Math.min(measure.rooms[scene.kind[cell]], 1);
  const out = opening === null ? 0 : length + (ARROW + GAP) * size / 2;
  const x = scene.x[cell] + sideX / length * out;
  const y = scene.y[cell] + sideY / length * out;
  const point = (along, across) => [
    place.left + place.scale * (x + size * (along * alongX - across * alongY)),
    place.top + place.scale * (y + size * (along * alongY + across * alongX)),
  ];
  const half = ARROW / 2;
  const neck = half - HEAD;
  context.beginPath();
  context.moveTo(...point(-half, HALF_SHAFT));
  [[neck, HALF_SHAFT], [neck, HALF_HEAD], [half, 0], [neck, -HALF_HEAD], [neck, -HALF_SHAFT], [-half, -HALF_SHAFT]]
    .forEach(corner => context.lineTo(...point(...corner)));
  context.fill();
}

/** The middle of the side at which a cell has an opening in the outline, relative to its centre, or null. */
function gapOf(/** @type {Scene} */ scene, cell) {
  const kind = scene.kind[cell];
  for (let i = scene.cornerStart[kind]; i < scene.cornerStart[kind + 1]; i++) {
    const direction = scene.cornerDirection[i];
    if (direction >= 0 && scene.isGap(cell, direction)) {
      return middle(scene, kind, direction);
    }
  }
  return null;
}

/** Where the first passage of a cell leads, relative to its centre. */
function passageOf(/** @type {Scene} */ scene, open, cell) {
  for (let direction = 0; direction < 32; direction++) {
    if ((open[cell] >>> direction) & 1) {
      return middle(scene, scene.kind[cell], direction) ?? [1, 0];
    }
  }
  return [1, 0];
}
