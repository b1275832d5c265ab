// Dig your own: the turtle of the lesson on its grid of brick.
import { el, button, checkbox, details, stepper } from '../controls/controls.js';
import { isPlain } from '../canvas/gestures.js';
import { headingOf } from './compass.js';
import { cross } from './pad.js';
import { Sheet } from './sheet.js';
import { digTexts as texts } from './gametexts.js';
import { texts as walkTexts } from './texts.js';
import { EAST, END, NORTH, SOUTH, Turtle, VISITED, WALL, WEST } from './turtle.js';
/** @import { App } from '../types.js' */

const HEADINGS = [EAST, SOUTH, WEST, NORTH];
/** Steps a second while the turtle digs or solves. */
const PACE = 50;

/** The game of digging. */
export class TurtleGame {
  #app;
  #switchTo;
  #turtle = new Turtle();
  #isCareful = false;
  #run = null;
  #timer = 0;
  #sheet = new Sheet(texts.sheet, { goTo: (column, row) => this.#goTo(column, row) });
  #dug = el('p', { class: 'hint' });
  #live = el('p', { class: 'unseen', 'aria-live': 'polite' });
  #rest = button(texts.rest, () => this.#play(() => this.#turtle.makeMaze(), () => this.#app.say(texts.made)), { kind: 'primary' });
  #solving = button(texts.solve, () => this.#solve());
  root;

  constructor(/** @type {App} */ app, { switchTo }) {
    [this.#app, this.#switchTo] = [app, switchTo];
    const size = stepper({ label: texts.size, min: 3, max: 60, value: 20, onInput: side => this.#renew(side) });
    const careful = checkbox({ label: texts.careful, hint: texts.carefulHint, onChange: on => { this.#isCareful = on; } });
    this.root = el('div', { class: 'turtle' },
      el('p', { class: 'hint', text: texts.idea }),
      size, careful, this.#dug,
      el('div', { class: 'row' }, this.#rest, this.#solving),
      el('div', { class: 'row' },
        button(texts.undo, () => this.#undo(), { icon: 'undo' }),
        button(texts.fill, () => this.#fill()),
        button(texts.goal, () => this.#goal()),
        button(texts.reset, () => this.#renew(this.#turtle.columns))),
      button(texts.take, () => this.#take(), { kind: 'primary', icon: 'download' }),
      cross(walkTexts.pad, walkTexts.padOf, angle => this.#head(angle)),
      details(walkTexts.keysTitle, {}, el('p', { class: 'hint', text: texts.keys })),
      this.#live);
  }

  #renew(side) {
    this.#halt();
    this.#turtle = new Turtle(side, side);
    this.#show();
  }

  #show() {
    this.#sheet.show(this.#turtle);
    const squares = this.#turtle.squares.length;
    this.#dug.textContent = texts.dug(this.#turtle.squares.reduce((sum, value) => sum + (value === WALL ? 0 : 1), 0), squares);
    this.#rest.lastChild.textContent = this.#run?.button === this.#rest ? texts.stop : texts.rest;
    this.#solving.lastChild.textContent = this.#run?.button === this.#solving ? texts.stop : texts.solve;
  }

  // ---- digging by hand

  /** Heads for an angle of the screen. */
  #head(angle) {
    return this.#dig(HEADINGS[(Math.round(angle / (Math.PI / 2)) + 4) % 4]);
  }

  #dig(heading) {
    this.#halt();
    this.#turtle.mark();
    const moved = this.#isCareful ? this.#turtle.walk(heading) || this.#turtle.digCarefully(heading) : this.#turtle.dig(heading);
    if (!moved) {
      this.#turtle.past.pop();
    }
    this.#show();
    const floors = HEADINGS.filter(each => this.#isFloor(each)).map(each => walkTexts.direction(2 * HEADINGS.indexOf(each)));
    this.#live.textContent = moved ? texts.at(this.#turtle.column, this.#turtle.row, floors) : this.#isCareful ? texts.blocked : texts.edge;
    return moved;
  }

  #isFloor(heading) {
    return this.#turtle.isFloor(this.#turtle.column + [1, 0, -1, 0][heading], this.#turtle.row + [0, -1, 0, 1][heading]);
  }

  /** Digs straight to a square in the same row or column, as a finger drags. */
  #goTo(column, row) {
    const heading = column > this.#turtle.column ? EAST : column < this.#turtle.column ? WEST : row > this.#turtle.row ? SOUTH : NORTH;
    const isStraight = column === this.#turtle.column || row === this.#turtle.row;
    while (isStraight && (column !== this.#turtle.column || row !== this.#turtle.row) && this.#dig(heading)) {
      // on to the square
    }
  }

  /** Changes the grid by hand, which `undo` takes back. */
  #act(change) {
    this.#halt();
    this.#turtle.mark();
    change(this.#turtle);
    this.#show();
  }

  #undo() {
    this.#halt();
    this.#turtle.undo();
    this.#show();
  }

  #fill() {
    this.#act(turtle => turtle.setValueAt(turtle.column, turtle.row, WALL));
  }

  #goal() {
    this.#act(turtle => turtle.setEnd(turtle.column, turtle.row));
  }

  // ---- by itself

  /** Runs the turtle step by step; the same button stops it. */
  #play(begin, then, ownButton = this.#rest) {
    if (this.#run?.button === ownButton) {
      this.#halt();
      return;
    }
    this.#halt();
    this.#turtle.mark();
    this.#turtle.clean();
    this.#run = { steps: begin(), button: ownButton, count: 0 };
    const next = () => {
      const { done, value } = this.#run.steps.next();
      if (done) {
        const { count } = this.#run;
        this.#halt();
        then(value, count);
        return;
      }
      this.#run.count++;
      this.#show();
      this.#timer = setTimeout(next, 1000 / PACE);
    };
    next();
  }

  #solve() {
    if (!this.#turtle.squares.includes(END)) {
      this.#app.say(texts.noGoal);
      return;
    }
    const begin = () => Object.assign(this.#turtle, { column: 0, row: 0 }).solve();
    this.#play(begin, (found, count) => this.#app.say(found ? texts.solved(count) : texts.noPath), this.#solving);
  }

  #halt() {
    clearTimeout(this.#timer);
    this.#run = null;
    this.#show();
  }

  /** Opens what is dug in all panels, as a file of blocks. */
  async #take() {
    this.#halt();
    this.#turtle.squares.includes(VISITED) && this.#turtle.clean();
    await this.#app.open({ file: { name: 'dug.txt', content: btoa(this.#turtle.text()), format: 'blocks' } });
    this.#switchTo('walk');
    this.#app.say(texts.taken);
  }

  // ---- keys
  key(event) {
    const heading = headingOf(event);
    const [fill, undo] = [() => this.#fill(), () => this.#undo()];
    const action = isPlain(event) && { ' ': fill, delete: fill, g: () => this.#goal(), u: undo, backspace: undo }[event.key.toLowerCase()];
    if (typeof heading === 'number' && Number.isInteger(heading / (Math.PI / 2))) {
      this.#head(heading);
      return true;
    }
    action?.();
    return Boolean(action);
  }

  enter() {
    this.#app.stage.show(this.#sheet.root);
    this.#show();
  }

  focus() {
    return this.#sheet.focus();
  }

  repaint() {
    return this.#sheet.paint();
  }

  leave() {
    this.#halt();
    this.#app.stage.views(1);
  }
}
