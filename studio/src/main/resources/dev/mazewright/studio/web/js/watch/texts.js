// The texts of the panel Watch.

const { format } = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const count = number => format(Math.round(number));

export const texts = {
  of: 'Watch',
  generation: 'Generation',
  solving: 'Solving',
  solver: 'Solver',
  generator: 'Generator',
  skip: 'Skip the preparation',
  counters: 'Progress',
  counter: {
    visited: 'cells visited',
    waiting: 'active',
    walked: 'on a walk',
    filled: 'ruled out',
    passages: 'passages',
    phase: 'phase',
  },
  ofAll: (number, all) => `${count(number)} of ${count(all)}`,
  number: count,
  legend: 'Colours',
  states: {
    head: 'current cell',
    solid: 'not visited yet',
    walked: 'on a walk that may be erased',
    waiting: 'active: visited, not finished',
    joined: 'in the maze',
    visited: 'visited',
    left: 'finished',
    filled: 'ruled out',
    trail: 'the walk so far',
    solution: 'solution',
    brick: 'brick',
    plain: 'not visited yet',
  },
  orders: { state: ['', ''], order: ['first', 'last'], distance: ['near', 'far'] },
  fileMaze: 'This maze was read from a file, so its generation is not known. Its solving can be watched.',
  loading: 'Loading the trace …',
  nothing: 'The trace is empty: there is no step to watch.',
  done: (length, visited) => (length === null
    ? `No path was found; ${count(visited)} cells were visited.`
    : `Done: a path of ${count(length)} steps; ${count(visited)} cells were visited.`),
};
