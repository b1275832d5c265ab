// The minimap: the whole maze, the part that is seen, and a click that moves there.
import { Camera } from '../canvas/camera.js';
import { palette } from '../canvas/colours.js';
import { el } from '../controls/controls.js';
import { zoomFor } from './levels.js';
import { paintMarks, paintTiles } from './paint.js';
import { texts } from './texts.js';
import { Tiles } from './tiles.js';

/** The longer side, and the least length of a side and of the frame around what is seen, in CSS pixels. */
const SIDE = 130;
const LEAST = 8;

/** The minimap of a view; its `canvas` is to be placed over it. */
export class Minimap {
  #view;
  #walls;
  #path;

  constructor(view, api) {
    this.#view = view;
    this.#walls = new Tiles(api, 'walls', () => this.draw(), () => {});
    this.#path = new Tiles(api, 'solution', () => this.draw(), () => {});
    this.canvas = el('canvas', { class: 'minimap', role: 'img', 'aria-label': texts.minimap, title: texts.minimap });
    const go = event => {
      if (event.buttons & 1 && view.maze) {
        const box = this.canvas.getBoundingClientRect();
        const share = (at, from, length) => Math.min(1, Math.max(0, (at - from) / length));
        view.centre(share(event.clientY, box.top, box.height) * view.maze.rows, share(event.clientX, box.left, box.width) * view.maze.columns);
      }
    };
    this.canvas.addEventListener('pointerdown', event => {
      this.canvas.setPointerCapture(event.pointerId);
      go(event);
    });
    this.canvas.addEventListener('pointermove', go);
  }

  /** Shows a maze as a task has it. */
  show(maze) {
    this.#walls.show(maze);
    this.#path.show(maze);
    this.draw();
  }

  /** Draws the maze and the frame around what the view shows. */
  draw() {
    const { maze } = this.#view;
    this.canvas.hidden = !maze || this.#view.isWhole;
    if (this.canvas.hidden) {
      return;
    }
    const ratio = window.devicePixelRatio || 1;
    const longer = Math.max(maze.rows, maze.columns);
    const length = cells => Math.max(LEAST, Math.round((SIDE * cells) / longer));
    const [width, height] = [length(maze.columns), length(maze.rows)];
    Object.assign(this.canvas, { width: width * ratio, height: height * ratio });
    Object.assign(this.canvas.style, { width: `${width}px`, height: `${height}px` });
    const context = this.canvas.getContext('2d');
    const colours = palette();
    const camera = new Camera((SIDE * ratio) / longer);
    const seen = { maze, camera, part: { left: 0, top: 0, right: maze.columns, bottom: maze.rows }, zoom: zoomFor(camera.scale) };
    context.fillStyle = colours.paper;
    context.fillRect(0, 0, this.canvas.width, this.canvas.height);
    context.globalAlpha = 0.45;
    this.#walls.colour = colours.wall;
    paintTiles(context, this.#walls, seen);
    context.globalAlpha = 1;
    if (this.#view.hasPath) {
      this.#path.colour = colours.solution;
      paintTiles(context, this.#path, seen);
    }
    paintMarks(context, { ...seen, colours, ratio: ratio * 0.6, marked: null });
    this.#frame(context, camera, colours, ratio);
  }

  #frame(context, camera, colours, ratio) {
    const { left, top, right, bottom } = this.#view.part;
    const { width, height } = this.canvas;
    const within = (at, most) => Math.min(most, Math.max(0, at));
    const x = within(camera.x(left), width - LEAST / 2);
    const y = within(camera.y(top), height - LEAST / 2);
    context.lineWidth = 2 * ratio;
    context.strokeStyle = colours.head;
    context.strokeRect(x + ratio, y + ratio,
      Math.max(LEAST, within(camera.x(right), width) - x - 2 * ratio), Math.max(LEAST, within(camera.y(bottom), height) - y - 2 * ratio));
  }
}
