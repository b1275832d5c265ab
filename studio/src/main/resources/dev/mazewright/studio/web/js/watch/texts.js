// The texts of the panel Watch.

const { format } = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const count = number => format(Math.round(number));

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
  ofAll: (number, all) => `${count(number)} of ${count(all)}`,
  number: count,
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
    ? `No solution; ${count(visited)} cells visited.`
    : `Done: solution of ${count(length)} steps; ${count(visited)} cells visited.`),
};
