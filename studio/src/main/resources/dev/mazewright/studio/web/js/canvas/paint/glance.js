/** Marks that must be seen however small cells are: start and goals, over the maze. */

import { SMALLEST, disc, isSmall, marksOf } from './marks.js';
import { drawn } from '../drawn.js';
import { wallWidth } from './measure.js';

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
