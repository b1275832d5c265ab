// What is watched: the generation or the search, and by which algorithm.
import { Picker, generatorsOn } from '../controls/picker.js';
import { choicesOf, toggleGroup } from '../controls/controls.js';
import { generatorOf, withGenerator } from '../recipe.js';
import { texts } from './texts.js';
/** @import { App, Source } from '../types.js' */

const SOLVER = 'breadth-first';

/** Whether the maze is generated: by a recipe, or in the graph of a file. */
export const isMade = (/** @type {Source} */ { recipe, generator }) => Boolean(recipe ?? generator);

/** The controls to choose it with. */
export class Choice {
  #app;
  #of = 'generate';
  #group;
  #solver;
  #generator;

  /** @param onChange is called when something else is to be watched in the same maze */
  constructor(/** @type {App} */ app, onChange) {
    this.#app = app;
    this.#group = toggleGroup({ label: texts.of, hideLabel: true, value: this.#of, options: choicesOf({ generate: texts.generation, solve: texts.solving }), onChange: of => {
      this.#of = of;
      onChange();
    } });
    this.#solver = new Picker({ label: texts.solver, entries: app.catalog.solvers, value: SOLVER, onChange });
    this.#generator = new Picker({ label: texts.generator, entries: app.catalog.generators, onChange: () => this.#regenerate() });
    this.elements = [this.#group, this.#generator.element, this.#solver.element];
  }

  /** What differs from the default, as settings of the address. */
  get settings() {
    const isSolving = this.#of === 'solve';
    return { of: isSolving ? 'solve' : null, solver: isSolving && this.#solver.value !== SOLVER ? this.#solver.value : null };
  }

  /** Takes the settings of an address. */
  take({ of = null, solver = null }) {
    this.#of = of === 'solve' ? 'solve' : 'generate';
    this.#solver.value = solver ?? SOLVER;
  }

  /** Adapts to the maze that is open, and returns what to ask of it. */
  request() {
    const { source, scene, catalog } = this.#app;
    const isSolving = this.#of === 'solve' || !isMade(source);
    this.#group.value = isSolving ? 'solve' : 'generate';
    this.#group.disabled = !isMade(source);
    this.#solver.element.hidden = !isSolving;
    this.#generator.element.hidden = isSolving || !source.recipe;
    this.#solver.fail('');
    this.#generator.fail('');
    if (source.recipe) {
      this.#generator.offer(generatorsOn(catalog, scene.shape));
      this.#generator.value = generatorOf(source.recipe);
    }
    return { ...source, ...(isSolving ? { of: 'solve', solver: this.#solver.value } : { of: 'generate' }) };
  }

  /** Shows an error beside the solver; returns false where none is chosen. */
  fail(sentence) {
    const isOfSolver = !this.#solver.element.hidden;
    this.#solver.fail(isOfSolver ? sentence : '');
    return isOfSolver;
  }

  /** Opens the same maze by another generator. */
  async #regenerate() {
    const app = this.#app;
    try {
      await app.open({ recipe: withGenerator(app.source.recipe, this.#generator.value) }, { kind: 'generator' });
    } catch (error) {
      this.#generator.fail(app.explain(error));
    }
  }
}
