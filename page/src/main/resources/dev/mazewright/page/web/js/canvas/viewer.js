// A canvas whose content is moved by gestures and drawn when something has changed: what the views of mazes, large mazes and atlases share.
import { Camera } from './camera.js';
import { onChange, palette } from './colours.js';
import { listen } from './gestures.js';
import { Glide } from './glide.js';
import { pixels } from './screen.js';

/** The event of a canvas whose content was moved or zoomed. */
export const MOVED = 'moved';

/** A view on a canvas, which has as many pixels as the device. A subclass fits its camera, and draws in `finish`. */
export class Viewer {
  #frame = 0;
  #stops;
  /** What moves the view bit by bit. */
  glide = new Glide((dx, dy) => this.panBy(dx, dy));
  /** Whether all of the maze is shown, also after the canvas changes its size. */
  isFitted = true;
  /** @type {any} where the maze lies: a Camera, or another that moves as it does */
  camera = new Camera();
  /** @type {Record<string, any>} what is painted: at least the maze, its colours and how many pixels of the device a CSS pixel has */
  subject = { scene: null, colours: palette(), ratio: 1 };
  /** Called with the event when a mouse moves over the maze. */
  onHover = null;
  /** Called with the number of the cell that was tapped, or -1, and the event. */
  onTap = null;
  /** Called after each drawing. */
  onDraw = () => {};

  /** A view on a canvas; its colours are the custom properties of `root`. */
  constructor(/** @type {HTMLCanvasElement} */ canvas, root = document.documentElement) {
    this.canvas = canvas;
    this.context = canvas.getContext('2d', { alpha: false });
    canvas.style.touchAction = 'none';
    listen(this, canvas);
    const observer = new ResizeObserver(entries => this.#resize(entries[0]));
    this.#stops = [onChange(colours => this.recolour(colours), root), () => observer.disconnect()];
    try {
      observer.observe(canvas, { box: 'device-pixel-content-box' });
    } catch {
      observer.observe(canvas);
    }
  }

  /** Listens to nothing any more. */
  close() {
    this.#stops.forEach(stop => stop());
  }

  /** Pixels of the device for each CSS pixel. */
  get ratio() {
    return this.subject.ratio;
  }

  /** The size of the canvas in CSS pixels. */
  get width() {
    return this.canvas.width / this.ratio;
  }

  get height() {
    return this.canvas.height / this.ratio;
  }

  /** The maze that is shown, or null. */
  get scene() {
    return this.subject.scene;
  }

  /** The camera in CSS pixels, for layers. */
  get place() {
    return this.camera.over(this.ratio);
  }

  /** The pixel of the canvas at a point of the window. */
  pixelOf({ clientX, clientY }) {
    const box = this.canvas.getBoundingClientRect();
    return { x: (clientX - box.left) * this.ratio, y: (clientY - box.top) * this.ratio };
  }

  cellAt(clientX, clientY) {
    return this.cellOf({ clientX, clientY });
  }

  // ---- moving

  /**
   * The camera that shows all of the maze on the canvas as it is, or null where there is no whole to see.
   * @returns {Camera | null}
   */
  get whole() {
    return null;
  }

  /** How large the maze is shown: 1 where all of it fits the canvas; null where there is no whole to see. */
  get zoom() {
    const { whole } = this;
    return whole === null ? null : this.camera.scale / whole.scale;
  }

  /** Stays where it is. */
  stop() {
    this.glide.stop();
  }

  /** Glides by a distance, in CSS pixels, more and more slowly; after `slow` milliseconds a third of it is left. */
  glideBy(dx, dy, slow) {
    this.glide.by(dx, dy, this.ratio, slow);
  }

  /** Makes all larger around a point of the canvas in CSS pixels, by default its middle. */
  zoomBy(factor, x = this.width / 2, y = this.height / 2) {
    this.stop();
    if (this.scene !== null) {
      this.move(this.zoomed(factor, x * this.ratio, y * this.ratio));
    }
  }

  /** Moves all, in CSS pixels. */
  panBy(dx, dy) {
    if (this.scene !== null && (dx !== 0 || dy !== 0)) {
      this.move(this.moved(dx * this.ratio, dy * this.ratio));
    }
  }

  zoomed(factor, x, y) {
    const least = Camera.leastScale(this.scene, this.canvas.width, this.canvas.height);
    return this.moved(0, 0, this.camera.zoomed(factor, x, y, least));
  }

  moved(dx, dy, camera = this.camera) {
    return camera.moved(dx, dy, this.scene, this.canvas.width, this.canvas.height);
  }

  move(camera) {
    this.camera = camera;
    this.isFitted = false;
    this.redraw();
    this.canvas.dispatchEvent(new Event(MOVED, { bubbles: true }));
  }

  // ---- drawing

  /** Whether a drawing is due. */
  get isDue() {
    return this.#frame !== 0;
  }

  redraw() {
    this.#frame ||= requestAnimationFrame(() => this.finish());
  }

  /** Everything shown may have changed. */
  invalidate() {
    this.redraw();
  }

  recolour(colours) {
    this.subject.colours = colours;
    this.invalidate();
  }

  /** Shows all again that was fitted, on a canvas of another size. */
  refit() {
    this.fit();
  }

  /** Draws on the canvas of another size before it is seen. */
  resized() {
    this.finish();
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

  /** Reacts to a canvas that has grown by a number of pixels while it shows only a part of the maze. */
  grown(wider, higher) {
    this.panBy(wider / 2 / this.ratio, higher / 2 / this.ratio);
  }

  // ---- what a subclass does

  /**
   * The cell at a point of the window, or null.
   * @param {{clientX: number, clientY: number}} point
   * @returns {any}
   */
  cellOf(point) {}

  /** Shows the whole maze. */
  fit() {}

  /** Draws now. */
  finish() {}

  /** Shows all of the maze on a canvas that is not seen, in pixels; when it is seen, it has its own size again. */
  fitInto(wide, high) {
    Object.assign(this.canvas, { width: wide, height: high });
    this.fit();
    this.resized();
  }

  #resize({ contentRect, devicePixelContentBoxSize }) {
    const { width, height } = this.canvas;
    const box = devicePixelContentBoxSize?.[0];
    this.subject.ratio = window.devicePixelRatio || 1;
    const wide = pixels(box?.inlineSize, contentRect.width * this.ratio);
    const high = pixels(box?.blockSize, contentRect.height * this.ratio);
    if (wide !== width || high !== height) {
      Object.assign(this.canvas, { width: wide, height: high });
      if (this.isFitted) {
        this.refit();
      } else {
        this.grown(wide - width, high - height);
      }
      this.resized();
    }
  }
}
