// Undo and redo, without a browser's history.
import { Entries } from '/js/shell/entries.js';
import { equal, test } from './testing.js';

const source = number => ({ recipe: `rectangle:3x3/wilson/seed:${number}` });
const state = entries => [entries.index, entries.canUndo, entries.canRedo];

test('the first maze replaces the entry that the page was loaded with', () => {
  const entries = new Entries();
  equal(entries.put(source(1), { quiet: true }), true);
  equal(state(entries), [0, false, false]);
});

test('another maze is a new entry that can be undone', () => {
  const entries = new Entries();
  entries.put(source(1), { quiet: true });
  equal(entries.put(source(2)), false);
  equal(state(entries), [1, true, false]);
  equal(entries.source, source(2));
});

test('what was undone can be done again', () => {
  const entries = new Entries();
  entries.put(source(1), { quiet: true });
  entries.put(source(2));
  entries.goTo(0);
  equal(entries.source, source(1));
  equal(state(entries), [0, false, true]);
  entries.goTo(1);
  equal(entries.source, source(2));
});

test('a new maze forgets what could be done again', () => {
  const entries = new Entries();
  [1, 2, 3].forEach(number => entries.put(source(number)));
  entries.goTo(1);
  entries.put(source(4));
  equal(state(entries), [2, true, false]);
  equal(entries.source, source(4));
});

test('changes of one kind shortly after each other share an entry', () => {
  const entries = new Entries();
  equal(entries.put(source(1), { kind: 'size', time: 1000 }), false);
  equal(entries.put(source(2), { kind: 'size', time: 1600 }), true);
  equal(entries.put(source(3), { kind: 'size', time: 2200 }), true);
  equal(state(entries), [1, true, false]);
});

test('changes of one kind long after each other are entries of their own', () => {
  const entries = new Entries();
  entries.put(source(1), { kind: 'size', time: 1000 });
  equal(entries.put(source(2), { kind: 'size', time: 1700 }), false);
});

test('changes of two kinds are entries of their own', () => {
  const entries = new Entries();
  entries.put(source(1), { kind: 'size', time: 1000 });
  equal(entries.put(source(2), { kind: 'seed', time: 1001 }), false);
});

test('changes without a kind are entries of their own', () => {
  const entries = new Entries();
  entries.put(source(1), { time: 1000 });
  equal(entries.put(source(2), { time: 1000 }), false);
});

test('a change after an undo is a new entry, even of the same kind', () => {
  const entries = new Entries();
  entries.put(source(1), { kind: 'size', time: 1000 });
  entries.put(source(2), { kind: 'other', time: 1001 });
  entries.goTo(1);
  equal(entries.put(source(3), { kind: 'other', time: 1002 }), false);
});

test('an address typed after an undo has nothing open yet', () => {
  const entries = new Entries();
  entries.put(source(1), { quiet: true });
  entries.put(source(2));
  entries.goTo(0);
  entries.add();
  equal(entries.source, null);
  equal(state(entries), [1, true, false]);
});

test('a page that is loaded again at a lower entry can go up to the highest', () => {
  equal(state(new Entries(2, 5)), [2, true, true]);
});

test('the highest entry is not below the current one', () => equal(new Entries(5, 2).top, 5));
