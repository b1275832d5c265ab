// The texts of the panel Race.

const { format } = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const count = number => format(Math.round(number));
const PLACES = ['', '1st', '2nd', '3rd', '4th'];

export const texts = {
  of: 'Race of',
  generators: 'generators',
  solvers: 'solvers',
  generatorsHint: seed => `All on the same grid, each with the seed ${seed}.`,
  solversHint: 'All in the same maze, from the start to the goal.',
  fileMaze: 'This maze was read from a file, so only solvers can race in it.',
  lane: number => `Lane ${number}`,
  add: 'Add a lane',
  remove: number => `Remove lane ${number}`,
  withCode: 'Pseudo-code beside each lane',
  results: 'Results',
  caption: 'The progress of each lane',
  columns: { steps: 'Steps', visited: 'Visited', length: 'Path', time: 'Time', place: 'Place' },
  number: count,
  time: milliseconds => (milliseconds < 10 ? `${milliseconds.toFixed(1)} ms` : `${count(milliseconds)} ms`),
  timeHint: 'Time is that of the recorded run; a run without recording is faster.',
  place: number => PLACES[number] ?? String(number),
  none: '–',
  noPath: 'none',
  label: (name, place) => (place ? `${name} · ${PLACES[place] ?? place}` : name),
};
