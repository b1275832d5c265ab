// The start cards: what the studio is good for, one click each, on the first visit and when they are asked for.
import { el, icon, iconButton } from '../controls/controls.js';
import { Opening } from '../open/opening.js';
import { anySeed } from '../recipe.js';
import { languageSelect } from '../say/switch.js';
import { texts as making } from '../create/texts.js';
import { texts as hidden } from '../create/picturetexts.js';
import { texts } from './cardtexts.js';
import { recipeOf, solved, streak } from './daily.js';
import { keep, kept } from './kept.js';
/** @import { App } from '../types.js' */

/** The maze of docs/micromouse.md: mazewright micromouse design --seed 3 -o contest.maz. */
const CONTEST = {
  name: 'contest.maz',
  content: 'DgkNDAgKCQwICgoJDAoKCQ0FBQUFDAMHBgkOAQcMCgEEAwUFBQYKCgkGCQQIAw0FBgkFBQYKCgkFDAMFBQ0EAwwDBgALDAoCAgMMAwUFBgkGCgkHDAMO' +
    'CQwKAwwDBQwDDAkGCgEMCAMGCgkECQYBDQUGCggAAwcMCQ0FBwYJBQUHDAkFBwwJBgIBBgoKAwUFDAEGAwwDBgkMAQwKCgoDBQUECAkGCQ0GAwYDDAoJ' +
    'DgEFBwUECQYCCQ4ICgMMAgkFBAoDBQYKCQYJBQ4JBAkFBQYJDQUMCgIJBQYJBQUGAwUNBgEFBwwJBwUMAwUFDAkFBgoDBgoDBgoCAw4CAgMGAw==',
};

const KEPT = 'cards';
const CLOSED = 'closed';

/** Cards beside the maze, or in a row below it, and the `button` that shows them again. */
export class StartCards {
  #app;
  #root = null;

  constructor(/** @type {App} */ app) {
    this.#app = app;
    this.button = iconButton('cards', texts.show, () => this.toggle(), { class: 'button quiet bare wide-only' });
    ['panel', 'scene', 'board'].forEach(event => app.on(event, () => !this.#root?.inert && this.#close()));
    document.addEventListener('keydown', event => this.#hear(event));
    app.on('walked', recipe => {
      const days = solved(recipe, new Date());
      if (days !== null) {
        app.say(texts.solved(days));
      }
    });
  }

  /** Whether this is the first visit, and neither the address nor the history has a maze. */
  static get areDue() {
    return location.hash.length <= 1 && !history.state?.source && kept(KEPT) === null;
  }

  /** Shows them; those of the first visit wait until the page is `ready`. */
  show({ ready = true } = {}) {
    const today = streak(new Date());
    const close = iconButton('close', texts.close, () => this.#close());
    this.#root = el('section', { class: 'start-cards', 'aria-label': texts.title, tabIndex: -1, inert: !ready },
      el('h2', { text: texts.title }), close,
      el('div', { class: 'start-row' },
        this.#card('heart', texts.heart, () => this.#heart()),
        this.#card('pencil', texts.hide, () => this.#hide()),
        this.#card('flag', texts.race, () => race()),
        this.#card('open', texts.picture, () => this.#picture()),
        this.#card('solid', texts.solid, () => this.#solid()),
        this.#card('mouse', texts.contest, () => this.#contest()),
        this.#card('book', texts.book, () => this.#app.enter('book')),
        this.#card('day', today ? { ...texts.daily, idea: texts.streak(today) } : texts.daily, () => this.#daily()),
        el('label', { class: 'start-language' }, icon('language'), languageSelect())));
    this.#app.stage.overlay(this.#root);
  }

  /** The page is ready: the cards that wait can be used, and those who use a keyboard are at them. */
  ready() {
    if (this.#root?.inert) {
      this.#root.inert = false;
      if (document.activeElement === document.body) {
        this.#root.focus({ preventScroll: true });
      }
    }
  }

  #hear(event) {
    const isOthers = document.body.classList.contains('presenting') || document.querySelector('dialog[open]') !== null;
    if (event.key === 'Escape' && !event.defaultPrevented && this.#root && !isOthers) {
      this.#close();
    }
  }

  /** Takes them away, to be shown again at the next visit: the page cannot begin. */
  withdraw() {
    this.#root?.remove();
    this.#root = null;
  }

  toggle() {
    if (this.#root) {
      this.#close();
    } else {
      this.show();
    }
  }

  #card(name, { title, idea }, act) {
    return el('button', { type: 'button', class: 'start-card', onclick: () => {
      this.#close();
      act();
    } }, icon(name), el('strong', { text: title }), el('span', { text: idea }));
  }

  #close() {
    if (this.#root === null) {
      return;
    }
    const hadFocus = this.#root.contains(document.activeElement);
    this.#root.remove();
    this.#root = null;
    keep(KEPT, CLOSED);
    if (hadFocus) {
      this.#app.stage.seen[0]?.canvas?.focus({ preventScroll: true });
    }
  }

  /** Also where today's maze is open already, behind a game. */
  async #daily() {
    await this.#app.attempt(() => this.#app.open({ recipe: recipeOf(new Date()) }));
    await this.#app.enter('play');
  }

  async #heart() {
    const seed = anySeed();
    await this.#app.attempt(() => this.#app.open({ recipe: `rectangle:60x70,mask=heart,mask-text=EMMA/recursive-backtracker/seed:${seed}` }));
    await this.#app.enter('create');
    const fields = /** @type {HTMLInputElement[]} */ ([...document.querySelectorAll('#panel-create input')]);
    const word = fields.find(each => each.labels?.[0]?.textContent === making.masks.word);
    word?.scrollIntoView({ block: 'center' });
    if (matchMedia('(pointer: fine)').matches) { // elsewhere the keyboard would cover the maze
      word?.select();
    }
    this.#app.say(texts.nameHint);
  }

  async #hide() {
    await this.#app.enter('create');
    const section = [...document.querySelectorAll('#panel-create details')].find(each => each.querySelector('summary')?.textContent.trim() === hidden.title);
    section?.setAttribute('open', '');
    /** @type {HTMLInputElement} */ (section?.querySelector('input[type=file]'))?.click();
  }

  /** A puzzle box, whose sleeves are shown where they are made. */
  async #solid() {
    await this.#app.attempt(() => this.#app.open({ recipe: `cylinder:12x30/wilson/seed:${anySeed()}` }));
    await this.#app.enter('export');
    /** @type {HTMLInputElement} */ (document.querySelector('#panel-export input[value=make]'))?.click();
    this.#app.say(texts.solidHint);
  }

  /** A contest maze, with its check and times; those of a file are a click away. */
  async #contest() {
    await this.#app.enter('open');
    if (await Opening.of(this.#app).open(CONTEST)) {
      this.#app.say(texts.contestHint);
    }
  }

  async #picture() {
    await this.#app.enter('open');
    /** @type {HTMLInputElement} */ (document.querySelector('#panel-open input[type=file]'))?.click();
  }
}

/** Follows a link to the race of two algorithms. */
function race() {
  location.hash = `rectangle:16x24/wilson/seed:1?${new URLSearchParams({ panel: 'race', lanes: 'wilson kruskal' })}`;
}
