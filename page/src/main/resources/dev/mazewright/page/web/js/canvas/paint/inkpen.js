/**
 * The ink that a pen leaves in a grid of pixels, for cells too small to be drawn: lines are laid down in steps of at most
 * a pixel, each a drop that the four pixels around it share. So a line has the same ink wherever it lies.
 */
export class InkPen {
  /** A pen for an array of pixels, whose ink it adds to; `width` is how thick its lines are. */
  constructor(wide, high, width, ink) {
    this.wide = wide;
    this.high = high;
    this.width = width;
    this.ink = ink;
    this.x = 0;
    this.y = 0;
  }

  moveTo(x, y) {
    this.x = x;
    this.y = y;
  }

  lineTo(x, y) {
    const dx = x - this.x;
    const dy = y - this.y;
    const length = Math.sqrt(dx * dx + dy * dy);
    const steps = Math.ceil(length);
    const ink = (this.width * length) / steps;
    for (let step = 0.5; step < steps; step++) {
      this.drop(this.x + (dx * step) / steps - 0.5, this.y + (dy * step) / steps - 0.5, ink);
    }
    this.x = x;
    this.y = y;
  }

  /** Curves are so short here that they are straight. */
  bezierCurveTo(x1, y1, x2, y2, x, y) {
    this.lineTo(x, y);
  }

  /** Shares a drop among the four pixels whose corners are around a point. */
  drop(x, y, drop) {
    const { wide, high, ink } = this;
    const column = Math.floor(x);
    const row = Math.floor(y);
    if (column < -1 || row < -1 || column >= wide || row >= high) {
      return;
    }
    const right = x - column;
    const below = drop * (y - row);
    const above = drop - below;
    const at = row * wide + column;
    if (row >= 0 && row + 1 < high && column >= 0 && column + 1 < wide) {
      ink[at] += above - above * right;
      ink[at + 1] += above * right;
      ink[at + wide] += below - below * right;
      ink[at + wide + 1] += below * right;
      return;
    }
    if (row >= 0 && column >= 0) {
      ink[at] += above - above * right;
    }
    if (row >= 0 && column + 1 < wide) {
      ink[at + 1] += above * right;
    }
    if (row + 1 < high && column >= 0) {
      ink[at + wide] += below - below * right;
    }
    if (row + 1 < high && column + 1 < wide) {
      ink[at + wide + 1] += below * right;
    }
  }

  /** Fills a rectangle of whole pixels. */
  fill(x, y, width, height) {
    const left = Math.max(0, x);
    const right = Math.min(this.wide, x + width);
    for (let row = Math.max(0, y); left < right && row < Math.min(this.high, y + height); row++) {
      this.ink.fill(1, row * this.wide + left, row * this.wide + right);
    }
  }
}
