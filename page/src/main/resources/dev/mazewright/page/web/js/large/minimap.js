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
export function minimapOf(view, api) {
  const walls = new Tiles(api, 'walls', () => draw(), () => {});
  const path = new Tiles(api, 'solution', () => draw(), () => {});
  const canvas = el('canvas', { class: 'minimap', role: 'img', 'aria-label': texts.minimap, title: texts.minimap });
  const go = event => {
    if (event.buttons & 1 && view.maze) {
      const box = canvas.getBoundingClientRect();
      const share = (at, from, length) => Math.min(1, Math.max(0, (at - from) / length));
      view.centre(share(event.clientY, box.top, box.height) * view.maze.rows, share(event.clientX, box.left, box.width) * view.maze.columns);
    }
  };
  canvas.addEventListener('pointerdown', event => {
    canvas.setPointerCapture(event.pointerId);
    go(event);
  });
  canvas.addEventListener('pointermove', go);

  /** Shows a maze as a task has it. */
  function show(maze) {
    walls.show(maze);
    path.show(maze);
    draw();
  }

  /** Draws the maze and the frame around what the view shows. */
  function draw() {
    const { maze } = view;
    canvas.hidden = !maze || view.isWhole;
    if (canvas.hidden) {
      return;
    }
    const ratio = window.devicePixelRatio || 1;
    const longer = Math.max(maze.rows, maze.columns);
    const length = cells => Math.max(LEAST, Math.round((SIDE * cells) / longer));
    const [width, height] = [length(maze.columns), length(maze.rows)];
    Object.assign(canvas, { width: width * ratio, height: height * ratio });
    Object.assign(canvas.style, { width: `${width}px`, height: `${height}px` });
    const context = canvas.getContext('2d');
    const colours = palette();
    const camera = new Camera((SIDE * ratio) / longer);
    const seen = { maze, camera, part: { left: 0, top: 0, right: maze.columns, bottom: maze.rows }, zoom: zoomFor(camera.scale) };
    context.fillStyle = colours.paper;
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.globalAlpha = 0.45;
    walls.colour = colours.wall;
    paintTiles(context, walls, seen);
    context.globalAlpha = 1;
    if (view.hasPath) {
      path.colour = colours.solution;
      paintTiles(context, path, seen);
    }
    paintMarks(context, { ...seen, colours, ratio: ratio * 0.6, marked: null });
    frame(context, camera, colours, ratio);
  }

  function frame(context, camera, colours, ratio) {
    const { left, top, right, bottom } = view.part;
    const { width, height } = canvas;
    const within = (at, most) => Math.min(most, Math.max(0, at));
    const x = within(camera.x(left), width - LEAST / 2);
    const y = within(camera.y(top), height - LEAST / 2);
    context.lineWidth = 2 * ratio;
    context.strokeStyle = colours.head;
    context.strokeRect(x + ratio, y + ratio,
      Math.max(LEAST, within(camera.x(right), width) - x - 2 * ratio), Math.max(LEAST, within(camera.y(bottom), height) - y - 2 * ratio));
  }

  return { canvas, show, draw };
}
