// The walk: its score, its switches, and the walker in the maze.
import { el, button, checkbox, details, group } from '../controls/controls.js';
import { eighth, headingOf } from './compass.js';
import { cross, watchGamepad } from './pad.js';
import { anySeed, withSeed } from '../recipe.js';
import { steer } from './steer.js';
import { texts } from './texts.js';
import { Walking } from './walking.js';

const TICK = 100;
const STARS = 3;

/**
 * The game of walking; `figure` walks, to `goalFigure` if there is one, and `extra` stands above the controls. With `canRenew`
 * another maze can be requested; `leftWalks` keeps walks that are left; `onWalk` is called with 'step', 'blocked' or 'done' and the Walk.
 */
export class WalkGame {
  #app;
  #leftWalks;
  /** @type {(what: string, walk: import('./walker.js').Walk) => void} */
  #onWalk;
  #best = null;
  #steps = 0;
  #timer = 0;
  #stops = [];
  #values = Object.fromEntries(['moves', 'time', 'hints', 'best'].map(name => [name, el('dd', { text: '–' })]));
  #result = el('div', { class: 'finish', hidden: true });
  #live = el('p', { class: 'unseen', 'aria-live': 'polite' });
  #note = el('p', { class: 'hint' });
  #hintButton = button(texts.hint, () => this.#hint(), { title: texts.hintTitle });
  #giveUpButton = button(texts.giveUp, () => this.#giveUp());
  #stairs = el('div', { class: 'row stairs' },
    button(texts.upstairs, () => this.walking.go('up'), { icon: 'up' }),
    button(texts.downstairs, () => this.walking.go('down'), { icon: 'down' }));
  root;
  walking;

  constructor(app, /** @type {Record<string, any>} */ given) {
    const { figure = 'arrow', goalFigure = null, extra = null, canRenew = extra === null, leftWalks = null, onWalk = () => {} } = given;
    [this.#app, this.#leftWalks, this.#onWalk] = [app, leftWalks, onWalk];
    const board = el('dl', { class: 'board' }, Object.entries(this.#values).map(([name, value]) =>
      el('div', {}, el('dt', { text: texts[name] }), value)));
    const anotherButton = button(texts.another, () => this.#another(), { kind: 'primary', icon: 'dice' });
    this.root = el('div', { class: 'walk' }, extra, board, this.#result, this.#note,
      el('div', { class: 'row' }, this.#hintButton, this.#giveUpButton, button(texts.restart, () => this.#restart())),
      canRenew ? el('div', { class: 'row' }, anotherButton) : null,
      group(null,
        checkbox({ label: texts.fog, onChange: on => this.#change('withFog', on) }),
        checkbox({ label: texts.trail, checked: true, onChange: on => this.#change('withTrail', on) })),
      cross(texts.pad, texts.padOf, angle => this.walking.go(angle)), this.#stairs,
      details(texts.keysTitle, {}, el('p', { class: 'hint', text: texts.keys })),
      this.#live);
    this.walking = new Walking(this.#app, what => this.#heard(what));
    Object.assign(this.walking, { figure, goalFigure });
  }

  #change(switchName, isOn) {
    this.walking[switchName] = isOn;
    this.walking.veil();
  }

  // ---- reporting
  #showValues() {
    const { walk } = this.walking;
    const isShown = walk.isDone || walk.gaveUp;
    const time = texts.timeOf(walk.clock.milliseconds(performance.now()));
    Object.entries({ moves: walk.moves, time, hints: walk.hints, best: isShown ? this.#best : '?' })
      .forEach(([name, value]) => { this.#values[name].textContent = value; });
    [this.#hintButton, this.#giveUpButton].forEach(each => { each.disabled = isShown || this.#best === null; });
  }

  #say(sentence) {
    this.#live.textContent = sentence;
  }

  #wordsOf(passages) {
    return passages.map(({ stairs, angle }) => (stairs ? texts.stairs[stairs] : texts.direction(eighth(angle))));
  }

  /** What is ahead: reported at junctions and dead ends, and where a walk ends. */
  #reportAhead() {
    const { walk } = this.walking;
    const passages = walk.passages();
    this.#steps++;
    const onward = passages.filter(({ to }) => to !== walk.trail.at(-2));
    if (onward.length !== 1 || this.#steps === 1) {
      this.#say(texts.ahead(texts.stepped(this.#steps), this.#wordsOf(onward)));
      this.#steps = 0;
    }
  }

  #heard(what) {
    if (what === 'step') {
      this.#reportAhead();
    } else if (what === 'blocked') {
      this.#say(texts.blocked);
    } else if (what === 'done' && !this.walking.walk.gaveUp) {
      this.#finish();
    }
    this.#showValues();
    this.#onWalk(what, this.walking.walk);
  }

  #finish() {
    const score = this.walking.walk.score(this.#best ?? this.walking.walk.moves);
    const milliseconds = this.walking.walk.clock.milliseconds(performance.now());
    const verdict = texts.verdict(score, milliseconds);
    const stars = el('p', { class: 'stars', role: 'img', 'aria-label': texts.stars(score.stars) },
      Array.from({ length: STARS }, (_, i) => el('span', { class: i < score.stars ? 'star lit' : 'star', text: '★' })));
    this.#result.replaceChildren(el('h2', { text: texts.done }), this.walking.walk.isLed ? '' : stars, el('p', { text: verdict }),
      score.moves === score.best ? el('p', { text: texts.perfect }) : '');
    this.#result.hidden = false;
    this.#result.scrollIntoView({ block: 'nearest' });
    this.#app.say(`${texts.done} ${this.walking.walk.isLed ? '' : `${texts.stars(score.stars)}. `}${verdict}`);
  }

  // ---- actions

  /** Begins a walk through the maze that is open, or resumes one that was left. */
  async #begin(left = null) {
    this.#best = null;
    this.#steps = 0;
    this.#result.hidden = true;
    this.#note.textContent = '';
    this.#stairs.hidden = !this.#app.scene.hasStairs;
    if (left === null) {
      this.walking.begin();
      this.#say(texts.begun(this.#wordsOf(this.walking.walk.passages())));
    } else {
      this.walking.resume(left);
    }
    this.#showValues();
    const { scene } = this.#app;
    const answer = await this.#solve({});
    if (answer && this.#app.scene === scene) {
      if (scene.goals.length === 0 && this.walking.walk.moves === 0) {
        this.walking.begin({ start: answer.start, goals: [answer.goal] });
      }
      this.#best = answer.solvable ? answer.length : null;
      this.#note.textContent = !answer.solvable ? texts.noPath : this.walking.walk.goals.has(this.walking.walk.start) ? texts.atGoal : '';
      this.#showValues();
    }
  }

  /** Resumes the walk through the maze that is open, if there is one; keeps that through the maze before. */
  #resume() {
    const { walk } = this.walking;
    if (walk?.scene === this.#app.scene && walk.isUnderWay) {
      this.walking.attach();
      this.#showValues();
      return;
    }
    const isLeft = walk !== null && walk.scene !== this.#app.scene && this.#leftWalks?.keep(walk, performance.now());
    const left = this.#leftWalks?.take(this.#app.scene) ?? null;
    this.#begin(left);
    if (left !== null) {
      this.#app.say(texts.resumed(left.moves));
    } else if (isLeft) {
      this.#app.say(texts.left(walk.moves));
    }
  }

  async #solve(options) {
    try {
      return await this.#app.api.solve(this.#app.source, options);
    } catch (error) {
      this.#note.textContent = error.name === 'ApiError' ? this.#app.explain(error) : texts.noGoal;
      return null;
    }
  }

  async #hint() {
    const from = this.walking.walk.cell;
    const answer = await this.#solve({ start: String(from) });
    if (answer?.solvable && this.walking.walk.cell === from) {
      this.#say(texts.hintSaid(this.walking.hint(answer.path).map(word => texts.stairs[word] ?? texts.direction(word))));
      this.#showValues();
    }
  }

  async #giveUp() {
    const answer = await this.#solve({ start: String(this.walking.walk.cell) });
    if (answer?.solvable) {
      this.walking.giveUp(answer.path);
      this.#app.say(texts.gaveUp);
      this.#showValues();
    }
  }

  #restart() {
    this.walking.again();
    this.#result.hidden = true;
    this.#steps = 0;
    this.#showValues();
    this.#say(texts.begun(this.#wordsOf(this.walking.walk.passages())));
  }

  #another() {
    const recipe = this.#app.source?.recipe;
    this.#app.open({ recipe: withSeed(recipe ?? 'rectangle:20x20/wilson/seed:0', anySeed()) });
  }

  focus() {
    return this.#app.view.canvas.focus({ preventScroll: true });
  }

  enter() {
    if (this.#app.scene) {
      this.#resume();
    }
    this.#timer = setInterval(() => this.walking.walk?.clock.isRunning && this.#showValues(), TICK);
    const hide = () => this.walking.walk && (document.hidden
      ? this.walking.walk.clock.pause(performance.now())
      : this.walking.walk.moves > 0 && this.walking.walk.clock.start(performance.now()));
    document.addEventListener('visibilitychange', hide);
    this.#stops = [
      this.#app.on('scene', () => this.#resume()),
      steer(this.#app.view, this.walking, () => this.#app.say(texts.tooFar)),
      watchGamepad(angle => this.walking.go(angle)),
      () => clearInterval(this.#timer),
      () => document.removeEventListener('visibilitychange', hide),
    ];
  }

  leave() {
    this.#stops.forEach(stop => stop());
    this.walking.walk?.clock.pause(performance.now());
    this.walking.detach();
  }

  key(event) {
    const heading = headingOf(event);
    if (heading !== undefined && this.walking.walk) {
      this.walking.go(heading, event.shiftKey && typeof heading === 'number');
      return true;
    }
    if (event.key.toLowerCase() === 'h' && !event.ctrlKey && !event.metaKey && !this.#hintButton.disabled) {
      this.#hint();
      return true;
    }
    return false;
  }
}
