// The app: what is open, and who wants to know.
import { api } from './api.js';
import { History } from './shell/history.js';
import { Newest } from './shell/newest.js';
import { anySeed, parse, print } from './recipe.js';
import { Scene } from './canvas/scene.js';
import { Stage } from './shell/stage.js';
import { texts } from './shell/texts.js';

/** The maze that people see first. */
export const FIRST = 'hexagon:24x32,mask=hexagon/wilson/seed:7';
/** What comes instead where a recipe in the address cannot be. */
const SAFE = 'rectangle:20x30/wilson/seed:1';

/** The solver whose way comes with a scene. */
export const SHORTEST = 'breadth-first';

/** What all panels share. */
export class App {
  api = api;
  catalog = null;
  /** The Stage. */
  stage = null;
  /** The first view of the stage. */
  view = null;
  /** The panels that were entered so far, by id: what their mount() gave. */
  panels = {};
  /** The panel that is entered. */
  panel = null;
  /** {recipe} or {file, start, goals}: what requests carry. */
  source = null;
  /** The Scene that is open. */
  scene = null;
  /** The recipe that was open last, also while a file is. */
  lastRecipe = null;
  /** Whether the way is shown, and the solver that finds it. */
  solution = { shown: false, solver: SHORTEST };
  /** The cells of the way that is shown, or null. */
  way = null;
  history = new History(source => this.#travel(source));
  /** Set by the shell: how the status line speaks. */
  say = () => {};
  #listeners = new Map();
  #newest = new Newest();
  #working = 0;

  /** Fetches the catalog and shows the maze of the address, or the first one. */
  async start(stageElement) {
    this.stage = new Stage(stageElement);
    [this.view] = this.stage.views(1);
    const catalog = this.api.catalog().then(found => { this.catalog = found; });
    await Promise.all([catalog, this.#travel(this.history.here)]);
  }

  /** Opens what the address says; where that cannot be, says why and opens a maze that can. */
  async #openOr(recipe) {
    try {
      await this.open({ recipe }, { quiet: true });
    } catch (error) {
      const isOpen = this.scene !== null;
      if (error.status !== 0) {
        await this.attempt(() => this.open({ recipe: this.scene?.recipe ?? SAFE }, { quiet: true }));
      }
      this.say(texts.badRecipe(this.explain(error), isOpen), 'error');
    }
  }

  async #travel(source) {
    if (source.recipe === null) {
      await this.#openOr(FIRST);
    } else if (source.recipe) {
      await this.#openOr(source.recipe);
    } else {
      await this.attempt(() => this.open(source, { quiet: true }));
      if (this.scene === null) {
        await this.#openOr(FIRST);
      }
    }
  }

  /**
   * Shows a maze: {recipe} or {file, start, goals}. `quiet` replaces the entry of the history, changes of one `kind`
   * shortly after each other share one. Gives its Scene, or null if a newer one was asked for meanwhile; throws an
   * ApiError where there is none, and then all stays as it was.
   */
  async open(source, { quiet = false, kind = null } = {}) {
    const hasWay = this.solution.shown && this.solution.solver === SHORTEST;
    const options = hasWay ? { solution: true } : {};
    const buffer = await this.#newest.run(signal => this.busy(this.api.scene(source, options, { signal })));
    if (buffer === null) {
      return null;
    }
    const scene = Scene.parse(buffer).settleEnds();
    this.source = scene.recipe ? { recipe: scene.recipe } : source;
    this.lastRecipe = scene.recipe ?? this.lastRecipe;
    this.history.put(this.source, { quiet, kind });
    const keep = this.scene !== null && isAlike(scene, this.scene);
    this.scene = scene;
    this.view.setScene(scene, { keep });
    this.way = hasWay ? scene.solution ?? null : null;
    this.view.solution = this.way;
    this.say('');
    this.emit('scene', scene);
    if (this.solution.shown && !hasWay) {
      await this.attempt(() => this.showSolution(true));
    }
    return scene;
  }

  /** Shows or hides the way, found by a solver. Gives what the solver said, or null. */
  async showSolution(shown, solver = this.solution.solver) {
    this.solution = { shown, solver };
    let told = null;
    if (shown) {
      const asked = this.source;
      told = await this.busy(this.api.solve(asked, { solver }));
      if (asked !== this.source || !this.solution.shown) {
        return null;
      }
    }
    this.way = told?.path ? Uint32Array.from(told.path) : null;
    this.view.solution = this.way;
    this.emit('solution', told);
    return told;
  }

  /** The same kind of maze with another seed. */
  async another(seed = anySeed()) {
    const recipe = this.scene?.recipe ?? this.lastRecipe ?? FIRST;
    return this.attempt(() => this.open({ recipe: print({ ...parse(recipe), seed }, this.catalog) }));
  }

  /** Shows the way if it is hidden, hides it if it is shown, and says what the solver did. */
  async toggleSolution() {
    const told = await this.attempt(() => this.showSolution(!this.solution.shown));
    if (told) {
      const { shell } = texts;
      this.say(told.solvable ? shell.way(told.length, told.visited) : shell.noWay(told.reason ?? ''), told.solvable ? 'info' : 'error');
    }
  }

  /** Calls fn at each 'scene', 'solution', 'info', 'colours' or 'panel'; gives a function that stops it. */
  on(event, fn) {
    const all = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, all.add(fn));
    return () => all.delete(fn);
  }

  /** Tells all who listen. */
  emit(event, value) {
    [...(this.#listeners.get(event) ?? [])].forEach(fn => fn(value));
  }

  /** Does something and says in the status line what went wrong, if it does. */
  async attempt(work) {
    try {
      return await work();
    } catch (error) {
      if (error.name !== 'AbortError') {
        this.say(this.explain(error), 'error');
      }
      return null;
    }
  }

  /** What went wrong, in a sentence for people. */
  explain(error) {
    if (error.name !== 'ApiError') {
      console.error(error);
      return texts.fault(error.message);
    }
    return error.message || texts.refused(error.status);
  }

  /** Whether something is under way. */
  get isBusy() {
    return this.#working > 0;
  }

  /** Shows that something is under way while a promise is. */
  async busy(promise) {
    this.#working += 1;
    const shown = setTimeout(() => document.body.classList.add('busy'), 150);
    try {
      return await promise;
    } finally {
      clearTimeout(shown);
      this.#working -= 1;
      if (this.#working === 0) {
        document.body.classList.remove('busy');
      }
    }
  }
}

/** Whether one can look at both from the same place. */
function isAlike(scene, other) {
  return scene.shape === other.shape && scene.width === other.width && scene.height === other.height;
}
