// What is watched: the generation, or what a file recorded; or a search; and by which algorithm.
import { Picker, generatorsOn } from '../controls/picker.js';
import { choicesOf, toggleGroup } from '../controls/controls.js';
import { generatorOf, withGenerator } from '../recipe.js';
import { texts } from './texts.js';
/** @import { App, Source } from '../types.js' */

const SOLVER = 'breadth-first';

/** Whether the maze is generated: by a recipe, or in the graph of a file. */
export const isMade = (/** @type {Source} */ { recipe, generator }) => Boolean(recipe ?? generator);

/** Whether the maze that is open is of a recording, which can be played as it is. */
export const isRecorded = (/** @type {App} */ app) => app.scene?.format === 'trace';

/** The controls to choose it with; `onChange` is called when something else is to be watched in the same maze. */
export function watchChoice(/** @type {App} */ app, onChange) {
  let chosen = 'generate';
  const group = toggleGroup({
    label: texts.of, hideLabel: true, value: chosen, options: choicesOf({ generate: texts.generation, solve: texts.solving }), onChange: of => {
      chosen = of;
      onChange();
    },
  });
  const first = group.querySelector('.segment span');
  const solvers = new Picker({ label: texts.solver, entries: app.catalog.solvers, value: SOLVER, onChange });
  const generators = new Picker({ label: texts.generator, entries: app.catalog.generators, onChange: () => regenerate() });
  const elements = [group, generators.element, solvers.element];

  /** Takes the settings of an address. */
  function take({ of = null, solver = null }) {
    chosen = of === 'solve' ? 'solve' : 'generate';
    solvers.value = solver ?? SOLVER;
  }

  /** Adapts to the maze that is open, and returns what to ask of it. */
  function request() {
    const { source, scene, catalog } = app;
    const isPlayed = isRecorded(app);
    const isSolving = chosen === 'solve' || !isMade(source) && !isPlayed;
    group.value = isSolving ? 'solve' : 'generate';
    group.disabled = !isMade(source) && !isPlayed;
    first.textContent = isPlayed ? texts.recording : texts.generation;
    solvers.element.hidden = !isSolving;
    generators.element.hidden = isSolving || !source.recipe;
    solvers.fail('');
    generators.fail('');
    if (source.recipe) {
      generators.offer(generatorsOn(catalog, scene.shape));
      generators.value = generatorOf(source.recipe);
    }
    return { ...source, ...(isSolving ? { of: 'solve', solver: solvers.value } : { of: isPlayed ? 'recording' : 'generate' }) };
  }

  /** Shows an error beside the solver; returns false where none is chosen. */
  function fail(sentence) {
    const isOfSolver = !solvers.element.hidden;
    solvers.fail(isOfSolver ? sentence : '');
    return isOfSolver;
  }

  /** Opens the same maze by another generator. */
  async function regenerate() {
    try {
      await app.open({ recipe: withGenerator(app.source.recipe, generators.value) }, { kind: 'generator' });
    } catch (error) {
      generators.fail(app.explain(error));
    }
  }

  return {
    elements, take, request, fail,
    /** What differs from the default, as settings of the address. */
    get settings() {
      const isSolving = chosen === 'solve';
      return { of: isSolving ? 'solve' : null, solver: isSolving && solvers.value !== SOLVER ? solvers.value : null };
    },
  };
}
