/** The floor: tints of cells, fog, a path that fills its cells, and bricks where tiles have no cell. */

import { css, mixed, tint } from '../colours.js';
import { drawn } from '../drawn.js';
import { isTunnel, traceCell, traceCorners } from './outline.js';
import { filledBy, isFilled } from './path.js';
import { traceStrips } from './strips.js';

/** How much of the colour of walls letters have that are cut out of a maze. */
const LETTERS = 0.65;

/** The colour of the grid where no cell is, or null for that of paper: around letters of cells it is shaded, so that they can be read. */
function outsideOf({ scene, colours }) {
  const isWord = scene.letters.length === 0 && (scene.recipe?.includes('mask-text') ?? false);
  return scene.tiles ? colours.wall : drawn.outside ?? (isWord ? colours.solid : null);
}

/** Fills the letters that are cut out of a maze, where the style has no colour for all that is no cell. */
export function paintLetters(context, { scene, colours }, camera) {
  if (scene.letters.length === 0 || drawn.outside !== null) {
    return;
  }
  context.fillStyle = mixed(colours.paper, colours.wall, LETTERS);
  context.beginPath();
  scene.letters.forEach(corners => traceCorners(context, corners, camera));
  context.fill();
}

/** The values of fog for a cell. */
export const Fog = Object.freeze({ DARK: 0, REMEMBERED: 1, SEEN: 2 });

/** Paints the floor of the cells seen, those of one colour together so that no seam is seen between them. */
export function paintFloor(context, subject, camera, seen) {
  const { scene } = subject;
  const outside = outsideOf(subject);
  if (outside !== null) {
    context.fillStyle = outside;
    const [left, top] = [Math.round(camera.left), Math.round(camera.top)];
    context.fillRect(left, top, Math.round(camera.x(scene.width)) - left, Math.round(camera.y(scene.height)) - top);
  }
  if (isPaper(subject) && outside === null) {
    return;
  }
  for (const [colour, cells] of byColour(subject, seen)) {
    context.fillStyle = css(colour);
    if (subject.measure.isSquare) {
      fillSquares(context, subject, camera, cells);
    } else {
      fillCells(context, subject, camera, cells, colour);
    }
  }
}

/** Whether no cell has a colour but that of paper. */
export const isPaper = subject => subject.tints === null && subject.fog === null && !isFilled(subject);

/** The cells seen by their colours, without those that are as paper is; colours in an order of their own. */
function byColour(subject, seen) {
  const colour = colourOf(subject);
  const groups = new Map();
  for (const cell of seen) {
    const own = colour(cell);
    if (own !== 0) {
      const group = groups.get(own);
      if (group === undefined) {
        groups.set(own, [cell]);
      } else {
        group.push(cell);
      }
    }
  }
  return [...groups].sort(([one], [other]) => one - other);
}

/** A function for the colour of a cell's floor as 0xAABBGGRR, 0 where it is paper. */
export function colourOf(subject) {
  const { tints, fog, colours } = subject;
  const dark = tint('dark', colours);
  const remembered = tint('remembered', colours);
  const path = filledBy(subject);
  const solution = tint('solution', colours);
  const plain = outsideOf(subject) !== null ? tint('paper', colours) : 0;
  return (cell) => {
    if (fog !== null && fog[cell] === Fog.DARK) {
      return dark;
    }
    if (path !== null && path[cell] > 0) {
      return solution;
    }
    const own = tints === null ? 0 : tints[cell];
    return own !== 0 ? own : fog !== null && fog[cell] === Fog.REMEMBERED ? remembered : plain;
  };
}

function fillSquares(context, { scene }, camera, cells) {
  const { corner, cornerStart } = scene;
  for (const cell of cells) {
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
    const kind = scene.kind[cell];
    for (let i = cornerStart[kind]; i < cornerStart[kind + 1]; i++) {
      left = Math.min(left, corner[3 * i]);
      right = Math.max(right, corner[3 * i]);
      top = Math.min(top, corner[3 * i + 1]);
      bottom = Math.max(bottom, corner[3 * i + 1]);
    }
    const x = Math.round(camera.x(scene.x[cell] + left));
    const y = Math.round(camera.y(scene.y[cell] + top));
    context.fillRect(
      x, y, Math.round(camera.x(scene.x[cell] + right)) - x, Math.round(camera.y(scene.y[cell] + bottom)) - y,
    );
  }
}

/** Fills cells of any outline; a thin line around them hides the seams between colours. */
function fillCells(context, subject, camera, cells, colour) {
  const { scene } = subject;
  context.beginPath();
  for (const cell of cells) {
    if (!isTunnel(scene, scene.kind[cell])) {
      traceCell(context, scene, cell, camera);
    }
    if (scene.hasStrips) {
      traceStrips(context, subject, camera, cell);
    }
  }
  context.fill();
  if (colour >>> 24 === 255 && !scene.hasLines) {
    context.strokeStyle = context.fillStyle;
    context.lineWidth = 1;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.stroke();
  }
}
