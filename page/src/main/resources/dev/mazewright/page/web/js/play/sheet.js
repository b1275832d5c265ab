// The turtle's grid on a canvas: blue brick, white floor, yellow goal.
import { property } from '../canvas/colours.js';
import { el } from '../controls/controls.js';
import { drawFigure } from './figure.js';
import { END, VISITED, WALL } from './turtle.js';

/** The least length of a swipe, in pixels. */
const SWIPE = 24;
const ANGLES = [0, -Math.PI / 2, Math.PI, Math.PI / 2];

/** Shows a turtle; `goTo` is called with the squares that a pointer leads to. */
export class Sheet {
  constructor(label, { goTo }) {
    this.goTo = goTo;
    this.canvas = el('canvas', { class: 'sheet', tabIndex: 0, role: 'application', 'aria-label': label });
    this.root = el('div', { class: 'sheet-frame' }, this.canvas);
    this.turtle = null;
    new ResizeObserver(() => this.paint()).observe(this.root);
    this.canvas.addEventListener('pointerdown', event => this.press(event));
    this.canvas.addEventListener('pointermove', event => this.drag(event));
    this.canvas.addEventListener('pointerup', () => { this.held = null; });
    this.canvas.addEventListener('pointercancel', () => { this.held = null; });
  }

  focus() {
    this.canvas.focus({ preventScroll: true });
  }

  show(turtle) {
    this.turtle = turtle;
    this.paint();
  }

  // ---- pointers

  press(event) {
    this.held = { x: event.clientX, y: event.clientY, isTurtle: this.isNear(this.squareAt(event)) };
    this.canvas.setPointerCapture(event.pointerId);
    if (!this.held.isTurtle && event.pointerType === 'mouse') {
      const [column, row] = this.squareAt(event);
      this.goTo(column, row);
      this.held.isTurtle = true;
    }
  }

  drag(event) {
    if (!this.held) {
      return;
    }
    if (this.held.isTurtle) {
      const square = this.squareAt(event);
      if (square[0] !== this.turtle.column || square[1] !== this.turtle.row) {
        this.goTo(...square);
      }
      return;
    }
    const dx = event.clientX - this.held.x;
    const dy = event.clientY - this.held.y;
    if (Math.max(Math.abs(dx), Math.abs(dy)) >= SWIPE) {
      this.goTo(this.turtle.column + (Math.abs(dx) > Math.abs(dy) ? Math.sign(dx) : 0),
        this.turtle.row + (Math.abs(dx) > Math.abs(dy) ? 0 : Math.sign(dy)));
      Object.assign(this.held, { x: event.clientX, y: event.clientY });
    }
  }

  /** @returns {import('../types.js').Point} column and row */
  squareAt(event) {
    const box = this.canvas.getBoundingClientRect();
    return [
      Math.floor((event.clientX - box.left) / box.width * this.turtle.columns),
      Math.floor((event.clientY - box.top) / box.height * this.turtle.rows),
    ];
  }

  isNear([column, row]) {
    return Math.abs(column - this.turtle.column) <= 1 && Math.abs(row - this.turtle.row) <= 1;
  }

  // ---- drawing

  paint() {
    const { turtle, canvas } = this;
    const room = Math.min(this.root.clientWidth, this.root.clientHeight);
    if (turtle === null || room <= 0) {
      return;
    }
    const scale = window.devicePixelRatio || 1;
    const square = Math.max(2, Math.floor(room * scale / Math.max(turtle.columns, turtle.rows)));
    canvas.width = square * turtle.columns;
    canvas.height = square * turtle.rows;
    canvas.style.width = `${canvas.width / scale}px`;
    canvas.style.height = `${canvas.height / scale}px`;
    const ctx = canvas.getContext('2d');
    ctx.fillStyle = property('play-brick');
    ctx.fillRect(0, 0, canvas.width, canvas.height);
    for (let row = 0; row < turtle.rows; row++) {
      for (let column = 0; column < turtle.columns; column++) {
        const value = turtle.valueAt(column, row);
        if (value !== WALL) {
          ctx.fillStyle = property(value === END ? 'play-end' : value === VISITED ? 'play-visited' : 'play-floor');
          ctx.fillRect(column * square, row * square, square, square);
        }
      }
    }
    drawFigure(ctx, 'turtle', {
      x: (turtle.column + 0.5) * square, y: (turtle.row + 0.5) * square, size: square * 0.42,
      angle: ANGLES[turtle.heading], fill: property('play-turtle'), rim: property('play-rim'),
    });
  }
}
