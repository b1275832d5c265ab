// The shortest path of a maze, by breadth-first search along its passages.
import { Kind } from '../trace/events.js';
/** @import { Scene } from '../types.js' */

/**
 * The cells of a shortest path from a cell to the nearest goal, or null where none leads there. `visit` is called with each
 * cell when the search reaches it, and `leave` when all beside it are reached.
 * @param {import('../types.js').Scene} scene
 * @param {number} from
 * @param {number[]} goals
 * @param {{visit?: (cell: number) => void, leave?: (cell: number) => void}} listeners
 */
export function shortestPath(scene, from, goals, { visit = () => {}, leave = () => {} } = {}) {
  const wanted = new Set(goals);
  const parent = new Int32Array(scene.cells).fill(-1);
  const queue = new Int32Array(scene.cells);
  queue[0] = from;
  parent[from] = from;
  visit(from);
  for (let next = 0, size = 1; next < size; next++) {
    const cell = queue[next];
    if (wanted.has(cell)) {
      return path(parent, cell);
    }
    for (const near of scene.neighbours(cell)) {
      if (parent[near] < 0) {
        parent[near] = cell;
        queue[size++] = near;
        visit(near);
      }
    }
    leave(cell);
  }
  return null;
}

function path(parent, goal) {
  const cells = [goal];
  while (parent[cells.at(-1)] !== cells.at(-1)) {
    cells.push(parent[cells.at(-1)]);
  }
  return Uint32Array.from(cells.reverse());
}

/** The page of all its events, as parsePage gives it. */
export function searchTrace(/** @type {Scene} */ scene) {
  const words = [];
  const note = kind => cell => words.push(cell, kind << 16);
  const path = shortestPath(scene, scene.start, scene.goals, { visit: note(Kind.VISIT), leave: note(Kind.LEAVE) });
  const events = words.length / 2;
  const header = {
    of: 'solve', algorithm: 'breadth-first', phases: [], prepared: 0, events, count: events, solution: path && [...path],
  };
  return { scene, header, words: Uint32Array.from(words) };
}
