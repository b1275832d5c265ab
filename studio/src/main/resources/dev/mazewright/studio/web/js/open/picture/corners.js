// The picture on the stage, with four handles that are dragged, or moved by keys, onto the corners of the maze.
import { el } from '../../controls/element.js';
import { isConvex } from './homography.js';
import { texts } from './texts.js';

const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const FAR = 10;

/** The element for the stage; `onChange` is called whenever a corner has moved. */
export function cornersOf(photo, onChange) {
  const { canvas } = photo;
  const picture = el('canvas', { width: canvas.width, height: canvas.height, role: 'img', 'aria-label': texts.picture(photo.name) });
  const handles = texts.corners.map((label, index) => el('button', {
    type: 'button', class: 'corner', 'aria-label': label, title: label,
    onkeydown: event => key(event, index),
    onpointerdown: event => event.currentTarget.setPointerCapture(event.pointerId),
    onpointermove: event => event.currentTarget.hasPointerCapture(event.pointerId) && drag(event, index),
  }));
  const frame = el('div', { class: 'picture-frame' }, picture, ...handles);

  function move(index, [x, y]) {
    const corners = photo.corners.map(each => [...each]);
    corners[index] = [Math.min(Math.max(x, 0), canvas.width), Math.min(Math.max(y, 0), canvas.height)];
    if (isConvex(corners)) {
      photo.corners = corners;
      paint();
      onChange();
    }
  }

  function drag(event, index) {
    const { left, top, width, height } = picture.getBoundingClientRect();
    move(index, [(event.clientX - left) / width * canvas.width, (event.clientY - top) / height * canvas.height]);
  }

  function key(event, index) {
    const step = STEPS[event.key];
    if (step) {
      const far = event.shiftKey ? FAR : 1;
      event.preventDefault();
      event.stopPropagation();
      move(index, photo.corners[index].map((at, axis) => at + far * step[axis]));
    }
  }

  function paint() {
    const context = picture.getContext('2d');
    context.drawImage(canvas, 0, 0);
    context.beginPath();
    photo.corners.forEach(([x, y], index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
    context.closePath();
    const wide = Math.max(canvas.width, canvas.height) / 300;
    for (const [width, colour] of [[2 * wide, '#fff'], [wide, '#d6006f']]) {
      context.lineWidth = width;
      context.strokeStyle = colour;
      context.stroke();
    }
    photo.corners.forEach(([x, y], index) => {
      handles[index].style.left = `${100 * x / canvas.width}%`;
      handles[index].style.top = `${100 * y / canvas.height}%`;
    });
  }

  paint();
  const root = el('div', { class: 'picture-stage' }, frame);
  root.paint = paint;
  frame.style.aspectRatio = `${canvas.width} / ${canvas.height}`;
  frame.style.setProperty('--ratio', String(canvas.width / canvas.height));
  return root;
}
