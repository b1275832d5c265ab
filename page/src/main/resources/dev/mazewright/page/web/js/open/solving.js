// Solving what is open: a solver to choose, its path, or the reason why no path exists and the region that is cut off.
import { el, button, select } from '../controls/controls.js';
import { tint } from '../canvas/colours.js';
import { choiceOf } from '../names.js';
import { texts } from './texts.js';
/** @import { App } from '../types.js' */

/** The controls: {root, forget, leave}; `onSolve` is called before a path is shown. */
export function solving(/** @type {App} */ app, onSolve) {
  const solver = select({
    label: texts.solver,
    options: app.catalog.solvers.map(choiceOf),
    value: 'breadth-first',
    onChange: () => answer.textContent !== '' && solve(),
  });
  const hide = button(texts.unsolve, () => forget(), { hidden: true });
  const answer = el('p', { class: 'answer', role: 'status' });
  const root = el('div', { class: 'solving' }, solver,
    el('div', { class: 'row' }, button(texts.solve, () => solve(), { kind: 'primary', icon: 'path' }), hide), answer);

  async function solve() {
    onSolve();
    forget();
    const { scene, source } = app;
    const found = await app.attempt(() => app.busy(app.api.solve(source, { solver: solver.value })));
    if (found === null || scene !== app.scene) {
      return;
    }
    const isLit = found.cutOff?.length > 0;
    hide.hidden = !found.solvable && !isLit;
    hide.querySelector('span').textContent = found.solvable ? texts.unsolve : texts.unlight;
    if (found.solvable) {
      app.view.solution = Uint32Array.from(found.path);
      answer.textContent = texts.solved(found.length, found.visited, found.milliseconds);
    } else {
      light(found.cutOff ?? []);
      const why = found.reason ?? texts.noPath;
      answer.textContent = texts.because(why, isLit);
    }
    answer.classList.toggle('no', !found.solvable);
  }

  /** Highlights the cells of some ranges of cell numbers, each [from, to). */
  function light(ranges) {
    const tints = new Uint32Array(app.scene.cells);
    const colour = tint(getComputedStyle(document.documentElement).getPropertyValue('--cut-off').trim());
    ranges.forEach(([from, to]) => tints.fill(colour, from, to));
    app.view.tints = ranges.length > 0 ? tints : null;
  }

  function forget() {
    answer.textContent = '';
    answer.classList.remove('no');
    hide.hidden = true;
    app.view.solution = app.path;
    app.view.tints = null;
  }

  return { root, forget, leave: forget };
}
