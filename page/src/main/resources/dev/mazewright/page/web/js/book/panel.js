// Book: a puzzle book from one text: its form, its pages as they will be printed, and its files.
import { hasEngine } from '../engine/engine.js';
import { isPlain } from '../canvas/gestures.js';
import { button, checkbox, choicesOf, el, failLine, fileInput, row, toggleGroup } from '../controls/controls.js';
import { download, save } from '../export/saving.js';
import { curve } from './curve.js';
import { Draft } from './draft.js';
import { BOOK } from './layouts.js';
import { bookForm } from './form.js';
import { Making } from './making.js';
import { bookPages } from './pages.js';
import { progressLine } from './progress.js';
import { textView } from './textview.js';
import { texts } from './texts.js';
import { printBook } from './printing.js';
/** @import { App } from '../types.js' */

/** The pages are made when nothing was changed for so long, in milliseconds. */
const PAUSE = 600;

/** Builds the panel. */
export const mount = (/** @type {App} */ app, root) => new BookPanel(app, root);

class BookPanel {
  #app;
  #draft;
  #making;
  #progress = progressLine({
    onCancel: () => this.#app.attempt(() => this.#cancel()), onAgain: () => (this.#draft.isRead ? this.#make() : this.#draft.enter()),
  });
  #pages = bookPages({ onExchange: number => this.#draft.exchange(number), onLost: () => this.#lost() });
  #figure = el('div');
  #stage;
  #form;
  #text;
  #mode = toggleGroup({
    label: texts.mode, hideLabel: true, value: 'form', onChange: () => this.#show(), options: choicesOf(texts.modes),
  });
  #chooser = fileInput(file => this.open(file), { accept: '.toml', hidden: true });
  #isX = checkbox({ label: texts.pdfx });
  #fail = failLine();
  #pdf;
  #answers;
  #cover;
  #manifest = button(texts.manifest, () => this.#keep(this.#making.made.manifest, 'application/jsonl', 'jsonl'), { icon: 'download', title: texts.manifestHint });
  /** In place of PDF files, where no server writes them. */
  #print = button(texts.print, () => this.#app.attempt(() => this.#app.busy(printBook(this.#making.made))),
    { icon: 'print', kind: 'primary', title: texts.printHint });
  #isEntered = false;
  #isLost = false;
  #isAtField = false;
  #timer;

  constructor(/** @type {App} */ app, root) {
    this.#app = app;
    this.#draft = new Draft(this.#app);
    this.#making = new Making(this.#app, work => this.#progress.work(work));
    const large = checkbox({ label: texts.largePages, onChange: isOn => this.#pages.mark('large-pages', isOn) });
    this.#stage = el('div', { class: 'book-stage', tabIndex: 0, role: 'region', 'aria-label': texts.stage },
      this.#progress.root, this.#figure, large, this.#pages.root);
    this.#form = bookForm(this.#app, this.#draft);
    this.#text = textView(this.#draft);
    const taking = (label, part, options) => button(label, () => this.#app.attempt(() => this.#takePdf(part)), { icon: 'download', ...options });
    this.#pdf = taking(texts.pdf, 'pages', { kind: 'primary' });
    this.#answers = taking(texts.answersPdf, 'answers');
    this.#answers.hidden = true; // until the book is read
    this.#cover = taking(texts.cover, 'cover');
    root.append(
      el('p', { class: 'hint', text: texts.idea }), this.#mode, this.#fail, this.#form.root, this.#text.root,
      el('div', { class: 'group' }, hasEngine ? this.#print : [this.#isX, this.#pdf, this.#answers], row(hasEngine ? null : this.#cover, this.#manifest),
        row(button(texts.open, () => this.#chooser.click(), { icon: 'open' }), button(texts.save, () => this.#saveText(), { icon: 'download' })),
        this.#chooser));
    this.#app.on('draft', () => this.#changed());
    this.#app.on('read', () => this.#read());
    this.#show();
    this.#text.take(this.#draft.text);
  }

  #show() {
    this.#form.root.hidden = this.#mode.value !== 'form';
    this.#text.root.hidden = this.#mode.value !== 'text';
    this.#showError();
  }

  /** An error stands at its field, or beside the text; else above all. */
  #showError() {
    const { error = null, line = null } = this.#draft.read ?? {};
    this.#fail.say(error === null || this.#isAtField || this.#mode.value === 'text' ? null : texts.withLine(error, line));
  }

  /** The text is another: what is shown is of an earlier one. */
  #changed() {
    clearTimeout(this.#timer);
    this.#text.take(this.#draft.text);
    this.#sync();
  }

  #isStale() {
    return this.#making.made?.text !== this.#draft.text;
  }

  #sync() {
    this.#pages.mark('stale', this.#isStale());
    this.#manifest.disabled = this.#isStale();
    this.#print.disabled = this.#isStale();
    for (const each of [this.#pdf, this.#answers, this.#cover]) {
      each.disabled = !this.#draft.isRead || this.#draft.read.error !== null;
    }
    this.#answers.hidden = !this.#hasAnswersFile();
    this.#cover.hidden = (this.#draft.read?.values?.layout ?? BOOK) !== BOOK;
  }

  #hasAnswersFile() {
    const { values } = this.#draft.read ?? {};
    return values?.['answers-at'] === 'file' && values.answers !== 0;
  }

  /** The server has read the text. */
  #read() {
    const found = this.#draft.read;
    this.#text.show(found);
    this.#isAtField = this.#form.show(found);
    this.#showError();
    this.#sync();
    clearTimeout(this.#timer);
    if (this.#making.isWriting) {
      return;
    }
    if (found.error !== null) {
      this.#making.leave();
      this.#progress.work(null);
    } else if (this.#isEntered && this.#making.made?.text !== found.text) {
      this.#timer = setTimeout(() => this.#make(), this.#making.made === null ? 0 : PAUSE);
    }
  }

  async #cancel() {
    await this.#making.cancel();
    this.#app.say(texts.cancelled);
  }

  async #make() {
    clearTimeout(this.#timer);
    if (!this.#draft.isRead || this.#draft.read.error !== null || this.#making.isWriting) {
      return;
    }
    const before = this.#making.made;
    try {
      const made = await this.#making.make(this.#draft.read);
      if (made === null) {
        this.#progress.end({ again: !this.#making.isWorking && this.#isStale() });
        return;
      }
      this.#shown(made, before);
    } catch (error) {
      this.#progress.end({ sentence: texts.reason(this.#app.explain(error)), again: true });
    }
  }

  #shown(made, before) {
    this.#isLost = false;
    this.#progress.facts(texts.facts(made.read, made.mazes.length));
    this.#figure.replaceChildren(curve(made.mazes, made.read.values.section, this.#figure.clientWidth));
    this.#pages.show(made);
    this.#sync();
    const sentence = texts.exchanged(made.mazes.filter(({ number, recipe }) =>
      before?.mazes.length === made.mazes.length && before.mazes[number - 1].recipe !== recipe));
    if (sentence) {
      this.#app.say(sentence);
    }
  }

  /** The server has dropped the book: it makes it once more. */
  #lost() {
    if (!this.#isLost && this.#isEntered) {
      this.#isLost = true;
      this.#making.made = null;
      this.#make();
    }
  }

  async #takePdf(part) {
    if (this.#making.isWriting) {
      this.#app.say(texts.oneFile);
      return;
    }
    const name = `${this.#draft.fileName}${part === 'pages' ? '' : `-${part}`}.pdf`;
    try {
      const url = await this.#making.pdf(this.#draft.whole, { part, isX: this.#isX.value, name });
      if (url !== null) {
        download(url, name);
        this.#app.say(texts.saved(name));
      }
      this.#progress.end({ again: url === null && this.#isStale() });
      if (url !== null && this.#isEntered && this.#isStale()) {
        this.#make();
      }
    } catch (error) {
      this.#progress.end({ sentence: texts.reason(this.#app.explain(error)) });
    }
  }

  #saveText() {
    this.#keep(this.#draft.whole, 'application/toml', 'toml');
  }

  #keep(words, type, extension) {
    const name = `${this.#draft.fileName}.${extension}`;
    save(new Blob([words], { type }), name);
    this.#app.say(texts.saved(name));
  }

  /** Opens a File: a book, or a style for the one that is open. */
  open(file) {
    return this.#app.attempt(() => this.#draft.open(file));
  }

  /** The text of the book, and whether the pages that are shown are of it. */
  get text() {
    return this.#draft.text;
  }

  get isMade() {
    return this.#making.made?.text === this.#draft.text && !this.#making.isWorking;
  }

  enter() {
    this.#isEntered = true;
    this.#app.stage.show(this.#stage);
    this.#draft.enter();
  }

  leave() {
    this.#isEntered = false;
    clearTimeout(this.#timer);
    if (!this.#making.isWriting) {
      this.#making.leave();
      this.#progress.work(null);
    }
    this.#app.stage.views(1);
  }

  /** Keys that would change or show a maze do nothing here. */
  key(event) {
    return isPlain(event) && ['n', 's'].includes(event.key.toLowerCase());
  }
}
