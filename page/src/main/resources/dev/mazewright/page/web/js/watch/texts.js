// The texts of the panel Watch.
import { messages } from '../say/messages.js';
import { whole } from '../words.js';

const says = messages('watch', {
  of: 'Watch',
  generation: 'Generation',
  recording: 'Recording',
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
  ofAll: '{number} of {all}',
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
  recorded: '{steps, plural, =0 {A recording.} one {A recording: # step.} other {A recording: # steps.}}',
  loading: 'Loading …',
  nothing: 'Nothing to animate: 0 steps.',
  unsolved: 'No solution; {visited} cells visited.',
  done: 'Done: solution of {length} steps; {visited} cells visited.',
});

export const texts = {
  ...says,
  ofAll: (number, all) => says.ofAll(whole(number), whole(all)),
  number: whole,
  done: (length, visited) => (length === null ? says.unsolved(whole(visited)) : says.done(whole(length), whole(visited))),
};
