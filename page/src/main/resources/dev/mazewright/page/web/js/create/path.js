// A path that is drawn over the maze: it becomes the solution of another maze of this shape.
import { isPlain } from '../canvas/gestures.js';
import { button, details, el } from '../controls/controls.js';
import { apart, headingOf } from '../play/compass.js';
import { bitsIn } from './maskbits.js';
import { texts } from './pathtexts.js';

/** The generator that takes a path. */
const DRAWN = 'drawn-path';

/** The section with the pen: while it is taken up, all walls are there, and drags over the stage draw. */
export function pathSection(editor) {
  const { app } = editor;
  const pen = button(texts.draw, () => (view ? leave() : begin()), { pressed: false });
  const hint = el('p', { class: 'hint', text: texts.hint });
  const root = details(texts.title, {}, hint, pen);
  let view = null;
  let cells = [];

  function begin() {
    [view] = app.stage.seen;
    pen.setAttribute('aria-pressed', 'true');
    document.body.classList.add('picking');
    view.open = new view.open.constructor(view.open.length);
    view.solution = null;
    view.onDrag = (event, phase) => drag(view.cellAt(event.clientX, event.clientY), phase);
    view.canvas.focus(); // Enter would press the button
    app.say(texts.drawNow);
  }

  function leave() {
    if (view !== null) {
      pen.setAttribute('aria-pressed', 'false');
      document.body.classList.remove('picking');
      view.onDrag = null;
      if (view.scene === app.scene) {
        view.open = null;
        view.solution = app.path;
      }
      view = null;
      cells = [];
    }
  }

  function drag(cell, phase) {
    if (phase === 'start') {
      show(cell >= 0 ? [cell] : []);
    } else if (cell >= 0) {
      show(drawnTo(view.scene, cells, cell));
    }
    if (phase === 'end' && cells.length > 1) {
      take();
    }
    return cells.length > 0;
  }

  function show(drawn) {
    cells = drawn;
    view.solution = cells.length > 0 ? Uint32Array.from(cells) : null;
  }

  async function take() {
    const drawn = cells;
    leave();
    const control = { fail: sentence => app.say(sentence, 'error') };
    try {
      const { option } = await app.api.path(app.scene.recipe, drawn);
      await editor.change(recipe => {
        const { name, options } = recipe.generator;
        const inner = name === DRAWN ? options.generator : isInner(name) ? name : undefined;
        recipe.generator = { name: DRAWN, options: { ...(inner && { generator: inner }), path: bitsIn(option) } };
        Object.assign(recipe, { transforms: [], start: null, goals: [], openings: [] });
      }, { control });
    } catch (error) {
      control.fail(app.explain(error));
    }
  }

  /** Whether a generator can make the rest. */
  const isInner = name => app.catalog.generators.find(each => each.name === DRAWN).options
    .find(each => each.key === 'generator').choices.includes(name);

  const sync = (recipe, scene) => {
    leave();
    pen.disabled = !scene?.recipe || scene.isLarge || !app.catalog.generators.find(each => each.name === DRAWN).shapes.includes(recipe.shape.name);
    root.open ||= recipe.generator.name === DRAWN;
  };
  const key = event => {
    if (view === null || !isPlain(event)) {
      return false;
    }
    if (event.key.startsWith('Arrow')) {
      show(stepped(view.scene, cells.length > 0 ? cells : [view.scene.start], headingOf(event)));
    } else if (event.key === 'Enter' && cells.length > 1) {
      take();
    } else if (event.key === 'Escape') {
      leave();
    } else {
      return false;
    }
    return true;
  };
  return { root, sync, leave, key };
}

/** The same a step on, to the neighbour that lies nearest to an angle. */
function stepped(scene, cells, angle) {
  const here = cells.at(-1);
  const turn = next => apart(Math.atan2(scene.y[next] - scene.y[here], scene.x[next] - scene.x[here]), angle);
  const [first, ...others] = scene.edges(here).map(edge => edge.cell);
  return drawnTo(scene, cells, others.reduce((best, each) => (turn(each) < turn(best) ? each : best), first));
}

/** The cells of a path that is drawn on to a cell, straight from the last one; back over itself it is taken back. */
function drawnTo(scene, cells, target) {
  const drawn = [...cells];
  const distance = cell => Math.hypot(scene.x[cell] - scene.x[target], scene.y[cell] - scene.y[target]);
  while (drawn.length > 0 && drawn.at(-1) !== target) {
    const here = drawn.at(-1);
    const beside = scene.edges(here).map(edge => edge.cell);
    const next = beside.includes(target) ? target : beside.reduce((best, each) => (distance(each) < distance(best) ? each : best), here);
    if (next === here) {
      break; // around a gap: the pen has to find its way
    }
    const at = drawn.indexOf(next);
    if (at >= 0) {
      drawn.length = at + 1;
    } else {
      drawn.push(next);
    }
  }
  return drawn;
}
