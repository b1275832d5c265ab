// The texts of the panel Watch.
import { whole } from '../words.js';

export const texts = {
  of: 'Watch',
  generation: 'Generation',
  solving: 'Solving',
  solver: 'Solver',
  generator: 'Generator',
  skip: 'Skip setup',
  counters: 'Progress',
  counter: {
    visited: 'cells visited',
    waiting: 'frontier or stack',
    walked: 'in the current walk',
    filled: 'ruled out',
    passages: 'passages carved',
    phase: 'phase',
  },
  ofAll: (number, all) => `${whole(number)} of ${whole(all)}`,
  number: whole,
  legend: 'Colours',
  states: {
    head: 'current cell',
    solid: 'unvisited',
    walked: 'current random walk (may be erased)',
    waiting: 'frontier / on the stack',
    joined: 'in the maze',
    visited: 'visited',
    left: 'finished',
    filled: 'ruled out',
    trail: 'path so far',
    solution: 'solution',
    brick: 'brick',
    plain: 'unvisited',
  },
  orders: { state: ['', ''], order: ['first', 'last'], distance: ['near', 'far'] },
  fileMaze: 'Opened from a file, so only solving can be animated.',
  loading: 'Loading …',
  nothing: 'Nothing to animate: 0 steps.',
  done: (length, visited) => (length === null
    ? `No solution; ${whole(visited)} cells visited.`
    : `Done: solution of ${whole(length)} steps; ${whole(visited)} cells visited.`),
};
