/** Discs in the cells of the start and of the goals, or over the maze where cells are so small that they would not be seen. */
import { drawn } from '../drawn.js';
import { wallWidth } from './measure.js';
/** @import { Scene } from '../../types.js' */

/** Marks are as wide as their cell has room between its walls, but in a large one not wider than this many cells. */
const WIDEST = 1.5;

/** The share of this room that a disc takes: paper remains visible between the disc and the walls. */
const DISC = 0.8;

/** The share of a passage that the start takes where it is a goal as well: both are seen. */
const SHARED = 0.55;

/** A disc that would be smaller than this, in CSS pixels, is shown at a glance: over the maze, and as large. */
const SMALLEST = 5;

/** The discs of a puzzle: goals first, then the start, each with its share of a cell and its radius at a scale. */
function marksOf({ scene, measure, showMarks, fog }, scale, wall) {
  const marks = [];
  const add = (cell, name, share, number) => {
    const half = Math.min(measure.rooms[scene.kind[cell]], WIDEST) * scale / 2;
    if (fog === null || fog[cell] !== 0) {
      marks.push({ cell, name, share, number, radius: Math.max(1, (half - wall / 2) * share) });
    }
  };
  if (showMarks) {
    const { start, goals } = scene.shown ?? scene;
    goals.forEach((goal, i) => add(goal, 'goal', 1, i + 2));
    if (start >= 0) {
      add(start, 'start', goals.includes(start) ? SHARED : 1, 1);
    }
  }
  return marks;
}

/** Whether a disc is too small to be painted in its cell. */
const isSmall = ({ radius, share }, ratio) => radius < SMALLEST * share * ratio;

/** Paints the discs that are large enough. */
export function paintMarks(context, subject, camera, wall) {
  for (const mark of marksOf(subject, camera.scale, wall)) {
    const own = { mark: drawn.marks[mark.name], picture: drawn.pictures[mark.name] };
    if (!isSmall(mark, subject.ratio) && !drawn.paintEndMark(context, subject, camera, mark, own)) {
      disc(context, camera, subject.scene, mark.cell, DISC * mark.radius, subject.colours[mark.name]);
    }
  }
}

/** A disc around the centre of a cell. */
export function disc(context, place, /** @type {Scene} */ scene, cell, radius, colour) {
  context.fillStyle = colour;
  context.beginPath();
  context.arc(place.left + scene.x[cell] * place.scale, place.top + scene.y[cell] * place.scale, radius, 0, 2 * Math.PI);
  context.fill();
}

/** The width of the paper around them, in CSS pixels. */
const AROUND = 1.5;

/** Paints the discs that would be too small in their cells, in CSS pixels. */
export function paintGlance(context, subject, camera) {
  const { scene, colours, measure, ratio } = subject;
  const place = camera.over(ratio);
  for (const mark of marksOf(subject, camera.scale, wallWidth(camera.scale, measure.isSquare))) {
    if (isSmall(mark, ratio) && drawn.marks[mark.name] !== 'none') {
      if (mark.share === 1) {
        disc(context, place, scene, mark.cell, SMALLEST + AROUND, colours.paper);
      }
      disc(context, place, scene, mark.cell, SMALLEST * mark.share, colours[mark.name]);
    }
  }
}
