// The controls of a playback: to the start, step back, play, step, to the end, a scrub bar and the speed.
import { isPlain } from '../canvas/gestures.js';
import { choicesOf, el, icon, iconButton, slider, toggleGroup } from '../controls/controls.js';
import { Clock, INSTANT, goodMark, markOf, rate } from './clock.js';
import { texts } from './texts.js';
/** @import { App, View } from '../types.js' */

/** A press of + or - changes the speed by this many marks. */
const FASTER = 5;
/** Page up and down go this part of the whole. */
const LEAP = 0.05;
/** While it plays, texts and numbers are updated at this interval, in milliseconds. */
const PATIENCE = 60;

/** What is played while nothing is. */
const NOTHING = { from: 0, to: 0, position: 0, seek: (/** @type {number} */ position) => {} };

/** The control for what cells are coloured by. */
export const colourChoice = onChange => toggleGroup({ label: texts.colour, value: 'state', options: choicesOf(texts.colours), onChange });

/** A bar of controls over something that has a position. */
export class Transport {
  /** @type {typeof NOTHING} what is played: from, to and position are numbers of events */
  target = NOTHING;
  #chosen = false;
  #playButton;
  #scrub;
  #position;
  #speed;
  #updatedAt = -Infinity;
  #update;

  /** `update` shows where the target is, this bar's refresh() with it. */
  constructor(update) {
    this.#update = update;
    this.clock = new Clock(events => this.#advance(events), () => this.#showPlaying());
    this.element = el('div', { class: 'transport', role: 'group', 'aria-label': texts.transport }, this.#build());
    this.refresh();
  }

  #build() {
    const { clock } = this;
    this.#playButton = iconButton('start', texts.play, () => this.toggle(), { class: 'button primary bare' });
    this.#scrub = el('input', {
      type: 'range', class: 'scrub', min: 0, max: 1, step: 1, 'aria-label': texts.scrub,
      oninput: () => this.#go(Number(this.#scrub.value)),
    });
    this.#position = el('output', { class: 'position', 'aria-live': 'off' });
    this.#speed = slider({
      label: texts.speed, min: 0, max: INSTANT, value: clock.mark, format: mark => speedText(mark),
      onInput: mark => {
        this.#chosen = true;
        clock.mark = mark;
        this.#update();
      },
    });
    return [
      el('div', { class: 'keys' },
        iconButton('first', texts.toStart, () => this.#go(this.target.from)),
        iconButton('stepBack', texts.stepBack, () => this.step(-1)),
        this.#playButton,
        iconButton('stepForward', texts.step, () => this.step(1)),
        iconButton('last', texts.toEnd, () => this.#go(this.target.to))),
      el('div', { class: 'scrubbing' }, this.#scrub, this.#position),
      this.#speed,
    ];
  }

  /** Plays this, or with null nothing. */
  take(target) {
    this.clock.pause();
    this.target = target ?? NOTHING;
  }

  /** Something else is to be played, at the step and speed of an address if given; else the speed suits it, unless one was chosen. */
  renew(linked = null) {
    this.clock.pause();
    if (linked) {
      this.#take(linked.speed);
      this.target.seek(Math.min(this.target.to, this.target.from + Math.max(0, Math.floor(Number(linked.step)) || 0)));
    }
    if (!this.#chosen) {
      this.clock.mark = goodMark(this.target.to - this.target.from);
      this.#speed.value = this.clock.mark;
    }
    this.refresh();
  }

  /** The step that it stands at, and the speed that was chosen in steps a second, as texts; null by default. */
  get settings() {
    const { position, from } = this.target;
    const { mark } = this.clock;
    return {
      step: position > from ? String(position - from) : null,
      speed: !this.#chosen ? null : mark >= INSTANT ? 'instant' : String(Number(rate(mark).toPrecision(2))),
    };
  }

  #take(speed) {
    const mark = speed === 'instant' ? INSTANT : markOf(Number(speed ?? NaN));
    this.#chosen = !Number.isNaN(mark);
    if (this.#chosen) {
      this.clock.mark = mark;
      this.#speed.value = mark;
    }
  }

  /** Plays, from the start if it is at the end; or pauses. */
  toggle() {
    if (this.clock.isPlaying) {
      this.clock.pause();
    } else {
      if (this.target.position >= this.target.to) {
        this.target.seek(this.target.from);
      }
      this.clock.play();
    }
  }

  /** Goes forward, or back, by a number of events. */
  step(events) {
    this.#go(this.target.position + events);
  }

  /** The target has moved: this is shown at once, but only at intervals while it plays. */
  moved() {
    const now = performance.now();
    if (!this.clock.isPlaying || now - this.#updatedAt >= PATIENCE) {
      this.#updatedAt = now;
      this.#update();
    }
  }

  /** Shows where the playback is. */
  refresh() {
    const { from, to, position } = this.target;
    const now = Math.max(0, position - from);
    Object.assign(this.#scrub, { min: from, max: Math.max(from + 1, to), disabled: to <= from });
    this.#scrub.value = position;
    this.#scrub.style.setProperty('--share', String(now / Math.max(1, to - from)));
    this.#scrub.setAttribute('aria-valuetext', texts.positionOf(now, to - from));
    this.#position.textContent = texts.positionOf(now, to - from);
  }

  /** What a key does; false if nothing. */
  key(event) {
    const isAtSlider = event.target?.matches?.('input[type=range], select, input[type=text], input[type=number], textarea');
    const isAtButton = event.target?.matches?.('button, summary, input, select, textarea');
    const { from, to } = this.target;
    const many = event.shiftKey ? 10 : 1;
    const keys = {
      ' ': isAtButton ? null : () => this.toggle(),
      ArrowLeft: () => this.step(-many),
      ArrowRight: () => this.step(many),
      Home: () => this.#go(from),
      End: () => this.#go(to),
      PageUp: () => this.step(-Math.ceil(LEAP * (to - from))),
      PageDown: () => this.step(Math.ceil(LEAP * (to - from))),
      '+': () => this.#hurry(FASTER),
      '-': () => this.#hurry(-FASTER),
    };
    const act = isAtSlider || !isPlain(event) || this.target === NOTHING ? null : keys[event.key];
    act?.();
    return Boolean(act);
  }

  #go(position) {
    this.clock.pause();
    this.target.seek(Math.max(this.target.from, Math.min(this.target.to, position)));
    this.refresh();
  }

  #hurry(marks) {
    this.#chosen = true;
    this.clock.mark = Math.max(0, Math.min(INSTANT, this.clock.mark + marks));
    this.#speed.value = this.clock.mark;
    this.#update();
  }

  #advance(events) {
    this.target.seek(Math.min(this.target.to, this.target.position + events));
    return this.target.position < this.target.to;
  }

  #showPlaying() {
    const name = this.clock.isPlaying ? texts.pause : texts.play;
    this.#playButton.replaceChildren(icon(this.clock.isPlaying ? 'pause' : 'start'));
    this.#playButton.title = name;
    this.#playButton.setAttribute('aria-label', name);
    this.moved();
  }
}

/** After a click on a tab the keys are the playback's; with the keyboard the focus stays. */
export function takeKeys(/** @type {View} */ view) {
  if (document.activeElement?.matches('[role="tab"]:not(:focus-visible)')) {
    view.canvas.focus({ preventScroll: true });
  }
}

/** After a click on a control of a panel too, but for a list that has just opened. */
export function takeKeysAfterClicks(root, /** @type {App} */ app) {
  root.addEventListener('click', () => {
    const at = document.activeElement;
    if (root.contains(at) && !at.matches(':focus-visible, select')) {
      app.view.canvas.focus({ preventScroll: true });
    }
  });
}

const speedText = mark => (mark >= INSTANT ? texts.instant : texts.perSecond(rate(mark)));
