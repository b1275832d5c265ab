// Watch: the generation and the search of the maze, event by event.
import { checkbox, el, group, toggleGroup } from '../controls/controls.js';
import { counters } from './counters.js';
import { Legend } from './legend.js';
import { Picker } from '../controls/picker.js';
import { Player } from '../trace/player.js';
import { Pseudocode } from './pseudocode.js';
import { texts } from './texts.js';
import { texts as traceTexts } from '../trace/texts.js';
import { Transport, takeKeys, takeKeysAfterClicks } from '../trace/transport.js';

/** Builds the panel. */
export const mount = (app, root) => new Watch(app, root);

/** Whether the maze is generated: by a recipe, or in the graph of a file. */
const isMade = ({ recipe, generator }) => Boolean(recipe ?? generator);

class Watch {
  #app;
  #of = 'generate';
  #colour = 'state';
  #player = null;
  #stops = [];
  #isEntered = false;
  #ofGroup;
  #picker;
  #skip;
  #transport;
  #code = new Pseudocode(texts.algorithm);
  #codeTitle = el('h2', { class: 'group-title' });
  #counters = counters();
  #legend = new Legend();
  #details = el('div', { class: 'watched', hidden: true });
  #note = el('p', { class: 'note', role: 'status' });

  constructor(app, root) {
    this.#app = app;
    this.#transport = new Transport(this, () => this.#show());
    this.#build(root);
    takeKeysAfterClicks(root, app);
  }

  #build(root) {
    const again = () => this.#open();
    this.#ofGroup = toggleGroup({
      label: texts.of, hideLabel: true, value: this.#of,
      options: [{ value: 'generate', label: texts.generation }, { value: 'solve', label: texts.solving }],
      onChange: of => {
        this.#of = of;
        again();
      },
    });
    this.#picker = new Picker({ label: texts.solver, entries: this.#app.catalog.solvers, value: 'breadth-first', onChange: again });
    this.#skip = checkbox({ label: texts.skip, checked: true, onChange: () => this.#skipping() });
    const colour = toggleGroup({
      label: traceTexts.colour, value: this.#colour,
      options: Object.entries(traceTexts.colours).map(([value, label]) => ({ value, label })),
      onChange: value => {
        this.#colour = value;
        this.#player?.colourBy(value);
        this.#showLegend();
      },
    });
    root.append(
      this.#transport.element, this.#note, this.#ofGroup, this.#picker.element,
      this.#details, group('', colour, this.#legend.element, this.#skip));
    this.#details.append(
      el('section', { class: 'group' }, this.#codeTitle, this.#code.element),
      group(texts.counters, this.#counters.element));
  }

  // ---- called by the app

  enter() {
    const app = this.#app;
    this.#isEntered = true;
    takeKeys(app.view);
    app.stage.views(1);
    this.#stops = [
      app.on('scene', () => this.#open()),
      app.on('colours', () => requestAnimationFrame(() => this.#recolour())),
    ];
    this.#open();
  }

  leave() {
    this.#isEntered = false;
    this.#transport.clock.pause();
    this.#stops.forEach(stop => stop());
    this.#close();
    if (this.#app.scene) {
      this.#app.view.setScene(this.#app.scene, { keep: true });
      this.#app.showSolution(this.#app.solution.shown);
    }
  }

  key(event) {
    return this.#player !== null && this.#transport.key(event);
  }

  // ---- what the transport plays

  get from() {
    return this.#player?.from ?? 0;
  }

  get to() {
    return this.#player?.to ?? 0;
  }

  get position() {
    return this.#player?.position ?? 0;
  }

  seek(position) {
    this.#player?.seek(position);
  }

  // ---- what is watched

  async #open() {
    const app = this.#app;
    if (!this.#isEntered || !app.scene) {
      return;
    }
    const isFile = !isMade(app.source);
    const of = isFile ? 'solve' : this.#of;
    this.#ofGroup.value = of;
    this.#ofGroup.disabled = isFile;
    this.#picker.element.hidden = of !== 'solve';
    this.#picker.fail('');
    this.#close();
    this.#note.classList.remove('fail');
    this.#note.textContent = texts.loading;
    const request = { ...app.source, of, ...(of === 'solve' ? { solver: this.#picker.value } : {}) };
    const player = new Player(app, app.view, request, {
      onChange: () => this.#transport.moved(),
      onError: error => this.#fail(error),
    });
    this.#player = player;
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
      this.#begin();
    }
  }

  async #begin() {
    const { header } = this.#player;
    const name = header.algorithm.split(':')[0];
    this.#details.hidden = false;
    this.#player.colourBy(this.#colour);
    this.#skip.hidden = header.prepared === 0;
    this.#codeTitle.textContent = header.algorithm;
    this.#code.element.setAttribute('aria-label', texts.algorithmOf(name));
    this.#transport.renew();
    await this.#code.load(header.of, name);
    this.#show();
    this.#showLegend();
  }

  #close() {
    this.#player?.close();
    this.#player = null;
    this.#transport.clock.pause();
  }

  #fail(error) {
    this.#close();
    const sentence = this.#app.explain(error);
    const isOfSolver = !this.#picker.element.hidden;
    this.#details.hidden = true;
    this.#note.textContent = isOfSolver ? '' : sentence;
    this.#note.classList.toggle('fail', !isOfSolver);
    this.#picker.fail(isOfSolver ? sentence : '');
    this.#app.say(sentence, 'error');
    this.#app.view.setScene(this.#app.scene, { keep: true });
    this.#transport.refresh();
  }

  #skipping() {
    const { skips } = Object.assign(this.#player ?? {}, { skips: this.#skip.value });
    this.#player?.seek(skips ? Math.max(this.from, this.position) : this.from);
    this.#transport.refresh();
  }

  #recolour() {
    this.#player?.shown?.recolour();
    this.#legend.recolour();
  }

  #show() {
    const { playback } = this.#player ?? {};
    if (playback) {
      this.#transport.refresh();
      this.#code.light(playback);
      this.#counters.show(playback);
      this.#legend.adapt(playback);
      this.#report();
    }
  }

  /** Reports an empty trace, or the result at the end. */
  #report() {
    const { header, position } = this.#player;
    const isOver = header.of === 'solve' && header.events > 0 && position >= header.events;
    const sentence = header.events === 0 ? texts.nothing
      : isOver ? texts.done(header.length, header.visited)
        : isMade(this.#app.source) ? '' : texts.fileMaze;
    if (this.#note.textContent !== sentence) {
      this.#note.textContent = sentence;
    }
  }

  #showLegend() {
    if (this.#player?.playback) {
      this.#legend.show(this.#colour, this.#player.playback);
    }
  }
}
