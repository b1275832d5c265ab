// Open: a maze from a file, its facts, its ends, and a path through it, or why there is none.
import { el, button, checkbox, details, group, select } from '../controls/controls.js';
import { formatChoice } from '../names.js';
import { Ends } from './ends.js';
import { factsOf } from './facts.js';
import { GRAPH, graphSection } from './graph.js';
import { Opening } from './opening.js';
import { pictureSection } from './picture/section.js';
import { solving } from './solving.js';
import { texts } from './texts.js';
/** @import { App } from '../types.js' */

const CAMERA = 'M4 8h3l2-3h6l2 3h3v11H4zM12 10a3.500 3.500 0 1 0 0 7a3.500 3.500 0 1 0 0-7';

/** Builds the panel. */
export function mount(/** @type {App} */ app, root) {
  const opening = Opening.of(app);
  let isIn = false;
  let abort = null;

  const chooser = el('input', { type: 'file', hidden: true, onchange: () => choose() });
  const text = el('textarea', { rows: 6, spellcheck: false, autocapitalize: 'off', placeholder: texts.pastePlaceholder, 'aria-label': texts.pasteText });
  const failure = el('div', { class: 'failure', hidden: true });
  const fileName = el('p', { class: 'file-name' });
  const format = select({
    label: texts.format,
    options: [
      { value: '', label: texts.formatAuto },
      ...app.catalog.formats.filter(each => each.read).map(formatChoice),
      { value: GRAPH, label: texts.formatGraph },
    ],
    onChange: name => opening.file && opening.readAs(name),
  });
  const graph = graphSection(app, opening);
  const asCells = checkbox({ label: texts.asCells, onChange: on => opening.takeCells(on) });
  const asCellsHint = el('p', { class: 'hint' });
  const reading = el('div', { class: 'reading', hidden: true }, fileName, format, graph.root, asCells, asCellsHint);
  const facts = el('dl', { class: 'fact-list' });
  const ends = new Ends(app, opening);
  const solver = solving(app);
  const picture = pictureSection(app, opening, () => showFile());
  const ofMaze = [group(texts.ends, ends.root), group(null, solver.root)];
  const ofFacts = group(texts.facts, facts);

  const idea = el('p', { class: 'hint', text: texts.idea });
  const pasteHint = el('p', { class: 'hint mouse-only', text: texts.pasteHint });

  root.append(
    idea,
    el('div', { class: 'row' },
      button(texts.choose, () => ask({}), { kind: 'primary', icon: 'open' }),
      button(texts.photo, () => ask({ accept: 'image/*', capture: 'environment' }), { icon: CAMERA, class: 'button plain touch-only' }),
      navigator.clipboard?.read ? button(texts.paste, () => paste(), { icon: 'copy' }) : null),
    chooser,
    pasteHint, failure, picture.root, reading,
    details(texts.pasteText, {}, text, button(texts.pasteOpen, () => opening.takeText(text.value))),
    ...ofMaze, ofFacts);

  /** Lets the user choose a file, of a kind and from a source where these are given. */
  function ask(attributes) {
    ['accept', 'capture'].forEach(name => (name in attributes ? chooser.setAttribute(name, attributes[name]) : chooser.removeAttribute(name)));
    chooser.click();
  }

  function choose() {
    const [file] = chooser.files;
    chooser.value = '';
    if (file) {
      opening.take(file);
    }
  }

  /** Reads the clipboard, if the browser allows it. */
  async function paste() {
    try {
      const items = await navigator.clipboard.read();
      const picture = items.flatMap(item => item.types.map(type => ({ item, type }))).find(each => each.type.startsWith('image/'));
      if (picture) {
        await opening.take(new File([await picture.item.getType(picture.type)], 'pasted.png'));
        return;
      }
      const written = await navigator.clipboard.readText();
      await (written.trim() ? opening.takeText(written) : app.say(texts.pasteEmpty));
    } catch {
      app.say(texts.pasteDenied);
    }
  }

  /** Shows what is known of the file that was opened last. */
  function showFile() {
    const { error, file } = opening;
    failure.hidden = error === null;
    if (error !== null) {
      failure.replaceChildren(el('strong', { text: texts.failed(error.name) }), el('p', { text: error.sentence }),
        file ? el('p', { text: texts.failedHelp }) : '');
    }
    picture.show();
    [idea, pasteHint].forEach(each => { each.hidden = opening.picture.source !== null; });
    ofMaze.forEach(each => { each.hidden = picture.isLookedAt(); });
    ofFacts.hidden = picture.isLookedAt() && !opening.picture.isOpenMaze;
    reading.hidden = file === null || opening.picture.isReading || !(opening.isShown || error);
    if (file !== null) {
      fileName.textContent = file.name;
      format.value = opening.others.generator ? GRAPH : file.format ?? (error ? '' : app.scene?.format ?? '');
      format.hidden = opening.picture.isOpenMaze && !opening.picture.answer.exact;
      graph.show(opening.others);
      asCells.value = opening.others.as === 'cells';
    }
  }

  async function showFacts() {
    abort?.abort();
    abort = new AbortController();
    const { scene } = app;
    facts.classList.add('stale');
    try {
      const info = await app.api.info(app.source, { signal: abort.signal });
      if (scene === app.scene) {
        facts.replaceChildren(...factsOf(info).flatMap(([name, value]) => [el('dt', { text: name }), el('dd', { text: value })]));
        facts.classList.remove('stale');
        showCells(info.pictureOf);
      }
    } catch (error) {
      if (error.name !== 'AbortError') {
        facts.replaceChildren(el('dd', { text: app.explain(error) }));
      }
    }
  }

  /** Offers to read tiles as walls and cells, where they are a picture of such a maze. */
  function showCells(picture) {
    asCells.hidden = !picture && opening.others.as !== 'cells';
    asCellsHint.textContent = picture ? texts.asCellsHint(picture.rows, picture.columns) : '';
  }

  function showAll() {
    if (isIn && app.scene) {
      showFile();
      ends.show();
      solver.forget();
      showFacts();
    }
  }

  app.on('file', () => isIn && showFile());
  app.on('scene', showAll);

  return {
    enter() {
      isIn = true;
      ends.enter();
      showAll();
    },
    leave() {
      isIn = false;
      abort?.abort();
      ends.leave();
      picture.leave();
      solver.leave();
    },
    key: () => false,
  };
}
