// The difficulty of all mazes of a book, drawn and as a table.
import { scaleOf, ticks } from '../compare/plot.js';
import { details, el } from '../controls/controls.js';
import { svg } from '../controls/element.js';
import { written } from '../say/messages.js';
import { texts } from './texts.js';

const [HEIGHT, LEFT, BOTTOM, PAD] = [150, 30, 18, 8];
/** How wide a letter is, at most on the average. */
const LETTER = 6.5;
/** What surrounds the drawing, and its widths, in pixels: it is drawn as wide as it is shown, so that letters have their size. */
const [AROUND, NARROWEST, WIDEST] = [26, 280, 708];
const isNarrow = () => window.matchMedia('(max-width: 47.5em)').matches;

/** The figure of mazes {number, page, difficulty, length} and the sections {title, mazes} that they are in, within a width. */
export function curve(mazes, sections, room) {
  const width = Math.min(WIDEST, Math.max(NARROWEST, room - AROUND));
  return el('div', { class: 'book-curve' }, details(texts.curve, { open: !isNarrow() },
    el('figure', {}, el('figcaption', { class: 'hint', text: texts.curveSummary(mazes) }), plot(mazes, sections, width)),
    table(mazes)));
}

function plot(mazes, sections, width) {
  const scale = scaleOf(mazes.map(maze => maze.difficulty), 4);
  const x = number => LEFT + PAD + (mazes.length === 1 ? 0.5 : (number - 1) / (mazes.length - 1)) * (width - LEFT - 2 * PAD);
  const y = value => HEIGHT - BOTTOM - (value - scale.from) / (scale.to - scale.from) * (HEIGHT - BOTTOM - PAD);
  const drawn = svg('svg', { class: 'plot', viewBox: `0 0 ${width} ${HEIGHT}`, 'aria-hidden': 'true', focusable: 'false' });
  for (const tick of ticks(scale)) {
    drawn.append(line(LEFT, y(tick), width, y(tick)), label(LEFT - 4, y(tick) + 4, 'end', written(Number(tick.toFixed(1)))));
  }
  let [first, left] = [1, LEFT];
  for (const { title = '', mazes: count } of sections) {
    first += count;
    const right = first <= mazes.length ? (x(first) + x(first - 1)) / 2 : width;
    if (right < width) {
      drawn.append(line(right, 0, right, HEIGHT - BOTTOM));
    }
    drawn.append(label((left + right) / 2, HEIGHT - 4, 'middle', cut(title, (right - left) / LETTER)));
    left = right;
  }
  drawn.append(
    svg('polyline', { class: 'curve-line', points: mazes.map(maze => `${x(maze.number)},${y(maze.difficulty)}`).join(' ') }),
    ...mazes.map(maze => svg('circle', { class: 'plot-dot', cx: x(maze.number), cy: y(maze.difficulty), r: mazes.length > 120 ? 1.5 : 3 },
      svg('title', {}, texts.ofMaze(maze)))));
  return drawn;
}

/** A text of a few letters at most. */
const cut = (words, most) => (words.length <= most ? words : most < 3 ? '' : `${words.slice(0, most - 1).trimEnd()}…`);

const line = (x1, y1, x2, y2) => svg('line', { class: 'plot-grid', x1, y1, x2, y2 });

const label = (x, y, anchor, words) => svg('text', { x, y, 'text-anchor': anchor }, String(words));

function table(mazes) {
  const head = el('tr', {}, texts.columns.map(name => el('th', { scope: 'col', text: name })));
  const rows = mazes.map(({ number, page, difficulty, length, recipe }) => el('tr', {},
    el('th', { scope: 'row', text: String(number) }), [page, difficulty, length, recipe].map(value => el('td', { text: String(value) }))));
  return details(texts.asTable, {}, el('div', { class: 'book-table', tabIndex: 0, role: 'region', 'aria-label': texts.curve },
    el('table', {}, el('thead', {}, head), el('tbody', {}, rows))));
}
