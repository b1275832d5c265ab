// How far cells lie from one of them, along open ways.
import { WAY } from '../canvas/scene.js';

/** Distances in a maze that changes. */
export class Distances {
  #queue;

  constructor(scene) {
    this.scene = scene;
    this.#queue = new Int32Array(scene.cells);
    /** Of each cell in steps, -1 where no way leads. */
    this.far = new Int32Array(scene.cells).fill(-1);
    /** The greatest of them. */
    this.farthest = 0;
  }

  /** Measures all from an origin; -1 if there is none. */
  measure(open, origin) {
    const { far } = this;
    const { kind, wayStart, wayData } = this.scene;
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
      for (let way = wayStart[kind[cell]]; way < wayStart[kind[cell] + 1]; way++) {
        const at = way * WAY.SIZE;
        const next = cell + wayData[at + WAY.DELTA];
        if (((open[cell] >>> wayData[at]) & 1) === 1 && far[next] < 0) {
          far[next] = far[cell] + 1;
          queue[size++] = next;
        }
      }
    }
    this.farthest = far[queue[size - 1]];
  }

  /** Until all is measured again, a cell that is joined now is a step farther than the nearest beside it. */
  guess(open, cell) {
    const { far, scene: { kind, wayStart, wayData } } = this;
    if (open[cell] === 0 && far[cell] > 0) {
      far[cell] = -1;
    }
    if (far[cell] >= 0) {
      return;
    }
    for (let way = wayStart[kind[cell]]; way < wayStart[kind[cell] + 1]; way++) {
      const at = way * WAY.SIZE;
      const beside = far[cell + wayData[at + WAY.DELTA]];
      if (((open[cell] >>> wayData[at]) & 1) === 1 && beside >= 0 && (far[cell] < 0 || beside < far[cell])) {
        far[cell] = beside + 1;
      }
    }
  }
}
