// A picture that the browser has decoded, how the maze lies in it, and where the cells of the maze are.
import { boxOf, greyOf, thresholded, warped } from './grey.js';
import { apply, perspective } from './homography.js';
import { drawingOf } from './png.js';
import { squaresIn } from './squares.js';

/** The most pixels of a straightened picture. */
const PIXELS = 4_000_000;
/** Beyond the corners this part of the longer side is shown, and as much again stays white. */
const MARGIN = 0.015;
/** The threshold at first. */
export const SHARE = 0.2;

/** A picture with four corners, clockwise from the top left one, in its pixels, and a threshold. */
export class Photo {
  share = SHARE;
  /** The base64 of the file that it was read from last. */
  content = null;
  #grey = null;
  #box = null;
  #map = null;

  constructor(name, canvas) {
    this.name = name;
    this.canvas = canvas;
    this.corners = this.whole;
  }

  /** The corners of the picture itself. */
  get whole() {
    const { width, height } = this.canvas;
    return [[0, 0], [width, 0], [width, height], [0, height]];
  }

  get isWhole() {
    return String(this.corners) === String(this.whole);
  }

  /** The picture as it will be read, of at most so many pixels: {grey, map, margin}, with the perspective back. */
  straightened(mostPixels = PIXELS) {
    const length = (one, other) => Math.hypot(this.corners[one][0] - this.corners[other][0], this.corners[one][1] - this.corners[other][1]);
    let [width, height] = [Math.max(length(0, 1), length(3, 2), 1), Math.max(length(0, 3), length(1, 2), 1)];
    const scale = Math.min(1, Math.sqrt(mostPixels / (width * height)));
    [width, height] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
    const margin = this.isWhole ? 0 : Math.max(2, Math.round(MARGIN * Math.max(width, height)));
    const map = moved(perspective(width, height, this.corners), -2 * margin);
    this.#grey ??= greyOf(this.canvas);
    const grey = warped(this.#grey, map, width + 4 * margin, height + 4 * margin, margin);
    return { grey: thresholded(grey, this.share), map, margin };
  }

  /** The bytes of a PNG to be read; where the cells lie is known from then on. */
  async drawing() {
    const { grey } = this.#locate();
    return drawingOf(grey);
  }

  /** The squares between the corners, as `squaresIn` gives them, or null. */
  squares() {
    const { grey, map, margin } = this.straightened();
    const box = this.isWhole
      ? boxOf(grey) : { left: 2 * margin, top: 2 * margin, right: grey.width - 2 * margin, bottom: grey.height - 2 * margin };
    const found = squaresIn(grey, box);
    if (found) {
      this.#box = box;
      this.#map = map;
    }
    return found;
  }

  /** It is read by the server as it is; where the walls lie is found when it is asked for. */
  readAsItIs() {
    this.#box = null;
    this.#map = null;
  }

  #locate() {
    const found = this.straightened();
    this.#box = boxOf(found.grey);
    this.#map = found.map;
    return found;
  }

  /** Whether the cells of a scene have places on the picture. */
  shows(scene) {
    return scene.shape === 'rectangle' || scene.tiles;
  }

  /** Where the middle of a cell lies on the picture. */
  at(scene, row, column) {
    const [down, along] = [(row + 0.5) / scene.rows, (column + 0.5) / scene.columns];
    if (scene.tiles) {
      return [this.canvas.width * along, this.canvas.height * down];
    }
    if (this.#box === null) {
      this.#locate();
    }
    const { left, top, right, bottom } = this.#box;
    return apply(this.#map, left + (right - left) * along, top + (bottom - top) * down);
  }
}

/** A perspective whose points are first moved by a distance along both axes. */
function moved([a, b, c, d, e, f, g, h, i], by) {
  return [a, b, c + (a + b) * by, d, e, f + (d + e) * by, g, h, i + (g + h) * by];
}
