// Open: a maze from a file, its facts, its ends, and a path through it, or the reason why no path exists.
import { el, button, checkbox, details, fileInput, group, select } from '../controls/controls.js';
import { formatChoice } from '../names.js';
import { Newest } from '../shell/newest.js';
import { isRecorded } from '../watch/choice.js';
import { ContestSection } from './contest.js';
import { Ends } from './ends.js';
import { factsOf } from './facts.js';
import { GRAPH, graphSection } from './graph.js';
import { Opening } from './opening.js';
import { PictureSection } from './picture/section.js';
import { solving } from './solving.js';
import { texts } from './texts.js';
/** @import { App } from '../types.js' */

const CAMERA = 'M4 8h3l2-3h6l2 3h3v11H4zM12 10a3.500 3.500 0 1 0 0 7a3.500 3.500 0 1 0 0-7';

/** Builds the panel. */
export const mount = (/** @type {App} */ app, root) => new OpenPanel(app, root);

class OpenPanel {
  #app;
  #opening;
  #isIn = false;
  #newest = new Newest();
  #chooser = fileInput(file => this.#opening.take(file), { hidden: true });
  #failure = el('div', { class: 'failure', hidden: true });
  #fileName = el('p', { class: 'file-name' });
  #format;
  #graph;
  #asCells = checkbox({ label: texts.asCells, onChange: on => this.#opening.takeCells(on) });
  #asCellsHint = el('p', { class: 'hint' });
  #play = button(texts.play, () => this.#app.enter('watch'), { kind: 'primary', hidden: true });
  #reading;
  #facts = el('dl', { class: 'fact-list' });
  #ends;
  #solver;
  #contest;
  #picture;
  #ofMaze;
  #ofFacts = group(texts.facts, this.#facts);
  #idea = el('p', { class: 'hint', text: texts.idea });
  #pasteHint = el('p', { class: 'hint mouse-only', text: texts.pasteHint });

  constructor(/** @type {App} */ app, root) {
    this.#app = app;
    this.#opening = Opening.of(this.#app);
    const text = el('textarea', { rows: 6, spellcheck: false, autocapitalize: 'off', placeholder: texts.pastePlaceholder, 'aria-label': texts.pasteText });
    this.#format = select({
      label: texts.format,
      options: [
        { value: '', label: texts.formatAuto },
        ...this.#app.catalog.formats.filter(each => each.read).map(formatChoice),
        { value: GRAPH, label: texts.formatGraph },
      ],
      onChange: name => this.#opening.file && this.#opening.readAs(name),
    });
    this.#graph = graphSection(this.#app, this.#opening);
    this.#reading = el('div', { class: 'reading', hidden: true }, this.#fileName, this.#format, this.#graph.root, this.#asCells, this.#asCellsHint, this.#play);
    this.#ends = new Ends(this.#app, this.#opening);
    this.#solver = solving(this.#app, () => this.#contest.release());
    this.#contest = new ContestSection(this.#app, () => this.#solver.forget());
    this.#picture = new PictureSection(this.#app, this.#opening, () => this.#showFile());
    this.#ofMaze = [group(texts.ends, this.#ends.root), group(null, this.#solver.root)];
    root.append(
      this.#idea,
      el('div', { class: 'row' },
        button(texts.choose, () => this.#ask({}), { kind: 'primary', icon: 'open' }),
        button(texts.photo, () => this.#ask({ accept: 'image/*', capture: 'environment' }), { icon: CAMERA, class: 'button plain touch-only' }),
        navigator.clipboard?.read ? button(texts.paste, () => this.#paste(), { icon: 'copy' }) : null),
      this.#chooser,
      this.#pasteHint, this.#failure, this.#picture.root, this.#reading,
      details(texts.pasteText, {}, text, button(texts.pasteOpen, () => this.#opening.takeText(text.value))),
      this.#contest.root, ...this.#ofMaze, this.#ofFacts);
    this.#app.on('file', () => this.#isIn && this.#showFile());
    this.#app.on('scene', () => this.#showAll());
  }

  /** Lets the user choose a file, of a kind and from a source where these are given. */
  #ask(attributes) {
    ['accept', 'capture'].forEach(name => (name in attributes ? this.#chooser.setAttribute(name, attributes[name]) : this.#chooser.removeAttribute(name)));
    this.#chooser.click();
  }

  /** Reads the clipboard, if the browser allows it. */
  async #paste() {
    try {
      const items = await navigator.clipboard.read();
      const picture = items.flatMap(item => item.types.map(type => ({ item, type }))).find(each => each.type.startsWith('image/'));
      if (picture) {
        await this.#opening.take(new File([await picture.item.getType(picture.type)], 'pasted.png'));
        return;
      }
      const written = await navigator.clipboard.readText();
      await (written.trim() ? this.#opening.takeText(written) : this.#app.say(texts.pasteEmpty));
    } catch {
      this.#app.say(texts.pasteDenied);
    }
  }

  /** Shows what is known of the file that was opened last. */
  #showFile() {
    const { error, file } = this.#opening;
    const isLarge = this.#app.scene?.isLarge === true; // its cells are not on the page
    this.#failure.hidden = error === null;
    if (error !== null) {
      this.#failure.replaceChildren(el('strong', { text: texts.failed(error.name) }), el('p', { text: error.sentence }),
        file ? el('p', { text: texts.failedHelp }) : '');
    }
    this.#picture.show();
    [this.#idea, this.#pasteHint].forEach(each => { each.hidden = this.#opening.picture.source !== null; });
    this.#ofMaze.forEach(each => { each.hidden = isLarge || this.#picture.isLookedAt(); });
    this.#contest.cover(this.#picture.isLookedAt());
    this.#ofFacts.hidden = isLarge || this.#picture.isLookedAt() && !this.#opening.picture.isOpenMaze;
    this.#reading.hidden = file === null || this.#opening.picture.isReading || this.#ofFacts.hidden && this.#picture.isLookedAt() || !(this.#opening.isShown || error);
    if (file !== null) {
      this.#fileName.textContent = file.name;
      this.#play.hidden = !(this.#opening.isShown && isRecorded(this.#app));
      this.#format.value = this.#opening.others.generator ? GRAPH : file.format ?? (error ? '' : this.#app.scene?.format ?? '');
      this.#format.hidden = this.#opening.picture.isOpenMaze && !this.#opening.picture.answer.exact;
      this.#graph.show(this.#opening.others);
      this.#asCells.value = this.#opening.others.as === 'cells';
    }
  }

  async #showFacts() {
    const { scene } = this.#app;
    this.#facts.classList.add('stale');
    try {
      const info = await this.#newest.run(signal => this.#app.api.info(this.#app.source, { signal }));
      if (info !== null && scene === this.#app.scene) {
        this.#facts.replaceChildren(...factsOf(info).flatMap(([name, value]) => [el('dt', { text: name }), el('dd', { text: value })]));
        this.#facts.classList.remove('stale');
        this.#showCells(info.pictureOf);
      }
    } catch (error) {
      this.#facts.replaceChildren(el('dd', { text: this.#app.explain(error) }));
    }
  }

  /** Offers to read tiles as walls and cells, where they are a picture of such a maze. */
  #showCells(picture) {
    this.#asCells.hidden = !picture && this.#opening.others.as !== 'cells';
    this.#asCellsHint.textContent = picture ? texts.asCellsHint(picture.rows, picture.columns) : '';
  }

  #showAll() {
    if (this.#isIn && this.#app.scene) {
      this.#showFile();
      if (!this.#app.scene.isLarge) {
        this.#ends.show();
        this.#solver.forget();
        this.#showFacts();
      }
      this.#contest.show();
    }
  }

  enter() {
    this.#isIn = true;
    this.#ends.enter();
    this.#showAll();
  }

  leave() {
    this.#isIn = false;
    this.#ends.leave();
    this.#picture.leave();
    this.#solver.leave();
    this.#contest.release();
  }
}
