// A large maze on a canvas: what is shown, where, and how it is moved.
import { Camera } from '../canvas/camera.js';
import { onChange, palette } from '../canvas/colours.js';
import { listen } from '../canvas/gestures.js';
import { Glide } from '../canvas/glide.js';
import { pixels } from '../canvas/screen.js';
import { zoomFor } from './levels.js';
import { paintMarks, paintTiles } from './paint.js';
import { Tiles } from './tiles.js';

/** The room around a fitted maze, in CSS pixels. */
const MARGIN = 16;
/** The size that a cell has at least when the view goes to it, in CSS pixels. */
const READABLE = 24;

/** A canvas that shows a large maze; it moves as a View does. */
export class LargeView {
  #context;
  #camera = new Camera();
  #isFitted = true;
  #frame = 0;
  #ratio = 1;
  #glide = new Glide((dx, dy) => this.panBy(dx, dy));
  #walls;
  #path;
  /** The colours that it is painted in. */
  subject = { colours: palette() };
  /** Called with the event when a mouse moves over the maze. */
  onHover = null;
  onTap = null;
  onDrag = null;
  /** Called after each drawing. */
  onDraw = () => {};
  /** The task's state of the maze that is shown, or null. */
  maze = null;
  scene = null;
  /** Whether the solution is shown. */
  hasPath = false;
  /** A cell [row, column] with a ring around it, or null. */
  marked = null;

  /** `onGone` is called when the server does not hold the maze any more. */
  constructor(canvas, api, onGone) {
    this.canvas = canvas;
    this.#context = canvas.getContext('2d', { alpha: false });
    this.#walls = new Tiles(api, 'walls', () => this.redraw(), onGone);
    this.#path = new Tiles(api, 'solution', () => this.redraw(), onGone);
    canvas.style.touchAction = 'none';
    listen(this, canvas);
    new ResizeObserver(entries => this.#resize(entries[0])).observe(canvas);
    onChange(colours => {
      this.subject.colours = colours;
      this.redraw();
    });
  }

  /** Shows a maze, {maze, rows, columns, rowsDone, start, goals}, or null, of which less is known at first than later. */
  show(maze, scene) {
    const isOther = maze?.maze !== this.maze?.maze;
    this.maze = maze;
    this.scene = scene;
    this.#walls.show(maze);
    this.#path.show(maze);
    if (isOther) {
      this.marked = null;
      this.hasPath = false;
      this.fit();
    }
    this.redraw();
  }

  get width() {
    return this.canvas.width / this.#ratio;
  }

  get height() {
    return this.canvas.height / this.#ratio;
  }

  get place() {
    return this.#camera.over(this.#ratio);
  }

  /** Whether tiles are still to come. */
  get isBusy() {
    return this.#frame !== 0 || this.#walls.isBusy || (this.hasPath && this.#path.isBusy);
  }

  fit() {
    this.#glide.stop();
    if (this.maze && this.canvas.width > 1) {
      const part = { x: 0, y: 0, width: this.maze.columns, height: this.maze.rows };
      this.#move(Camera.fitting(part, this.canvas.width, this.canvas.height, MARGIN * this.#ratio));
    }
    this.#isFitted = true;
  }

  zoomBy(factor, x = this.width / 2, y = this.height / 2) {
    this.#glide.stop();
    if (this.maze) {
      const { width, height } = this.canvas;
      const least = Camera.leastScale(this.scene, width, height);
      this.#move(this.#camera.zoomed(factor, x * this.#ratio, y * this.#ratio, least).moved(0, 0, this.scene, width, height));
    }
  }

  panBy(dx, dy) {
    if (this.maze && (dx !== 0 || dy !== 0)) {
      const { width, height } = this.canvas;
      this.#move(this.#camera.moved(dx * this.#ratio, dy * this.#ratio, this.scene, width, height));
    }
  }

  glideBy(dx, dy, slow) {
    this.#glide.by(dx, dy, this.#ratio, slow);
  }

  /** Shows a point of the maze, in cells, in the middle. */
  centre(row, column, scale = this.#camera.scale) {
    this.#glide.stop();
    const { width, height } = this.canvas;
    this.#move(new Camera(scale, width / 2 - column * scale, height / 2 - row * scale).moved(0, 0, this.scene, width, height));
  }

  /** Goes to a cell, large enough to be read, and marks it. */
  goTo(row, column) {
    this.marked = [row, column];
    this.centre(row + 0.5, column + 0.5, Math.max(this.#camera.scale, READABLE * this.#ratio));
  }

  /** The cell [row, column] at a point of the window, or null. */
  cellOf({ clientX, clientY }) {
    const box = this.canvas.getBoundingClientRect();
    const column = Math.floor(this.#camera.toMazeX((clientX - box.left) * this.#ratio));
    const row = Math.floor(this.#camera.toMazeY((clientY - box.top) * this.#ratio));
    const isIn = this.maze && row >= 0 && column >= 0 && row < this.maze.rows && column < this.maze.columns;
    return isIn ? [row, column] : null;
  }

  /** The number of the cell at a point of the window, or -1. */
  cellAt(clientX, clientY) {
    const cell = this.cellOf({ clientX, clientY });
    return cell ? cell[0] * this.maze.columns + cell[1] : -1;
  }

  /** The part of the maze on the canvas, in cells. */
  get part() {
    const { width, height } = this.canvas;
    const camera = this.#camera;
    return { left: camera.toMazeX(0), top: camera.toMazeY(0), right: camera.toMazeX(width), bottom: camera.toMazeY(height) };
  }

  /** Whether the whole maze is on the canvas. */
  get isWhole() {
    const { left, top, right, bottom } = this.part;
    return left <= 0 && top <= 0 && right >= this.maze.columns && bottom >= this.maze.rows;
  }

  invalidate() {
    this.redraw();
  }

  redraw() {
    this.#frame ||= requestAnimationFrame(() => this.finish());
  }

  #move(camera) {
    this.#camera = camera;
    this.#isFitted = false;
    this.redraw();
  }

  #resize({ contentRect }) {
    this.#ratio = window.devicePixelRatio || 1;
    const { width, height } = this.canvas;
    const wide = pixels(undefined, contentRect.width * this.#ratio);
    const high = pixels(undefined, contentRect.height * this.#ratio);
    if (wide !== width || high !== height) {
      Object.assign(this.canvas, { width: wide, height: high });
      if (this.#isFitted) {
        this.fit();
      } else {
        this.panBy((wide - width) / 2 / this.#ratio, (high - height) / 2 / this.#ratio);
      }
      this.finish();
    }
  }

  /** Draws what is here, and wants what is not. */
  finish() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const context = this.#context;
    const { width, height } = this.canvas;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillStyle = this.subject.colours.paper;
    context.fillRect(0, 0, width, height);
    if (!this.maze || width <= 1) {
      return;
    }
    const camera = this.#camera;
    const { colours } = this.subject;
    const box = [camera.left, camera.top, this.maze.columns * camera.scale, this.maze.rows * camera.scale];
    const seen = { maze: this.maze, camera, part: this.part, zoom: zoomFor(camera.scale) };
    this.#walls.colour = colours.wall;
    paintTiles(context, this.#walls, seen);
    context.lineWidth = 1;
    context.strokeStyle = colours.wall;
    context.strokeRect(...box);
    if (this.hasPath) {
      this.#path.colour = colours.solution;
      paintTiles(context, this.#path, seen);
    }
    paintMarks(context, { ...seen, colours, ratio: this.#ratio, marked: this.marked });
    this.onDraw();
  }
}
