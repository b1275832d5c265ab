// How far cells lie from one of them, along open ways.
import { WAY } from '../canvas/scene.js';

/** The distance of each cell from the origin in steps, -1 where no way leads, and the greatest of them. */
export function distances(scene, open, origin) {
  const far = new Int32Array(scene.cells).fill(-1);
  if (origin < 0) {
    return { far, farthest: 0 };
  }
  const { kind, wayStart, wayData } = scene;
  const queue = new Int32Array(scene.cells);
  let size = 1;
  queue[0] = origin;
  far[origin] = 0;
  for (let i = 0; i < size; i++) {
    const cell = queue[i];
    for (let way = wayStart[kind[cell]]; way < wayStart[kind[cell] + 1]; way++) {
      const at = way * WAY.SIZE;
      const next = cell + wayData[at + WAY.DELTA];
      if (((open[cell] >>> wayData[at]) & 1) === 1 && far[next] < 0) {
        far[next] = far[cell] + 1;
        queue[size++] = next;
      }
    }
  }
  return { far, farthest: far[queue[size - 1]] };
}
