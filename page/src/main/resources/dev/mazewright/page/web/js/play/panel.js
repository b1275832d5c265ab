// Play: walk the maze, lead the mouse to the cheese, or dig a maze with the turtle.
import { choicesOf, el, toggleGroup } from '../controls/controls.js';
import { LeftWalks, keepForReload, takeAfterReload } from './leftwalks.js';
import { forget } from '../canvas/colours.js';
import { panelTexts as texts } from './gametexts.js';
import { roomsGame } from './rooms.js';
import { TurtleGame } from './dig.js';
import { WalkGame } from './walk.js';
/** @import { App } from '../types.js' */

const GAMES = { walk: (app, given) => new WalkGame(app, given), rooms: roomsGame, dig: (app, given) => new TurtleGame(app, given) };

/** Builds the panel. */
export function mount(/** @type {App} */ app, root) {
  const host = el('div', { class: 'game' });
  const games = new Map();
  let name = 'walk';
  let isIn = false;
  /** The Scene that was open when the panel was left. */
  let left = null;
  /** The walk before the page was loaded again, or null. */
  const reloaded = takeAfterReload(app.scene);

  /** Reports a maze that was walked from start to goal without the solution. */
  const report = (what, walk) => {
    if (what === 'done' && !walk.gaveUp && !walk.isLed) {
      app.emit('walked', app.source.recipe);
    }
  };
  const game = () => {
    if (!games.has(name)) {
      const leftWalks = new LeftWalks();
      if (reloaded?.game === name) {
        leftWalks.keep(reloaded.walk, performance.now());
      }
      games.set(name, GAMES[name](app, { switchTo, leftWalks, onWalk: report }));
    }
    return games.get(name);
  };
  const show = () => {
    host.replaceChildren(game().root);
    game().enter();
    focusStage();
  };
  /** Moves the focus to the maze, unless the controls are used by keyboard. */
  const focusStage = () => {
    if (isIn && !document.activeElement?.matches(':focus-visible, select')) {
      game().focus();
    }
  };
  const switchTo = next => {
    if (isIn) {
      game().leave();
    }
    name = next;
    modes.value = next;
    root.closest('.side')?.scrollTo(0, 0);
    if (isIn) {
      show();
    }
  };
  const modes = toggleGroup({
    label: texts.modesLabel, hideLabel: true, options: choicesOf(texts.modes, texts.modeTitles), value: name, onChange: switchTo,
  });
  root.append(modes, host);
  root.addEventListener('click', focusStage);
  app.on('scene', () => isIn && name === 'dig' && switchTo('walk')); // what is dug would hide the maze
  window.addEventListener('pagehide', () => (games.size === 0 && reloaded // nobody has played since
    ? keepForReload(reloaded.walk, reloaded.game, performance.now())
    : keepForReload(games.get(name)?.walking?.walk ?? null, name, performance.now())));
  app.on('colours', () => {
    forget();
    app.view.redraw();
    games.get('dig')?.repaint();
  });

  return {
    /** Shows the game that was left; another maze is walked. */
    enter() {
      if (left !== app.scene) {
        name = left === null ? reloaded?.game ?? 'walk' : 'walk';
        modes.value = name;
      }
      isIn = true;
      show();
    },
    leave() {
      isIn = false;
      left = app.scene;
      game().leave();
    },
    key: event => game().key(event),
    /** The walk that is shown, or null. */
    get walk() {
      return games.get(name)?.walking?.walk ?? null;
    },
  };
}
