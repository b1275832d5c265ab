// Draws the levels of an atlas one over the other, so that zooming goes smoothly from one to the next: the walls and the path of a level
// appear as its blocks grow, and those of the level above, which are among them, become thinner.

import { edges, path, sizeOf, walls } from './partpaint.js';

/** The size of a block, in CSS pixels, at which a level begins to be seen, and from which on it is seen in full. */
const BEGIN = 3;
const FULL = 8;
/** Up to this size, parts are painted once as pictures of these sizes; larger ones in each frame. */
const SIZES = [4, 8, 12, 16, 24];
const PICTURES = 12;
/** What walls and path take of a block; beyond a size of this many CSS pixels walls grow more slowly. */
const WALL = 1 / 8;
const PATH = 3 / 8;
const THICK = 24;
const SLOWLY = 1 / 32;
/** How much thicker walls are that part blocks of higher levels. */
const RANKS = [1, 1.6, 2.2];
/** How the path of the level above shines through. */
const SHADOW = 0.16;
/** A part that has just come appears in this many milliseconds. */
const APPEARS = 140;
/** The bytes of all pictures. */
const BYTES = 160 << 20;

/** Draws an atlas whose parts it asks for. */
export class Layers {
  #parts;
  /** By part: {size, image, colours}. */
  #pictures = new Map();
  #bytes = 0;
  /** When no more pictures are painted in this drawing, which may paint one whatever the time is. */
  #until = 0;
  #hasPainted = false;
  /** Whether the drawing shows all there is to see, as it will stay. */
  #isWhole = true;

  constructor(parts) {
    this.#parts = parts;
  }

  /** Forgets all pictures. */
  clear() {
    this.#pictures.clear();
    this.#bytes = 0;
  }

  /** The finest level that is visible at a scale, in pixels a cell, and its opacity, from 0 to 1. */
  static finest(sheet, scale, ratio) {
    let level = 0;
    while (level < sheet.top && sizeOf(sheet, level, scale) < BEGIN * ratio) {
      level++;
    }
    const share = level === sheet.top ? 1 : (sizeOf(sheet, level, scale) / ratio - BEGIN) / (FULL - BEGIN);
    return { level, share: Math.min(1, Math.max(0, share)) };
  }

  /**
   * Draws what is seen in a canvas of some size; gives whether all of it was there, and will stay as it is. `view` is {camera, width, height, ratio,
   * colours}, with or without a path; `until` is when no more pictures are painted; `only` is the level that is seen in full, where it is not
   * the one that fits.
   */
  draw(context, view, { hasPath, until, only = null }) {
    const { camera, ratio, colours } = view;
    const { sheet, scale } = camera;
    const { level, share } = only === null ? Layers.finest(sheet, scale, ratio) : { level: only, share: 1 };
    this.#until = until;
    this.#hasPainted = false;
    this.#isWhole = true;
    if (hasPath && level < sheet.top) {
      context.globalAlpha = (1 - share) + SHADOW * share;
      this.#paths(context, view, level + 1, PATH + (1 - PATH) * share);
    }
    context.globalAlpha = 1;
    const size = sizeOf(sheet, level, scale);
    for (const part of this.#seen(view, level)) {
      const age = only === null ? (performance.now() - part.since) / APPEARS : 1;
      this.#isWhole &&= age >= 1;
      context.globalAlpha = share * Math.min(1, Math.max(0, age));
      if (size > Math.max(PICTURES, FULL * ratio)) {
        this.#paint(context, part, edges(view, part), wall(size, ratio), size * PATH, colours, hasPath);
      } else {
        this.#place(context, view, part, size, hasPath);
      }
    }
    context.globalAlpha = 1;
    const above = wall(size * sheet.side, ratio);
    const isHidden = sheet.isWavy && level === 0; // cells cross the walls of the levels above
    for (let rank = 1; level + rank < sheet.top && !(isHidden && share === 1); rank++) {
      const width = (isHidden ? 1 : 1 - share) * factor(rank - 1) * above + (isHidden ? 0 : share) * factor(rank) * wall(size, ratio);
      context.globalAlpha = isHidden ? 1 - share : 1;
      for (const part of this.#seen(view, level + rank)) {
        walls(context, part, edges(view, part), width, colours.wall);
      }
    }
    context.globalAlpha = 1;
    const last = sheet.top - level;
    this.#frame(context, view, (1 - share) * factor(last - 1) * above + share * factor(last) * wall(size, ratio));
    return this.#isWhole;
  }

  /** The parts of a level that are in sight and loaded. */
  * #seen({ camera, width, height }, level) {
    const { sheet } = camera;
    const bounds = cell => sheet.partOf(sheet.block(level, inside(sheet, cell)));
    const first = bounds(camera.cellAt(-width / 2, -height / 2));
    const last = bounds(camera.cellAt(width / 2, height / 2));
    for (let row = first.row; row <= last.row; row++) {
      for (let column = first.column; column <= last.column; column++) {
        const part = this.#parts.part(level, row, column);
        if (part) {
          yield part;
        } else {
          this.#isWhole = false;
        }
      }
    }
  }

  /** Draws the path of a level; `width` is the share of a block that the path is wide. */
  #paths(context, view, level, width) {
    context.fillStyle = view.colours.solution;
    const size = sizeOf(view.camera.sheet, level, view.camera.scale);
    context.beginPath();
    for (const part of this.#seen(view, level)) {
      path(context, part, edges(view, part), size * width, (...rectangle) => context.rect(...rectangle));
    }
    context.fill();
  }

  #paint(context, part, at, width, line, colours, hasPath) {
    if (hasPath) {
      context.fillStyle = colours.solution;
      path(context, part, at, line, (...rectangle) => context.fillRect(...rectangle));
    }
    walls(context, part, at, width, colours.wall);
  }

  /** A part as a picture, painted once for each of a few sizes. */
  #place(context, view, part, size, hasPath) {
    const best = SIZES.find(each => each >= size) ?? SIZES.at(-1);
    const at = edges(view, part);
    const place = { x: Math.round(at.columns[0]), y: Math.round(at.rows[0]), right: Math.round(at.columns.at(-1)), bottom: Math.round(at.rows.at(-1)) };
    const scaled = best / size;
    let picture = this.#pictures.get(part);
    const isRight = picture?.size === best && picture.colours === view.colours && picture.hasPath === hasPath;
    if (!isRight && this.#hasPainted && performance.now() > this.#until) {
      this.#isWhole = false; // the picture of another size will do, or none, until there is time
    } else if (!isRight) {
      this.#hasPainted = true;
      this.#forget(part);
      const bounds = list => list.map(each => (each - list[0]) * scaled);
      const inside = { rows: bounds(at.rows), columns: bounds(at.columns) };
      const image = new OffscreenCanvas(Math.max(1, Math.round(inside.columns.at(-1))), Math.max(1, Math.round(inside.rows.at(-1))));
      this.#paint(image.getContext('2d'), part, inside, best * WALL, best * PATH, view.colours, hasPath);
      picture = { size: best, image, colours: view.colours, hasPath };
      this.#bytes += bytesOf(picture);
    } else {
      this.#pictures.delete(part);
    }
    if (!picture) {
      return;
    }
    this.#pictures.set(part, picture);
    while (this.#bytes > BYTES) {
      this.#forget(this.#pictures.keys().next().value);
    }
    context.imageSmoothingEnabled = true;
    context.drawImage(picture.image, place.x, place.y, place.right - place.x, place.bottom - place.y);
  }

  #forget(part) {
    const picture = this.#pictures.get(part);
    if (picture) {
      this.#bytes -= bytesOf(picture);
      this.#pictures.delete(part);
    }
  }

  #frame(context, { camera, width, height, colours }, thick) {
    const { sheet } = camera;
    const clear = (value, size) => Math.min(size + thick, Math.max(-thick, value));
    const [left, right] = [camera.across(0n), camera.across(sheet.columns)].map(x => clear(x + width / 2, width));
    const [top, bottom] = [camera.down(0n), camera.down(sheet.rows)].map(y => clear(y + height / 2, height));
    context.lineWidth = thick;
    context.strokeStyle = colours.wall;
    context.strokeRect(left, top, right - left, bottom - top);
  }
}

/** How thick walls are between blocks of some size. */
function wall(size, ratio) {
  const thick = THICK * ratio;
  return size <= thick ? size * WALL : thick * WALL + (size - thick) * SLOWLY;
}

const factor = rank => RANKS[Math.min(Math.max(0, rank), RANKS.length - 1)];

const bytesOf = ({ image }) => 4 * image.width * image.height;

const inside = (sheet, { row, column }) => ({
  row: row < 0n ? 0n : row >= sheet.rows ? sheet.rows - 1n : row,
  column: column < 0n ? 0n : column >= sheet.columns ? sheet.columns - 1n : column,
});
