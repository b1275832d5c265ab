// What people read in the panel Watch, and on the controls of playbacks.

const { format } = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const count = number => format(Math.round(number));

export const texts = {
  of: 'Watch',
  making: 'the making',
  solving: 'the solving',
  solver: 'Solver',
  skip: 'Skip the preparation',
  algorithm: 'Algorithm',
  algorithmOf: name => `Pseudo-code of ${name}`,
  counters: 'So far',
  counter: {
    visited: 'cells visited',
    waiting: 'waiting or on the trail',
    walked: 'on a walk',
    filled: 'ruled out',
    ways: 'ways open',
    phase: 'phase',
  },
  ofAll: (number, all) => `${count(number)} of ${count(all)}`,
  number: count,
  legend: 'Colours',
  states: {
    head: 'where the work goes on',
    solid: 'not reached yet',
    walked: 'on a walk that may be taken back',
    waiting: 'reached, and to be looked at again',
    joined: 'in the maze',
    visited: 'reached',
    left: 'done',
    filled: 'ruled out',
    trail: 'the walk so far',
    way: 'the way found',
    brick: 'brick',
    plain: 'not reached yet',
  },
  orders: { state: ['', ''], order: ['first', 'last'], distance: ['near', 'far'] },
  fileMaze: 'This maze came from a file, so nobody saw how it was made. Its solving can be watched.',
  loading: 'Fetching what happened …',
  nothing: 'Nothing happens here: there is not a single step to watch.',
  done: (length, visited) => (length === null
    ? `No way was found; ${count(visited)} cells were looked at.`
    : `Done: a way of ${count(length)} steps; ${count(visited)} cells were looked at.`),
};
