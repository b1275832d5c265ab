/** How large things are: what is known of a scene before it is painted, and how thick lines are at a scale. */

import { areaOf, endOf, roomOf } from './outline.js';

/** A wall is so thick, and the line of a way at most, in units of a cell. */
const WALL = 0.1;
const WAY = 0.25;

/** Coordinates that differ by less are the same. */
const SAME = 1e-4;

/** The size of a typical cell is the mean of so many. */
const SAMPLE = 500;

/** What painters ask about a scene again and again. */
export function measure(scene) {
  const isSquare = areSquare(scene);
  const rooms = new Float32Array(scene.kinds);
  for (let kind = 0; kind < scene.kinds; kind++) {
    rooms[kind] = roomOf(scene, kind);
  }
  return { isSquare, rooms, size: sizeOf(scene) };
}

/** The side of a square as large as a typical cell. */
export function sizeOf(scene) {
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
function areSquare(scene) {
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
  return isSquare ? Math.max(1, Math.round(scale * WALL)) : Math.max(1, scale * WALL);
}

/** How thick the line of a way is where cells have this room, in pixels. */
export function wayWidth(scale, room) {
  const wide = WAY < room / 2 ? WAY : 0.8 * (room / 2);
  return Math.max(1.5, wide * scale);
}
