// Watch: the making and the solving of the maze, event by event.
import { checkbox, el, group, toggleGroup } from '../controls/controls.js';
import { counters } from './counters.js';
import { Legend } from './legend.js';
import { Picker } from '../controls/picker.js';
import { Playing } from '../trace/player.js';
import { Pseudocode } from './pseudocode.js';
import { texts } from './texts.js';
import { texts as traceTexts } from '../trace/texts.js';
import { Transport, takeKeys, takeKeysAfterClicks } from '../trace/transport.js';


/** Builds the panel. */
export const mount = (app, root) => new Watch(app, root);

/** Whether a maze is made here: by a recipe, or in the graph of a file. */
const isMade = ({ recipe, generator }) => Boolean(recipe ?? generator);

class Watch {
  #app;
  #of = 'generate';
  #colour = 'state';
  #playing = null;
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
  #told = el('div', { class: 'told-of', hidden: true });
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
      options: [{ value: 'generate', label: texts.making }, { value: 'solve', label: texts.solving }],
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
        this.#playing?.colourBy(value);
        this.#showLegend();
      },
    });
    root.append(
      this.#transport.element, this.#note, this.#ofGroup, this.#picker.element,
      this.#told, group('', colour, this.#legend.element, this.#skip));
    this.#told.append(
      el('section', { class: 'group' }, this.#codeTitle, this.#code.element),
      group(texts.counters, this.#counters.element));
  }

  // ---- what the app calls

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
    return this.#playing !== null && this.#transport.key(event);
  }

  // ---- what the transport plays

  get from() {
    return this.#playing?.from ?? 0;
  }

  get to() {
    return this.#playing?.to ?? 0;
  }

  get position() {
    return this.#playing?.position ?? 0;
  }

  seek(position) {
    this.#playing?.seek(position);
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
    const playing = new Playing(app, app.view, request, {
      onChange: () => this.#transport.moved(),
      onError: error => this.#fail(error),
    });
    this.#playing = playing;
    playing.skips = this.#skip.value;
    try {
      await app.busy(playing.open());
    } catch (error) {
      if (this.#playing === playing) {
        this.#fail(error);
      }
      return;
    }
    if (this.#playing === playing) {
      app.say('');
      this.#begin();
    }
  }

  async #begin() {
    const { header } = this.#playing;
    const name = header.algorithm.split(':')[0];
    this.#told.hidden = false;
    this.#playing.colourBy(this.#colour);
    this.#skip.hidden = header.prepared === 0;
    this.#codeTitle.textContent = header.algorithm;
    this.#code.element.setAttribute('aria-label', texts.algorithmOf(name));
    this.#transport.renew();
    await this.#code.load(header.of, name);
    this.#show();
    this.#showLegend();
  }

  #close() {
    this.#playing?.close();
    this.#playing = null;
    this.#transport.clock.pause();
  }

  #fail(error) {
    this.#close();
    const sentence = this.#app.explain(error);
    const isOfSolver = !this.#picker.element.hidden;
    this.#told.hidden = true;
    this.#note.textContent = isOfSolver ? '' : sentence;
    this.#note.classList.toggle('fail', !isOfSolver);
    this.#picker.fail(isOfSolver ? sentence : '');
    this.#app.say(sentence, 'error');
    this.#app.view.setScene(this.#app.scene, { keep: true });
    this.#transport.refresh();
  }

  #skipping() {
    const { skips } = Object.assign(this.#playing ?? {}, { skips: this.#skip.value });
    this.#playing?.seek(skips ? Math.max(this.from, this.position) : this.from);
    this.#transport.refresh();
  }

  #recolour() {
    this.#playing?.film?.recolour();
    this.#legend.recolour();
  }

  #show() {
    const { playback } = this.#playing ?? {};
    if (playback) {
      this.#transport.refresh();
      this.#code.light(playback);
      this.#counters.show(playback);
      this.#legend.adapt(playback);
      this.#tell();
    }
  }

  /** Says what is to be known beside what is seen: that there is nothing to see, or how it ended. */
  #tell() {
    const { header, position } = this.#playing;
    const isOver = header.of === 'solve' && header.events > 0 && position >= header.events;
    const sentence = header.events === 0 ? texts.nothing
      : isOver ? texts.done(header.length, header.visited)
        : isMade(this.#app.source) ? '' : texts.fileMaze;
    if (this.#note.textContent !== sentence) {
      this.#note.textContent = sentence;
    }
  }

  #showLegend() {
    if (this.#playing?.playback) {
      this.#legend.show(this.#colour, this.#playing.playback);
    }
  }
}
