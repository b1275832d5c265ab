// What is drawn over a picture: the path, rings around unsure walls, outlines.
import { svg } from '../../controls/element.js';

/** The radii of the marks at the ends of the path, in widths of its line, as in the solved picture of the server. */
const END = 1.15;
const HOLE = 0.55;
/** Unsure walls have the first of these that the path has not (Okabe and Ito, 2008). */
const RINGS = ['#d55e00', '#0072b2'];

/** A line with a ring where it begins and a disc where it ends. */
export function lineOf(path, wide, colour) {
  const [start, goal] = [path[0], path.at(-1)];
  const disc = ([cx, cy], r, fill) => svg('circle', { cx, cy, r, fill });
  return [
    svg('polyline', { class: 'path', points: path.join(' '), stroke: colour, 'stroke-width': wide }),
    disc(start, END * wide, colour), disc(start, HOLE * wide, '#fff'), disc(goal, END * wide, colour),
  ];
}

/** A ring around a wall that is unsure, in a colour that the path has not. */
export function ringOf([cx, cy], corridor, path) {
  return svg('circle', { class: 'doubtful', cx, cy, r: 0.5 * corridor, stroke: RINGS.find(each => each !== path) });
}
