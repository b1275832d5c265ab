// The table of a race.
import { el } from '../controls/controls.js';
import { nameOfPart } from '../names.js';
import { texts } from './texts.js';

const COLUMNS = ['steps', 'visited', 'length', 'time', 'place'];

/** Shows the progress of each lane, and their ranks. */
export function resultsTable() {
  let rows = [];
  const head = el('tr', {}, COLUMNS.map(name => el('th', { scope: 'col', text: texts.columns[name] })));
  const table = el('table', {}, el('caption', { class: 'unseen', text: texts.caption }), el('thead', {}, head));
  const element = el('div', { class: 'results' }, table);

  /** Shows the lanes as they are now. */
  function show(lanes) {
    if (rows.length !== lanes.all.length) {
      rows.forEach(({ body }) => body.remove());
      rows = lanes.all.map(() => row());
      table.append(...rows.map(({ body }) => body));
    }
    const places = lanes.places();
    lanes.all.forEach((lane, i) => {
      const { body, name, cells } = rows[i];
      const shown = lane.player.playback ? valuesOf(lane, places[i]) : {};
      name.textContent = nameOfPart(lane.name);
      COLUMNS.forEach(column => { cells[column].textContent = shown[column] ?? texts.none; });
      body.classList.toggle('first', places[i] === 1);
    });
  }

  return { element, show };
}

/** A lane takes two rows: its name, and under it its numbers. */
function row() {
  const name = el('th', { scope: 'rowgroup', colSpan: COLUMNS.length });
  const cells = Object.fromEntries(COLUMNS.map(column => [column, el('td')]));
  return { name, cells, body: el('tbody', {}, el('tr', {}, name), el('tr', {}, Object.values(cells))) };
}

function valuesOf({ player, length }, place) {
  const { header, playback, from, position } = player;
  const isOver = player.isAtEnd;
  const isSolved = header.of === 'solve';
  const steps = isSolved ? header.length : length;
  const visited = isOver && isSolved ? header.visited : playback.events.cellsBy(position);
  return {
    steps: texts.number(Math.max(0, position - from)),
    visited: texts.number(visited),
    length: isOver && steps !== undefined ? (steps === null ? texts.noPath : texts.number(steps)) : texts.none,
    time: isOver ? texts.time(header.milliseconds) : texts.none,
    place: place > 0 ? texts.place(place) : texts.none,
  };
}
