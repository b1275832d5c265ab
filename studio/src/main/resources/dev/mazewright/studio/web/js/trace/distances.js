// The distances of cells from one of them, along passages.
import { EDGE } from '../canvas/scene.js';
/** @import { Scene } from '../types.js' */

/** Distances in a maze that changes. */
export class Distances {
  #queue;

  constructor(/** @type {Scene} */ scene) {
    this.scene = scene;
    this.#queue = new Int32Array(scene.cells);
    /** The distance of each cell in steps; -1 if no path leads there. */
    this.far = new Int32Array(scene.cells).fill(-1);
    /** The greatest distance. */
    this.farthest = 0;
  }

  /** Measures the distances of all cells from an origin; an origin of -1 makes all of them unknown. */
  measure(open, origin) {
    const { far } = this;
    const { kind, edgeStart, edgeData } = this.scene;
    const queue = this.#queue;
    far.fill(-1);
    this.farthest = 0;
    if (origin < 0) {
      return;
    }
    let size = 1;
    queue[0] = origin;
    far[origin] = 0;
    for (let i = 0; i < size; i++) {
      const cell = queue[i];
      for (let edge = edgeStart[kind[cell]]; edge < edgeStart[kind[cell] + 1]; edge++) {
        const at = edge * EDGE.SIZE;
        const next = cell + edgeData[at + EDGE.DELTA];
        if (((open[cell] >>> edgeData[at]) & 1) === 1 && far[next] < 0) {
          far[next] = far[cell] + 1;
          queue[size++] = next;
        }
      }
    }
    this.farthest = far[queue[size - 1]];
  }

  /** Until all is measured again, a cell that is joined now is a step farther than the nearest beside it. */
  guess(open, cell) {
    const { far, scene: { kind, edgeStart, edgeData } } = this;
    if (open[cell] === 0 && far[cell] > 0) {
      far[cell] = -1;
    }
    if (far[cell] >= 0) {
      return;
    }
    for (let edge = edgeStart[kind[cell]]; edge < edgeStart[kind[cell] + 1]; edge++) {
      const at = edge * EDGE.SIZE;
      const beside = far[cell + edgeData[at + EDGE.DELTA]];
      if (((open[cell] >>> edgeData[at]) & 1) === 1 && beside >= 0 && (far[cell] < 0 || beside < far[cell])) {
        far[cell] = beside + 1;
      }
    }
  }
}
