// Start and goal, set by tapping cells.
import { el, button, choicesOf, toggleGroup } from '../controls/controls.js';
import { cellNumbers, cellText } from '../cells.js';
import { texts } from './texts.js';
/** @import { App } from '../types.js' */

/** The controls for the ends of the maze that is open, and the taps they wait for. */
export class Ends {
  constructor(/** @type {App} */ app, opening) {
    this.app = app;
    this.opening = opening;
    this.mode = 'none';
    this.modes = toggleGroup({
      label: texts.endsHint, options: choicesOf(texts.ends3), value: 'none', onChange: mode => { this.mode = mode; },
    });
    this.start = el('p', { class: 'hint' });
    this.goal = el('p', { class: 'hint' });
    this.reset = button(texts.endsReset, () => this.restore(), { kind: 'quiet' });
    this.root = el('div', { class: 'ends' }, this.modes, this.start, this.goal, this.reset);
  }

  enter() {
    this.app.view.onTap = cell => cell >= 0 && this.mode !== 'none' && this.app.attempt(() => this.put(cell));
  }

  leave() {
    this.app.view.onTap = null;
  }

  show() {
    const { scene } = this.app;
    const named = cell => texts.place(cellNumbers(scene, cell));
    const { start, goals } = scene.given;
    this.start.textContent = texts.start(named(scene.start), start < 0);
    this.goal.textContent = texts.goal(scene.goals.map(named).join('; '), scene.goals.length, goals.length === 0);
    this.reset.hidden = !this.opening.isShown || !(this.opening.others.start || this.opening.others.goals);
  }

  /** The ends that the file itself has. */
  restore() {
    const { file, others: { start, goals, ...others } } = this.opening;
    return this.opening.open(file, others);
  }

  /** Makes a cell the chosen end; then the other end is set next. */
  async put(cell) {
    const { scene, source } = this.app;
    const cells = { start: [cell], goal: [cell], more: toggled(scene.goals, cell) }[this.mode];
    const places = cells.map(each => cellText(scene, each));
    const ends = this.mode === 'start' ? { start: places[0] } : { goals: places };
    if (source.recipe) {
      await this.app.open({ recipe: source.recipe, ...ends });
    } else {
      const { file, ...others } = source;
      await this.opening.open(file, { ...others, ...ends });
    }
    if (this.mode === 'start') {
      this.mode = 'goal';
      this.modes.value = 'goal';
    }
  }
}

/** A list with one more, or without the one that was in it. */
const toggled = (list, one) => (list.includes(one) ? list.filter(each => each !== one) : [...list, one]);
