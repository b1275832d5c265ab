/** Paints a rectangle of a picture: the parts of a maze, one above the other, each in its own module. */

import { drawn } from '../drawn.js';
import { wallWidth } from './measure.js';
import { paintFloor, paintLetters } from './floor.js';
import { paintLines } from './lines.js';
import { paintPath } from './path.js';
import { paintMarks } from './marks.js';
import { paintStairs } from './stairs.js';
import { paintWalls } from './walls.js';
import { paintLabels } from './labels.js';
import { paintInk } from './ink.js';

/** Cells smaller than this many pixels are painted pixel by pixel. */
const INK = 4;

/** Paints what a subject shows in a part of a canvas. */
export function paint(context, subject, camera, part) {
  const { scene } = subject;
  const wall = wallWidth(camera.scale, subject.measure.isSquare);
  const room = wall / 2 + 1 + (drawn.hand?.reach ?? 0) * camera.scale;
  const seen = subject.sight.inside(
    camera.toMazeX(part.left - room), camera.toMazeY(part.top - room),
    camera.toMazeX(part.right + room), camera.toMazeY(part.bottom + room),
  );
  context.save();
  context.beginPath();
  context.rect(part.left, part.top, part.right - part.left, part.bottom - part.top);
  context.clip();
  if (camera.scale * subject.measure.size < INK) {
    paintInk(context, subject, camera, part, seen);
    paintLetters(context, subject, camera);
  } else {
    context.fillStyle = subject.colours.paper;
    context.fillRect(part.left, part.top, part.right - part.left, part.bottom - part.top);
    if (scene.hasLines) {
      paintLines(context, subject, camera, seen);
    }
    paintFloor(context, subject, camera, seen);
    paintLetters(context, subject, camera);
    paintPath(context, subject, camera, seen);
    paintMarks(context, subject, camera, wall);
    if (scene.hasStairs) {
      paintStairs(context, subject, camera, seen);
    }
    paintWalls(context, subject, camera, seen);
  }
  paintLabels(context, subject, camera);
  context.restore();
}
