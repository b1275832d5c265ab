// The app: what is open, and the listeners to what changes.
import { api, unlessInvalid } from './api.js';
import { openFitting } from './shell/fitting.js';
import { History } from './shell/history.js';
import { MazeStyle } from './shell/mazestyle.js';
import { Newest } from './shell/newest.js';
import { anySeed, cellsOfRectangle, isAtlas, isWhole, isWindow, parse } from './recipe.js';
import { translated } from './say/catalog.js';
import { Scene } from './canvas/scene.js';
import { Stage } from './shell/stage.js';
import { showSolution } from './solution.js';
import { texts } from './shell/texts.js';
import { Working } from './working.js';
/** @import { Catalog, Source, View } from './types.js' */

/** The maze that is shown first. */
export const FIRST = 'hexagon:24x32,mask=hexagon/wilson/seed:7';
/** What is shown where the recipe in the address is not valid. */
const SAFE = 'rectangle:20x30/wilson/seed:1';

/** The page draws this many cells itself, whatever its limit is. */
const NEVER_LARGE = 1_000_000;

/** The solver whose path comes with a scene. */
export const SHORTEST = 'breadth-first';

/** What all panels share. */
export class App extends Working {
  api = api;
  /** @type {Catalog} */ catalog = null;
  /** @type {Stage} */ stage = null;
  /** @type {View} the first of the stage */
  view = null;
  /** @type {Record<string, any>} the panels that were entered so far, by id: what their mount() gave */
  panels = {};
  /** The panel that is entered. */ panel = null;
  /** @type {(name: string) => Promise<any>} set by the shell: enters a panel */
  enter;
  /** @type {Source} what requests carry */
  source = null;
  /** @type {Scene} what is open; a LargeScene has no cells */
  scene = null;
  /** @type {any} opens files, once one was opened */ opening;
  /** @type {string} the recipe that was open last, also while a file is */
  lastRecipe = null;
  /** Whether the solution is shown, and the solver that finds it. */
  solution = { shown: false, solver: SHORTEST };
  /** The link that is not a valid maze and why, {text, sentence}, until another maze is opened; or null. */
  refused = null;
  /** The cells of the solution that is shown, or null. */ path = null;
  /** The MazeStyle that mazes are drawn in. */
  style = new MazeStyle(this);
  history = new History(source => this.#travel(source), settings => this.emit('settings', settings));
  /** The stage of large mazes, once there was one. */
  #large = null;
  #catalogIsHere = null;
  #newest = new Newest();

  /** Fetches the catalog and shows the maze of the address, or the first one. */
  async start(stageElement) {
    this.stage = new Stage(stageElement);
    [this.view] = this.stage.views(1);
    this.#catalogIsHere = this.api.catalog().then(found => {
      this.catalog = translated(found);
      this.style.start();
    });
    await Promise.all([this.#catalogIsHere, this.#travel(this.history.here)]);
  }

  /** Opens the recipe of the address; if it is not valid, reports why and opens another. */
  async #openOr(recipe) {
    try {
      await this.openTyped(recipe, { quiet: true });
    } catch (error) {
      const isOpen = this.scene !== null;
      const sentence = this.explain(error);
      if (error.status !== 0) {
        await this.attempt(() => this.open({ recipe: this.scene?.recipe ?? SAFE }, { quiet: true }));
      }
      this.refused = { text: recipe, sentence };
      this.emit('refused', this.refused);
      this.say(texts.badRecipe(sentence, isOpen), 'error');
    }
  }

  /** Opens the maze of a recipe as people type it, which the server completes, by `seed` where it names none; as open() does. */
  async openTyped(/** @type {string} */ text, /** @type {any} */ { seed = anySeed(), ...options } = {}) {
    const opened = isWhole(text) ? await this.open({ recipe: text }, options).catch(unlessInvalid) : undefined;
    if (opened !== undefined) {
      return opened;
    }
    const whole = await this.#newest.run(signal => this.busy(this.api.recipe(text, seed, { signal })));
    return whole === null ? null : this.open(whole, options);
  }

  async #travel({ book, area, ...source }) {
    if (book !== undefined) {
      this.emit('book', book);
    }
    this.emit('area', area ?? null);
    const isAside = book !== undefined || area !== undefined;
    if (isAside && source.recipe && source.recipe === this.source?.recipe) {
      return; // the maze is as it was
    }
    if (source.recipe !== undefined) {
      await this.#openOr(source.recipe ?? FIRST);
    } else {
      await this.attempt(() => this.open(source, { quiet: true }));
      if (this.scene === null) {
        await this.#openOr(FIRST);
      }
    }
  }

  /**
   * Shows a maze: {recipe} or {file, start, goals}. `quiet` replaces the entry of the history, changes of one `kind`
   * shortly after each other share one. Gives its Scene, or null if a newer one was requested meanwhile; throws an
   * ApiError if the maze cannot be opened, and then nothing changes.
   */
  async open(/** @type {Source} */ source, { quiet = false, kind = null } = {}) {
    if (source.recipe && await this.#isMapped(source.recipe)) {
      return this.#openMap(source.recipe);
    }
    if (source.recipe && await this.#isLarge(source.recipe)) {
      return this.#openLarge(source.recipe, { quiet, kind });
    }
    const hasPath = this.solution.shown && (this.solution.solver === SHORTEST || isWindow(source.recipe ?? ''));
    const options = hasPath ? { solution: true } : {};
    const buffer = await this.#newest.run(signal => this.busy(this.api.scene(source, options, { signal })));
    if (buffer === null) {
      return null;
    }
    const scene = Scene.parse(buffer).settleEnds();
    const keep = ['shape', 'width', 'height'].every(name => scene[name] === this.scene?.[name]); // both can be shown at the same place
    if (this.scene?.isLarge) {
      this.#large.close();
      this.stage.views(1);
    }
    this.view.setScene(scene, { keep });
    this.view.solution = hasPath ? scene.solution ?? null : null;
    this.#take(scene, scene.recipe ? { recipe: scene.recipe } : { ...source, file: { ...source.file, sha256: scene.sha256 } }, { quiet, kind });
    if (this.solution.shown && !hasPath) {
      await this.attempt(() => this.showSolution(true));
    }
    return scene;
  }

  /** Whether the server draws a recipe's maze, since the page would not. */
  async #isLarge(recipe) {
    const cells = cellsOfRectangle(recipe);
    if (!(cells > NEVER_LARGE)) {
      return false; // known before the catalog is here
    }
    await this.#catalogIsHere;
    return cells > this.catalog.limits.cells;
  }

  /** Whether a recipe's maze is shown by the panel Map alone, since it is too large for anything else. */
  async #isMapped(recipe) {
    if (!(cellsOfRectangle(recipe) > NEVER_LARGE && isAtlas(recipe))) {
      return false;
    }
    await this.#catalogIsHere;
    return cellsOfRectangle(recipe) > this.catalog.limits.largeCells;
  }

  /** Shows an atlas in the panel Map; the maze that was open stays open. */
  async #openMap(recipe) {
    const settings = { panel: 'map', map: recipe, at: null, zoom: null, from: null, to: null, walk: null };
    Object.entries(settings).forEach(([name, value]) => this.history.set(name, value));
    if (this.scene === null) {
      await this.open({ recipe: FIRST }, { quiet: true });
    }
    this.emit('settings', this.history.settings);
    return null;
  }

  async #openLarge(recipe, options) {
    if (this.#large === null) {
      const { Large } = await import('./large/large.js');
      this.#large ??= new Large(this);
    }
    const scene = await this.#newest.run(signal => this.busy(this.#large.open(recipe, { signal })));
    if (scene === null) {
      return null;
    }
    this.solution = { ...this.solution, shown: false };
    this.showLarge();
    this.view.solution = null;
    this.#take(scene, { recipe: scene.recipe }, options);
    this.emit('solution', null);
    return scene;
  }

  /** What is shown now is open. */
  #take(scene, source, options) {
    Object.assign(this, { scene, source, path: this.view.solution, lastRecipe: scene.recipe ?? this.lastRecipe, refused: null });
    this.history.put(source, options);
    this.say('');
    this.emit('scene', scene);
  }

  /** Shows the large maze that is open on the stage again. */
  showLarge() {
    this.stage.showLarge(this.#large);
  }

  /** Shows the maze that is open on the first view again, where a panel has shown something else. */
  showAgain({ keep = true } = {}) {
    if (this.scene && !this.scene.isLarge) {
      this.view.setScene(this.scene, { keep });
      this.showSolution(this.solution.shown);
    }
  }

  /** Shows or hides the solution that a solver finds. Gives the solver's response, or null. */
  showSolution(shown, solver = this.solution.solver) {
    return showSolution(this, this.#large, { shown, solver });
  }

  /** Shows the solution if it is hidden, hides it if it is shown, and reports what the solver did. */
  async toggleSolution() {
    const found = await this.attempt(() => this.showSolution(!this.solution.shown));
    if (found) {
      const sentence = found.solvable ? texts.solved(found.length, found.visited) : texts.noPath(found.reason ?? '');
      this.say(sentence, found.solvable ? 'info' : 'error');
    }
  }

  /** The same kind of maze with another seed. */
  async another(seed = anySeed()) {
    const recipe = this.scene?.recipe ?? this.lastRecipe ?? FIRST;
    return this.attempt(async () => {
      const { scene, dropped } = await openFitting(this, { ...parse(recipe), seed });
      this.reportDropped(scene, dropped);
      return scene;
    });
  }

  /** Reports the parts of a recipe that were dropped so that its maze could be opened. */
  reportDropped(/** @type {Scene} */ scene, dropped) {
    if (scene !== null && dropped.length > 0) {
      this.say(texts.dropped(dropped));
    }
  }
}
