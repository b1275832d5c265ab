// The teacher's control of a class: the pupils' link, what they see, and their race.
import { button, dialog, el, failLine, iconButton } from '../controls/controls.js';
import { copy } from '../export/saving.js';
import { listen, post, pupilsLink } from './calls.js';
import { printLink } from '../shell/link.js';
import { partOf, printPart, printTrail } from './shared.js';
import { raceBoard } from './board.js';
import { raceTable } from './table.js';
import { texts } from './texts.js';
import { svg } from '../controls/element.js';

/** How often the class is sent what the stage shows, if that has changed, in milliseconds. */
const PERIOD = 200;
const ICON = 'M12 4a3 3 0 1 0 0 6a3 3 0 1 0 0-6M6 20v-2a6 6 0 0 1 12 0v2M4.500 8a2 2 0 1 0 0 4M2 18v-1a4 4 0 0 1 3-3.800M19.500 8a2 2 0 1 1 0 4M22 18v-1a4 4 0 0 0-3-3.800';

/** Shares the stage with the class from now on; gives the button that opens the control. */
export function teach(app) {
  const teacher = new Teacher(app);
  return iconButton(ICON, texts.open, () => teacher.open());
}

class Teacher {
  #app;
  #dialog = null;
  #link = el('code', { class: 'class-link' });
  #code = el('div');
  #table = raceTable({ onRemove: pupil => this.#ask('race', { action: 'remove', pupil }) });
  #count = el('p', { class: 'hint' });
  #begin = button(texts.begin, () => this.#beginRace(), { kind: 'primary' });
  #end = button(texts.end, () => this.#ask('race', { action: 'end' }));
  #note = el('p', { class: 'hint', role: 'status' });
  #fail = failLine();
  #shown = null;
  #isSending = false;
  #board;

  constructor(app) {
    this.#app = app;
    this.#board = raceBoard(app);
    listen({ race: race => this.#follow(race) });
    setInterval(() => this.#share(), PERIOD);
  }

  async open() {
    this.#dialog ??= await this.#build();
    this.#begin.disabled = !this.#app.source?.recipe;
    this.#begin.title = this.#app.source?.recipe ? '' : texts.noRecipe;
    this.#dialog.showModal();
  }

  async #build() {
    const { link, qr } = await pupilsLink();
    this.#link.textContent = link;
    this.#code.append(qrDrawing(qr, texts.qr));
    const root = dialog('class-dialog', texts.title,
      el('div', { class: 'class-join' }, this.#code, el('div', {}, el('p', { text: texts.join }), this.#link,
        el('div', { class: 'row' }, button(texts.copy, () => this.#copyLink(), { icon: 'copy' })), this.#note)),
      el('div', { class: 'row' }, this.#begin, this.#end, button(texts.showBoard, () => this.#showBoard())), this.#fail, this.#count, this.#table.element,
      button(texts.close, () => root.close()));
    return root;
  }

  /** The results beside the maze, for all to see; the code to join is not. */
  #showBoard() {
    this.#dialog.close();
    this.#board.toggle(true);
  }

  async #copyLink() {
    this.#note.textContent = await copy(this.#link.textContent) ? texts.copied : texts.notCopied;
  }

  #beginRace() {
    return this.#ask('race', { action: 'begin', recipe: this.#app.source.recipe });
  }

  async #ask(path, what) {
    this.#fail.say(null);
    try {
      await post(path, what);
    } catch (error) {
      this.#fail.say(this.#app.explain(error));
    }
  }

  #follow(race) {
    const [shown, other] = race.running ? [this.#end, this.#begin] : [this.#begin, this.#end];
    const isLeft = document.activeElement === other;
    [shown.hidden, other.hidden] = [false, true]; // a race is ended before the next begins
    if (isLeft) {
      shown.focus();
    }
    this.#count.textContent = texts.count(race.pupils.length);
    this.#table.show(race);
    this.#board.show(race);
  }

  /** What the stage shows, as an address; empty where the maze has none. */
  get #stage() {
    const { source, panel, panels, scene, solution, view } = this.#app;
    const part = panel === 'race' || scene.isLarge ? null : partOf(view);
    const settings = Object.entries({
      ...panels[panel]?.shown, walk: printTrail(panels[panel]?.walk), part: printPart(part), solution: solution.shown ? 'shown' : null,
    });
    const given = settings.filter(([, value]) => value !== null && value !== undefined);
    const isPlayback = panel === 'watch' || panel === 'race';
    return source?.recipe
      ? printLink(source.recipe, new URLSearchParams([...(isPlayback ? [['panel', panel]] : []), ...given])).slice(1)
      : '';
  }

  async #share() {
    if (this.#isSending || this.#app.scene === null) {
      return;
    }
    const link = this.#stage;
    if (link === this.#shown) {
      return;
    }
    this.#isSending = true;
    try {
      await post('stage', { link });
      this.#shown = link;
    } catch (error) {
      this.#shown = error.status === 0 ? this.#shown : link; // what is refused is not sent again
    } finally {
      this.#isSending = false;
    }
  }
}

/** The light margin that a reader needs, in modules. */
const MARGIN = 4;

/** The drawing, dark on white in both themes. */
function qrDrawing(rows, label) {
  const size = rows.length + 2 * MARGIN;
  const modules = rows.flatMap((row, y) => [...row].map((digit, x) => (digit === '1' ? `M${x + MARGIN} ${y + MARGIN}h1v1h-1z` : '')));
  return svg('svg', { viewBox: `0 0 ${size} ${size}`, class: 'qr', role: 'img', 'aria-label': label }, svg('path', { d: modules.join('') }));
}
