/**
 * A pen that draws as a hand does: every point is a little beside where it should be, by a field that changes smoothly
 * over the maze. Lines that meet there meet here. The field is value noise of two sizes, as in the files.
 */

/** Of the noise: the sides of its squares and how far it moves a point, in cells. */
const WIDE = 1.7;
const WIDE_REACH = 0.11;
const NARROW = 0.55;
const NARROW_REACH = 0.05;

/** Lines are drawn in pieces about as long as this, in cells. */
const PIECE = 0.3;

/** The farthest a point is moved, in cells. */
export const REACH = Math.SQRT2 * (WIDE_REACH + NARROW_REACH);

/** A pen for a canvas on which the maze lies at a place. */
export class WavedPen {
  #pen;
  #place;
  #x = 0;
  #y = 0;

  constructor(pen, place) {
    [this.#pen, this.#place] = [pen, place];
  }

  moveTo(x, y) {
    this.#pen.moveTo(...this.#waved(x, y));
    [this.#x, this.#y] = [x, y];
  }

  lineTo(x, y) {
    const [fromX, fromY] = [this.#x, this.#y];
    const pieces = Math.max(1, Math.ceil(Math.hypot(x - fromX, y - fromY) / (PIECE * this.#place.scale)));
    for (let i = 1; i <= pieces; i++) {
      const at = third => {
        const share = (i - 1 + third / 3) / pieces;
        return this.#waved(fromX + share * (x - fromX), fromY + share * (y - fromY));
      };
      this.#pen.bezierCurveTo(...at(1), ...at(2), ...at(3));
    }
    [this.#x, this.#y] = [x, y];
  }

  bezierCurveTo(x1, y1, x2, y2, x, y) {
    this.#pen.bezierCurveTo(...this.#waved(x1, y1), ...this.#waved(x2, y2), ...this.#waved(x, y));
    [this.#x, this.#y] = [x, y];
  }

  #waved(x, y) {
    const { left, top, scale } = this.#place;
    const [column, row] = [(x - left) / scale, (y - top) / scale];
    return [x + scale * noise(column, row, 0), y + scale * noise(column, row, 2)];
  }
}

const noise = (x, y, salt) => WIDE_REACH * smooth(x / WIDE, y / WIDE, salt) + NARROW_REACH * smooth(x / NARROW, y / NARROW, salt + 1);

function smooth(x, y, salt) {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [across, down] = [step(x - column), step(y - row)];
  const above = mixed(random(column, row, salt), random(column + 1, row, salt), across);
  const below = mixed(random(column, row + 1, salt), random(column + 1, row + 1, salt), across);
  return mixed(above, below, down);
}

const step = share => share * share * (3 - 2 * share);
const mixed = (one, other, share) => one + (other - one) * share;

/** A number from -1 to 1 that belongs to a position. */
function random(column, row, salt) {
  let hash = Math.imul(column, 0x9e3779b1) ^ Math.imul(row, 0x85ebca77) ^ Math.imul(salt + 1, 0xc2b2ae3d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 0x80000000 - 1;
}
