// The start cards: what the studio is good for, one click each, on the first visit and when they are asked for.
import { el, icon, iconButton } from '../controls/controls.js';
import { anySeed } from '../recipe.js';
import { texts } from './cardtexts.js';
import { recipeOf, solved, streak } from './daily.js';
import { keep, kept } from './kept.js';
/** @import { App } from '../types.js' */

const KEPT = 'cards';
const CLOSED = 'closed';

/** A row of cards over the foot of the stage, and the `button` that shows it again. */
export class StartCards {
  #app;
  #remove = null;

  constructor(/** @type {App} */ app) {
    this.#app = app;
    this.button = iconButton('cards', texts.show, () => this.toggle(), { class: 'button quiet bare wide-only' });
    ['panel', 'scene'].forEach(event => app.on(event, () => this.#remove && this.#close()));
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

  show() {
    const today = streak(new Date());
    const close = iconButton('close', texts.close, () => this.#close());
    this.#remove = this.#app.stage.overlay(el('section', { class: 'start-cards', 'aria-label': texts.title },
      el('h2', { text: texts.title }), close,
      el('div', { class: 'start-row' },
        this.#card('heart', texts.heart, () => this.#heart()),
        this.#card('flag', texts.race, () => race()),
        this.#card('open', texts.picture, () => this.#picture()),
        this.#card('book', texts.book, () => this.#app.enter('book')),
        this.#card('day', today ? { ...texts.daily, idea: texts.streak(today) } : texts.daily, () => this.#daily()))));
  }

  toggle() {
    if (this.#remove) {
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
    this.#remove?.();
    this.#remove = null;
    keep(KEPT, CLOSED);
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
    this.#app.say(texts.nameHint);
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
