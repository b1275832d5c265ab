// Watch: the generation and the search of the maze, event by event.
import { checkbox, el, group } from '../controls/controls.js';
import { watchChoice, isMade, isRecorded } from './choice.js';
import { cut } from '../recipe.js';
import { counters } from './counters.js';
import { colourLegend } from './legend.js';
import { moved } from '../controls/element.js';
import { nameOf, nameOfPart } from '../names.js';
import { PlaybackPanel } from '../trace/playbackpanel.js';
import { Player } from '../trace/player.js';
import { pseudocodeList } from '../trace/pseudocode.js';
import { texts } from './texts.js';
import { texts as traceTexts } from '../trace/texts.js';
/** @import { App } from '../types.js' */

/** Builds the panel. */
export const mount = (/** @type {App} */ app, root) => new Watch(app, root);

/** What of it the address holds. */
const LINKED = ['of', 'solver', 'colour', 'step', 'speed'];

class Watch extends PlaybackPanel {
  #choice;
  #player = null;
  #skip;
  #code = pseudocodeList();
  #codeTitle = el('h2', { class: 'group-title' });
  #counters = counters();
  #legend = colourLegend();
  #algorithm = el('section', { class: 'group' }, this.#codeTitle, this.#code.element);
  #putBack = null;
  #details = el('div', { class: 'watched', hidden: true });
  #note = el('p', { class: 'note', role: 'status' });

  constructor(/** @type {App} */ app, root) {
    super(app, root, LINKED);
    this.#choice = watchChoice(app, () => this.open());
    this.#skip = checkbox({ label: texts.skip, checked: true, onChange: () => this.#skipping() });
    root.append(
      this.transport.element, this.#note, ...this.#choice.elements,
      this.#details, group('', this.colours, this.#legend.element, this.#skip));
    this.#details.append(this.#algorithm, group(texts.counters, this.#counters.element));
  }

  // ---- called by the app

  enter() {
    this.app.stage.views(1);
    super.enter();
  }

  leave() {
    super.leave();
    this.#close();
    this.app.showAgain();
  }

  /** In a presentation, the pseudo-code stands beside the maze. Returns the controls for the presentation's bar. */
  present(isOn) {
    this.#putBack?.();
    this.#putBack = isOn ? moved(this.#algorithm, () => this.app.stage.beside([this.#algorithm])) : null;
    return this.transport.element;
  }

  /** How many events are played. */
  get to() {
    return this.transport.target.to;
  }

  // ---- what is watched

  async open() {
    const app = this.app;
    if (!this.isEntered || !app.scene) {
      return;
    }
    const linked = this.takeLinked();
    if (linked) {
      this.#choice.take(linked);
    }
    this.#close();
    this.#note.classList.remove('fail');
    this.#note.textContent = texts.loading;
    const player = new Player(app, app.view, this.#choice.request(), {
      onChange: () => this.transport.moved(),
      onError: error => this.#fail(error),
    });
    this.#player = player;
    this.transport.take(player);
    player.skips = this.#skip.value;
    try {
      await app.busy(player.open());
    } catch (error) {
      if (this.#player === player) {
        this.#fail(error);
      }
      return;
    }
    if (this.#player === player) {
      app.say('');
      this.#begin(linked);
    }
  }

  /** Shows what is played, at the step and speed of an address that was opened. */
  async #begin(linked) {
    const { header } = this.#player;
    const name = cut(header.algorithm).name;
    this.#details.hidden = false;
    this.#player.colourBy(this.colour);
    this.#skip.hidden = header.prepared === 0;
    this.#algorithm.hidden = name === ''; // of a program that drove itself
    this.#codeTitle.textContent = nameOfPart(header.algorithm);
    this.#codeTitle.title = header.algorithm;
    this.#code.element.setAttribute('aria-label', traceTexts.algorithmOf(nameOf(name)));
    this.transport.renew(linked);
    if (name !== '') {
      await this.#code.load(header.of, name);
    }
    this.show();
    this.#showLegend();
  }

  #close() {
    this.#player?.close();
    this.#player = null;
    this.transport.take(null);
  }

  #fail(error) {
    this.#close();
    const sentence = this.app.explain(error);
    const isOfSolver = this.#choice.fail(sentence);
    this.#details.hidden = true;
    this.#note.textContent = isOfSolver ? '' : sentence;
    this.#note.classList.toggle('fail', !isOfSolver);
    this.app.say(sentence, 'error');
    this.app.view.setScene(this.app.scene, { keep: true });
    this.transport.refresh();
  }

  #skipping() {
    const player = this.#player;
    if (player) {
      player.skips = this.#skip.value;
      player.seek(player.skips ? Math.max(player.from, player.position) : player.from);
    }
    this.transport.refresh();
  }

  colourBy(colour) {
    this.#player?.colourBy(colour);
    this.#showLegend();
  }

  recolour() {
    this.#player?.shown?.recolour();
    this.#legend.recolour();
  }

  show() {
    const { playback } = this.#player ?? {};
    if (playback) {
      this.transport.refresh();
      this.#code.light(playback);
      this.#counters.show(playback);
      this.#legend.adapt(playback);
      this.#report();
      this.remember();
    }
  }

  get settings() {
    return this.#choice.settings;
  }

  /** Whether what is played was recorded elsewhere, such as a mouse's run. */
  get #isRecording() {
    return isRecorded(this.app) && this.#choice.settings.of === null;
  }

  /** Reports an empty trace, or the result at the end. */
  #report() {
    const { header, position } = this.#player;
    const isOver = header.of === 'solve' && header.events > 0 && position >= header.events;
    const sentence = header.events === 0 ? texts.nothing
      : this.#isRecording ? texts.recorded(header.length ?? 0)
      : isOver ? texts.done(header.length, header.visited)
        : isMade(this.app.source) ? '' : texts.fileMaze;
    if (this.#note.textContent !== sentence) {
      this.#note.textContent = sentence;
    }
  }

  #showLegend() {
    if (this.#player?.playback) {
      this.#legend.show(this.colour, this.#player.playback);
    }
  }
}
