// The walk: its score, its switches, and the walker in the maze.
import { el, button, checkbox, details, group } from '../controls/controls.js';
import { eighth, headingOf } from './compass.js';
import { cross, watchGamepad } from './pad.js';
import { steer } from './steer.js';
import { texts } from './texts.js';
import { Walking } from './walking.js';

const TICK = 100;
const STARS = 3;

/** A random seed of nine digits. */
export const newSeed = () => Math.floor(Math.random() * 1e9);

/**
 * The game of walking; `figure` walks, to `goalFigure` if there is one, and `extra` stands above the controls. With `canRenew`
 * another maze can be requested; `leftWalks` keeps walks that are left; `onWalk` is called with 'step', 'blocked' or 'done' and the Walk.
 * @param app the App
 * @param {Record<string, any>} [options]
 */
export function walkGame(app, { figure = 'arrow', goalFigure = null, extra = null, canRenew = extra === null, leftWalks = null, onWalk = () => {} } = {}) {
  let best = null;
  let steps = 0;
  let timer = 0;
  let stops = [];

  const values = Object.fromEntries(['moves', 'time', 'hints', 'best'].map(name => [name, el('dd', { text: '–' })]));
  const board = el('dl', { class: 'board' }, Object.entries(values).map(([name, value]) =>
    el('div', {}, el('dt', { text: texts[name] }), value)));
  const result = el('div', { class: 'finish', hidden: true });
  const live = el('p', { class: 'unseen', 'aria-live': 'polite' });
  const note = el('p', { class: 'hint' });
  const hintButton = button(texts.hint, () => hint(), { title: texts.hintTitle });
  const giveUpButton = button(texts.giveUp, () => giveUp());
  const anotherButton = button(texts.another, () => another(), { kind: 'primary', icon: 'dice' });
  const stairs = el('div', { class: 'row stairs' },
    button(texts.upstairs, () => walking.go('up'), { icon: 'up' }),
    button(texts.downstairs, () => walking.go('down'), { icon: 'down' }));
  const root = el('div', { class: 'walk' }, extra, board, result, note,
    el('div', { class: 'row' }, hintButton, giveUpButton, button(texts.restart, () => restart())),
    canRenew ? el('div', { class: 'row' }, anotherButton) : null,
    group(null,
      checkbox({ label: texts.fog, onChange: on => change('withFog', on) }),
      checkbox({ label: texts.trail, checked: true, onChange: on => change('withTrail', on) })),
    cross(texts.pad, texts.padOf, angle => walking.go(angle)), stairs,
    details(texts.keysTitle, {}, el('p', { class: 'hint', text: texts.keys })),
    live);

  const walking = new Walking(app, what => heard(what));
  Object.assign(walking, { figure, goalFigure });

  function change(switchName, isOn) {
    walking[switchName] = isOn;
    walking.veil();
  }

  // ---- reporting

  function showValues() {
    const { walk } = walking;
    values.moves.textContent = walk.moves;
    values.time.textContent = texts.timeOf(walk.clock.milliseconds(performance.now()));
    values.hints.textContent = walk.hints;
    values.best.textContent = walk.isDone || walk.gaveUp ? best : '?';
    const isOver = walk.isDone || walk.gaveUp || best === null;
    hintButton.disabled = isOver;
    giveUpButton.disabled = isOver;
  }

  function say(sentence) {
    live.textContent = sentence;
  }

  const wordsOf = passages => passages.map(({ stairs, angle }) => (stairs ? texts.stairs[stairs] : texts.direction(eighth(angle))));

  /** What is ahead: reported at junctions and dead ends, and where a walk ends. */
  function reportAhead() {
    const { walk } = walking;
    const passages = walk.passages();
    steps++;
    const onward = passages.filter(({ to }) => to !== walk.trail.at(-2));
    if (onward.length !== 1 || steps === 1) {
      say(texts.ahead(texts.stepped(steps), wordsOf(onward)));
      steps = 0;
    }
  }

  function heard(what) {
    if (what === 'step') {
      reportAhead();
    } else if (what === 'blocked') {
      say(texts.blocked);
    } else if (what === 'done' && !walking.walk.gaveUp) {
      finish();
    }
    showValues();
    onWalk(what, walking.walk);
  }

  function finish() {
    const score = walking.walk.score(best ?? walking.walk.moves);
    const milliseconds = walking.walk.clock.milliseconds(performance.now());
    const verdict = texts.verdict(score, milliseconds);
    const stars = el('p', { class: 'stars', role: 'img', 'aria-label': texts.stars(score.stars) },
      Array.from({ length: STARS }, (_, i) => el('span', { class: i < score.stars ? 'star lit' : 'star', text: '★' })));
    result.replaceChildren(el('h2', { text: texts.done }), walking.walk.isLed ? '' : stars, el('p', { text: verdict }),
      score.moves === score.best ? el('p', { text: texts.perfect }) : '');
    result.hidden = false;
    result.scrollIntoView({ block: 'nearest' });
    app.say(`${texts.done} ${walking.walk.isLed ? '' : `${texts.stars(score.stars)}. `}${verdict}`);
  }

  // ---- actions

  /** Begins a walk through the maze that is open, or resumes one that was left. */
  async function begin(left = null) {
    best = null;
    steps = 0;
    result.hidden = true;
    note.textContent = '';
    stairs.hidden = !app.scene.hasStairs;
    if (left === null) {
      walking.begin();
      say(texts.begun(wordsOf(walking.walk.passages())));
    } else {
      walking.resume(left);
    }
    showValues();
    const { scene } = app;
    const answer = await solve({});
    if (answer && app.scene === scene) {
      if (scene.goals.length === 0 && walking.walk.moves === 0) {
        walking.begin({ start: answer.start, goals: [answer.goal] });
      }
      best = answer.solvable ? answer.length : null;
      note.textContent = !answer.solvable ? texts.noPath : walking.walk.goals.has(walking.walk.start) ? texts.atGoal : '';
      showValues();
    }
  }

  /** Resumes the walk through the maze that is open, if there is one; keeps that through the maze before. */
  function resume() {
    const { walk } = walking;
    if (walk?.scene === app.scene && walk.isUnderWay) {
      walking.attach();
      showValues();
      return;
    }
    const isLeft = walk !== null && walk.scene !== app.scene && leftWalks?.keep(walk, performance.now());
    const left = leftWalks?.take(app.scene) ?? null;
    begin(left);
    if (left !== null) {
      app.say(texts.resumed(left.moves));
    } else if (isLeft) {
      app.say(texts.left(walk.moves));
    }
  }

  async function solve(options) {
    try {
      return await app.api.solve(app.source, options);
    } catch (error) {
      note.textContent = error.name === 'ApiError' ? app.explain(error) : texts.noGoal;
      return null;
    }
  }

  async function hint() {
    const from = walking.walk.cell;
    const answer = await solve({ start: String(from) });
    if (answer?.solvable && walking.walk.cell === from) {
      say(texts.hintSaid(walking.hint(answer.path).map(word => texts.stairs[word] ?? texts.direction(word))));
      showValues();
    }
  }

  async function giveUp() {
    const answer = await solve({ start: String(walking.walk.cell) });
    if (answer?.solvable) {
      walking.giveUp(answer.path);
      app.say(texts.gaveUp);
      showValues();
    }
  }

  function restart() {
    walking.again();
    result.hidden = true;
    steps = 0;
    showValues();
    say(texts.begun(wordsOf(walking.walk.passages())));
  }

  function another() {
    const recipe = app.source?.recipe;
    app.open({ recipe: recipe ? recipe.replace(/seed:-?\d+$/, `seed:${newSeed()}`) : `rectangle:20x20/wilson/seed:${newSeed()}` });
  }

  return {
    root,
    walking,
    focus: () => app.view.canvas.focus({ preventScroll: true }),
    enter() {
      if (app.scene) {
        resume();
      }
      timer = setInterval(() => walking.walk?.clock.isRunning && showValues(), TICK);
      const hide = () => walking.walk && (document.hidden
        ? walking.walk.clock.pause(performance.now())
        : walking.walk.moves > 0 && walking.walk.clock.start(performance.now()));
      document.addEventListener('visibilitychange', hide);
      stops = [
        app.on('scene', resume),
        steer(app.view, walking, () => app.say(texts.tooFar)),
        watchGamepad(angle => walking.go(angle)),
        () => clearInterval(timer),
        () => document.removeEventListener('visibilitychange', hide),
      ];
    },
    leave() {
      stops.forEach(stop => stop());
      walking.walk?.clock.pause(performance.now());
      walking.detach();
    },
    key(event) {
      const heading = headingOf(event);
      if (heading !== undefined && walking.walk) {
        walking.go(heading, event.shiftKey && typeof heading === 'number');
        return true;
      }
      if ((event.key === 'h' || event.key === 'H') && !event.ctrlKey && !event.metaKey && !hintButton.disabled) {
        hint();
        return true;
      }
      return false;
    },
  };
}
