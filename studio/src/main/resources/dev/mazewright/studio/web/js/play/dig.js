// Dig your own: the turtle of the lesson on its grid of brick.
import { el, button, checkbox, details, stepper } from '../controls/controls.js';
import { headingOf } from './compass.js';
import { cross } from './pad.js';
import { Sheet } from './sheet.js';
import { texts } from './digtexts.js';
import { texts as walkTexts } from './texts.js';
import { EAST, END, NORTH, SOUTH, Turtle, VISITED, WALL, WEST } from './turtle.js';
/** @import { App } from '../types.js' */

const HEADINGS = [EAST, SOUTH, WEST, NORTH];
/** Steps a second while the turtle digs or solves. */
const PACE = 50;

/** The game of digging. */
export function turtleGame(/** @type {App} */ app, { switchTo }) {
  let turtle = new Turtle();
  let isCareful = false;
  let run = null;
  let timer = 0;
  const sheet = new Sheet(texts.sheet, { goTo: (column, row) => goTo(column, row) });

  const dug = el('p', { class: 'hint' });
  const live = el('p', { class: 'unseen', 'aria-live': 'polite' });
  const size = stepper({ label: texts.size, min: 3, max: 60, value: 20, onInput: side => renew(side) });
  const careful = checkbox({ label: texts.careful, hint: texts.carefulHint, onChange: on => { isCareful = on; } });
  const rest = button(texts.rest, () => play(() => turtle.makeMaze(), () => say(texts.made)), { kind: 'primary' });
  const solving = button(texts.solve, () => solve());
  const root = el('div', { class: 'turtle' },
    el('p', { class: 'hint', text: texts.idea }),
    size, careful, dug,
    el('div', { class: 'row' }, rest, solving),
    el('div', { class: 'row' },
      button(texts.undo, () => undo(), { icon: 'undo' }),
      button(texts.fill, () => fill()),
      button(texts.goal, () => goal()),
      button(texts.reset, () => renew(turtle.columns))),
    button(texts.take, () => take(), { kind: 'primary', icon: 'download' }),
    cross(walkTexts.pad, walkTexts.padOf, angle => head(angle)),
    details(walkTexts.keysTitle, {}, el('p', { class: 'hint', text: texts.keys })),
    live);

  function renew(side) {
    halt();
    turtle = new Turtle(side, side);
    show();
  }

  function show() {
    sheet.show(turtle);
    const squares = turtle.squares.length;
    dug.textContent = texts.dug(turtle.squares.reduce((sum, value) => sum + (value === WALL ? 0 : 1), 0), squares);
    rest.lastChild.textContent = run?.button === rest ? texts.stop : texts.rest;
    solving.lastChild.textContent = run?.button === solving ? texts.stop : texts.solve;
  }

  function say(sentence) {
    app.say(sentence);
  }

  // ---- digging by hand

  /** Heads for an angle of the screen. */
  function head(angle) {
    return dig(HEADINGS[(Math.round(angle / (Math.PI / 2)) + 4) % 4]);
  }

  function dig(heading) {
    halt();
    turtle.mark();
    const moved = isCareful ? turtle.walk(heading) || turtle.digCarefully(heading) : turtle.dig(heading);
    if (!moved) {
      turtle.past.pop();
    }
    show();
    const floors = HEADINGS.filter(each => isFloor(each)).map(each => walkTexts.direction(2 * HEADINGS.indexOf(each)));
    live.textContent = moved ? texts.at(turtle.column, turtle.row, floors) : isCareful ? texts.blocked : texts.edge;
    return moved;
  }

  function isFloor(heading) {
    const [column, row] = beside(heading);
    return turtle.isFloor(column, row);
  }

  function beside(heading) {
    return [turtle.column + [1, 0, -1, 0][heading], turtle.row + [0, -1, 0, 1][heading]];
  }

  /** Digs straight to a square in the same row or column, as a finger drags. */
  function goTo(column, row) {
    const heading = column > turtle.column ? EAST : column < turtle.column ? WEST : row > turtle.row ? SOUTH : NORTH;
    const isStraight = column === turtle.column || row === turtle.row;
    while (isStraight && (column !== turtle.column || row !== turtle.row) && dig(heading)) {
      // on to the square
    }
  }

  function undo() {
    halt();
    turtle.undo();
    show();
  }

  function fill() {
    halt();
    turtle.mark();
    turtle.setValueAt(turtle.column, turtle.row, WALL);
    show();
  }

  function goal() {
    halt();
    turtle.mark();
    turtle.setEnd(turtle.column, turtle.row);
    show();
  }

  // ---- by itself

  /** Runs the turtle step by step; the same button stops it. */
  function play(begin, then, ownButton = rest) {
    if (run?.button === ownButton) {
      halt();
      return;
    }
    halt();
    turtle.mark();
    turtle.clean();
    run = { steps: begin(), button: ownButton, count: 0 };
    const next = () => {
      const { done, value } = run.steps.next();
      if (done) {
        const { count } = run;
        halt();
        then(value, count);
        return;
      }
      run.count++;
      show();
      timer = setTimeout(next, 1000 / PACE);
    };
    next();
  }

  function solve() {
    if (!turtle.squares.includes(END)) {
      say(texts.noGoal);
      return;
    }
    play(() => {
      turtle.column = 0;
      turtle.row = 0;
      return turtle.solve();
    }, (found, count) => say(found ? texts.solved(count) : texts.noPath), solving);
  }

  function halt() {
    clearTimeout(timer);
    run = null;
    show();
  }

  /** Opens what is dug in all panels, as a file of blocks. */
  async function take() {
    halt();
    turtle.squares.includes(VISITED) && turtle.clean();
    await app.open({ file: { name: 'dug.txt', content: btoa(turtle.text()), format: 'blocks' } });
    switchTo('walk');
    say(texts.taken);
  }

  // ---- keys

  function key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) {
      return false;
    }
    const heading = headingOf(event);
    const action = { ' ': fill, Delete: fill, g: goal, G: goal, u: undo, U: undo, Backspace: undo }[event.key];
    if (typeof heading === 'number' && Number.isInteger(heading / (Math.PI / 2))) {
      head(heading);
      return true;
    }
    action?.();
    return action !== undefined;
  }

  return {
    root,
    enter() {
      app.stage.show(sheet.root);
      show();
    },
    focus: () => sheet.focus(),
    repaint: () => sheet.paint(),
    leave() {
      halt();
      app.stage.views(1);
    },
    key,
  };
}
