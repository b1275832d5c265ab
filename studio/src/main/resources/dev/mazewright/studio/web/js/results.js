// The table of a race.
import { el } from './controls.js';
import { texts } from './texts.js';

const words = texts.race;
const COLUMNS = Object.keys(words.columns);

/** Shows how far each lane is, and who was first. */
export class Results {
  #body = el('tbody');
  #rows = [];

  constructor() {
    const head = el('tr', {}, COLUMNS.map(name => el('th', { scope: 'col', text: words.columns[name] })));
    this.element = el('div', { class: 'results', tabIndex: 0, role: 'group', 'aria-label': words.caption },
      el('table', {}, el('caption', { class: 'unseen', text: words.caption }), el('thead', {}, head), this.#body));
  }

  /** Shows the lanes as they are now. */
  show(lanes) {
    if (this.#rows.length !== lanes.all.length) {
      this.#rows = lanes.all.map(() => row());
      this.#body.replaceChildren(...this.#rows.map(({ line }) => line));
    }
    const places = lanes.places();
    lanes.all.forEach((lane, i) => {
      const { line, cells } = this.#rows[i];
      const shown = lane.playing.playback ? valuesOf(lane, places[i]) : { name: lane.name };
      COLUMNS.forEach(name => { cells[name].textContent = shown[name] ?? words.none; });
      line.classList.toggle('first', places[i] === 1);
    });
  }
}

function row() {
  const cells = Object.fromEntries(COLUMNS.map(name => [name, name === 'name' ? el('th', { scope: 'row' }) : el('td')]));
  return { cells, line: el('tr', {}, Object.values(cells)) };
}

function valuesOf({ name, playing, length }, place) {
  const { header, playback, from, to, position } = playing;
  const { counts, events } = playback;
  const isOver = playing.isAtEnd;
  const seen = header.of === 'solve' || events.tellsVisits ? counts.visited : counts.joined;
  const way = header.of === 'solve' ? header.length : length;
  return {
    name,
    steps: isOver ? words.number(to - from) : words.ofAll(Math.max(0, position - from), to - from),
    visited: words.number(isOver && header.visited !== null ? header.visited : seen),
    length: isOver && way !== undefined ? (way === null ? words.noWay : words.number(way)) : words.none,
    time: isOver ? words.time(header.milliseconds) : words.none,
    place: place > 0 ? words.place(place) : words.none,
  };
}
