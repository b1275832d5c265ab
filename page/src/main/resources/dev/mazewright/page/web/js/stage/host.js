// What the game and the player need of the studio's app, without a server: one maze, its trace, and a status line.
import { Events } from '../trace/events.js';
import { searchTrace, shortestPath } from './shortest.js';
/** @import { Scene, View } from '../types.js' */

/** The maze of a component. */
export class Host {
  /** The Scene, and the page of its trace, or null: then a search is watched. */
  scene = null;
  trace = null;
  /** The cells of the solution that is shown, or null. */
  path = null;
  source = {};
  api = {
    solve: async (source, { start }) => this.#solve(start === undefined ? this.scene.start : Number(start)),
    feed: () => ({ open: async () => this.#events(), need: () => {}, close: () => {} }),
  };
  #status;

  /** Shows a maze on a view, and sentences in an element. */
  constructor(/** @type {View} */ view, status) {
    this.view = view;
    this.#status = status;
  }

  /** Shows a maze from its start. */
  show(/** @type {Scene} */ scene, trace) {
    Object.assign(this, { scene, trace, path: null });
    this.view.setScene(scene);
    this.view.solution = null;
  }

  /** Shows or hides the solution; returns false if the maze has no solution to show. */
  showSolution(shown) {
    const { scene } = this;
    this.path = shown ? scene.solution ?? (scene.window ? null : shortestPath(scene, scene.start, scene.goals)) : null;
    if (this.view.scene === scene) {
      this.view.solution = this.path;
    }
    return !shown || this.path !== null;
  }

  /** Shows a sentence in the status line. */
  say(sentence, kind = 'info') {
    this.#status.dataset.kind = kind;
    this.#status.textContent = sentence;
  }

  /** An error as a sentence. */
  explain(error) {
    return error.message;
  }

  /** The maze stays the same, so no listener is ever called. */
  on() {
    return () => {};
  }

  /** All events of the trace. */
  #events() {
    const { header, scene, words } = this.trace ?? searchTrace(this.scene);
    const events = new Events(header, scene);
    events.append(words);
    return events;
  }

  #solve(start) {
    const { goals } = this.scene;
    const path = shortestPath(this.scene, start, goals);
    return { start, goal: path?.at(-1) ?? goals[0], solvable: path !== null, path, length: path ? path.length - 1 : null };
  }
}
