// The picture with the solution drawn on it.
import { el } from '../../controls/element.js';
import { texts } from './texts.js';

/** The width of the path, as a part of a cell. */
const WIDE = 1 / 3;
/** A colour that stands out from ink and paper, and a light edge around it. */
const PATH = '#d6006f';
const EDGE = '#ffffff';

/** A canvas with the picture, and the path through the cells of a scene, by their numbers, over it. */
export function solved(photo, scene, path) {
  const { width, height } = photo.canvas;
  const canvas = el('canvas', { width, height, role: 'img', 'aria-label': texts.solved(photo.name) });
  const context = canvas.getContext('2d');
  context.drawImage(photo.canvas, 0, 0);
  const points = [...path].map(cell => photo.at(scene, ...placeOf(scene, cell)));
  const [one, other] = [photo.at(scene, 0, 0), photo.at(scene, 1, 1)];
  const wide = Math.max(1, WIDE * Math.hypot(other[0] - one[0], other[1] - one[1]) / Math.SQRT2);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.beginPath();
  points.forEach(([x, y], index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
  for (const [share, colour] of [[1.4, EDGE], [1, PATH]]) {
    context.lineWidth = share * wide;
    context.strokeStyle = colour;
    context.stroke();
  }
  return canvas;
}

/** The row and column of a cell of squares. */
function placeOf(scene, cell) {
  return [Math.floor(scene.y[cell]), Math.floor(scene.x[cell])];
}
