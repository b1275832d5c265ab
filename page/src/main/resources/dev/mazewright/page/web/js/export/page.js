// The page of Print: a size that has a name and an orientation, or a width and a height of the user's own.
import { choicesOf, el, field, row, select, toggleGroup } from '../controls/controls.js';
import { texts } from './texts.js';

/** Pages, in millimetres, upright. */
const PAGES = {
  a0: [841, 1189], a1: [594, 841], a2: [420, 594], a3: [297, 420], a4: [210, 297], a5: [148, 210], a6: [105, 148],
  letter: [215.9, 279.4], legal: [215.9, 355.6], tabloid: [279.4, 431.8],
};
/** The entry of the list for a size of the user's own. */
const OWN = 'own';
/** Millimetres of a unit, the least and the greatest side in it, and the digits after the point that it is rounded to. */
const UNITS = { mm: { size: 1, least: 50, most: 5080, digits: 1 }, in: { size: 25.4, least: 2, most: 200, digits: 3 } };

/** The controls for the page; `onChange` is called when it has another size. */
export function pageChoice(onChange) {
  const list = select({ label: texts.page, options: [...choicesOf(texts.pages), { value: OWN, label: texts.ownSize }], value: 'a4', onChange: fit });
  const turn = toggleGroup({ label: texts.turn, options: choicesOf(texts.turns), value: 'portrait', onChange });
  const sides = [texts.pageWidth, texts.pageHeight].map(label =>
    field({ label, type: 'number', step: 'any', required: true, inputMode: 'decimal', onInput: take }));
  const unit = select({ label: texts.unit, options: choicesOf(texts.units), value: 'mm', onChange: convert });
  const own = row(...sides, unit);
  /** The width and the height of the user's own page, the last that are possible, in millimetres. */
  let chosen = PAGES.a4;

  function fit() {
    own.hidden = list.value !== OWN;
    turn.hidden = !own.hidden;
    onChange();
  }

  /** Shows the chosen width and height in the unit. */
  function convert() {
    const { size, least, most, digits } = UNITS[unit.value];
    sides.forEach((side, index) => {
      Object.assign(side.input, { min: least, max: most });
      side.value = String(Number((chosen[index] / size).toFixed(digits)));
      side.fail(null);
    });
  }

  function take() {
    const { size, least, most } = UNITS[unit.value];
    sides.forEach(side => side.fail(side.input.validity.valid ? null : texts.sideBounds(least, most, texts.units[unit.value])));
    if (sides.every(side => side.input.validity.valid)) {
      chosen = sides.map(side => Number(side.value) * size);
      onChange();
    }
  }

  const isOwn = () => list.value === OWN;
  const size = () => (isOwn() ? chosen : turn.value === 'portrait' ? PAGES[list.value] : [...PAGES[list.value]].reverse());

  convert();
  own.hidden = true;
  return {
    root: el('div', {}, row(list, turn), own),
    /** The width and the height, in millimetres. */
    get size() {
      return size();
    },
    /** The parameters of a request for a file on this page. */
    get parameters() {
      const { size: millimetres, digits } = UNITS[unit.value];
      const given = chosen.map(side => Number((side / millimetres).toFixed(digits))).join('x');
      const [wide, high] = size();
      return { paper: isOwn() ? given + unit.value : list.value, orientation: wide > high ? 'landscape' : 'portrait' };
    },
    /** Turns it by a quarter. */
    rotate() {
      turn.value = turn.value === 'portrait' ? 'landscape' : 'portrait';
      chosen = [...chosen].reverse();
      convert();
      onChange();
    },
  };
}
