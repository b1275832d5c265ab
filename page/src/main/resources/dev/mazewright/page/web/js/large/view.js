// A large maze on a canvas: what is shown, where, and how it is moved.
import { Camera } from '../canvas/camera.js';
import { Viewer } from '../canvas/viewer.js';
import { zoomFor } from './levels.js';
import { paintMarks, paintTiles } from './paint.js';
import { Tiles } from './tiles.js';

/** The room around a fitted maze, in CSS pixels. */
const MARGIN = 16;
/** The size that a cell has at least when the view goes to it, in CSS pixels. */
const READABLE = 24;

/** A canvas that shows a large maze; it moves as a View does. */
export class LargeView extends Viewer {
  #walls;
  #path;
  onDrag = null;
  /** The task's state of the maze that is shown, or null. */
  maze = null;
  /** Whether the solution is shown. */
  hasPath = false;
  /** A cell [row, column] with a ring around it, or null. */
  marked = null;

  /** `onGone` is called when the server does not hold the maze any more. */
  constructor(canvas, api, onGone) {
    super(canvas);
    this.#walls = new Tiles(api, 'walls', () => this.redraw(), onGone);
    this.#path = new Tiles(api, 'solution', () => this.redraw(), onGone);
  }

  /** Shows a maze, {maze, rows, columns, rowsDone, start, goals}, or null, of which less is known at first than later. */
  show(maze, scene) {
    const isOther = maze?.maze !== this.maze?.maze;
    this.maze = maze;
    this.subject.scene = scene;
    this.#walls.show(maze);
    this.#path.show(maze);
    if (isOther) {
      this.marked = null;
      this.hasPath = false;
      this.fit();
    }
    this.redraw();
  }

  /** Whether tiles are still to come. */
  get isBusy() {
    return this.isDue || this.#walls.isBusy || (this.hasPath && this.#path.isBusy);
  }

  get whole() {
    const { maze, canvas } = this;
    return maze && Camera.fitting({ x: 0, y: 0, width: maze.columns, height: maze.rows }, canvas.width, canvas.height, MARGIN * this.ratio);
  }

  fit() {
    this.glide.stop();
    if (this.maze && this.canvas.width > 1) {
      this.move(this.whole);
    }
    this.isFitted = true;
  }

  /** Shows a point of the maze, in cells, in the middle. */
  centre(row, column, scale = this.camera.scale) {
    this.glide.stop();
    const { width, height } = this.canvas;
    this.move(this.moved(0, 0, new Camera(scale, width / 2 - column * scale, height / 2 - row * scale)));
  }

  /** Goes to a cell, large enough to be read, and marks it. */
  goTo(row, column) {
    this.marked = [row, column];
    this.centre(row + 0.5, column + 0.5, Math.max(this.camera.scale, READABLE * this.ratio));
  }

  /** The cell [row, column] at a point of the window, or null. */
  cellOf(point) {
    const { x, y } = this.pixelOf(point);
    const [row, column] = [Math.floor(this.camera.toMazeY(y)), Math.floor(this.camera.toMazeX(x))];
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
    const camera = this.camera;
    return { left: camera.toMazeX(0), top: camera.toMazeY(0), right: camera.toMazeX(width), bottom: camera.toMazeY(height) };
  }

  /** Whether the whole maze is on the canvas. */
  get isWhole() {
    const { left, top, right, bottom } = this.part;
    return left <= 0 && top <= 0 && right >= this.maze.columns && bottom >= this.maze.rows;
  }

  /** Draws what is here, and wants what is not. */
  finish() {
    this.clear();
    const { context } = this;
    const { width, height } = this.canvas;
    if (!this.maze || width <= 1) {
      return;
    }
    const camera = this.camera;
    const { colours } = this.subject;
    const seen = { maze: this.maze, camera, part: this.part, zoom: zoomFor(camera.scale) };
    this.#walls.colour = colours.wall;
    paintTiles(context, this.#walls, seen);
    context.lineWidth = 1;
    context.strokeStyle = colours.wall;
    context.strokeRect(camera.left, camera.top, this.maze.columns * camera.scale, this.maze.rows * camera.scale);
    if (this.hasPath) {
      this.#path.colour = colours.solution;
      paintTiles(context, this.#path, seen);
    }
    paintMarks(context, { ...seen, colours, ratio: this.ratio, marked: this.marked });
    this.onDraw();
  }
}
