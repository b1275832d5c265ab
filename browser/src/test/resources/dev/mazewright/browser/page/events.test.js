// The events of a trace and the order in which cells are reached.
import { Events, Kind, Mark } from '/js/trace/events.js';
import { equal, test } from './testing.js';
import { squares } from './squares.js';

const EAST = 1;
const words = list => Uint32Array.from(list.flatMap(([cell, kind, detail]) => [cell, kind << 16 | detail]));

function events(list, header = {}) {
  const made = new Events({ of: 'generate', prepared: 0, events: list.length, ...header }, squares(1, 4));
  made.append(words(list));
  return made;
}

test('an event has its cell, kind and detail', () => {
  const one = events([[2, Kind.WALK, 0xabc]]);
  equal([one.size, one.cell(0), one.kind(0), one.detail(0)], [1, 2, Kind.WALK, 0xabc]);
});

test('a kind occurs once it is appended', () => {
  const some = events([[0, Kind.VISIT, Mark.VISITED]]);
  equal([some.has(Kind.VISIT), some.has(Kind.CARVE)], [true, false]);
});

test('cells are ranked in the order of their visits', () => {
  const some = events([[2, Kind.VISIT, 1], [0, Kind.VISIT, 1], [2, Kind.VISIT, 1]]);
  equal([some.rank, some.root], [[2, 0, 1, 0], 2]);
});

test('without visits both cells of a carved wall are reached', () => {
  const some = events([[1, Kind.CARVE, EAST]]);
  equal([some.rank, some.root], [[0, 1, 2, 0], 1]);
});

test('events of the preparation rank no cell', () => {
  const some = events([[0, Kind.CARVE, EAST], [2, Kind.CARVE, EAST]], { prepared: 1 });
  equal(some.rank, [0, 0, 1, 2]);
});

test('cells reached up to a position are counted', () => {
  const some = events([[2, Kind.VISIT, 1], [0, Kind.LEAVE, 2], [0, Kind.VISIT, 1]]);
  equal([0, 1, 2, 3].map(position => some.cellsBy(position)), [0, 1, 1, 2]);
});

test('more events than there was room for are kept', () => {
  const scene = squares(1, 4);
  const total = 100_000;
  const some = new Events({ of: 'generate', prepared: 0, events: total }, scene);
  for (let from = 0; from < total; from += 10_000) {
    some.append(words(Array.from({ length: 10_000 }, (_, i) => [(from + i) % 4, Kind.VISIT, 1])));
  }
  equal([some.size, some.cell(0), some.cell(65_537), some.cell(total - 1)], [total, 0, 65_537 % 4, (total - 1) % 4]);
});
