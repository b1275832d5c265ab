// Race: two to four generators on one seed, or solvers in one maze, side by side.
import { checkbox, el, group } from '../controls/controls.js';
import { Entrants } from './entrants.js';
import { cut } from '../recipe.js';
import { Lanes } from './lanes.js';
import { nameOfPart } from '../names.js';
import { PlaybackPanel } from '../trace/playbackpanel.js';
import { pseudocodeList } from '../trace/pseudocode.js';
import { resultsTable } from './results.js';
import { texts } from './texts.js';
import { texts as traceTexts } from '../trace/texts.js';
/** @import { App } from '../types.js' */

/** Builds the panel. */
export const mount = (/** @type {App} */ app, root) => new Race(app, root);

/** What of it the address holds. */
const LINKED = ['of', 'lanes', 'colour', 'code', 'step', 'speed'];

class Race extends PlaybackPanel {
  #entrants;
  #lanes;
  #codes = [];
  #isPresented = false;
  #withCode;
  #results = resultsTable();
  #labels = '';

  constructor(/** @type {App} */ app, root) {
    super(app, root, LINKED);
    this.#entrants = new Entrants(app, () => this.open());
    this.#lanes = new Lanes(app, () => this.transport.moved());
    this.transport.take(this.#lanes);
    this.#withCode = checkbox({ label: texts.withCode, onChange: () => this.#showCode() });
    root.append(this.transport.element, group(texts.results, this.#results.element, el('p', { class: 'hint', text: texts.timeHint })),
      ...this.#entrants.elements, this.colours, this.#withCode);
  }

  // ---- called by the app

  leave() {
    super.leave();
    this.#lanes.close();
    this.app.stage.views(1);
    this.app.stage.beside([]);
    this.app.showAgain({ keep: false });
  }

  /** In a presentation, each lane has its pseudo-code. Returns the controls for the presentation's bar. */
  present(isOn) {
    this.#isPresented = isOn;
    if (this.isEntered) {
      this.#showCode();
    }
    return this.transport.element;
  }

  // ---- the race

  async open() {
    const app = this.app;
    if (!this.isEntered || !app.scene) {
      return;
    }
    const linked = this.takeLinked();
    if (linked) {
      this.#entrants.take(linked);
      this.#withCode.value = linked.code === 'shown';
    }
    const requests = this.#entrants.requests();
    this.transport.clock.pause();
    this.#labels = '';
    const views = app.stage.views(requests.length, requests.map(({ name }) => nameOfPart(name)));
    if (!await app.busy(this.#lanes.open(requests, views))) {
      return;
    }
    this.#lanes.all.forEach(({ failed }, i) => this.#entrants.fail(i, failed ?? ''));
    this.#lanes.colourBy(this.colour);
    views.forEach(view => view.fit());
    this.transport.renew(linked);
    this.#showCode();
    this.show();
    if (this.#entrants.racing === 'generate') {
      this.#lanes.all.forEach(lane => this.#findPath(lane));
    }
  }

  /** Requests the length of the solution of a lane's maze. */
  async #findPath(lane) {
    try {
      const found = await this.app.api.solve({ recipe: lane.request.recipe }, { solver: 'breadth-first' });
      lane.length = found.solvable ? found.length : null;
      this.show();
    } catch {
      lane.length = undefined;
    }
  }

  /** Shows the pseudo-code beside each lane, or removes it. */
  #showCode() {
    const isShown = this.#withCode.value || this.#isPresented;
    this.#codes = isShown ? this.#lanes.all.map(({ name }) => pseudocodeList(traceTexts.algorithmOf(nameOfPart(name)))) : [];
    this.app.stage.beside(this.#codes.map(({ element }) => element));
    this.#codes.forEach(async (code, i) => {
      await code.load(this.#entrants.racing, cut(this.#lanes.all[i].name).name);
      this.#light();
    });
    this.remember();
  }

  #light() {
    this.#lanes.all.forEach(({ player }, i) => player.playback && this.#codes[i]?.light(player.playback));
  }

  colourBy(colour) {
    this.#lanes.colourBy(colour);
  }

  recolour() {
    this.#lanes.recolour();
  }

  show() {
    if (!this.isEntered) {
      return; // the stage is another panel's
    }
    this.transport.refresh();
    this.#results.show(this.#lanes);
    this.#light();
    const places = this.#lanes.places();
    const labels = this.#lanes.all.map(({ name }, i) => texts.label(nameOfPart(name), places[i]));
    if (labels.join('\n') !== this.#labels) {
      this.#labels = labels.join('\n');
      this.app.stage.views(labels.length, labels);
    }
    this.remember();
  }

  get settings() {
    return { ...this.#entrants.settings, code: this.#withCode.value ? 'shown' : null };
  }
}
