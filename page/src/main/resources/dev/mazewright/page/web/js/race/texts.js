// The texts of the panel Race.
import { messages } from '../say/messages.js';
import { decimal, whole } from '../words.js';

const says = messages('race', {
  of: 'Race of',
  generators: 'generators',
  solvers: 'solvers',
  generatorsHint: 'Same grid and seed ({seed}) for all.',
  solversHint: 'Same maze for all, from the start to the goal.',
  fileMaze: 'Opened from a file: only solvers can race.',
  lane: 'Lane {number}',
  add: 'Add lane',
  remove: 'Remove lane {number}',
  withCode: 'Pseudo-code beside each lane',
  results: 'Results',
  caption: 'Progress by lane',
  columns: { steps: 'Steps', visited: 'Cells visited', length: 'Solution length', time: 'Time', place: 'Place' },
  milliseconds: '{number} ms',
  timeHint: 'Times include recording overhead.',
  places: ['1st', '2nd', '3rd', '4th'],
  none: '–',
  noPath: 'none',
});

const place = number => says.places[number - 1] ?? String(number);

export const texts = {
  ...says,
  generatorsHint: seed => says.generatorsHint(String(seed)),
  number: whole,
  time: milliseconds => says.milliseconds(milliseconds < 10 ? decimal(milliseconds) : whole(milliseconds)),
  place,
  label: (name, number) => (number ? `${name} · ${place(number)}` : name),
};
