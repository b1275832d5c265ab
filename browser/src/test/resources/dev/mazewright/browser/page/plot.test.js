// The statistics and scales of the plots.
import { scaleOf, summary, ticks } from '/js/compare/plot.js';
import { equal, near, test } from './testing.js';

test('the summary of no numbers is none', () => equal(summary([NaN]), null));

test('quartiles are interpolated between the numbers beside them', () =>
  equal(summary([4, 1, 3, 2]), { least: 1, lower: 1.75, median: 2.5, upper: 3.25, most: 4, count: 4 }));

test('what was not measured is left out of a summary', () => equal(summary([2, null, NaN, 4]).count, 2));

test('a scale begins and ends at round numbers around all of its own', () => {
  for (const numbers of [[0.12, 0.31], [41, 43], [3, 1234], [0.0004, 0.0005]]) {
    const { from, to, step } = scaleOf(numbers);
    equal(from <= Math.min(...numbers) && to >= Math.max(...numbers), true, JSON.stringify({ from, to }));
    near(Math.round((to - from) / step), (to - from) / step, 1e-6);
  }
});

test('a scale of small and large numbers begins at zero', () => equal(scaleOf([1, 10]).from, 0));

test('a scale of one number has an extent', () => {
  const { from, to } = scaleOf([5, 5]);
  equal(to > from, true);
});

test('ticks go from one end of a scale to the other', () => equal(ticks({ from: 10, to: 40, step: 10 }), [10, 20, 30, 40]));
