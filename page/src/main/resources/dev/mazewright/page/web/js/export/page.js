// The page of Print: a size that has a name and an orientation, or a width and a height of the user's own.
import { choicesOf, el, field, row, select, toggleGroup } from '../controls/controls.js';
import { choiceOfId } from '../names.js';
import { usesLetter, usualPaper } from '../say/region.js';
import { texts } from './texts.js';
/** @import { Catalog } from '../types.js' */

/** The entry of the list for a size of the user's own. */
const OWN = 'own';
/** Millimetres of a unit, the least and the greatest side in it, and the digits after the point that it is rounded to. */
const UNITS = { mm: { size: 1, least: 50, most: 5080, digits: 1 }, in: { size: 25.4, least: 2, most: 200, digits: 3 } };

/** The controls for the page, one of these papers or another; `onChange` is called when it has another size. */
export function pageChoice(/** @type {Catalog['paperSizes']} */ papers, onChange) {
  /** @type {Record<string, number[]>} their sides, upright, in millimetres */
  const pages = Object.fromEntries(papers.map(({ name, width, height }) => [name, [width, height]]));
  const list = select({ label: texts.page, options: [...Object.keys(pages).map(choiceOfId), { value: OWN, label: texts.ownSize }], value: usualPaper(), onChange: fit });
  const turn = toggleGroup({ label: texts.turn, options: choicesOf(texts.turns), value: 'portrait', onChange });
  const sides = [texts.pageWidth, texts.pageHeight].map(label =>
    field({ label, type: 'number', step: 'any', required: true, inputMode: 'decimal', onInput: take }));
  const unit = select({ label: texts.unit, options: choicesOf(texts.units), value: usesLetter() ? 'in' : 'mm', onChange: convert });
  const own = row(...sides, unit);
  /** The width and the height of the user's own page, the last that are possible, in millimetres. */
  let chosen = pages[list.value];

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
  const size = () => (isOwn() ? chosen : turn.value === 'portrait' ? pages[list.value] : [...pages[list.value]].reverse());

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
