/** What must be found at a glance however small cells are: start and goals, over the maze. */

import { SMALLEST, disc, marksOf } from './marks.js';

/** Around them paper shows, so wide in pixels. */
const AROUND = 1.5;

/** Paints the discs that are too small to be seen in their cells. */
export function paintGlance(context, subject, place, ratio) {
  for (const { cell, name, radius } of marksOf(subject, place.scale, 0)) {
    if (radius * ratio < SMALLEST) {
      disc(context, place, subject.scene, cell, SMALLEST + AROUND - 1, subject.colours.paper);
      disc(context, place, subject.scene, cell, name === 'goal' ? SMALLEST - 1 : SMALLEST - 1, subject.colours[name]);
    }
  }
}
