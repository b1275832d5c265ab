// The trace of a breadth-first search, for mazes that bring no trace.
import { Kind } from '../trace/events.js';
import { shortestPath } from './shortest.js';
/** @import { Scene } from '../types.js' */

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
