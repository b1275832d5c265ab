// The table of a comparison: a row for each generator, a plot for each measure, and the numbers in texts.
import { el } from '../controls/controls.js';
import { nameOf } from '../names.js';
import { axis, scaleOf, strip, summary } from './plot.js';
import { texts } from './texts.js';

export const MEASURES = Object.keys(texts.measures);

/** Grows as results come in; all plots of a measure share one scale. */
export class Comparison {
  /** `make` is called with the generator that was chosen; `draw` shows a small one of its mazes in an image. */
  constructor({ make, draw }) {
    this.make = make;
    this.draw = draw;
    this.caption = el('caption');
    this.head = el('thead');
    this.body = el('tbody');
    this.source = el('p', { class: 'hint' });
    this.key = el('span', { class: 'key-expected', text: texts.legendExpected, hidden: true });
    this.root = el('div', { class: 'comparison', tabIndex: 0, role: 'region', 'aria-label': texts.title },
      el('table', {}, this.caption, this.head, this.body),
      el('p', { class: 'legend hint' }, texts.legend, ' ', this.key),
      this.source);
  }

  /** An empty table of these generators; `state` is what is shown of each. */
  begin(names, caption, state = texts.waiting) {
    this.results = new Map();
    this.rows = new Map(names.map(name => [name, this.row(name, state)]));
    this.caption.textContent = caption;
    this.body.replaceChildren(...[...this.rows.values()].map(each => each.root));
    this.source.textContent = '';
    this.key.hidden = true;
    this.paintHead();
  }

  row(name, words) {
    const cells = Object.fromEntries(MEASURES.map(measure => [measure, el('td', { 'data-label': texts.measures[measure].name })]));
    const state = el('span', { class: 'state', text: words });
    const root = el('tr', {},
      el('th', { scope: 'row' },
        el('button', { type: 'button', class: 'generator', value: name, title: texts.generate(nameOf(name)), onclick: () => this.make(name) },
          this.draw(el('img', { alt: '', width: 56, height: 56, loading: 'lazy' }), name),
          el('span', { text: nameOf(name) })),
        state),
      Object.values(cells));
    return { root, cells, state };
  }

  /** Says how it stands with a generator. */
  say(name, sentence) {
    this.rows.get(name).state.textContent = sentence;
  }

  /** Nothing more will come. */
  halt() {
    for (const [name, { state }] of this.rows) {
      state.textContent = this.results.has(name) ? '' : texts.unmeasured;
    }
  }

  /** Takes a result in, and draws all anew where a scale has changed. */
  add(name, result) {
    this.results.set(name, result);
    this.say(name, '');
    this.key.hidden &&= !result.expected;
    this.paintHead();
    for (const each of this.results.keys()) {
      this.paintRow(each);
    }
  }

  scale(measure) {
    const numbers = [...this.results.values()].flatMap(({ measures, expected }) =>
      [...(measures[measure]?.values ?? []), ...known(expected, measure)]);
    return scaleOf(numbers);
  }

  paintHead() {
    const axes = MEASURES.map(measure => el('th', { scope: 'col', title: texts.measures[measure].idea },
      el('span', { text: texts.measures[measure].name }),
      this.results.size > 0 ? axis(this.scale(measure), texts.measures[measure].tick) : null));
    this.head.replaceChildren(el('tr', {}, el('th', { scope: 'col', text: texts.generator }), axes));
  }

  paintRow(name) {
    const { measures, expected } = this.results.get(name);
    const { cells } = this.rows.get(name);
    for (const measure of MEASURES) {
      const { values } = measures[measure];
      const { value } = texts.measures[measure];
      const spread = summary(values);
      const awaited = expected?.[measure] ?? null;
      cells[measure].replaceChildren(...spread === null ? [] : [
        strip(values, this.scale(measure), awaited),
        el('p', { class: 'numbers' },
          el('span', { text: texts.median(value(spread.median)) }),
          el('span', { class: 'spread', text: texts.spread(value(spread.least), value(spread.most)) }),
          awaited ? el('span', { class: 'expected', text: texts.expected(value(awaited.mean)), title: texts.expectedBy(awaited.source ?? '') }) : null),
      ]);
    }
  }
}

/** The expected value of a measure and its deviation to both sides, as numbers a scale has to hold. */
function known(expected, measure) {
  const one = expected?.[measure];
  return one ? [one.mean - (one.deviation || 0), one.mean + (one.deviation || 0)] : [];
}
