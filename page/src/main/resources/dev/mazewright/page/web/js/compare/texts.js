import { messages } from '../say/messages.js';
import { decimal } from '../words.js';

const says = messages('compare', {
  title: 'Compare',
  idea: 'Many mazes of each generator, and how they differ.',
  shape: 'Shape',
  size: 'Rows and columns',
  rows: 'Rows',
  columns: 'Columns',
  generators: 'Generators',
  all: 'All',
  none: 'None',
  few: 'Default six',
  seed: 'First seed',
  mazes: 'Mazes each',
  transforms: 'Transforms',
  transformsHint: 'As in recipes: braid:0.5, or several with slashes between them.',
  csv: 'CSV',
  json: 'JSON',
  saveTitle: 'All values',
  saved: '{name}: the values of {mazes, plural, one {# maze} other {# mazes}}.',
  start: 'Compare',
  stop: 'Stop',
  stopped: 'Stopped. Results kept; Compare starts over.',
  unmeasured: 'not measured',
  progress: '{done} of {all} generators',
  done: 'Compared {all} generators.',
  ready: 'Press Compare to measure.',
  pick: 'Pick at least one generator.',
  generator: 'Generator',
  measures: {
    deadEnds: { name: 'Dead ends', idea: 'share of the cells that are dead ends' },
    river: { name: 'River', idea: 'share of the cells that are corridors: few, long passages' },
    solution: { name: 'Solution', idea: 'share of the cells on the solution' },
    difficulty: { name: 'Difficulty', idea: 'solution length and chance of a wrong turn, 0–100' },
  },
  median: 'median {text}',
  expected: 'expected {text}',
  expectedBy: 'expected value: {source}',
  spread: '{least} to {most}',
  legend: 'Each dot is a maze; box: interquartile range; line: median.',
  legendExpected: 'Expected (theory or published simulation), for 21 × 34 cells',
  generate: 'Generate with {name}',
  waiting: 'waiting',
  measuring: 'measuring …',
  percent: '{share} %',
  captionOf: '{mazes, plural, one {# maze} other {# mazes}} each, {shape} {size}',
  captionWith: '{caption}, {transforms}',
});

const SHARE = {
  value: share => says.percent(decimal(100 * share)),
  tick: share => says.percent(decimal(100 * share, 1, true)),
};

export const texts = {
  ...says,
  measures: {
    deadEnds: { ...says.measures.deadEnds, ...SHARE },
    river: { ...says.measures.river, ...SHARE },
    solution: { ...says.measures.solution, ...SHARE },
    difficulty: { ...says.measures.difficulty, value: value => decimal(value), tick: value => decimal(value, 1, true) },
  },
  caption: (mazes, shape, size, transforms) => {
    const caption = says.captionOf(mazes, shape, size);
    return transforms ? says.captionWith(caption, transforms) : caption;
  },
};
