// Drawing a mask on the maze: the full grid is shown as closed cells, and the pointer removes some or restores them.
import { button, el } from '../controls/controls.js';
import { tint } from '../canvas/colours.js';
import { Scene } from '../canvas/scene.js';
import { print, withoutMask } from '../recipe.js';
import { texts } from './texts.js';
import { traceCell } from '../canvas/paint/outline.js';
/** @import { App, View } from '../types.js' */

/** A touch that drew at most this many dabs before a second finger came is the begin of a pinch. */
const PINCH = 2;
/** A stroke is sampled at this distance, in CSS pixels. */
const STEP = 2;

/** Drawing by hand; calls `onEnd` with the rows when it ends. */
export class MaskDrawing {
  isOn = false;
  /** How many cells the brush is wide. */
  brush = 1;
  #app;
  #onEnd;
  #onDone;
  #rows;
  #places;
  #at;
  #cells;
  #paints = null;
  #dabs = 0;
  #pen = null;
  #cursor = 0;
  #stop = null;
  #changed = false;
  /** The rows before each stroke, and the rows that were undone. */
  #before = [];
  #after = [];

  constructor(/** @type {App} */ app, { onEnd, onDone }) {
    [this.#app, this.#onEnd, this.#onDone] = [app, onEnd, onDone];
  }

  /** Shows the grid of a recipe, without its mask, with what the rows leave out in the colour of outside. */
  async begin(recipe, rows) {
    const app = this.#app;
    const bare = print({
      ...recipe, shape: { ...recipe.shape, options: withoutMask(recipe.shape.options) },
      transforms: [], start: null, goals: [], openings: [], window: null,
    }, app.catalog);
    const [buffer, places] = await Promise.all([app.api.scene({ recipe: bare }, {}), this.#placesOf(bare)]);
    const scene = Scene.parse(buffer);
    this.#rows = rows.map(row => [...row]);
    this.#places = places ?? Array.from({ length: scene.cells }, (_, cell) => [Math.floor(cell / scene.columns), cell % scene.columns]);
    this.#at = new Map(this.#places.map(([row, column], cell) => [row * scene.columns + column, cell]));
    this.#cells = scene;
    this.isOn = true;
    this.#changed = false;
    [this.#before, this.#after] = [[], []];
    this.#cursor = 0;
    const { view } = app;
    view.setScene(scene);
    view.open = new scene.open.constructor(scene.open.length);
    view.showMarks = false;
    view.solution = null;
    this.#tint();
    view.onDrag = (event, phase) => this.#drag(event, phase);
    const cursor = (context, shown) => this.#ring(context, shown);
    view.layers.push(cursor);
    const unhear = app.on('scene', () => this.#leave());
    const note = app.stage.overlay(el('div', { class: 'stage-note' },
      el('span', { text: texts.masks.drawing }), button(texts.masks.done, () => this.#onDone(), { kind: 'primary' })));
    this.#stop = () => {
      unhear();
      note();
      view.onDrag = null;
      view.showMarks = true;
      view.tints = null;
      view.layers.splice(view.layers.indexOf(cursor), 1);
    };
    view.canvas?.focus();
    return true;
  }

  /** The positions of the cells of a grid that is not a plain rectangle. */
  async #placesOf(bare) {
    const { places } = await (await this.#app.api.maze({ recipe: bare }, { format: 'json' })).json();
    return places ?? null;
  }

  #drag(event, phase) {
    if (phase === 'start' && event.button === 1) {
      return false;
    }
    if (phase === 'start' || phase === 'end') {
      this.#paints = null;
    }
    if (phase === 'start') {
      this.#dabs = 0;
    } else if (phase === 'end' && event.type === 'pointerdown' && this.#dabs > 0 && this.#dabs <= PINCH) {
      this.#rows = this.#before.pop();
      this.#changed = this.#before.length > 0;
      this.#tint();
    }
    if (phase !== 'end') {
      const here = [event.clientX, event.clientY];
      this.#stroke(phase === 'start' ? here : this.#pen, here);
      this.#pen = here;
    }
    return true;
  }

  /** Dabs all along a line of the screen: a fast pointer is reported only here and there. */
  #stroke(from, to) {
    const steps = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / STEP);
    let before = -1;
    for (let i = steps === 0 ? 0 : 1; i <= steps; i++) {
      const [x, y] = from.map((value, axis) => value + (to[axis] - value) * (steps === 0 ? 0 : i / steps));
      const cell = this.#app.view.cellAt(x, y);
      if (cell >= 0 && cell !== before) {
        if (this.#paints === null) {
          this.#keep();
        }
        this.#paints ??= this.#isIn(cell) ? '.' : '#'; // the first cell decides for all that follow
        this.#dab(cell, this.#paints);
        this.#dabs += 1;
      }
      before = cell;
    }
    this.#tint();
  }

  #isIn(cell) {
    const [row, column] = this.#places[cell];
    return this.#rows[row][column] === '#';
  }

  #dab(cell, paint) {
    const [row, column] = this.#places[cell];
    const from = -Math.floor((this.brush - 1) / 2);
    for (let down = from; down < from + this.brush; down++) {
      for (let along = from; along < from + this.brush; along++) {
        if (this.#rows[row + down]?.[column + along] !== undefined) {
          this.#rows[row + down][column + along] = paint;
        }
      }
    }
    this.#changed = true;
    this.#cursor = cell;
  }

  /** 'invert', 'clear' or 'fill' all of it. */
  edit(how) {
    const paint = { invert: place => (place === '#' ? '.' : '#'), clear: () => '.', fill: () => '#' }[how];
    this.#keep();
    this.#rows = this.#rows.map(row => row.map(paint));
    this.#changed = true;
    this.#tint();
  }

  #keep() {
    this.#before.push(this.#rows.map(row => [...row]));
    this.#after = [];
  }

  /** Undoes or redoes a stroke. */
  #turn(from, to) {
    if (from.length > 0) {
      to.push(this.#rows);
      this.#rows = from.pop();
      this.#changed = true;
      this.#tint();
    }
  }

  /** Arrow keys move, the space bar paints; undo and redo are those of strokes. */
  key(event) {
    const letter = event.key.toLowerCase();
    if ((event.ctrlKey || event.metaKey) && (letter === 'z' || letter === 'y')) {
      const isRedo = letter === 'y' || event.shiftKey;
      this.#turn(...(isRedo ? [this.#after, this.#before] : [this.#before, this.#after]));
      return true;
    }
    const [row, column] = this.#places[this.#cursor];
    const step = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[event.key];
    if (step) {
      this.#cursor = this.#at.get((row + step[0]) * this.#cells.columns + column + step[1]) ?? this.#cursor;
      this.#app.view.follow(this.#cursor);
      this.#app.view.invalidate();
      return true;
    }
    if (event.key === ' ' && !event.target.closest('button')) {
      this.#keep();
      this.#dab(this.#cursor, this.#isIn(this.#cursor) ? '.' : '#');
      this.#tint();
      return true;
    }
    return false;
  }

  #tint() {
    const outside = tint('solid');
    this.#app.view.tints = Uint32Array.from(this.#places, ([row, column]) => (this.#rows[row][column] === '#' ? 0 : outside));
    this.#app.view.invalidate();
  }

  #ring(context, /** @type {View} */ view) {
    context.beginPath();
    traceCell(context, view.scene, this.#cursor, view.place);
    context.closePath();
    context.lineWidth = 4;
    context.strokeStyle = getComputedStyle(document.documentElement).getPropertyValue('--focus');
    context.stroke();
  }

  #leave() {
    if (this.isOn) {
      this.isOn = false;
      this.#stop();
    }
  }

  /** Ends, and generates a maze in the mask that was drawn. */
  end() {
    if (this.isOn) {
      const rows = this.#rows.map(row => row.join(''));
      this.#leave();
      const { view, scene } = this.#app;
      view.setScene(scene);
      if (this.#changed) {
        this.#onEnd(rows);
      }
    }
  }
}
