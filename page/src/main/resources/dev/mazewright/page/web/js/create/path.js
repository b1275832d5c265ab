// A path that is drawn over the maze: it becomes the solution of another maze of this shape.
import { isPlain } from '../canvas/gestures.js';
import { Scene } from '../canvas/scene.js';
import { button, details, el } from '../controls/controls.js';
import { apart, headingOf } from '../play/compass.js';
import { print } from '../recipe.js';
import { bitsIn } from './maskbits.js';
import { texts } from './pathtexts.js';

/** The generator that takes a path. */
const DRAWN = 'drawn-path';
/** What a recipe with a path does without. */
const PLAIN = { transforms: [], start: null, goals: [], openings: [], window: null };

/** The section with the pen: while it is taken up, all walls are there, and drags over the stage draw. */
export class PathSection {
  #editor;
  #app;
  #entry;
  #pen = button(texts.draw, () => (this.#drawing ? this.leave() : this.#app.attempt(() => this.#begin())), { pressed: false });
  /** The view, and the recipe of the grid on it; null while no path is drawn. */
  #drawing = null;
  #cells = [];
  root = details(texts.title, {}, el('p', { class: 'hint', text: texts.hint }), this.#pen);

  constructor(editor) {
    this.#editor = editor;
    this.#app = editor.app;
    this.#entry = editor.app.catalog.generators.find(each => each.name === DRAWN);
  }

  /** Shows the grid that the generator begins on, whatever transforms, window and ends the maze has. */
  async #begin() {
    const app = this.#app;
    this.#editor.takeUp(() => this.leave());
    const grid = print({ ...this.#editor.recipe, ...PLAIN }, app.catalog);
    const scene = Scene.parse(await app.busy(app.api.scene({ recipe: grid }, {})));
    this.#editor.takeUp(() => this.leave()); // another mode may have begun meanwhile
    this.#pen.setAttribute('aria-pressed', 'true');
    document.body.classList.add('picking');
    const { view } = app;
    view.setScene(scene);
    view.open = new scene.open.constructor(scene.open.length);
    view.showMarks = false;
    view.solution = null;
    view.onDrag = (event, phase) => this.#drag(event, phase);
    view.canvas.focus(); // Enter would press the button
    this.#drawing = { view, grid, unhear: app.on('scene', () => this.leave()) };
    app.say(texts.drawNow);
  }

  leave() {
    if (this.#drawing !== null) {
      const { view, unhear } = this.#drawing;
      this.#drawing = null;
      this.#cells = [];
      unhear();
      this.#pen.setAttribute('aria-pressed', 'false');
      document.body.classList.remove('picking');
      view.onDrag = null;
      view.showMarks = true;
      if (view.scene !== this.#app.scene) { // else another maze has been opened
        view.setScene(this.#app.scene);
        view.solution = this.#app.path;
      }
    }
  }

  #drag(event, phase) {
    const { view } = this.#drawing;
    const cell = view.cellAt(event.clientX, event.clientY);
    if (phase === 'start') {
      this.#show(cell >= 0 ? [cell] : []);
    } else if (phase === 'end' && event.type !== 'pointerup') {
      this.#show([]); // a second finger, or the system: a pinch begins
    } else if (cell >= 0) {
      this.#show(drawnTo(view.scene, this.#cells, cell));
    }
    const isTaken = this.#cells.length > 0;
    if (phase === 'end' && this.#cells.length > 1) {
      this.#take();
    }
    return isTaken;
  }

  #show(cells) {
    this.#cells = cells;
    this.#drawing.view.solution = cells.length > 0 ? Uint32Array.from(cells) : null;
  }

  /** Opens the maze whose solution the path is. */
  async #take() {
    const [cells, { grid }, app] = [this.#cells, this.#drawing, this.#app];
    this.leave();
    const control = { fail: sentence => app.say(sentence, 'error') };
    try {
      const { option } = await app.busy(app.api.path(grid, cells));
      await this.#editor.change(recipe => {
        const { name, options } = recipe.generator;
        const rest = name === DRAWN ? options : this.#isInner(name) ? { generator: name } : {};
        recipe.generator = { name: DRAWN, options: { ...rest, path: bitsIn(option) } };
        Object.assign(recipe, PLAIN);
      }, { control });
    } catch (error) {
      control.fail(app.explain(error));
    }
  }

  /** Whether a generator can make the rest. */
  #isInner(name) {
    return this.#entry.options.find(each => each.key === 'generator').choices.includes(name);
  }

  sync(recipe, scene) {
    this.#pen.disabled = !scene?.recipe || scene.isLarge || !this.#entry.shapes.includes(recipe.shape.name);
    this.root.open ||= recipe.generator.name === DRAWN;
  }

  /** Arrow keys draw, Enter takes what is drawn, Escape gives it up. */
  key(event) {
    if (this.#drawing === null || !isPlain(event)) {
      return false;
    }
    const { scene } = this.#drawing.view;
    if (event.key.startsWith('Arrow')) {
      this.#show(stepped(scene, this.#cells.length > 0 ? this.#cells : [scene.start], headingOf(event)));
    } else if (event.key === 'Enter' && this.#cells.length > 1) {
      this.#take();
    } else if (event.key === 'Escape') {
      this.leave();
    } else {
      return event.key.toLowerCase() === 's'; // the solution would cover what is drawn
    }
    return true;
  }
}

/** The same a step on, to the neighbour that lies nearest to an angle. */
function stepped(scene, cells, angle) {
  const here = cells.at(-1);
  const turn = next => apart(Math.atan2(scene.y[next] - scene.y[here], scene.x[next] - scene.x[here]), angle);
  const [first, ...others] = scene.edges(here).map(edge => edge.cell);
  return drawnTo(scene, cells, others.reduce((best, each) => (turn(each) < turn(best) ? each : best), first));
}

/** The cells of a path that is drawn on to a cell, straight from the last one; back over itself it is taken back. */
function drawnTo(scene, cells, target) {
  const drawn = [...cells];
  const distance = cell => Math.hypot(scene.x[cell] - scene.x[target], scene.y[cell] - scene.y[target]);
  while (drawn.length > 0 && drawn.at(-1) !== target) {
    const here = drawn.at(-1);
    const beside = scene.edges(here).map(edge => edge.cell);
    const next = beside.includes(target) ? target : beside.reduce((best, each) => (distance(each) < distance(best) ? each : best), here);
    if (next === here) {
      break; // around a gap: the pen has to find its way
    }
    const at = drawn.indexOf(next);
    if (at >= 0) {
      drawn.length = at + 1;
    } else {
      drawn.push(next);
    }
  }
  return drawn;
}
