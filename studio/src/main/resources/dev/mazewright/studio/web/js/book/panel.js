// Book: a puzzle book from one text: its form, its pages as they will be printed, and its files.
import { button, checkbox, el, row, toggleGroup } from '../controls/controls.js';
import { save } from '../export/saving.js';
import { curve } from './curve.js';
import { Draft } from './draft.js';
import { download, nameOfBook } from './files.js';
import { BOOK } from './layouts.js';
import { Form } from './form.js';
import { Making } from './making.js';
import { Pages } from './pages.js';
import { Progress } from './progress.js';
import { TextView } from './textview.js';
import { texts } from './texts.js';
/** @import { App } from '../types.js' */

/** The pages are made when nothing was changed for so long, in milliseconds. */
const PAUSE = 600;

/** What a text begins with that is a book and not a style. */
const OF_BOOK = /^\s*(\[\[?\s*["']?section\b|(title|section)\s*=)/m;

/** Builds the panel. */
export function mount(/** @type {App} */ app, root) {
  const draft = new Draft(app);
  const making = new Making(app, work => progress.work(work));
  const progress = new Progress({ onCancel: () => app.attempt(cancel), onAgain: () => (draft.isRead ? make() : draft.enter()) });
  const pages = new Pages({ onExchange: number => draft.exchange(number), onLost: () => lost() });
  const figure = el('div');
  const large = checkbox({ label: texts.largePages, onChange: isOn => { pages.isLarge = isOn; } });
  const stage = el('div', { class: 'book-stage', tabIndex: 0, role: 'region', 'aria-label': texts.stage },
    progress.root, figure, large, pages.root);
  const form = new Form(app, draft);
  const text = new TextView(draft);
  const mode = toggleGroup({
    label: texts.mode, hideLabel: true, value: 'form', onChange: () => show(),
    options: Object.entries(texts.modes).map(([value, label]) => ({ value, label })),
  });
  const chooser = el('input', { type: 'file', accept: '.toml', hidden: true, onchange: () => choose() });
  const isX = checkbox({ label: texts.pdfx });
  const fail = el('p', { class: 'fail', role: 'alert', hidden: true });
  const taking = (label, part, options) => button(label, () => app.attempt(() => takePdf(part)), { icon: 'download', ...options });
  const pdf = taking(texts.pdf, 'pages', { kind: 'primary' });
  const answers = taking(texts.answersPdf, 'answers');
  const cover = taking(texts.cover, 'cover');
  const manifest = button(texts.manifest, () => takeManifest(), { icon: 'download', title: texts.manifestHint });
  let isEntered = false;
  let isLost = false;
  let isAtField = false;
  let timer;
  root.append(
    el('p', { class: 'hint', text: texts.idea }), mode, fail, form.root, text.root,
    el('div', { class: 'group' }, isX, pdf, answers, row(cover, manifest),
      row(button(texts.open, () => chooser.click(), { icon: 'open' }), button(texts.save, () => saveText(), { icon: 'download' })), chooser));

  function show() {
    form.root.hidden = mode.value !== 'form';
    text.root.hidden = mode.value !== 'text';
    showError();
  }

  /** An error stands at its field, or beside the text; else above all. */
  function showError() {
    const { error = null, line = null } = draft.read ?? {};
    fail.hidden = error === null || isAtField || mode.value === 'text';
    fail.textContent = error === null ? '' : texts.withLine(error, line);
  }

  /** The text is another: what is shown is of an earlier one. */
  function changed() {
    clearTimeout(timer);
    text.take(draft.text);
    sync();
  }

  const isStale = () => making.made?.text !== draft.text;

  function sync() {
    pages.isStale = isStale();
    manifest.disabled = isStale();
    for (const each of [pdf, answers, cover]) {
      each.disabled = !draft.isRead || draft.read.error !== null;
    }
    answers.hidden = !hasAnswersFile();
    cover.hidden = (draft.read?.values?.layout ?? BOOK) !== BOOK;
  }

  function hasAnswersFile() {
    const { values } = draft.read ?? {};
    return values?.['answers-at'] === 'file' && values.answers !== 0;
  }

  /** The server has read the text. */
  function read() {
    const found = draft.read;
    text.show(found);
    isAtField = form.show(found);
    showError();
    sync();
    clearTimeout(timer);
    if (making.isWriting) {
      return;
    }
    if (found.error !== null) {
      making.leave();
      progress.work(null);
    } else if (isEntered && making.made?.text !== found.text) {
      timer = setTimeout(make, making.made === null ? 0 : PAUSE);
    }
  }

  async function cancel() {
    await making.cancel();
    app.say(texts.cancelled);
  }

  async function make() {
    clearTimeout(timer);
    if (!draft.isRead || draft.read.error !== null || making.isWriting) {
      return;
    }
    const before = making.made;
    try {
      const made = await making.make(draft.read);
      if (made === null) {
        progress.end({ again: !making.isWorking && isStale() });
        return;
      }
      shown(made, before);
    } catch (error) {
      progress.end({ sentence: texts.reason(app.explain(error)), again: true });
    }
  }

  function shown(made, before) {
    isLost = false;
    progress.facts(texts.facts(made.read, made.mazes.length));
    figure.replaceChildren(curve(made.mazes, made.read.values.section, figure.clientWidth));
    pages.show(made);
    sync();
    const sentence = texts.exchanged(made.mazes.filter(({ number, recipe }) =>
      before?.mazes.length === made.mazes.length && before.mazes[number - 1].recipe !== recipe));
    if (sentence) {
      app.say(sentence);
    }
  }

  /** The server has dropped the book: it makes it once more. */
  function lost() {
    if (!isLost && isEntered) {
      isLost = true;
      making.made = null;
      make();
    }
  }

  async function takePdf(part) {
    if (making.isWriting) {
      app.say(texts.oneFile);
      return;
    }
    const name = `${nameOfBook(draft.read)}${part === 'pages' ? '' : `-${part}`}.pdf`;
    try {
      const url = await making.pdf(draft.text, { part, isX: isX.value, name });
      if (url !== null) {
        download(url, name);
        app.say(texts.saved(name));
      }
      progress.end({ again: url === null && isStale() });
      if (url !== null && isEntered && isStale()) {
        make();
      }
    } catch (error) {
      progress.end({ sentence: texts.reason(app.explain(error)) });
    }
  }

  function takeManifest() {
    keep(making.made.manifest, 'application/jsonl', 'jsonl');
  }

  function saveText() {
    keep(draft.text, 'application/toml', 'toml');
  }

  function keep(words, type, extension) {
    const name = `${nameOfBook(draft.read)}.${extension}`;
    save(new Blob([words], { type }), name);
    app.say(texts.saved(name));
  }

  function choose() {
    const [file] = chooser.files;
    chooser.value = '';
    if (file) {
      open(file);
    }
  }

  /** Opens a File: a book, or a style for the one that is open. */
  async function open(file) {
    await app.attempt(async () => {
      const most = app.catalog.limits.book;
      if (file.size > most) {
        app.say(texts.tooLong(file.name, most), 'error');
        return;
      }
      const words = await file.text();
      if (OF_BOOK.test(words) || !words.includes('=')) {
        draft.set(words);
      } else {
        const { parameters } = await app.api.style(words);
        draft.style(parameters);
      }
      app.say(texts.opened(file.name));
    });
  }

  app.on('draft', changed);
  app.on('read', read);
  show();
  text.take(draft.text);
  return {
    open,
    /** The text of the book, and whether the pages that are shown are of it. */
    get text() {
      return draft.text;
    },
    get isMade() {
      return making.made?.text === draft.text && !making.isWorking;
    },
    enter() {
      isEntered = true;
      app.stage.show(stage);
      draft.enter();
    },
    leave() {
      isEntered = false;
      clearTimeout(timer);
      if (!making.isWriting) {
        making.leave();
        progress.work(null);
      }
      app.stage.views(1);
    },
    /** Keys that would change or show a maze do nothing here. */
    key: event => !event.ctrlKey && !event.metaKey && !event.altKey && ['n', 's'].includes(event.key.toLowerCase()),
  };
}
