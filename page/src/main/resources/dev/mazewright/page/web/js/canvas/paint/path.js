/**
 * A path from cell to cell through the middles of the sides that it crosses; between arcs it follows them. It is
 * interrupted where it goes below something, from one edge of the maze to another, or up or down stairs.
 */

import { drawn, penOf } from '../drawn.js';
import { Link, EDGE } from '../scene.js';
import { pathWidth } from './measure.js';
import { halfBend, isTunnel, middle, side, sideOf } from './outline.js';
import { stairsAt } from './stairs.js';
import { crossingOf } from './strips.js';
/** @import { Scene } from '../../types.js' */

/** A smaller bend is not visible, in units of a cell. */
const STRAIGHT = 1e-5;

/** Where the path takes stairs, they stand on discs of this radius, in units of the room of a cell. */
const ON_STAIRS = 0.28;

/** For each path that was shown, the step after each of its cells at which it is there: 0 for those beside it. */
const steps = new WeakMap();

function stepsOf(/** @type {Scene} */ scene, path) {
  if (!steps.has(path)) {
    const found = new Int32Array(scene.cells);
    path.forEach((cell, i) => {
      found[cell] = i + 1;
    });
    steps.set(path, found);
  }
  return steps.get(path);
}

/** The runs [from, to) of a path that pass through the cells seen, with a step more at both ends. */
export function runsOf(/** @type {Scene} */ scene, path, seen) {
  const found = stepsOf(scene, path);
  const positions = [];
  for (const cell of seen) {
    if (found[cell] > 0) {
      positions.push(found[cell] - 1);
    }
  }
  positions.sort((one, other) => one - other);
  const runs = [];
  for (const i of positions) {
    const last = runs.at(-1);
    if (last !== undefined && i <= last[1]) {
      last[1] = Math.min(path.length, i + 2);
    } else {
      runs.push([Math.max(0, i - 1), Math.min(path.length, i + 2)]);
    }
  }
  return runs;
}

/** Whether the cells of the path are filled, and no line drawn: as the style says, else where the maze hides a picture, chains and all. */
export const isFilled = ({ scene, solution }) => solution !== null && solution.length > 0
  && (drawn.path === 'cells' || (drawn.path !== 'line' && (scene.recipe?.includes('paint=') ?? false)));

/** Of each cell, whether a path that is filled fills it; null if it is not. */
export const filledBy = subject => (isFilled(subject) ? stepsOf(subject.scene, subject.solution) : null);

/** Paints what is seen of the path, if it is a line. */
export function paintPath(context, subject, camera, seen) {
  const { scene, solution, colours } = subject;
  if (solution === null || solution.length === 0 || isFilled(subject)) {
    return;
  }
  context.strokeStyle = colours.solution;
  context.lineWidth = pathWidth(subject, camera.scale);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  const runs = runsOf(scene, solution, seen);
  const pen = penOf(context, camera);
  for (const [from, to] of runs) {
    tracePath(pen, subject, solution, from, to, camera);
  }
  context.stroke();
  if (scene.hasStairs) {
    runs.forEach(([from, to]) => paintBelowStairs(context, subject, camera, from, to));
  }
}

/** Discs below the stairs that the path takes. */
function paintBelowStairs(context, subject, camera, from, to) {
  const { scene, solution, measure } = subject;
  context.fillStyle = subject.colours.solution;
  for (let i = from + 1; i < to; i++) {
    const link = scene.link(solution[i - 1], scene.direction(solution[i - 1], solution[i]));
    if (link === Link.STAIRS_UP || link === Link.STAIRS_DOWN) {
      const isUp = link === Link.STAIRS_UP;
      for (const [cell, up] of [[solution[i - 1], isUp], [solution[i], !isUp]]) {
        const [x, y] = stairsAt(subject, cell, up);
        context.beginPath();
        const radius = ON_STAIRS * measure.rooms[scene.kind[cell]] * camera.scale;
        context.arc(camera.left + x * camera.scale, camera.top + y * camera.scale, radius, 0, 2 * Math.PI);
        context.fill();
      }
    }
  }
}

/** Draws the steps of a path from one number to another, exclusive. */
export function tracePath(pen, subject, path, from, to, place) {
  const { scene } = subject;
  const move = (x, y) => pen.moveTo(place.left + x * place.scale, place.top + y * place.scale);
  const line = (x, y) => pen.lineTo(place.left + x * place.scale, place.top + y * place.scale);
  const curve = (x0, y0, x1, y1, bend) => {
    const { left, top, scale } = place;
    side(pen, left + x0 * scale, top + y0 * scale, left + x1 * scale, top + y1 * scale, bend);
  };
  let at = [scene.x[path[from]], scene.y[path[from]]];
  move(...at);
  if (to - from === 1) {
    line(...at);
  }
  for (let i = from + 1; i < to; i++) {
    const [cell, next] = [path[i - 1], path[i]];
    const index = edgeTo(scene, cell, next);
    if (index < 0 || (scene.window && !isOpen(scene, cell, index))) { // a piece ends, and another begins
      at = [scene.x[next], scene.y[next]];
      move(...at);
      line(...at);
      continue;
    }
    const direction = scene.edgeData[index * EDGE.SIZE];
    const link = scene.edgeData[index * EDGE.SIZE + EDGE.LINK];
    const back = scene.edgeData[index * EDGE.SIZE + EDGE.OPPOSITE];
    const out = link === Link.LINE ? null : middleIn(scene, cell, direction);
    const into = link === Link.LINE ? null : middleIn(scene, next, back);
    const centre = [scene.x[next], scene.y[next]];
    const goal = isTunnel(scene, scene.kind[next]) && into !== null ? into : centre;
    if (isTunnel(scene, scene.kind[cell]) && out !== null) {
      at = out;
      move(...at);
    }
    const isBelow = link === Link.STRIP && crossingOf(scene, subject.open, cell, index) === 'over';
    const isBroken = isBelow || link === Link.SEAM || (out === null) !== (into === null);
    const isSeen = out !== null && (isBroken || isBent(at, out, goal));
    if (isSeen) {
      curve(...at, ...out, bow(scene, cell, direction));
      at = out;
    }
    if (link === Link.STAIRS_UP || link === Link.STAIRS_DOWN) {
      line(...stairsAt(subject, cell, link === Link.STAIRS_UP));
      at = stairsAt(subject, next, link !== Link.STAIRS_UP);
      move(...at);
    } else if (isBroken) {
      at = into ?? goal;
      move(...at);
    } else if (into !== null && link === Link.STRIP) {
      line(...into);
      at = into;
    }
    curve(...at, ...goal, isSeen ? -bow(scene, next, back) : 0);
    at = goal;
  }
}

const isOpen = (/** @type {Scene} */ scene, cell, edge) => ((scene.open[cell] >> scene.edgeData[edge * EDGE.SIZE]) & 1) !== 0;

/** The index of the edge from a cell to one beside it, open if there are several, or -1. */
function edgeTo(/** @type {Scene} */ scene, cell, next) {
  const kind = scene.kind[cell];
  for (let edge = scene.edgeStart[kind]; edge < scene.edgeStart[kind + 1]; edge++) {
    if (cell + scene.edgeData[edge * EDGE.SIZE + EDGE.DELTA] === next) {
      return edge;
    }
  }
  return -1;
}

function middleIn(/** @type {Scene} */ scene, cell, direction) {
  const found = middle(scene, scene.kind[cell], direction);
  return found && [scene.x[cell] + found[0], scene.y[cell] + found[1]];
}

/**
 * The bend of the path from the centre of a cell to the middle of a side. It is straight but where a straight side lies
 * between two that bow the same way, as in a ring: of these, the inner one spans the cell, and the path half of it.
 */
function bow(/** @type {Scene} */ scene, cell, direction) {
  const kind = scene.kind[cell];
  const first = scene.cornerStart[kind];
  const count = scene.cornerStart[kind + 1] - first;
  const i = sideOf(scene, kind, direction) - first;
  const bend = (n) => scene.corner[3 * (first + ((n + count) % count)) + 2];
  if (i < 0 || bend(i) !== 0) {
    return 0;
  }
  const before = bend(i - 1);
  const after = bend(i + 1);
  return before * after >= 0 ? 0 : halfBend(before < 0 ? before : -after);
}

function isBent(from, over, to) {
  const x = to[0] - from[0];
  const y = to[1] - from[1];
  return Math.abs(x * (over[1] - from[1]) - y * (over[0] - from[0])) > STRAIGHT * Math.hypot(x, y);
}
