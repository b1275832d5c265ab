/** Sizes: what is known of a scene before it is painted, and the thickness of lines at a scale. */

import { drawn } from '../drawn.js';
import { HIDDEN, Link, EDGE } from '../scene.js';
import { areaOf, endOf, roomOf } from './outline.js';
/** @import { Scene } from '../../types.js' */

/** The thickness of a wall, and the most of the line of a path, in units of a cell. */
const WALL = 0.1;
const LINE = 0.25;

/** The line of a path is so thick that it is well seen, in CSS pixels, but where cells are too small for it. */
const SEEN = 2.5;
const LEAST = 1.5;

/** Coordinates that differ by less count as equal. */
const SAME = 1e-4;

/** The size of a typical cell is the mean of this many. */
const SAMPLE = 500;

/**
 * When a side is drawn: never, always, where no passage crosses it and the cell is the first of two that share it, the
 * same for the second, and at the outline, where it is no gap.
 */
export const Side = Object.freeze({ NONE: 0, ALWAYS: 1, FIRST: 2, SECOND: 3, OUTLINE: 4 });

/** What painters need to know about a scene. */
export function measure(/** @type {Scene} */ scene) {
  const isSquare = areSquare(scene);
  const rooms = new Float32Array(scene.kinds);
  for (let kind = 0; kind < scene.kinds; kind++) {
    rooms[kind] = roomOf(scene, kind);
  }
  return { isSquare, rooms, sides: sidesOf(scene), size: sizeOf(scene) };
}

/** For each corner of each kind, when the side that begins there is drawn. */
function sidesOf(/** @type {Scene} */ scene) {
  return Uint8Array.from(scene.cornerDirection, (direction, i) => {
    if (direction < 0) {
      return direction === HIDDEN ? Side.NONE : Side.ALWAYS;
    }
    const at = scene.cornerEdge[i] * EDGE.SIZE;
    if (at < 0) {
      return scene.tiles ? Side.NONE : Side.OUTLINE;
    }
    return scene.edgeData[at + EDGE.DELTA] > 0 || scene.edgeData[at + EDGE.LINK] !== Link.SIDE ? Side.FIRST : Side.SECOND;
  });
}

/** The side of a square as large as a typical cell. */
function sizeOf(/** @type {Scene} */ scene) {
  const step = Math.max(1, Math.floor(scene.cells / SAMPLE));
  let area = 0;
  let count = 0;
  for (let cell = 0; cell < scene.cells; cell += step) {
    area += areaOf(scene, scene.kind[cell]);
    count++;
  }
  return scene.hasLines ? 1 : Math.sqrt(area / count);
}

/** Whether all sides of all cells run straight across or down, and none lies apart from its neighbour's. */
function areSquare(/** @type {Scene} */ scene) {
  if (scene.hasStrips || scene.hasLines) {
    return false;
  }
  for (let kind = 0; kind < scene.kinds; kind++) {
    for (let i = scene.cornerStart[kind]; i < scene.cornerStart[kind + 1]; i++) {
      const c = scene.corner;
      const end = 3 * endOf(scene, kind, i);
      const isAcross = Math.abs(c[3 * i] - c[end]) < SAME || Math.abs(c[3 * i + 1] - c[end + 1]) < SAME;
      if (!isAcross || c[3 * i + 2] !== 0) {
        return false;
      }
    }
  }
  return true;
}

/** How thick walls are, in pixels; of squares a whole number, so that they are crisp. */
export function wallWidth(scale, isSquare) {
  const width = scale * (drawn.wall ?? WALL);
  return Math.max(1, isSquare ? Math.round(width) : width);
}

/**
 * How thick the line of a path is at a scale, in pixels. In small cells it is wider than in large ones, but never wider
 * than half the room there is. Among squares it is odd where cells are, so that its edges lie between pixels.
 */
export function pathWidth({ scene, solution, measure: { rooms, isSquare }, ratio }, scale) {
  const room = rooms[scene.kind[solution[0]]];
  const wide = Math.min(Math.max((drawn.line ?? LINE) * scale, SEEN * ratio), Math.max(LEAST, (room / 2) * scale));
  if (!isSquare || wide < 2) {
    return wide;
  }
  const whole = Math.round(wide);
  return whole + ((whole + Math.round(scale)) & 1);
}
