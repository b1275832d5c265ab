// Draws a large maze: tiles of the zoom that fits, coarser ones where those are still to come, and marks.
import { LEAST, SIDE, tilesIn } from './levels.js';

/** How many zooms coarser a tile may be that is shown until the right one comes. */
const COARSER = 8;
/** The least radius of the marks of start and goal, and of the ring around a cell that was gone to, in CSS pixels. */
const MARK = 5;
const RING = 12;

/** Draws a layer where `camera` has it, and has its tiles fetch what is not here. `part` is what is seen, in cells. */
export function paintTiles(context, tiles, { maze, camera, part, zoom }) {
  const seen = tilesIn(part, maze, zoom);
  tiles.wantAll(seen);
  const coarser = [];
  const ready = [];
  for (const tile of seen) {
    const image = tiles.image(tile);
    if (image) {
      ready.push([tile, image, 0, 0, SIDE]);
    } else {
      coarser.push(coarserPart(tiles, tile));
    }
  }
  [...coarser.filter(Boolean), ...ready].forEach(drawn => paintTile(context, camera, ...drawn));
}

/** [tile, image, x, y, side]: the finest tile that is here and shows what a tile shows, and the part of it that does; or null. */
function coarserPart(tiles, { zoom, row, column }) {
  for (let up = 1; up <= COARSER && zoom - up >= LEAST; up++) {
    const tile = { zoom: zoom - up, row: Math.floor(row / 2 ** up), column: Math.floor(column / 2 ** up) };
    const image = tiles.image(tile);
    if (image) {
      const side = SIDE / 2 ** up;
      return [tile, image, column * side - tile.column * SIDE, row * side - tile.row * SIDE, side];
    }
  }
  return null;
}

/** Draws a square part of a tile. */
function paintTile(context, camera, { zoom, row, column }, image, x, y, side) {
  const grown = camera.scale / 2 ** zoom;
  const left = Math.round(camera.left + (column * SIDE + x) * grown);
  const top = Math.round(camera.top + (row * SIDE + y) * grown);
  const right = Math.round(camera.left + (column * SIDE + x + side) * grown);
  const bottom = Math.round(camera.top + (row * SIDE + y + side) * grown);
  context.imageSmoothingEnabled = grown < 1;
  context.imageSmoothingQuality = 'medium';
  context.drawImage(image, x, y, side, side, left, top, right - left, bottom - top);
}

/** Draws the marks of start and goals, and the ring around a cell. */
export function paintMarks(context, { maze, camera, colours, ratio, marked }) {
  const circle = ([row, column], least) => {
    context.beginPath();
    context.arc(camera.x(column + 0.5), camera.y(row + 0.5), Math.max(least * ratio, camera.scale * 0.35), 0, 2 * Math.PI);
  };
  const disc = (cell, colour) => {
    circle(cell, MARK);
    context.fillStyle = colour;
    context.fill();
    context.lineWidth = ratio;
    context.strokeStyle = colours.paper;
    context.stroke();
  };
  maze.goals.forEach(goal => disc(goal, colours.goal));
  if (maze.start) {
    disc(maze.start, colours.start);
  }
  if (marked) {
    circle(marked, RING);
    context.lineWidth = 3 * ratio;
    context.strokeStyle = colours.head;
    context.stroke();
  }
}
