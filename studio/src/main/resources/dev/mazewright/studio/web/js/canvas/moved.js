// A canvas whose content is moved by gestures and drawn when something has changed: what all such views share.
import { onChange, palette } from './colours.js';
import { listen } from './gestures.js';
import { Glide } from './glide.js';
import { pixels } from './screen.js';

/** A view on a canvas, which has as many pixels as the device. A subclass moves its camera, fits it, and draws in `finish`. */
export class MovedView {
  #frame = 0;
  /** What moves the view bit by bit. */
  glide = new Glide((dx, dy) => this.panBy(dx, dy));
  /** Whether all of the maze is shown, also after the canvas changes its size. */
  isFitted = true;
  /** Pixels of the device for each CSS pixel. */
  ratio = 1;
  /** The colours that it is painted in. */
  subject = { colours: palette() };
  /** Called with the event when a mouse moves over the maze. */
  onHover = null;
  onTap = null;
  /** Called after each drawing. */
  onDraw = () => {};

  constructor(canvas) {
    this.canvas = canvas;
    this.context = canvas.getContext('2d', { alpha: false });
    canvas.style.touchAction = 'none';
    listen(this, canvas);
    new ResizeObserver(entries => this.#resize(entries[0])).observe(canvas);
    onChange(colours => {
      this.subject.colours = colours;
      this.redraw();
    });
  }

  /** The size of the canvas in CSS pixels. */
  get width() {
    return this.canvas.width / this.ratio;
  }

  get height() {
    return this.canvas.height / this.ratio;
  }

  glideBy(dx, dy, slow) {
    this.glide.by(dx, dy, this.ratio, slow);
  }

  cellAt(clientX, clientY) {
    return this.cellOf({ clientX, clientY });
  }

  /** Whether a drawing is due. */
  get isDue() {
    return this.#frame !== 0;
  }

  redraw() {
    this.#frame ||= requestAnimationFrame(() => this.finish());
  }

  invalidate() {
    this.redraw();
  }

  /** Begins a drawing at once: on paper. */
  clear() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.context.setTransform(1, 0, 0, 1, 0, 0);
    this.context.globalAlpha = 1;
    this.context.fillStyle = this.subject.colours.paper;
    this.context.fillRect(0, 0, this.canvas.width, this.canvas.height);
  }

  /**
   * The canvas has so many pixels more than before, and what is shown is not all of the maze.
   * @abstract
   * @param {number} wider
   * @param {number} higher
   */
  grown(wider, higher) {}

  /**
   * Moves what is shown, in CSS pixels.
   * @abstract
   * @param {number} dx
   * @param {number} dy
   */
  panBy(dx, dy) {}

  /**
   * The cell at a point of the window, or null.
   * @abstract
   * @param {{clientX: number, clientY: number}} point
   * @returns {any}
   */
  cellOf(point) {}

  /**
   * Shows the whole maze.
   * @abstract
   */
  fit() {}

  /**
   * Draws now.
   * @abstract
   */
  finish() {}

  #resize({ contentRect }) {
    this.ratio = window.devicePixelRatio || 1;
    const { width, height } = this.canvas;
    const wide = pixels(undefined, contentRect.width * this.ratio);
    const high = pixels(undefined, contentRect.height * this.ratio);
    if (wide !== width || high !== height) {
      Object.assign(this.canvas, { width: wide, height: high });
      if (this.isFitted) {
        this.fit();
      } else {
        this.grown(wide - width, high - height);
      }
      this.finish();
    }
  }
}
