// A trace that is played: a slow replay of the same events is the truth.
import { Events, Kind, Mark } from '/js/trace/events.js';
import { Playback } from '/js/trace/playback.js';
import { equal, test } from './testing.js';
import { squares } from './squares.js';

const [NORTH, EAST, SOUTH, WEST] = [0, 1, 2, 3];
const word = (kind, detail) => kind << 16 | detail;

/** A playback of events [cell, kind, detail] of a generator on a grid. */
function playback(scene, list, header = {}) {
  const events = new Events({ of: 'generate', prepared: 0, phases: ['', 'walk', 'hunt'], events: list.length, ...header }, scene);
  events.append(Uint32Array.from(list.flatMap(([cell, kind, detail]) => [cell, word(kind, detail)])));
  return new Playback(events);
}

/** Three cells in a row are joined, each visited when it is reached. */
const carving = () => playback(squares(1, 3), [
  [0, Kind.VISIT, Mark.VISITED],
  [0, Kind.CARVE, EAST],
  [1, Kind.VISIT, Mark.VISITED],
  [1, Kind.CARVE, EAST],
  [2, Kind.VISIT, Mark.VISITED],
  [2, Kind.LEAVE, Mark.LEFT],
]);

/** A long walk at random to and fro over a grid, so that checkpoints are made. */
function longTrace(length) {
  const scene = squares(30, 30);
  let state = 12345;
  const random = below => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return Math.floor(state / 2 ** 31 * below);
  };
  const list = [];
  while (list.length < length) {
    const cell = random(scene.cells);
    const direction = random(4);
    if (random(3) === 0) {
      list.push([cell, Kind.VISIT, Mark.VISITED]);
    } else if (scene.neighbour(cell, direction) >= 0) {
      list.push([cell, Kind.CARVE, direction]);
    }
  }
  return { scene, list };
}

/** The open sets and marks after the first {@code position} events, each applied anew. */
function replayed({ scene, list }, position) {
  const open = new Uint8Array(scene.cells);
  const marks = new Uint16Array(scene.cells);
  for (const [cell, kind, detail] of list.slice(0, position)) {
    if (kind === Kind.VISIT) {
      marks[cell] ^= detail;
    } else {
      open[cell] ^= 1 << detail;
      open[scene.neighbour(cell, detail)] ^= 1 << (detail + 2) % 4;
    }
  }
  return { open, marks };
}

test('a playback begins with the closed maze', () => {
  const { position, open, marks } = carving();
  equal({ position, open, marks }, { position: 0, open: [0, 0, 0], marks: [0, 0, 0] });
});

test('a carved wall is open on both sides', () => {
  const play = carving();
  play.seek(2);
  equal(play.open, [1 << EAST, 1 << WEST, 0]);
});

test('all events played forwards make the whole maze', () => {
  const play = carving();
  while (play.forward());
  equal(play.open, [1 << EAST, 1 << EAST | 1 << WEST, 1 << WEST]);
  equal(play.position, 6);
});

test('all events played backwards lead to the beginning', () => {
  const play = carving();
  play.seek(6);
  while (play.backward());
  const { position, open, marks, counts } = play;
  equal({ position, open, marks }, { position: 0, open: [0, 0, 0], marks: [0, 0, 0] });
  equal(Object.values(counts), [0, 0, 0, 0, 0, 0]);
});

test('visited cells and passages are counted', () => {
  const play = carving();
  play.seek(4);
  equal([play.counts.visited, play.counts.left, play.counts.passages], [2, 0, 2]);
  play.seek(6);
  equal([play.counts.visited, play.counts.left], [3, 1]);
});

test('passages that were open before the first event are counted', () =>
  equal(playback(squares(1, 3, [[0, 1], [1, 2]]), []).counts.passages, 2));

test('a seek ends at the first and at the last event', () => {
  const play = carving();
  play.seek(-5);
  equal(play.position, 0);
  play.seek(99);
  equal(play.position, 6);
});

test('the head is the cell of the last visit', () => {
  const play = carving();
  equal(play.head(), -1);
  play.seek(4);
  equal(play.head(), 1);
});

test('the head of an algorithm without visits is the cell that was carved into', () => {
  const play = playback(squares(2, 2), [[0, Kind.CARVE, SOUTH], [2, Kind.CARVE, EAST]]);
  play.seek(1);
  equal(play.head(), 2);
  play.seek(2);
  equal(play.head(), 3);
});

test('a walk has the direction in which it left a cell', () => {
  const play = playback(squares(2, 2), [[2, Kind.WALK, Mark.WALKED | NORTH << Mark.ARROW], [0, Kind.WALK, Mark.WALKED | EAST << Mark.ARROW]]);
  play.seek(2);
  equal([play.arrow(2), play.arrow(0), play.head()], [NORTH, EAST, 1]);
});

test('the phase has a name, and its old one when it is played back', () => {
  const play = playback(squares(1, 1), [[0, Kind.PHASE, 1], [0, Kind.PHASE, 1 ^ 2]]);
  equal(play.phaseName, '');
  play.seek(1);
  equal(play.phaseName, 'walk');
  play.seek(2);
  equal(play.phaseName, 'hunt');
  play.seek(1);
  equal(play.phaseName, 'walk');
});

test('every position of a long trace is as a replay from its beginning, wherever one comes from', () => {
  const trace = longTrace(120_000);
  const play = playback(trace.scene, trace.list);
  for (const position of [120_000, 0, 25_000, 24_999, 75_001, 60_000, 119_999, 1, 50_000]) {
    play.seek(position);
    const { open, marks } = replayed(trace, position);
    equal(play.position, position);
    equal(play.open, open, `open at ${position}`);
    equal(play.marks, marks, `marks at ${position}`);
  }
});

test('events that come later can be played then', () => {
  const scene = squares(1, 3);
  const events = new Events({ of: 'generate', prepared: 0, phases: [], events: 2 }, scene);
  const play = new Playback(events);
  play.seek(2);
  equal(play.position, 0);
  events.append(Uint32Array.from([0, word(Kind.CARVE, EAST), 1, word(Kind.CARVE, EAST)]));
  play.seek(2);
  equal(play.open, [1 << EAST, 1 << EAST | 1 << WEST, 1 << WEST]);
});
