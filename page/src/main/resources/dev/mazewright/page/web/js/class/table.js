// The table of a race of the class.
import { el, iconButton } from '../controls/controls.js';
import { texts } from './texts.js';

const COLUMNS = ['place', 'name', 'moves', 'left', 'time'];

/** The table; with `onRemove`, each row has a button to remove its name. */
export function raceTable({ onRemove = null } = {}) {
  const body = el('tbody');
  const empty = el('p', { class: 'hint', text: texts.noNames });
  const head = el('tr', {}, COLUMNS.map(name => el('th', { scope: 'col' }, el('span', { class: name === 'place' ? 'unseen' : '', text: texts.columns[name] }))), onRemove ? el('td') : null);
  const element = el('div', { class: 'results class-table' }, empty,
    el('table', {}, el('caption', { class: 'unseen', text: texts.table }), el('thead', {}, head), body));

  /** Shows a race: {race, pupils}; `own` is the number of the pupil whose row is marked. */
  function show({ race, pupils }, own = null) {
    empty.hidden = pupils.length > 0;
    body.replaceChildren(...pupils.map((pupil, index) => row(pupil, race > 0 ? index + 1 : null, own)));
  }

  function row({ pupil, name, moves, left, time }, place, own) {
    const isIn = time >= 0;
    return el('tr', { class: pupil === own ? 'yours' : '', 'aria-current': pupil === own ? 'true' : null },
      el('td', { text: isIn ? `${place}.` : '' }),
      el('th', { scope: 'row', text: name }),
      el('td', { text: place === null ? texts.none : String(moves) }),
      el('td', { text: place === null ? texts.none : String(left) }),
      el('td', { text: isIn ? texts.seconds(time) : texts.none }),
      onRemove ? el('td', {}, iconButton('close', texts.remove(name), () => onRemove(pupil))) : null);
  }

  return { element, show };
}
