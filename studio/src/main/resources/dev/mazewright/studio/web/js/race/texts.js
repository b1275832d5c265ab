// What people read in the panel Race.

const { format } = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const count = number => format(Math.round(number));
const PLACES = ['', '1st', '2nd', '3rd', '4th'];

export const texts = {
  of: 'Race of',
  generators: 'generators',
  solvers: 'solvers',
  generatorsHint: seed => `All on the same sheet, each from the seed ${seed}.`,
  solversHint: 'All in the same maze, from the start to the goal.',
  fileMaze: 'This maze came from a file, so only solvers can race in it.',
  lane: number => `Lane ${number}`,
  add: 'One more',
  remove: number => `Take lane ${number} away`,
  results: 'Results',
  caption: 'How far each of them is',
  columns: { steps: 'Steps', visited: 'Cells seen', length: 'Way', time: 'Time', place: 'Place' },
  number: count,
  time: milliseconds => (milliseconds < 10 ? `${milliseconds.toFixed(1)} ms` : `${count(milliseconds)} ms`),
  timeHint: 'Time is what the work took while it was recorded; alone it is quicker.',
  place: number => PLACES[number] ?? String(number),
  none: '–',
  noWay: 'none',
  label: (name, place) => (place ? `${name} · ${PLACES[place] ?? place}` : name),
};
