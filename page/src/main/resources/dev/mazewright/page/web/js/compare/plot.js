// Small plots as SVG elements: how the values of many mazes are spread, with what is expected drawn in.
import { svg } from '../controls/element.js';

/** Minimum, quartiles, median and maximum of some numbers; null of none. */
export function summary(values) {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b);
  if (sorted.length === 0) {
    return null;
  }
  const at = share => {
    const place = share * (sorted.length - 1);
    const low = Math.floor(place);
    const high = Math.min(low + 1, sorted.length - 1);
    return sorted[low] + (place - low) * (sorted[high] - sorted[low]);
  };
  return { least: sorted[0], lower: at(0.25), median: at(0.5), upper: at(0.75), most: sorted.at(-1), count: sorted.length };
}

/** The smallest round interval around some numbers: {from, to, step}, `parts` steps or a few more. */
export function scaleOf(numbers, parts = 3) {
  const known = numbers.filter(Number.isFinite);
  if (known.length === 0) {
    return { from: 0, to: 1, step: 0.5 };
  }
  const most = Math.max(...known);
  const least = Math.min(...known) < most * 0.5 ? 0 : Math.min(...known);
  const rough = Math.max((most - least) / parts, 1e-3 * Math.max(1, Math.abs(most)));
  const ten = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].find(one => one * ten >= rough * 0.999) * ten;
  const from = Math.floor(least / step + 1e-9) * step;
  return { from, to: Math.max(from + step, Math.ceil(most / step - 1e-9) * step), step };
}

/** The ticks of a scale. */
export const ticks = ({ from, to, step }) => Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step);

const [WIDTH, HEIGHT, PAD] = [180, 46, 6];

/** Where a number stands on a plot. */
const placer = scale => value => PAD + (value - scale.from) / (scale.to - scale.from) * (WIDTH - 2 * PAD);

/**
 * Values as a strip of dots around a box from quartile to quartile with its median; the expected mean as a line through
 * all with a diamond on top, and its deviation as a bar below it.
 * @type {(values: number[], scale: {from: number, to: number, step: number}, expected?: {mean: number, deviation: number} | null) => Element}
 */
export function strip(values, scale, expected = null) {
  const x = placer(scale);
  const numbers = summary(values);
  const plot = svg('svg', { class: 'plot', viewBox: `0 0 ${WIDTH} ${HEIGHT}`, 'aria-hidden': 'true', focusable: 'false' });
  for (const tick of ticks(scale)) {
    plot.append(line(x(tick), 4, x(tick), HEIGHT - 4, 'plot-grid'));
  }
  if (numbers === null) {
    return plot;
  }
  const middle = 24;
  plot.append(line(x(numbers.least), middle, x(numbers.most), middle, 'plot-whisker'));
  plot.append(svg('rect', {
    class: 'plot-box', x: x(numbers.lower), y: middle - 9, width: Math.max(1.5, x(numbers.upper) - x(numbers.lower)), height: 18, rx: 2,
  }));
  values.forEach((value, i) => {
    if (Number.isFinite(value)) {
      plot.append(svg('circle', { class: 'plot-dot', cx: x(value), cy: middle + jitter(i) * 11, r: 1.5 }));
    }
  });
  plot.append(line(x(numbers.median), middle - 11, x(numbers.median), middle + 11, 'plot-median'));
  if (expected !== null) {
    const at = x(expected.mean);
    plot.append(line(at, 5, at, HEIGHT - 3, 'plot-expected'));
    plot.append(svg('path', { class: 'plot-diamond', d: `M${at} 1l4 4l-4 4l-4 -4z` }));
    if (expected.deviation > 0) {
      plot.append(line(x(expected.mean - expected.deviation), HEIGHT - 3, x(expected.mean + expected.deviation), HEIGHT - 3, 'plot-deviation'));
    }
  }
  return plot;
}

const line = (x1, y1, x2, y2, name) => svg('line', { class: name, x1, y1, x2, y2 });

/** From -1 to 1, the same for the same place: the golden ratio's multiples are spread evenly. */
const jitter = i => 2 * ((i * 0.6180339887) % 1) - 1;

/** The axis above a column of plots: a number at each tick. */
export function axis(scale, label) {
  const x = placer(scale);
  const plot = svg('svg', { class: 'plot plot-axis', viewBox: `0 0 ${WIDTH} 16`, 'aria-hidden': 'true', focusable: 'false' });
  const all = ticks(scale);
  all.forEach((tick, i) => {
    const anchor = i === 0 ? 'start' : i === all.length - 1 ? 'end' : 'middle';
    plot.append(svg('text', { x: x(tick) + (i === 0 ? -PAD + 1 : anchor === 'end' ? PAD - 1 : 0), y: 12, 'text-anchor': anchor }, label(tick)));
  });
  return plot;
}
