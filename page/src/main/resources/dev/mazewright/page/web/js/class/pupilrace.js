// A pupil's race: the name, the walk, and the moves that are sent to the server.
import { button, el, field } from '../controls/controls.js';
import { headingOf } from '../play/compass.js';
import { post } from './calls.js';
import { keep, keepInTab, kept, keptInTab, parsed } from '../shell/kept.js';
import { Scene } from '../canvas/scene.js';
import { steer } from '../play/steer.js';
import { texts } from './texts.js';
import { Walking } from '../play/walking.js';

/** Moves are sent at this interval, in milliseconds. */
const PERIOD = 250;
const KEPT = 'pupil';

/** Joins the class, and walks in its race. */
export class PupilRace {
  #app;
  #own = parsed(keptInTab(KEPT));
  #race = null;
  #walking;
  #stop = null;
  #sent = 0;
  #isSending = false;
  /** The name of another tab that was reported before this one joins. */
  #asked = null;
  #name;
  #form;
  #note = el('p', { class: 'hint' });

  constructor(app) {
    this.#app = app;
    this.#walking = new Walking(app, () => {});
    this.#name = field({ label: texts.name, hint: texts.nameHint });
    this.#form = el('form', { class: 'name-form', onsubmit: event => this.#join(event) }, this.#name,
      button(texts.ready, null, { kind: 'primary', type: 'submit' }));
    this.element = el('div', {}, this.#form, this.#note);
    this.#showName();
    document.addEventListener('keydown', event => this.#key(event), true); // before the canvas, which pans
    setInterval(() => this.#send(), PERIOD);
  }

  /** The pupil's number, or null before a name is given. */
  get number() {
    return this.#own?.pupil ?? null;
  }

  /** Whether the pupil walks now, so that the stage is the race's. */
  get isOn() {
    return this.#stop !== null;
  }

  /** Begins or ends as the class does. Resolves to whether the stage is the race's. */
  async follow(race) {
    const isMine = race.running && this.#own !== null;
    if (this.#own !== null && !race.pupils.some(({ pupil }) => pupil === this.#own.pupil)) {
      this.#forget();
    }
    const isNew = race.race !== this.#race?.race;
    this.#race = race;
    if (!race.running || (isNew && this.isOn)) {
      this.#leave();
    }
    if (isMine && !this.isOn) {
      await this.#enter();
    }
    return this.isOn;
  }

  async #join(event) {
    event.preventDefault();
    this.#name.fail('');
    const other = this.#otherHere();
    if (other !== null && other !== this.#asked) {
      this.#asked = other;
      this.#name.fail(texts.joinedHere(other));
      return;
    }
    try {
      this.#own = await post('name', { name: this.#name.value });
      keepInTab(KEPT, JSON.stringify(this.#own));
      keep(KEPT, JSON.stringify(this.#own));
      this.#showName();
      if (this.#race?.running) {
        await this.#enter();
      }
    } catch (error) {
      this.#name.fail(this.#app.explain(error));
    }
  }

  /** The name that has joined the class from another tab of this browser, or null. */
  #otherHere() {
    const other = parsed(kept(KEPT));
    return this.#race?.pupils.some(({ pupil, name }) => pupil === other?.pupil && name === other.name) ? other.name : null;
  }

  #showName() {
    this.#form.hidden = this.#own !== null;
    this.#note.textContent = this.#own === null ? '' : texts.joined(this.#own.name);
  }

  #forget() {
    this.#own = null;
    keepInTab(KEPT, null);
    this.#leave();
    this.#showName();
  }

  async #enter() {
    const app = this.#app;
    this.#stop = () => {}; // taken
    app.onRace();
    const scene = Scene.parse(await app.api.scene({ recipe: this.#race.recipe })).settleEnds();
    const stands = await this.#tell(0, []).catch(() => null);
    if (stands === null || !this.isOn) {
      this.#leave();
      return;
    }
    app.scene = scene;
    app.view.setScene(scene);
    const goals = scene.goals.length > 0 ? scene.goals : [scene.cells - 1];
    this.#walking.begin({ start: stands.cell, goals });
    this.#sent = 0;
    this.#before = stands.moves;
    const unsteer = steer(app.view, this.#walking, () => {});
    this.#stop = () => {
      unsteer();
      this.#walking.detach();
    };
    this.#note.textContent = texts.steer;
    app.view.canvas.focus({ preventScroll: true });
  }

  /** How many moves were made before the page was loaded. */
  #before = 0;

  #leave() {
    if (this.isOn) {
      this.#stop();
      this.#stop = null;
      this.#showName();
    }
  }

  #key(event) {
    const heading = headingOf(event);
    if (this.isOn && heading !== undefined && !event.target.closest('input, button')) {
      this.#walking.go(heading, event.shiftKey && typeof heading === 'number');
      event.preventDefault();
      event.stopPropagation();
    }
  }

  #tell(from, cells) {
    const { pupil, key } = this.#own;
    return post('moves', { pupil, key, race: this.#race.race, from, cells });
  }

  /** Sends the moves that were made since the last time. */
  async #send() {
    const { walk } = this.#walking;
    const cells = this.isOn && walk ? walk.trail.slice(1 + this.#sent, 1000 + this.#sent) : [];
    if (cells.length === 0 || this.#isSending) {
      return;
    }
    this.#isSending = true;
    try {
      const { time, moves } = await this.#tell(this.#before + this.#sent, cells);
      this.#sent = Math.max(this.#sent, moves - this.#before);
      if (time >= 0) {
        this.#note.textContent = texts.done(time, moves);
      }
    } catch (error) {
      this.#note.textContent = error.status === 0 ? texts.lost : this.#app.explain(error);
    } finally {
      this.#isSending = false;
    }
  }
}
