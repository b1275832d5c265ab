// The stage of large mazes: the server generates them and draws tiles; the view, the minimap and the bar show them.
import { el } from '../controls/controls.js';
import { Bar } from './bar.js';
import { minimapOf } from './minimap.js';
import { LargeScene } from './scene.js';
import { Task } from './task.js';
import { texts } from './texts.js';
import { LargeView } from './view.js';
/** @import { App } from '../types.js' */

/** Shows one large maze after the other. */
export class Large {
  #app;
  #bar;
  #minimap;
  #task = null;
  #search = null;

  constructor(/** @type {App} */ app) {
    this.#app = app;
    const canvas = el('canvas', { tabIndex: 0, role: 'application', 'aria-label': texts.stage });
    this.view = new LargeView(canvas, app.api, () => this.#again());
    this.#minimap = minimapOf(this.view, app.api);
    this.#bar = new Bar({
      onGo: (row, column) => this.goTo(row, column),
      onCancel: () => this.#cancel(),
      onAgain: () => this.#again(),
    });
    this.element = el('div', { class: 'large' }, this.#bar.element, el('div', { class: 'view' }, canvas, this.#minimap.canvas));
    this.view.onHover = event => { this.#bar.cell.value = this.view.cellOf(event); };
    canvas.addEventListener('pointerleave', () => { this.#bar.cell.value = this.#middle(); });
    this.view.onDraw = () => this.#minimap.draw();
  }

  /** Begins to show a recipe's maze; gives its LargeScene once the server has accepted it, else throws an ApiError. */
  async open(recipe, request) {
    const task = await Task.begin(this.#app.api, recipe, {}, request);
    this.close();
    this.#task = task;
    this.scene = new LargeScene(task.state);
    this.#bar.size(this.scene.rows, this.scene.columns);
    this.#follow(task);
    return this.scene;
  }

  /** Shows nothing any more; the server drops what no page asks for. */
  close() {
    this.#task?.leave();
    this.#search?.leave();
    [this.#task, this.#search] = [null, null];
  }

  /** Moves the view to a cell and marks it. */
  goTo(row, column) {
    this.view.goTo(row, column);
    this.#bar.cell.value = [row, column];
    this.#app.say(texts.went(row, column));
  }

  /** Shows or hides the solution; gives its length, or null where it is not shown. */
  async showSolution(shown) {
    this.#search?.leave();
    this.view.hasPath = false;
    this.view.redraw();
    if (!shown) {
      this.#bar.work.value = null;
      return null;
    }
    const search = await Task.begin(this.#app.api, this.scene.recipe, { solution: true });
    this.#search = search;
    const { scene } = this;
    const state = await search.follow(({ rowsDone, rows }) => {
      this.#bar.work.value = rowsDone === rows ? { label: texts.solving(search.seconds), share: null } : this.#bar.work.value;
    });
    if (scene !== this.scene || search !== this.#search) {
      return null;
    }
    this.#search = null;
    this.#bar.work.value = null;
    this.view.hasPath = state.solution !== null && state.state === 'done';
    this.view.redraw();
    return state.state === 'done' ? state.solution : null;
  }

  #middle() {
    const { left, top, right, bottom } = this.view.part;
    const within = (at, most) => Math.min(most - 1, Math.max(0, Math.floor(at)));
    return this.view.maze ? [within((top + bottom) / 2, this.view.maze.rows), within((left + right) / 2, this.view.maze.columns)] : null;
  }

  async #follow(task) {
    try {
      const state = await task.follow(each => task === this.#task && this.#show(each));
      if (task === this.#task) {
        this.#over(state);
      }
    } catch (error) {
      if (task === this.#task) {
        this.#bar.work.value = { label: error.message || texts.unreachable, isOver: true };
      }
    }
  }

  #show(state) {
    this.view.show(state, this.scene);
    this.#minimap.show(state);
    const share = state.rowsDone > 0 ? state.rowsDone / state.rows : state.reached;
    const label = state.state === 'waiting' ? texts.waiting : texts.generating(share, this.#task.seconds);
    this.#bar.work.value = { label, share };
  }

  #over(state) {
    if (state.state === 'cancelled') {
      this.#bar.work.value = { label: texts.cancelled, isOver: true };
    } else {
      this.#bar.work.value = null;
      this.#bar.cell.value = this.#middle();
      this.#app.emit('generated', this.scene);
    }
  }

  async #cancel() {
    const task = this.#search ?? this.#task;
    await this.#app.attempt(() => task.cancel());
  }

  /** Generates the maze again, which the server does not hold any more. */
  async #again() {
    if (this.#task?.isOpen) {
      return;
    }
    await this.#app.attempt(async () => {
      const task = await Task.begin(this.#app.api, this.scene.recipe);
      this.#task = task;
      await this.#follow(task);
    });
  }
}
