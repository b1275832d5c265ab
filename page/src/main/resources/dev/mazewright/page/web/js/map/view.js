// An atlas on a canvas: what is shown, where, and how it is moved.
import { Viewer } from '../canvas/viewer.js';
import { MapCamera } from './camera.js';
import { Flight } from './flight.js';
import { Layers } from './layers.js';
import { paintMarks } from './marks.js';
import { Parts } from './parts.js';
import { PART, least } from './sheet.js';

/** The room around a fitted maze, in CSS pixels: that of a pin. */
const MARGIN = 34;
/** The size of a cell that the view goes to, in CSS pixels. */
const READABLE = 32;
/** The milliseconds of a drawing after which no more pictures of parts are painted: those of the levels over the map among them. */
const PAINTING = 3;
/** The greatest distance at which a pin can be grabbed, in CSS pixels. */
const NEAR = 22;

/** A canvas that shows an atlas; it moves as a View does. */
export class MapView extends Viewer {
  camera = null;
  #flight = new Flight(camera => this.move(camera));
  #dragged = null;
  /** The canvas is printed, and not what lies over it. */
  isPrinted = true;
  /** @type {(name: string, cell: import('./sheet.js').Cell) => void} called with 'from' or 'to' and a cell when a pin was dropped there */
  onPin = () => {};
  /** @type {() => number[]} how much of the right and of the bottom is covered, in CSS pixels */
  covered = () => [0, 0];
  /** The Sheet that is shown, or null. */
  sheet = null;
  /** The two cells whose path is shown. */
  pins = { from: null, to: null };
  hasPath = true;
  /** The cell with a ring around it, and the walker's cell, or null. */
  marked = null;
  walker = null;
  /** When the drawing that was begun last paints no more pictures, and whether what lies over the map is drawn as it will stay. */
  until = 0;
  isCovered = true;

  constructor(canvas, api) {
    super(canvas);
    this.parts = new Parts(api, () => this.redraw());
    this.layers = new Layers(this.parts);
  }

  /** Shows an atlas, and all of it if it is another one. */
  show(sheet, pins) {
    const isOther = sheet.recipe !== this.sheet?.recipe;
    [this.sheet, this.pins] = [sheet, pins];
    this.parts.show(sheet, { from: `${pins.from.row},${pins.from.column}`, to: `${pins.to.row},${pins.to.column}` });
    this.layers.clear();
    if (isOther) {
      [this.marked, this.walker] = [null, null];
      this.fit();
    }
    this.redraw();
  }

  // ---- what gestures and panels ask for

  get place() {
    const camera = this.camera;
    return {
      scale: camera.scale / this.ratio, left: this.width / 2 + camera.across(0n) / this.ratio, top: this.height / 2 + camera.down(0n) / this.ratio,
    };
  }

  /** The size of the maze, as gestures ask for it. */
  get scene() {
    return this.sheet === null || this.camera === null ? null : { width: Number(this.sheet.columns), height: Number(this.sheet.rows) };
  }

  /** The cell in the middle. */
  get middle() {
    return { row: least(this.camera.row, this.sheet.rows - 1n), column: least(this.camera.column, this.sheet.columns - 1n) };
  }

  /** Whether parts are still to come. */
  get isBusy() {
    return this.isDue || this.parts.isBusy || this.#flight.to !== null;
  }

  fit() {
    this.stop();
    if (this.sheet && this.canvas.width > 1) {
      this.move(this.#fitting({ top: 0n, left: 0n, bottom: this.sheet.rows, right: this.sheet.columns }));
      this.isFitted = true;
    }
  }

  zoomed(factor, x, y) {
    const { width, height } = this.canvas;
    return this.camera.zoomed(factor, x - width / 2, y - height / 2, width, height, this.ratio);
  }

  moved(dx, dy) {
    return this.camera.moved(dx, dy);
  }

  panBy(dx, dy) {
    this.#flight.stop();
    super.panBy(dx, dy);
  }

  /** The middle of a canvas that grows stays in its middle. */
  grown() {}

  stop() {
    super.stop();
    this.#flight.stop();
  }

  /** In the middle, or where that would lie under what is over the map, beside it. */
  #fitting(part) {
    const { width, height } = this.canvas;
    const margin = MARGIN * this.ratio;
    const whole = MapCamera.fitting(this.sheet, part, width, height, margin);
    const [right, bottom] = this.covered().map(side => side * this.ratio);
    const isFree = whole.across(part.right) <= width / 2 - right && whole.down(part.bottom) <= height / 2 - bottom;
    return isFree ? whole : MapCamera.fitting(this.sheet, part, width - right, height - bottom, margin).moved(-right / 2, -bottom / 2);
  }

  /** Flies to a part of the maze, {top, left, bottom, right} in cells. */
  goToPart(part) {
    this.#fly(this.#fitting(part));
  }

  /** Flies to a cell, so large that it can be read, and marks it. */
  goTo(cell) {
    this.marked = cell;
    this.#fly(new MapCamera(this.sheet, { ...cell, scale: Math.max(this.camera?.scale ?? 0, READABLE * this.ratio) }));
  }

  /** Flies there, or is there at once where nothing is shown yet. */
  #fly(camera) {
    this.glide.stop();
    if (this.camera === null) {
      this.move(camera);
    } else {
      this.#flight.begin(this.camera, camera, this.canvas.width);
    }
  }

  /** Shows a place at once, {row, column, scale}; the scale in CSS pixels a cell. */
  look({ row, column, scale }) {
    this.stop();
    this.move(new MapCamera(this.sheet, { row, column, scale: scale * this.ratio }));
    this.zoomBy(1);
  }

  /** Keeps the walker's cell on the canvas. */
  follow(cell) {
    const [x, y] = this.#point(cell);
    const { width, height } = this.canvas;
    if (Math.abs(x - width / 2) > width * 0.3 || Math.abs(y - height / 2) > height * 0.3) {
      this.#fly(new MapCamera(this.sheet, { ...cell, scale: (this.#flight.to ?? this.camera).scale }));
    }
  }

  /** Whether a passage joins two cells beside each other, as far as they are here. */
  isOpen(cell, other) {
    if (!this.sheet.has(other)) {
      return false;
    }
    const first = { row: least(cell.row, other.row), column: least(cell.column, other.column) };
    const at = this.sheet.partOf(first);
    const part = this.parts.part(0, at.row, at.column);
    const [row, column] = [Number(first.row % PART), Number(first.column % PART)];
    return part !== null && (cell.row === other.row ? part.isEast(row, column) : part.isSouth(row, column));
  }

  /** The cell at a point of the window, or null. */
  cellOf(point) {
    const { x, y } = this.pixelOf(point);
    const cell = this.camera?.cellAt(x - this.canvas.width / 2, y - this.canvas.height / 2);
    return cell && this.sheet.has(cell) ? cell : null;
  }

  /** Takes a pin, and moves it. */
  onDrag(event, phase) {
    if (phase === 'start') {
      this.#dragged = this.#pinAt(event);
      return this.#dragged !== null;
    }
    const cell = this.cellOf(event);
    if (this.#dragged && cell) {
      this.pins = { ...this.pins, [this.#dragged]: cell };
      this.redraw();
    }
    if (phase === 'end' && this.#dragged) {
      this.onPin(this.#dragged, this.pins[this.#dragged]);
      this.#dragged = null;
    }
    return true;
  }

  #pinAt(event) {
    const { x, y } = this.pixelOf(event);
    const away = name => {
      const [pinX, pinY] = this.#point(this.pins[name]);
      return Math.hypot(x - pinX, y - pinY + NEAR * 0.6 * this.ratio) / this.ratio;
    };
    return this.sheet ? ['to', 'from'].filter(name => away(name) < NEAR).sort((one, other) => away(one) - away(other))[0] ?? null : null;
  }

  /** The pixel in the middle of a cell. */
  /** @returns {import('../types.js').Point} */
  #point({ row, column }) {
    const half = this.camera.scale / 2;
    return [this.canvas.width / 2 + this.camera.across(column) + half, this.canvas.height / 2 + this.camera.down(row) + half];
  }

  /** The part of the maze on the canvas, {top, left, bottom, right} in cells. */
  get part() {
    const { width, height } = this.canvas;
    const first = this.camera.cellAt(-width / 2, -height / 2);
    const last = this.camera.cellAt(width / 2, height / 2);
    return { top: first.row, left: first.column, bottom: last.row + 1n, right: last.column + 1n };
  }

  /** The finest level that is seen. */
  get level() {
    return Layers.finest(this.sheet, this.camera.scale, this.ratio).level;
  }

  // ---- drawing

  /** Draws what is here, and wants what is not. */
  finish() {
    this.clear();
    const { context } = this;
    const { width, height } = this.canvas;
    const { colours } = this.subject;
    if (!this.camera || width <= 1) {
      return;
    }
    this.until = performance.now() + PAINTING;
    this.parts.begin();
    const view = { camera: this.camera, width, height, ratio: this.ratio, colours };
    const isWhole = this.layers.draw(context, view, { hasPath: this.hasPath, until: this.until });
    paintMarks(context, this, { point: cell => this.#point(cell), scale: this.camera.scale });
    this.onDraw();
    this.parts.end();
    if (!(isWhole && this.isCovered) && !this.parts.isBusy) {
      this.redraw(); // else when a part comes
    }
  }
}
