// Start and goal, set by tapping cells.
import { el, button, toggleGroup } from '../controls/controls.js';
import { texts } from '../texts.js';

const words = texts.open;

/** The controls for the ends of the maze that is open, and the taps they wait for. */
export class Ends {
  constructor(app, opening) {
    this.app = app;
    this.opening = opening;
    this.mode = 'none';
    this.modes = toggleGroup({
      label: words.endsHint,
      options: Object.entries(words.ends3).map(([value, label]) => ({ value, label })),
      value: 'none',
      onChange: mode => { this.mode = mode; },
    });
    this.start = el('p', { class: 'hint' });
    this.goal = el('p', { class: 'hint' });
    this.reset = button(words.endsReset, () => this.restore(), { kind: 'quiet' });
    this.root = el('div', { class: 'ends' }, this.modes, this.start, this.goal, this.reset);
  }

  enter() {
    this.app.view.onTap = cell => cell >= 0 && this.mode !== 'none' && this.app.attempt(() => this.put(cell));
  }

  leave() {
    this.app.view.onTap = null;
  }

  tell() {
    const { start, goals } = this.app.scene;
    this.start.textContent = words.start(start >= 0 ? words.place(start) : words.unset);
    this.goal.textContent = words.goal(goals.length > 0 ? goals.map(words.place).join(', ') : words.unset, goals.length);
    this.reset.hidden = !this.opening.isShown || !(this.opening.others.start || this.opening.others.goals);
  }

  /** The ends that the file itself has. */
  restore() {
    const { file, others } = this.opening;
    return this.opening.open(file, others.as ? { as: others.as } : {});
  }

  /** Makes a cell what was chosen; then the other end is the next to be set. */
  async put(cell) {
    const { scene, source } = this.app;
    const start = this.mode === 'start' ? cell : scene.start;
    const goals = this.mode === 'goal' ? [cell] : this.mode === 'more' ? toggled(scene.goals, cell) : scene.goals;
    const ends = { ...(start >= 0 ? { start: String(start) } : {}), ...(goals.length > 0 ? { goals: goals.map(String) } : {}) };
    if (source.recipe) {
      await this.app.open({ recipe: source.recipe, ...ends });
    } else {
      await this.opening.open(source.file, { ...(source.as ? { as: source.as } : {}), ...ends });
    }
    if (this.mode === 'start') {
      this.mode = 'goal';
      this.modes.value = 'goal';
    }
  }
}

/** A list with one more, or without the one that was in it. */
function toggled(list, one) {
  return list.includes(one) ? list.filter(each => each !== one) : [...list, one];
}
