// The text of the book that is edited: the truth from which the form, the pages and the PDF follow. It is remembered, and each
// change of it is an entry of the page's history.
import { keep, keepInTab, kept, keptInTab } from '../shell/kept.js';
import { tomlOf } from '../shell/mazestyle.js';
import { Newest } from '../shell/newest.js';
import { FIRST_BOOK } from './layouts.js';
import { readWithWords } from './letters.js';
import { texts } from './texts.js';
import { itemsOf, numbersOf, tablesOf, withTable, withValue } from './toml.js';
/** @import { App } from '../types.js' */

const KEPT = 'book';
/** The server reads the text when no key was pressed for so long, in milliseconds. */
const PAUSE = 300;

/** What a text begins with that is a book and not a style. */
const OF_BOOK = /^\s*(\[\[?\s*["']?section\b|(title|section)\s*=)/m;

/** Emits 'draft' when the text has changed, and 'read' when the server has read it. */
export class Draft {
  #app;
  #newest = new Newest();
  #timer;
  /** The text. */
  text;
  /** What the server read of it: {text, sent, values, error, line, pages, mazes, width, height, boundLeft}, or null. */
  read = null;

  constructor(/** @type {App} */ app) {
    this.#app = app;
    this.text = app.history.here.book ?? keptInTab(KEPT) ?? kept(KEPT) ?? firstBook(app);
    app.on('book', text => this.#take(text));
  }

  /** Whether what was read is of the text as it is now. */
  get isRead() {
    return this.read?.text === this.text;
  }

  /** The text with pictures of the words that this browser has drawn, which makes the same book elsewhere. */
  get whole() {
    return this.isRead ? this.read.sent : this.text;
  }

  /** The name of the book's files, without an extension. */
  get fileName() {
    const title = String(this.read?.values?.title ?? '').normalize('NFKD').toLowerCase();
    return title.replace(/[^a-z0-9]+/g, '-').slice(0, 60).replace(/^-+|-+$/g, '') || 'book';
  }

  /** Takes a File: a book, or a style for the one that is open. */
  async open(file) {
    const app = this.#app;
    const most = app.catalog.limits.book;
    if (file.size > most) {
      app.say(texts.tooLong(file.name, most), 'error');
      return;
    }
    const words = await file.text();
    if (OF_BOOK.test(words) || !words.includes('=')) {
      this.set(words);
    } else {
      const { parameters } = await app.api.style(words);
      this.style(parameters);
    }
    app.say(texts.opened(file.name));
  }

  /** The panel is entered: what undo leads back to. */
  enter() {
    this.#app.history.edit({ book: this.text }, { quiet: true });
    this.#check(0);
  }

  /** Changes the text; changes of one kind that follow each other soon are undone together. */
  set(text, kind = null) {
    if (text !== this.text) {
      this.#app.history.edit({ book: text }, { kind: kind && `book ${kind}` });
      this.#take(text, PAUSE);
    }
  }

  /** Sets keys of the book, or of a section, together; undefined removes one. */
  put(section, entries) {
    const text = Object.entries(entries).reduce((before, [key, value]) => {
      const table = section === null ? tablesOf(before)[0] : itemsOf(before, 'section')[section].table;
      return withValue(before, table, key, value);
    }, this.text);
    this.set(text, `${section} ${Object.keys(entries)}`);
  }

  /** Exchanges a maze for another. */
  exchange(number) {
    const [table] = tablesOf(this.text);
    this.set(withValue(this.text, table, 'replace', [...numbersOf(this.text, table, 'replace'), number]));
  }

  /** Takes the style that mazes are drawn in; null for none. */
  style(values) {
    this.set(withTable(this.text, 'style', values && tomlOf(values)));
  }

  #take(text, pause = 0) {
    this.text = text;
    keep(KEPT, text);
    keepInTab(KEPT, text); // another tab may have another book
    this.#app.emit('draft', this);
    this.#check(pause);
  }

  #check(pause) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#app.attempt(() => this.#ask()), pause);
  }

  async #ask() {
    const { text } = this;
    const { api } = this.#app;
    const read = await this.#newest.run(signal => readWithWords(api, text, sent => api.book(sent, { signal })));
    if (read !== null && text === this.text) {
      this.read = { text, ...read };
      this.#app.emit('read', this);
    }
  }
}

/** The first book of a browser: in the style that mazes are drawn in, if that is not the usual one. */
const firstBook = ({ style }) => (Object.keys(style.values).length === 0 ? FIRST_BOOK : withTable(FIRST_BOOK, 'style', tomlOf(style.values)));
