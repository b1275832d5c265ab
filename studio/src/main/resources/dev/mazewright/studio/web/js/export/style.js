// The style of a file: the controls that its format uses.
import { SHORTEST } from '../app.js';
import { checkbox, el, row, select, stepper, toggleGroup } from '../controls/controls.js';
import { texts } from './texts.js';


/** Which formats use what. */
const DRAWN = ['svg', 'png', 'pdf', 'postscript', 'gif'];
const ON_PAPER = ['pdf', 'postscript', 'svg'];

/** Controls for the style of a file; `onChange` is called at each change. */
export function styleControls(app, onChange) {
  const controls = {
    solution: checkbox({ label: texts.solution, onChange }),
    annotate: checkbox({ label: texts.annotate, onChange }),
    theme: select({
      label: texts.theme, options: app.catalog.themes.map(each => ({ value: each.name, title: each.idea })), onChange,
    }),
    cellSize: stepper({ label: texts.cellSize, min: 1, max: 10_000, value: 20, onInput: onChange }),
    wallThickness: stepper({ label: texts.wallThickness, min: 1, max: 10_000, value: 2, onInput: onChange }),
    margin: stepper({ label: texts.margin, min: 0, max: 10_000, value: 20, onInput: onChange }),
    paper: select({
      label: texts.paper, options: [{ value: '', label: texts.noPaper }, ...app.catalog.papers.map(value => ({ value }))],
      value: '', onChange: () => {
        fit(shown);
        onChange();
      },
    }),
    animate: toggleGroup({
      label: texts.animate, options: Object.entries(texts.animations).map(([value, label]) => ({ value, label })),
      value: 'generate', onChange: () => onChange(),
    }),
    frames: stepper({ label: texts.frames, min: 1, max: 10_000, step: 10, value: 120, onInput: onChange }),
    delay: stepper({ label: texts.delay, min: 10, max: 60_000, step: 10, value: 50, onInput: onChange }),
    outlines: checkbox({ label: texts.outlines, onChange }),
    neighbours: checkbox({ label: texts.neighbours, onChange }),
  };
  const root = el('div', { class: 'style' },
    controls.theme, controls.paper,
    row(controls.cellSize, controls.wallThickness), controls.margin,
    controls.animate, row(controls.frames, controls.delay),
    controls.solution, controls.annotate, controls.outlines, controls.neighbours);
  let shown = null;

  function fit(format) {
    shown = format;
    const isDrawn = DRAWN.includes(format.name);
    const isPaged = ON_PAPER.includes(format.name);
    const isFree = isDrawn && !(isPaged && controls.paper.value !== '');
    const has = {
      theme: isDrawn, annotate: isDrawn, wallThickness: isFree, margin: isFree, cellSize: isFree, paper: isPaged,
      animate: format.name === 'gif' && Boolean(app.source?.recipe), frames: format.name === 'gif', delay: format.name === 'gif',
      outlines: format.name === 'json', neighbours: format.name === 'json',
      solution: !['gif', 'digest', 'maze', 'maz', 'num', 'movingai'].includes(format.name),
    };
    Object.entries(has).forEach(([name, isThere]) => { controls[name].hidden = !isThere; });
    root.querySelectorAll('.row').forEach(each => { each.hidden = [...each.children].every(child => child.hidden); });
  }

  /** What a request carries of all this. */
  function values() {
    const entries = Object.entries(controls).filter(([, control]) => !control.hidden).map(([name, control]) => [name, control.value]);
    const found = Object.fromEntries(entries.filter(([, value]) => value !== false && value !== ''));
    if (found.solution || found.animate === 'solve') {
      found.solver = app.solution.solver === SHORTEST ? undefined : app.solution.solver;
    }
    return found;
  }

  return { root, fit, values, solution: isShown => { controls.solution.value = isShown; } };
}
