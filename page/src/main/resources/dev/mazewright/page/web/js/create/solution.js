// The solution: shown or hidden, and the solver that finds it.
import { button, select } from '../controls/controls.js';
import { choiceOf } from '../names.js';
import { texts } from './texts.js';
/** @import { App } from '../types.js' */

/** The button that shows the solution, and the list of solvers. */
export function solutionSection(/** @type {App} */ app) {
  const toggle = button(texts.showSolution, () => app.toggleSolution(), { icon: 'path', pressed: app.solution.shown, title: texts.showSolutionKey });
  const idea = name => app.catalog.solvers.find(each => each.name === name)?.idea;
  const solver = select({
    label: texts.solver,
    hint: idea(app.solution.solver),
    options: app.catalog.solvers.map(choiceOf),
    value: app.solution.solver,
    onChange: async name => {
      solver.fail(null);
      solver.hint(idea(name));
      try {
        await app.showSolution(true, name);
      } catch (error) {
        solver.fail(app.explain(error));
      }
    },
  });
  app.on('solution', () => toggle.setAttribute('aria-pressed', String(app.solution.shown)));
  return { toggle, solver };
}
