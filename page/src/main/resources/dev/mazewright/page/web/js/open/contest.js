// A maze of micromouse contests: the rules that it breaks, by whose they are, and the times of paths through it by a slalom model.
import { el, group, message, select, choicesOf } from '../controls/controls.js';
import { tint } from '../canvas/colours.js';
import { Newest } from '../shell/newest.js';
import { texts } from './contesttexts.js';
/** @import { App } from '../types.js' */

/** The paths, in the order in which they are shown. */
const PATHS = ['leastTime', 'shortest', 'fewestTurns'];

/** The section, hidden unless a contest maze is open; `onMark` is called before it marks cells or a path on the stage. */
export class ContestSection {
  #app;
  #newest = new Newest();
  #answer = null;
  /** The maze that was asked about, null if there is none to ask about. */
  #scene = null;
  /** The file whose rules the user chose. */
  #chosenFor;
  #isCovered = false;
  #rules = select({ label: texts.rules, options: choicesOf(texts.sets), onChange: () => this.#choose() });
  #verdict = el('p', { class: 'contest-verdict' });
  #broken = el('ul', { class: 'contest-list' });
  #paths = el('ul', { class: 'contest-list' });
  #model = message();
  #onMark;

  constructor(/** @type {App} */ app, onMark) {
    this.#app = app;
    this.#onMark = onMark;
    this.root = group(texts.title, el('p', { class: 'hint', text: texts.idea }), this.#rules, this.#verdict, this.#broken,
      el('h3', { class: 'contest-times', text: texts.times }), this.#paths, this.#model);
    this.root.hidden = true;
  }

  /** Asks about the maze that is open, once: one of a file; whether it is of a contest is for the server to say. */
  async show() {
    const { scene, source } = this.#app;
    if (scene === this.#scene) {
      return;
    }
    this.#hide(); // what was said of another maze
    if (!source.file || scene.isLarge) {
      return;
    }
    this.#scene = scene;
    try {
      const answer = await this.#newest.run(signal => this.#app.busy(this.#app.api.micromouse(source, { signal })));
      if (answer !== null && scene === this.#scene && scene === this.#app.scene) {
        this.#take(answer, source.file.sha256);
      }
    } catch (error) {
      if (scene === this.#scene) {
        this.#hide(); // to be asked again
        this.#app.say(this.#app.explain(error), 'error');
      }
    }
  }

  #hide() {
    this.release();
    this.#scene = null;
    this.#answer = null;
    this.#appear();
  }

  /** Hides it while something else than the maze is on the stage. */
  cover(isCovered) {
    this.#isCovered = isCovered;
    this.#appear();
  }

  #appear() {
    this.root.hidden = this.#answer === null || this.#isCovered;
  }

  #take(answer, sha256) {
    this.#answer = answer.contest ? answer : null;
    this.#appear();
    if (answer.contest) {
      if (this.#chosenFor !== sha256) {
        this.#rules.value = answer.fitting;
      }
      this.#showRules();
      this.#showPaths();
    }
  }

  /** Other rules: what was marked of the old ones is so no more. */
  #choose() {
    this.#chosenFor = this.#app.source.file?.sha256;
    this.#onMark();
    this.#showRules();
  }

  #showRules() {
    const { broken } = this.#answer.checks.find(each => each.rules === this.#rules.value);
    this.release();
    this.#verdict.textContent = texts.verdict(broken.length);
    this.#verdict.classList.toggle('good', broken.length === 0);
    this.#broken.replaceChildren(...broken.map(each => this.#ofRule(each)));
  }

  #ofRule({ name, error, cells, posts }) {
    const places = cells ?? posts;
    const face = [el('span', { class: error ? 'contest-error' : 'contest-note', text: error ? texts.error : texts.note }),
      el('span', { text: texts.broken[name] ?? name }), el('span', { class: 'contest-count', text: places.length > 0 ? texts.number(places.length) : '' })];
    return places.length === 0 ? el('li', {}, el('p', { class: 'contest-item' }, face))
      : this.#item(face, () => this.#light(cells ?? posts.flatMap(around)));
  }

  #showPaths() {
    const known = PATHS.filter(each => this.#answer[each]);
    this.#paths.replaceChildren(...known.map(each => {
      const { seconds, steps, turns, cells } = this.#answer[each];
      return this.#item([el('span', { text: texts.paths[each] }), el('span', { class: 'contest-seconds', text: texts.seconds(seconds) }),
        el('span', { class: 'contest-count', text: texts.length(steps, turns) })],
      () => { this.#app.view.solution = Uint32Array.from(this.#numbers(cells)); });
    }));
    this.#model.say(known.length > 0 ? texts.model(this.#answer.model.name) : texts.noPath);
  }

  /** A button that marks something on the stage, and, pressed again, marks it no more. */
  #item(face, mark) {
    const item = el('button', { type: 'button', class: 'contest-item', 'aria-pressed': 'false', onclick: () => {
      const isOn = item.getAttribute('aria-pressed') === 'false';
      this.release();
      this.#onMark();
      if (isOn) {
        item.setAttribute('aria-pressed', 'true');
        mark();
      }
    } }, face);
    return el('li', {}, item);
  }

  /** Nothing is marked by it any more, since something else is. */
  release() {
    this.root.querySelectorAll('[aria-pressed=true]').forEach(each => each.setAttribute('aria-pressed', 'false'));
  }

  #light(cells) {
    const tints = new Uint32Array(this.#app.scene.cells);
    const colour = tint(getComputedStyle(document.documentElement).getPropertyValue('--cut-off').trim());
    this.#numbers(cells).forEach(cell => { tints[cell] = colour; });
    this.#app.view.tints = tints;
  }

  /** The numbers of cells by their places, [x, y] from the south-west: numbers run from the north-west. */
  #numbers(cells) {
    const { rows, columns } = this.#answer;
    return cells.map(([x, y]) => (rows - 1 - y) * columns + x);
  }
}

/** The cells around a post. */
const around = ([x, y]) => [[x - 1, y - 1], [x, y - 1], [x - 1, y], [x, y]];
