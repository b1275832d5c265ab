// The mouse and the cheese: rooms of tiles with a door in a corner, to be walked or searched.
import { el, button, choicesOf, select } from '../controls/controls.js';
import { choiceOf } from '../names.js';
import { drawCheese, drawMouse } from './figure.js';
import { roomsTexts as texts } from './gametexts.js';
import { texts as walkTexts } from './texts.js';
import { anySeed, parse } from '../recipe.js';
import { WalkGame } from './walk.js';
/** @import { App } from '../types.js' */

/** The mouse walks longer paths faster, so that no search lasts for minutes. */
const LONGEST = 12_000;
const PACE = 90;

/** The game: a walk whose walker is a mouse. */
export function roomsGame(/** @type {App} */ app, { switchTo, leftWalks }) {
  const size = select({ label: texts.size, options: choicesOf(texts.sizes), value: '25x41', onChange: () => renew() });
  const solver = select({ label: texts.solver, options: app.catalog.solvers.map(choiceOf), value: 'breadth-first' });
  const finder = button(texts.find, () => find());
  const extra = el('div', { class: 'rooms' },
    el('p', { class: 'hint', text: texts.idea }),
    el('div', { class: 'row' }, size, button(texts.new, () => renew(), { kind: 'primary', icon: 'dice' })),
    solver, el('div', { class: 'row' }, finder));
  const game = new WalkGame(app, { figure: drawMouse, goalFigure: drawCheese, extra, leftWalks });
  let isFinding = false;
  let stop = () => {};

  const isRooms = () => {
    const { shape, generator } = app.source?.recipe ? parse(app.source.recipe) : { shape: null, generator: null };
    return shape?.name === 'tiles' && generator.name === 'rooms';
  };

  function renew() {
    settle();
    return app.open({ recipe: `tiles:${size.value}/rooms/seed:${anySeed()}` });
  }

  function settle() {
    isFinding = false;
    finder.lastChild.textContent = texts.find;
  }

  /** Lets a solver lead the mouse from where it stands. */
  async function find() {
    const { walking } = game;
    if (isFinding) {
      walking.halt();
      return;
    }
    if (walking.walk.isDone) {
      walking.again();
    }
    const { scene } = app;
    try {
      const answer = await app.api.solve(app.source, { start: String(walking.walk.cell), solver: solver.value });
      if (app.scene !== scene) {
        return;
      }
      if (!answer.solvable) {
        app.say(answer.reason ?? walkTexts.noPath, 'error');
        return;
      }
      isFinding = true;
      walking.walk.isLed = true;
      finder.lastChild.textContent = texts.stop;
      walking.follow(answer.path.slice(1), Math.min(PACE, LONGEST / answer.path.length), () => {
        settle();
        if (walking.walk.isDone) {
          app.say(texts.found(answer.length, answer.visited));
        }
      });
    } catch (error) {
      app.say(app.explain(error), 'error');
    }
  }

  return {
    root: game.root,
    walking: game.walking,
    focus: () => game.focus(),
    key: event => game.key(event),
    enter() {
      game.enter();
      if (!isRooms()) {
        renew().then(scene => scene && app.say(texts.replaced));
      }
      stop = app.on('scene', () => !isRooms() && switchTo('walk'));
    },
    leave() {
      stop();
      game.leave();
      settle();
    },
  };
}
