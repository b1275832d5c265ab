// Points on a picture that are dragged, or moved by keys: the ends of the path, or the corners of the maze.
import { el, icon } from '../../controls/controls.js';
import { svg } from '../../controls/element.js';

const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const FAR = 10;

/** The points, each a button in `root`, and the `outline` that joins them. */
export class PicturePoints {
  root = el('div', { class: 'picture-points' });
  outline = svg('polygon', { class: 'outline' });
  #place;
  #handles = [];
  #places = [];
  #size = [1, 1];
  #options = {};
  /** The point that a pointer holds. */
  #held = null;

  /** `place` gives the pixel of the picture that an event points at. */
  constructor(place) {
    this.#place = place;
  }

  /**
   * Shows points {label, kind, icon, at: [x, y] or null} on a picture of a size. `isFine` decides whether they may lie so; `onMove` is
   * called with all places while one moves, `onEnd` when it has moved. The same points, shown again, keep the focus and the pointer.
   */
  show(points, size, { isFine = () => true, onMove = () => {}, onEnd = () => {}, isOutlined = false }) {
    this.#size = size;
    this.#options = { isFine, onMove, onEnd, isOutlined };
    const labels = points.map(point => point.label).join();
    if (labels !== this.#handles.map(handle => handle.title).join()) {
      this.#held = null;
      this.#handles = points.map((point, index) => this.#handle(point, index));
      this.root.replaceChildren(...this.#handles);
    }
    this.put(points.map((point, index) => (index === this.#held ? this.#places[index] : point.at)));
  }

  /** Moves the points to other places. */
  put(places) {
    this.#places = [...places];
    this.#handles.forEach((handle, index) => {
      const at = places[index];
      handle.hidden = at === null;
      if (at !== null) {
        handle.style.left = `${100 * at[0] / this.#size[0]}%`;
        handle.style.top = `${100 * at[1] / this.#size[1]}%`;
      }
    });
    this.outline.setAttribute('points', this.#options.isOutlined ? places.join(' ') : '');
  }

  #handle({ label, kind = '', icon: name }, index) {
    return el('button', {
      type: 'button', class: `picture-point ${kind}`, 'aria-label': label, title: label,
      onkeydown: event => this.#key(event, index),
      onkeyup: event => STEPS[event.key] && this.#options.onEnd(this.#places),
      onpointerdown: event => {
        event.currentTarget.setPointerCapture(event.pointerId);
        this.#held = index;
      },
      onpointermove: event => this.#held === index && this.#move(index, this.#place(event)),
      onpointerup: () => this.#release(),
      onpointercancel: () => this.#release(),
    }, name ? icon(name, 16) : null);
  }

  #release() {
    if (this.#held !== null) {
      this.#held = null;
      this.#options.onEnd(this.#places);
    }
  }

  #move(index, [x, y]) {
    const at = [Math.min(Math.max(x, 0), this.#size[0]), Math.min(Math.max(y, 0), this.#size[1])];
    const moved = this.#places.with(index, at);
    if (this.#options.isFine(moved)) {
      this.put(moved);
      this.#options.onMove(moved);
    }
  }

  #key(event, index) {
    const step = STEPS[event.key];
    if (step) {
      const far = event.shiftKey ? FAR : 1;
      event.preventDefault();
      event.stopPropagation();
      this.#move(index, this.#places[index].map((at, axis) => at + far * step[axis]));
    }
  }
}
