// Counters of the progress of a playback.
import { bind, signal } from '../controls/signal.js';
import { el } from '../controls/controls.js';
import { Kind } from '../trace/events.js';
import { nameOf } from '../names.js';
import { texts } from './texts.js';

/** The counters: a number, or null where it does not apply to this algorithm. */
const COUNTS = {
  phase: ({ phaseName }) => (phaseName ? nameOf(phaseName) : null),
  visited: ({ events, position, scene }) => texts.ofAll(events.cellsBy(position), scene.cells),
  waiting: ({ counts, events }) => (events.has(Kind.VISIT) && events.has(Kind.LEAVE)
    ? texts.number(Math.max(0, counts.visited - counts.left)) : null),
  walked: ({ counts, events }) => (events.header.of === 'solve'
    ? (events.has(Kind.WALK) ? texts.number(counts.walked) : null)
    : (events.has(Kind.ERASE) ? texts.number(counts.loose) : null)),
  filled: ({ counts, events }) => (events.has(Kind.FILL) ? texts.number(counts.filled) : null),
  passages: ({ counts, events }) => (events.header.of === 'generate' ? texts.number(counts.passages) : null),
};

/** A list of counters, and how to show those of a playback. */
export function counters() {
  const values = Object.keys(COUNTS).map(name => ({ name, text: signal(null) }));
  const element = el('dl', { class: 'counters' }, values.map(({ name, text }) => bind(
    el('div', {}, el('dt', { text: texts.counter[name] }), bind(el('dd'), { textContent: () => text.value ?? '' })), { hidden: () => text.value === null })));
  const show = playback => values.forEach(({ name, text }) => { text.value = COUNTS[name](playback); });
  return { element, show };
}
