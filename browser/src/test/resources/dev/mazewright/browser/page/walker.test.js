// A walk through a maze and its score.
import { Clock, stroll, Walk, within } from '/js/play/walker.js';
import { equal, test } from './testing.js';
import { squares } from './squares.js';

/** A corridor of five cells. */
const corridor = () => squares(1, 5, [[0, 1], [1, 2], [2, 3], [3, 4]]);

/** A comb: a corridor of five cells, each with a dead end below. */
const comb = () => squares(2, 5, [[0, 1], [1, 2], [2, 3], [3, 4], [0, 5], [1, 6], [2, 7], [3, 8], [4, 9]]);

test('cells within some steps are found along passages, not across walls', () =>
  equal(within(squares(2, 3, [[0, 1], [1, 4]]), 0, 2).sort(), [0, 1, 4]));

test('a stroll leads along a corridor', () => equal(stroll(corridor(), 0, 4), [1, 2, 3, 4]));

test('a stroll passes few junctions', () => {
  equal(stroll(comb(), 0, 3), [1, 2, 3]);
  equal(stroll(comb(), 0, 4), null);
  equal(stroll(comb(), 0, 4, { junctions: 3 }), [1, 2, 3, 4]);
});

test('a stroll leads only through cells that are known', () => equal(stroll(corridor(), 0, 2, { known: [1, 0, 1, 1, 1] }), null));

test('a clock counts only while it runs', () => {
  const clock = new Clock();
  clock.start(1000);
  clock.pause(1500);
  clock.start(9000);
  equal(clock.milliseconds(9250), 750);
});

test('a clock that was stopped does not start again', () => {
  const clock = new Clock();
  clock.start(0);
  clock.stop(100);
  clock.start(200);
  equal(clock.milliseconds(900), 100);
});

test('a shortest walk without hints earns three stars', () => {
  const score = Walk.prototype.score.call({ moves: 10, hints: 0, gaveUp: false }, 10);
  equal([score.stars, score.ratio], [3, 1]);
});

test('a hint costs a star', () => equal(Walk.prototype.score.call({ moves: 10, hints: 1, gaveUp: false }, 10).stars, 2));

test('a long walk earns one star', () => equal(Walk.prototype.score.call({ moves: 30, hints: 0, gaveUp: false }, 10).stars, 1));

test('who gives up earns none', () => equal(Walk.prototype.score.call({ moves: 10, hints: 0, gaveUp: true }, 10).stars, 0));
