// A solid on paper, in true size: a plate from above, or what is around a cylinder, unrolled; with its lengths.
import { svg } from '../controls/element.js';
import { centreOf, facesOf, partsOf } from './solidfile.js';
import { CAPTION, FONT, TITLE, pagesFor } from './printing.js';
import { texts } from './texts.js';

/** The margin that printers need, in millimetres. */
const MARGIN = 12;
/** Beside the plan there is room for its lengths, in millimetres. */
const BESIDE = 9;
const LETTERS = 3.2;
const TICK = 1.2;
/** Shades from what lies lowest to what stands highest, as parts of white. */
const LOWEST = 0.94;
const HIGHEST = 0.28;
/** Faces that lean less are upright. */
const LEANS = 1e-3;
/** Millimetres that are one. */
const NEAR = 0.05;
const TENTH = 10;

/** @typedef {{pages: HTMLElement[], wide: number, high: number}} Plan pages of a size in millimetres */

/**
 * The pages with a solid.
 *
 * @param {{file: ArrayBuffer, isRound: boolean, isInside: boolean}} solid a binary STL file, and where the maze of a cylinder lies
 * @param {[number, number]} size of the paper in millimetres
 * @returns {Plan}
 */
export function planPages(solid, [narrow, long]) {
  const all = facesOf(solid.file);
  const faces = solid.isRound ? unrolled(partsOf(all).at(solid.isInside ? -1 : 0) ?? [], solid.isInside) : fromAbove(all);
  const { drawing, width, height, words } = drawn(faces, solid);
  const part = { x: -BESIDE, y: -BESIDE, width: width + 2 * BESIDE, height: height + 2 * BESIDE };
  const papers = [[narrow, long], [long, narrow]].map(([wide, high]) => ({ wide, high, roomWide: wide - 2 * MARGIN, roomHigh: high - 2 * MARGIN - TITLE - CAPTION }));
  const paper = papers.find(each => part.width <= each.roomWide && part.height <= each.roomHigh) ?? papers[width > height ? 1 : 0];
  const pages = pagesFor(drawing, part, { ...paper, cell: 1, margin: MARGIN, title: words, caption: texts.planNote });
  return { pages, wide: paper.wide, high: paper.high };
}

/** What is seen of faces from above: corners with x to the right and y downwards, and how high they lie. */
function fromAbove(faces) {
  return faces.filter(({ normal }) => normal[2] > LEANS)
    .map(({ corners }) => ({ at: corners.map(([x, y]) => [x, -y]), height: corners.reduce((sum, corner) => sum + corner[2], 0) / corners.length }));
}

/** What is seen of a cylinder from where its maze is, unrolled at the radius of its walls. */
function unrolled(faces, isInside) {
  const [middleX, middleY] = centreOf(faces);
  const radius = corner => Math.hypot(corner[0] - middleX, corner[1] - middleY);
  const outwards = ({ normal, corners: [corner] }) => (normal[0] * (corner[0] - middleX) + normal[1] * (corner[1] - middleY)) / radius(corner);
  const seen = faces.filter(face => (isInside ? -1 : 1) * outwards(face) > LEANS);
  const highest = Math.max(...seen.map(({ corners }) => corners[0][2]));
  const upper = seen.filter(({ corners }) => corners[0][2] + corners[1][2] + corners[2][2] > 1.5 * highest); // above the end that is held
  const walls = upper.map(({ corners }) => (isInside ? Math.min : Math.max)(...corners.map(radius))).reduce((one, other) => (isInside ? Math.min : Math.max)(one, other));
  const around = 2 * Math.PI * walls;
  const turn = isInside ? -1 : 1;
  return seen
    .filter(({ corners }) => corners.every(corner => (isInside ? radius(corner) > walls - NEAR : radius(corner) < walls + NEAR)))
    .flatMap(({ corners }) => {
      const angles = corners.map(corner => Math.atan2(corner[1] - middleY, corner[0] - middleX));
      const beside = angles.map(angle => angle + 2 * Math.PI * Math.round((angles[0] - angle) / (2 * Math.PI)));
      const height = corners.reduce((sum, corner) => sum + turn * radius(corner), 0) / corners.length;
      return [-1, 0, 1].map(times => ({ at: corners.map((corner, index) => [turn * beside[index] * walls + times * around, -corner[2]]), height, around }));
    })
    .filter(({ at }) => at.some(([x]) => x > -around / 2 && x < around / 2));
}

/** The drawing of faces, and how large it is, without the room for lengths. */
function drawn(faces, { isRound }) {
  const all = faces.flatMap(({ at }) => at);
  const along = axis => all.map(at => at[axis]);
  const least = list => list.reduce((one, other) => Math.min(one, other));
  const most = list => list.reduce((one, other) => Math.max(one, other));
  const [left, right] = isRound ? [-faces[0].around / 2, faces[0].around / 2] : [least(along(0)), most(along(0))];
  const [top, bottom] = [least(along(1)), most(along(1))];
  const [width, height] = [right - left, bottom - top];
  const heights = faces.map(face => face.height);
  const [low, high] = [least(heights), most(heights)];
  const shades = new Map();
  for (const { at, height: up } of faces) {
    const key = Math.round(up * TENTH);
    shades.set(key, `${shades.get(key) ?? ''}M${at.map(([x, y]) => `${(x - left).toFixed(2)} ${(y - top).toFixed(2)}`).join('L')}Z`);
  }
  const picture = svg('svg', { x: 0, y: 0, width, height, viewBox: `0 0 ${width} ${height}` });
  picture.append(...[...shades].sort(([one], [other]) => one - other).map(([key, d]) => {
    const part = high > low ? Math.min(1, Math.max(0, (key / TENTH - low) / (high - low))) : 0;
    const colour = `rgb(${Array(3).fill(Math.round(255 * (LOWEST + part * (HIGHEST - LOWEST)))).join()})`;
    return svg('path', { d, fill: colour, stroke: colour, 'stroke-width': 0.04 });
  }));
  const drawing = svg('svg', { viewBox: `${-BESIDE} ${-BESIDE} ${width + 2 * BESIDE} ${height + 2 * BESIDE}`, class: 'plan' }, picture,
    length(width, `translate(0 ${height + BESIDE / 2})`), length(height, `translate(${-BESIDE / 2} ${height}) rotate(-90)`));
  return { drawing, width, height, words: (isRound ? texts.planUnrolled : texts.planFromAbove)(rounded(width), rounded(height)) };
}

const rounded = millimetres => Math.round(millimetres * TENTH) / TENTH;

/** A line as long as this from a place on, with its length. */
function length(millimetres, place) {
  const words = svg('text', { x: millimetres / 2, y: LETTERS / 3, 'font-size': LETTERS, 'font-family': FONT, 'text-anchor': 'middle', fill: '#000', stroke: '#fff', 'stroke-width': 1.6, 'paint-order': 'stroke' });
  words.textContent = `${rounded(millimetres)} mm`;
  return svg('g', { transform: place },
    svg('path', { d: `M0 ${-TICK}V${TICK}M0 0H${millimetres}M${millimetres} ${-TICK}V${TICK}`, fill: 'none', stroke: '#000', 'stroke-width': 0.2 }), words);
}
