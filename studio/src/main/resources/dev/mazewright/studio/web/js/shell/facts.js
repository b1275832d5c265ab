// The line of facts about the open maze, where what must be measured is added later, and the title of the browser's tab.
import { el } from '../controls/element.js';
import { notesOf } from '../words.js';
import { Newest } from './newest.js';
import { parse } from '../recipe.js';
import { texts } from './texts.js';
/** @import { App, Scene } from '../types.js' */

/** How long the maze must be unchanged before it is measured, in milliseconds. */
const PAUSE = 300;

/** Keeps the line of facts up to date. */
export class Facts {
  #app;
  #line;
  /** The same facts for screen readers. */
  #spoken = el('p', { class: 'unseen', 'aria-live': 'polite' });
  #newest = new Newest();
  #waiting;

  constructor(/** @type {App} */ app, line) {
    [this.#app, this.#line] = [app, line];
    line.after(this.#spoken);
    app.on('scene', scene => {
      this.#name(scene);
      this.#show([texts.facts.size(scene, sizeIn(scene)), texts.facts.cells(scene.cells), ...notesOf(scene)]);
      clearTimeout(this.#waiting);
      if (!scene.isLarge) {
        this.#waiting = setTimeout(() => this.#measure(scene), PAUSE);
      }
    });
  }

  /** The title of the browser's tab. */
  #name(/** @type {Scene} */ scene) {
    const recipe = scene.recipe ? parse(scene.recipe) : null;
    document.title = texts.title(recipe === null ? [this.#app.source.file?.name ?? texts.stage]
      : [texts.facts.size(scene, recipe.shape.size), texts.generatorOf(recipe.generator.name)]);
  }

  async #measure(/** @type {Scene} */ scene) {
    const info = await this.#newest.run(signal => this.#app.api.info(this.#app.source, { signal })).catch(() => null);
    if (info !== null && scene === this.#app.scene) {
      const words = texts.facts;
      this.#spoken.textContent = this.#show([
        words.size(scene, sizeIn(scene)),
        words.cells(info.cells),
        words.deadEnds(info.deadEnds / info.cells),
        scene.window ? null : info.solutionLength === null ? words.noSolution : words.solution(info.solutionLength),
        typeof info.difficulty === 'number' ? words.difficulty(info.difficulty) : null,
        info.perfect === false && info.components === 1 ? words.loops : null,
        ...notesOf(scene),
      ]).join(', ');
      this.#app.emit('info', info);
    }
  }

  #show(facts) {
    const shown = facts.filter(Boolean);
    this.#line.textContent = shown.join('  ·  ');
    this.#app.stage?.describe(texts.alternative(shown));
    return shown;
  }
}

/** The size in a recipe. */
const sizeIn = (/** @type {Scene} */ scene) => (scene.recipe ? parse(scene.recipe).shape.size : null);
