// A walk on a view: what the walker does, how it is drawn, and its listener.
import { isStill } from '../canvas/glide.js';
import { choose, eighth, openPassages } from './compass.js';
import { Walk, stroll } from './walker.js';
import { GLIDE, isWhole, paintWalk } from './walkpaint.js';
/** @import { App, Scene } from '../types.js' */

/** The duration of a step of a walk that is not steered. */
const PACE = 110;
/** The number of steps that a hint shows. */
const HINT = 5;

/** What is drawn of a walk that has just begun, or begins again. */
const FRESH = { hintCells: [], finished: 0, from: null };

/** A walker in the app's maze; `heard` is called with 'step', 'blocked' and 'done'. */
export class Walking {
  constructor(/** @type {App} */ app, heard) {
    this.app = app;
    this.heard = heard;
    this.figure = 'arrow';
    this.goalFigure = null;
    this.withFog = false;
    this.withTrail = true;
    this.walk = null;
    this.queue = [];
    this.then = () => {};
    this.layer = (ctx, view) => paintWalk(this, ctx, view);
  }

  get view() {
    return this.app.view;
  }

  /** Begins in the maze that is there now, at its own ends or, where it has none, those that a solver takes. */
  begin(/** @type {import('../types.js').Ends} */ { start, goals } = this.app.scene) {
    this.walk = new Walk(this.app.scene, Math.max(start, 0), goals);
    this.attach();
    this.again();
  }

  /** Resumes a walk that was left in the maze that is there now. */
  resume(walk) {
    this.walk = walk;
    walk.scene = this.app.scene;
    Object.assign(this, FRESH);
    this.attach();
  }

  /** Adds the layer and the fog to the view. */
  attach() {
    this.detach();
    this.view.layers.push(this.layer);
    this.view.solution = null;
    this.veil();
  }

  /** Removes them from the view. */
  detach() {
    this.view.layers = this.view.layers.filter(each => each !== this.layer);
    this.halt();
    this.view.fog = null;
    this.view.showMarks = true;
    this.view.solution = this.app.path;
    this.view.redraw();
  }

  /** The same maze from the start. */
  again() {
    this.halt();
    this.walk.restart();
    Object.assign(this, FRESH);
    this.view.solution = null;
    this.veil();
  }

  /** Shows or hides the fog. */
  veil() {
    const isOver = this.walk.isDone || this.walk.gaveUp;
    this.view.fog = this.withFog && !isOver ? this.walk.fog : null;
    this.view.showMarks = this.goalFigure === null;
    this.view.redraw();
  }

  // ---- walking

  /** Goes where a heading points, if a passage leads there. With `run`, on to the next junction. */
  go(heading, run = false) {
    if (this.walk === null || this.walk.isDone) {
      return false;
    }
    this.halt();
    const passage = choose(this.walk.passages(), heading, this.walk.facing);
    if (passage === null) {
      if (typeof heading === 'number') {
        this.walk.facing = heading;
        this.view.redraw();
      }
      this.heard('blocked');
      return false;
    }
    this.take(passage);
    if (run) {
      this.follow(corridor(this.app.scene, this.walk.trail.at(-2), this.walk.cell, this.walk.goals), GLIDE / 2);
    }
    return true;
  }

  /** Walks along passages to a cell that is not far, or not at all. */
  goTo(cell, { junctions = 2 } = {}) {
    if (this.walk === null || this.walk.isDone || cell === this.walk.cell) {
      return cell === this.walk?.cell;
    }
    const path = stroll(this.app.scene, this.walk.cell, cell, { junctions, known: this.view.fog });
    if (path !== null) {
      this.follow(path, GLIDE / 2);
    }
    return path !== null;
  }

  /** Walks cells one after the other, each a neighbour of the one before; calls back when it is over or halted. */
  follow(cells, pace = PACE, then = () => {}) {
    this.halt();
    this.queue = [...cells];
    this.then = then;
    const next = () => {
      const cell = this.queue.shift();
      const passage = cell === undefined ? undefined : this.walk.passages().find(each => each.to === cell);
      if (passage === undefined || this.walk.isDone) {
        this.halt();
        return;
      }
      this.take(passage);
      this.timer = setTimeout(next, isStill() ? pace / 2 : pace);
    };
    next();
  }

  /** Stops a walk in progress. */
  halt() {
    clearTimeout(this.timer);
    this.queue = [];
    const { then } = this;
    this.then = () => {};
    then();
  }

  take(passage) {
    this.from = passage.isSeam || passage.stairs ? null : this.walk.cell;
    this.begun = performance.now();
    const before = this.walk.lit;
    this.walk.step(passage, this.begun);
    this.hintCells = this.hintCells.includes(this.walk.cell)
      ? this.hintCells.slice(this.hintCells.indexOf(this.walk.cell)) : [];
    if (!isWhole(this.view)) {
      this.view.follow(this.walk.cell);
    }
    if (this.view.fog) {
      this.view.cellsChanged([...before, ...this.walk.lit]);
    }
    if (this.walk.isDone) {
      this.finished = this.begun;
      this.veil();
    }
    this.view.redraw();
    this.heard(this.walk.isDone ? 'done' : 'step');
  }

  // ---- help

  /** Shows the first steps of a path from here, and counts it; returns the eighths they head for. */
  hint(path) {
    this.walk.hints++;
    this.hintCells = path.slice(0, HINT + 1);
    this.view.redraw();
    const headings = [];
    for (let i = 1; i < this.hintCells.length; i++) {
      const passage = openPassages(this.app.scene, this.hintCells[i - 1]).find(each => each.to === this.hintCells[i]);
      const word = passage.stairs ?? eighth(passage.angle);
      if (headings.at(-1) !== word) {
        headings.push(word);
      }
    }
    return headings;
  }

  /** Shows the whole path and ends the game. */
  giveUp(path) {
    this.halt();
    this.walk.giveUp(performance.now());
    this.view.solution = Uint32Array.from(path);
    this.veil();
  }
}

/** The cells on from one, coming from another, until there is a choice, an end or a goal. */
function corridor(/** @type {Scene} */ scene, before, cell, goals) {
  const cells = [];
  for (;;) {
    const next = scene.neighbours(cell).filter(each => each !== before);
    if (next.length !== 1 || goals.has(cell) || cells.length > scene.cells) {
      return cells;
    }
    [before, cell] = [cell, next[0]];
    cells.push(cell);
  }
}
