/** Where on a canvas the maze lies: pure arithmetic of panning and zooming, in pixels of the device. */

/** A cell is never shown larger than this. */
const MOST_SCALE = 400;

/** The whole maze is never shown smaller than this part of the canvas. */
const LEAST_SHARE = 0.25;

/** Cells of at least this size are all as wide when a maze is fitted: a whole number of pixels. */
const WHOLE = 6;

/** How much of the maze stays on the canvas however far it is moved, in pixels. */
const STAYS = 60;

/** A maze on a canvas: a unit of it is `scale` pixels, its top left corner is at (left, top), whole pixels. */
export class Camera {
  constructor(scale = 1, left = 0, top = 0) {
    this.scale = scale;
    this.left = Math.round(left);
    this.top = Math.round(top);
  }

  /** One that shows a part of the maze in the middle of a canvas, with a margin around it. */
  static fitting(part, width, height, margin) {
    const wide = Math.max(1, width - 2 * margin);
    const high = Math.max(1, height - 2 * margin);
    let scale = Math.min(wide / part.width, high / part.height, MOST_SCALE);
    scale = scale >= WHOLE ? Math.floor(scale) : scale;
    const left = (width - part.width * scale) / 2 - part.x * scale;
    return new Camera(scale, left, (height - part.height * scale) / 2 - part.y * scale);
  }

  /** The smallest scale there is for a maze on a canvas. */
  static leastScale(maze, width, height) {
    return Math.min(1, LEAST_SHARE * Math.min(width / maze.width, height / maze.height));
  }

  /** One with another scale, in which the point of the maze at (x, y) stays there. */
  zoomed(factor, x, y, least) {
    const scale = Math.min(MOST_SCALE, Math.max(least, this.scale * factor));
    const ratio = scale / this.scale;
    return new Camera(scale, x - (x - this.left) * ratio, y - (y - this.top) * ratio);
  }

  /** One that is moved, but never so far that the maze leaves the canvas. */
  moved(dx, dy, maze, width, height) {
    return new Camera(
      this.scale,
      kept(this.left + dx, maze.width * this.scale, width),
      kept(this.top + dy, maze.height * this.scale, height),
    );
  }

  /** Where the maze lies in CSS pixels, each of which is `ratio` pixels of the device. */
  over(ratio) {
    return { scale: this.scale / ratio, left: this.left / ratio, top: this.top / ratio };
  }

  x(ofMaze) {
    return this.left + ofMaze * this.scale;
  }

  y(ofMaze) {
    return this.top + ofMaze * this.scale;
  }

  toMazeX(x) {
    return (x - this.left) / this.scale;
  }

  toMazeY(y) {
    return (y - this.top) / this.scale;
  }

  equals(other) {
    return this.scale === other.scale && this.left === other.left && this.top === other.top;
  }
}

/** Where a maze begins whose end stays on the canvas. */
function kept(begin, length, room) {
  const stays = Math.min(STAYS, length / 2, room / 2);
  return Math.min(room - stays, Math.max(stays - length, begin));
}
