// The scale of speeds of a playback.
import { goodMark, INSTANT, rate } from '/js/trace/clock.js';
import { equal, near, test } from './testing.js';

test('the lowest speed is one event a second', () => equal(rate(0), 1));

test('the speed below the last is a million events a second', () => near(rate(INSTANT - 1), 1e6, 1e-3));

test('the last speed is everything at once', () => equal(rate(INSTANT), Infinity));

test('each mark is faster than the one before by the same factor', () => near(rate(50) / rate(49), rate(11) / rate(10)));

test('at a good mark an animation lasts about twenty seconds', () => {
  for (const events of [100, 5_000, 1_000_000]) {
    near(events / rate(goodMark(events)), 20, 2);
  }
});

test('an animation of few events is shown at the lowest speed', () => equal([goodMark(0), goodMark(20)], [0, 0]));
