// The drawing of a walk over a view's maze: trail, hint, cheese, walker and the finish, and fog over bricks, whose layout would show through.
import { boundsOf } from '../canvas/bounds.js';
import { property } from '../canvas/colours.js';
import { isStill } from '../canvas/glide.js';
import { drawFigure, drawRings } from './figure.js';
/** @import { View, Scene } from '../types.js' */

/** The duration of a step, and of the finish. */
export const GLIDE = 90;
const RINGS = 1400;
/** More of a trail than this is not drawn. */
const LONGEST_TRAIL = 20_000;

/** However large cells are, a figure is no longer than this from its middle, and a line no wider, in pixels. */
const LARGEST = 44;
const WIDEST = 16;

/** The length of a figure from its middle, as a part of a cell and of a tile. */
const OF_CELL = 0.38;
const OF_TILE = 0.56;

/** Draws a Walking. */
export function paintWalk(walking, ctx, /** @type {View} */ view) {
  const { walk } = walking;
  if (walk === null) {
    return;
  }
  const room = Math.max(view.room(walk.cell), 7);
  const share = view.scene.tiles ? OF_TILE : OF_CELL;
  paintBrickFog(ctx, view);
  if (walking.withTrail && walk.moves > 0) {
    strokePath(ctx, view, walk.trail.slice(-LONGEST_TRAIL), property('play-trail', view.root), room * 0.16, []);
  }
  if (walking.hintCells.length > 1) {
    strokePath(ctx, view, walking.hintCells, property('play-hint', view.root), room * 0.2, [room * 0.25, room * 0.3]);
  }
  if (walking.goalFigure !== null || view.scene.goals.length === 0) {
    paintGoals(walking, ctx, view, room * share);
  }
  const { x, y } = position(walking, view);
  const size = Math.min(LARGEST, Math.max(room * share, 5));
  drawFigure(ctx, walking.figure, { x, y, size, angle: walk.facing, fill: property('play-walker', view.root), rim: view.colours.paper });
  paintRings(walking, ctx, { x, y, size: Math.max(room, 16) }, view);
}

/** The goals that the view does not mark itself: cheese, or those of a maze without any. */
function paintGoals({ walk, goalFigure }, ctx, /** @type {View} */ view, size) {
  for (const goal of walk.goals) {
    const { x, y } = place(view, goal);
    if (view.fog !== null && view.fog[goal] === 0) {
      continue; // it is not seen yet
    }
    if (goalFigure !== null) {
      const [fill, rim] = [property('play-cheese', view.root), property('play-rim', view.root)];
      goalFigure(ctx, { x, y, size: Math.min(LARGEST, Math.max(size, 6)), fill, rim });
    } else {
      ctx.beginPath();
      ctx.arc(x, y, Math.max(size, 4), 0, 2 * Math.PI);
      ctx.fillStyle = view.colours.goal;
      ctx.fill();
    }
  }
}

function paintRings(walking, ctx, where, /** @type {View} */ view) {
  const part = walking.finished === 0 || isStill() ? 1 : (performance.now() - walking.finished) / RINGS;
  if (part < 1) {
    drawRings(ctx, { ...where, colour: property('play-walker', view.root), part });
    view.redraw();
  }
}

/** Where the walker is seen: between two cells while it walks. */
function position(walking, /** @type {View} */ view) {
  const to = place(view, walking.walk.cell);
  const part = walking.from === null || isStill() ? 1 : Math.min(1, (performance.now() - walking.begun) / GLIDE);
  if (part === 1) {
    return to;
  }
  const from = place(view, walking.from);
  view.redraw();
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** The middle of a cell on the screen. */
export function place(/** @type {View} */ view, cell) {
  const [x, y] = view.toScreen(view.scene.x[cell], view.scene.y[cell]);
  return { x, y };
}

/** A line through cells, as solutions are drawn. */
function strokePath(ctx, /** @type {View} */ view, cells, paint, width, dash) {
  ctx.save();
  ctx.beginPath();
  view.addPath(ctx, cells);
  ctx.strokeStyle = paint;
  ctx.lineWidth = Math.min(WIDEST, Math.max(1.5, width));
  ctx.lineJoin = ctx.lineCap = 'round';
  ctx.setLineDash(dash);
  ctx.stroke();
  ctx.restore();
}

/** Whether all of the maze is in sight, so that there is nothing to pan to. */
export function isWhole(/** @type {View} */ view) {
  const { x, y, width, height } = boundsOf(view.scene);
  const [left, top] = view.toScreen(x, y);
  const [right, bottom] = view.toScreen(x + width, y + height);
  return left >= -1 && top >= -1 && right <= view.width + 1 && bottom <= view.height + 1;
}

const places = new WeakMap();

/** Darkens all bricks in sight that touch no tile that is known. */
function paintBrickFog(ctx, /** @type {View} */ view) {
  const { scene, fog } = view;
  if (!scene.tiles || !fog) {
    return;
  }
  const cells = cellsByPlace(scene);
  const { scale, left, top } = view.place;
  const first = { row: Math.max(0, Math.floor(-top / scale)), column: Math.max(0, Math.floor(-left / scale)) };
  const last = {
    row: Math.min(scene.rows - 1, Math.floor((view.height - top) / scale)),
    column: Math.min(scene.columns - 1, Math.floor((view.width - left) / scale)),
  };
  const isKnown = (row, column) => {
    for (let r = Math.max(0, row - 1); r <= Math.min(scene.rows - 1, row + 1); r++) {
      for (let c = Math.max(0, column - 1); c <= Math.min(scene.columns - 1, column + 1); c++) {
        const cell = cells[r * scene.columns + c];
        if (cell >= 0 && fog[cell] > 0) {
          return true;
        }
      }
    }
    return false;
  };
  ctx.save();
  ctx.beginPath();
  ctx.rect(left, top, scene.columns * scale, scene.rows * scale);
  ctx.clip();
  ctx.beginPath();
  for (let row = first.row; row <= last.row; row++) {
    for (let column = first.column; column <= last.column; column++) {
      if (cells[row * scene.columns + column] < 0 && !isKnown(row, column)) {
        ctx.rect(left + column * scale - 0.25, top + row * scale - 0.25, scale + 0.5, scale + 0.5);
      }
    }
  }
  ctx.fillStyle = view.colours.dark;
  ctx.fill();
  ctx.restore();
}

/** Of each position of a grid of tiles, row by row, its cell, or -1 where it is brick. */
function cellsByPlace(/** @type {Scene} */ scene) {
  if (!places.has(scene)) {
    const cells = new Int32Array(scene.rows * scene.columns).fill(-1);
    for (let cell = 0; cell < scene.cells; cell++) {
      cells[Math.floor(scene.y[cell]) * scene.columns + Math.floor(scene.x[cell])] = cell;
    }
    places.set(scene, cells);
  }
  return places.get(scene);
}
