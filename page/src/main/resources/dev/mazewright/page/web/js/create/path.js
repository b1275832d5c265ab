// A path that is drawn over the maze: it becomes the solution of another maze of this shape.
import { isPlain } from '../canvas/gestures.js';
import { button, details, el } from '../controls/controls.js';
import { apart, headingOf } from '../play/compass.js';
import { Scene } from '../canvas/scene.js';
import { print } from '../recipe.js';
import { bitsIn } from './maskbits.js';
import { texts } from './pathtexts.js';

/** The generator that takes a path. */
const DRAWN = 'drawn-path';
/** What a recipe with a path does without. */
const PLAIN = { transforms: [], start: null, goals: [], openings: [], window: null };

/** The section with the pen: while it is taken up, all walls are there, and drags over the stage draw. */
export function pathSection(editor) {
  const { app } = editor;
  const pen = button(texts.draw, () => (drawing ? leave() : app.attempt(begin)), { pressed: false });
  const hint = el('p', { class: 'hint', text: texts.hint });
  const root = details(texts.title, {}, hint, pen);
  /** The view, and the recipe of the grid on it; null while no path is drawn. */
  let drawing = null;
  let cells = [];

  /** Shows the grid that the generator begins on, whatever transforms, window and ends the maze has. */
  async function begin() {
    editor.takeUp(leave);
    const grid = print({ ...editor.recipe, ...PLAIN }, app.catalog);
    const scene = Scene.parse(await app.busy(app.api.scene({ recipe: grid }, {})));
    editor.takeUp(leave); // another mode may have begun meanwhile
    pen.setAttribute('aria-pressed', 'true');
    document.body.classList.add('picking');
    const { view } = app;
    view.setScene(scene);
    view.open = new scene.open.constructor(scene.open.length);
    view.showMarks = false;
    view.solution = null;
    view.onDrag = drag;
    view.canvas.focus(); // Enter would press the button
    const unhear = app.on('scene', leave);
    drawing = { view, grid, unhear };
    app.say(texts.drawNow);
  }

  function leave() {
    if (drawing !== null) {
      const { view, unhear } = drawing;
      drawing = null;
      cells = [];
      unhear();
      pen.setAttribute('aria-pressed', 'false');
      document.body.classList.remove('picking');
      view.onDrag = null;
      view.showMarks = true;
      if (view.scene !== app.scene) { // else another maze has been opened
        view.setScene(app.scene);
        view.solution = app.path;
      }
    }
  }

  function drag(event, phase) {
    const { view } = drawing;
    const cell = view.cellAt(event.clientX, event.clientY);
    if (phase === 'start') {
      show(cell >= 0 ? [cell] : []);
    } else if (phase === 'end' && event.type !== 'pointerup') {
      show([]); // a second finger, or the system: a pinch begins
    } else if (cell >= 0) {
      show(drawnTo(view.scene, cells, cell));
    }
    const isTaken = cells.length > 0;
    if (phase === 'end' && cells.length > 1) {
      take();
    }
    return isTaken;
  }

  function show(drawn) {
    cells = drawn;
    drawing.view.solution = cells.length > 0 ? Uint32Array.from(cells) : null;
  }

  async function take() {
    const [drawn, { grid }] = [cells, drawing];
    leave();
    const control = { fail: sentence => app.say(sentence, 'error') };
    try {
      const { option } = await app.busy(app.api.path(grid, drawn));
      await editor.change(recipe => {
        const { name, options } = recipe.generator;
        const rest = name === DRAWN ? options : isInner(name) ? { generator: name } : {};
        recipe.generator = { name: DRAWN, options: { ...rest, path: bitsIn(option) } };
        Object.assign(recipe, PLAIN);
      }, { control });
    } catch (error) {
      control.fail(app.explain(error));
    }
  }

  /** Whether a generator can make the rest. */
  const isInner = name => app.catalog.generators.find(each => each.name === DRAWN).options
    .find(each => each.key === 'generator').choices.includes(name);

  const sync = (recipe, scene) => {
    pen.disabled = !scene?.recipe || scene.isLarge || !app.catalog.generators.find(each => each.name === DRAWN).shapes.includes(recipe.shape.name);
    root.open ||= recipe.generator.name === DRAWN;
  };
  const key = event => {
    if (drawing === null || !isPlain(event)) {
      return false;
    }
    const { scene } = drawing.view;
    if (event.key.startsWith('Arrow')) {
      show(stepped(scene, cells.length > 0 ? cells : [scene.start], headingOf(event)));
    } else if (event.key === 'Enter' && cells.length > 1) {
      take();
    } else if (event.key === 'Escape') {
      leave();
    } else {
      return event.key.toLowerCase() === 's'; // the solution would cover what is drawn
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
