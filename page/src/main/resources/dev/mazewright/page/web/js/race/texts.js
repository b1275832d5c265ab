// The texts of the panel Race.
import { whole } from '../words.js';
const PLACES = ['', '1st', '2nd', '3rd', '4th'];

export const texts = {
  of: 'Race of',
  generators: 'generators',
  solvers: 'solvers',
  generatorsHint: seed => `Same grid and seed (${seed}) for all.`,
  solversHint: 'Same maze for all, from the start to the goal.',
  fileMaze: 'Opened from a file: only solvers can race.',
  lane: number => `Lane ${number}`,
  add: 'Add lane',
  remove: number => `Remove lane ${number}`,
  withCode: 'Pseudo-code beside each lane',
  results: 'Results',
  caption: 'Progress by lane',
  columns: { steps: 'Steps', visited: 'Cells visited', length: 'Solution length', time: 'Time', place: 'Place' },
  number: whole,
  time: milliseconds => (milliseconds < 10 ? `${milliseconds.toFixed(1)} ms` : `${whole(milliseconds)} ms`),
  timeHint: 'Times include recording overhead.',
  place: number => PLACES[number] ?? String(number),
  none: '–',
  noPath: 'none',
  label: (name, place) => (place ? `${name} · ${PLACES[place] ?? place}` : name),
};
