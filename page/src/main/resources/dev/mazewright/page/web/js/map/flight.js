// A flight of the camera from one place to another: up until both would be seen, and down again.
// Source: van Wijk and Nuij, Smooth and Efficient Zooming and Panning, 2003.
import { isStill } from '../canvas/glide.js';
import { MapCamera } from './camera.js';

/** How much a flight climbs rather than moves along, and the milliseconds for each unit of its length, and at most. */
const CURVE = 1.4;
const PACE = 260;
const MOST = 5200;

/** Moves the camera; `move` is called with a MapCamera at each frame. */
export class Flight {
  #move;
  #frame = 0;

  constructor(move) {
    this.#move = move;
  }

  /** Where the camera flies to, or null while it does not. */
  to = null;

  stop() {
    cancelAnimationFrame(this.#frame);
    this.to = null;
  }

  /** Flies from one camera to another over a canvas of a width in pixels; jumps there if the user prefers reduced motion. */
  begin(from, to, width) {
    this.stop();
    if (isStill()) {
      this.#move(to);
      return;
    }
    this.to = to;
    const path = flight(from, to, width);
    const lasts = Math.min(MOST, path.length * PACE);
    const begun = performance.now();
    const go = now => {
      const share = lasts === 0 ? 1 : Math.min(1, (now - begun) / lasts);
      if (share < 1) {
        this.#frame = requestAnimationFrame(go);
        this.#move(path.at(share * share * (3 - 2 * share)));
      } else {
        this.to = null;
        this.#move(to);
      }
    };
    this.#frame = requestAnimationFrame(go);
  }
}

/** The path of a flight: its length, and the camera at a share of it, counted from the nearer end, so that no digit is lost. */
function flight(from, to, width) {
  const distance = Math.hypot(Number(to.column - from.column) + to.x - from.x, Number(to.row - from.row) + to.y - from.y);
  const [wide, wideThen] = [width / from.scale, width / to.scale];
  if (distance < 1e-6 * Math.min(wide, wideThen)) {
    return { length: Math.abs(Math.log(wideThen / wide)) / CURVE, at: share => between(from, to, share, from.scale * (to.scale / from.scale) ** share) };
  }
  const square = CURVE * CURVE;
  const slope = (one, sign) =>
    -Math.asinh((wideThen * wideThen - wide * wide + sign * square * square * distance * distance) / (2 * one * square * distance));
  const [begin, end] = [slope(wide, 1), slope(wideThen, -1)];
  const length = (end - begin) / CURVE;
  const leg = (one, other, first, slopeThere, way) => {
    const climbed = Math.cosh(CURVE * way + slopeThere);
    const share = (first * Math.sinh(CURVE * way)) / (climbed * square * distance);
    return between(one, other, share, (width * climbed) / (first * Math.cosh(slopeThere)));
  };
  return {
    length,
    at: share => (share < 0.5 ? leg(from, to, wide, begin, share * length) : leg(to, from, wideThen, -end, (1 - share) * length)),
  };
}

/** The camera that is a share of the way from one place to another. */
function between(one, other, share, scale) {
  const x = Number(other.column - one.column) + other.x - one.x;
  const y = Number(other.row - one.row) + other.y - one.y;
  return new MapCamera(one.sheet, { row: one.row, column: one.column, x: one.x, y: one.y, scale }).moved(-x * share * scale, -y * share * scale);
}
