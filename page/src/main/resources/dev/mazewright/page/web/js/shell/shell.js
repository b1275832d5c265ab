// The page around the panels: header, tabs, side, status.
import { el, icon, iconButton } from '../controls/controls.js';
import { takeDrops } from '../open/drop.js';
import { StartCards } from './cards.js';
import { growOnce } from './firstpath.js';
import { hearKeys } from './keys.js';
import { showFacts } from './facts.js';
import { printStage } from './paper.js';
import { commandPalette } from './palette.js';
import { texts as paletteTexts } from './palettetexts.js';
import { presentationOf } from './presentation.js';
import { languageActions } from '../say/switch.js';
import { SCHEMES, choose, follow, scheme } from './scheme.js';
import { sideSheet } from './side.js';
import { Tabs } from './tabs.js';
import { texts } from './texts.js';
import { showUndone } from './undone.js';
import { zoomButtons, zoomShare } from './zoom.js';
/** @import { App } from '../types.js' */

const $ = id => document.getElementById(id);

/** Builds the page and starts the app. */
export class Shell {
  #app;
  #tabs;
  #undo;
  #redo;
  #side;
  #cards;

  constructor(/** @type {App} */ app, panels) {
    this.#app = app;
    follow(() => app.emit('colours'));
    $('skip').textContent = texts.skip;
    $('skip').addEventListener('click', event => {
      event.preventDefault(); // the address holds the recipe
      (app.stage?.seen[0]?.canvas ?? $('stage')).focus();
    });
    this.#side = sideSheet($('side'));
    app.say = (sentence, kind = 'info') => say(sentence, kind);
    this.#tabs = new Tabs(app, panels, $('tabs'), $('side'), () => this.#side.open());
    app.enter = id => this.#tabs.enter(id);
    app.on('left', leaveHints);
    takeDrops(app);
    this.#cards = new StartCards(app);
    Object.assign($('home'), { title: texts.home, onclick: () => app.catalog && this.#cards.toggle() });
    this.#tools();
    hearKeys(app, this.#tabs);
    showFacts(app, $('facts'));
    printStage(app);
    showUndone(app);
    app.on('scene', () => document.body.classList.add('seen'));
    ['scene', 'draft', 'edited'].forEach(event => app.on(event, () => this.#travelled()));
  }

  /** Shows the first maze and enters the first panel. */
  async start() {
    const isFirst = StartCards.areDue;
    const starting = this.#app.attempt(() => this.#app.start($('stage')));
    if (isFirst) {
      this.#cards.show({ ready: false }); // the maze fits into what they leave, from the first
    }
    await starting;
    if (!this.#app.scene || !this.#app.catalog) {
      this.#cards.withdraw();
      document.querySelectorAll('.arriving').forEach(each => each.remove());
      return; // the status line says why
    }
    document.querySelector('.foot').append(el('div', { class: 'zoom' }, this.#cards.button, zoomShare(this.#app, $('stage')), zoomButtons(() => this.#app.stage)));
    await this.#tabs.enter(this.#tabs.first);
    this.#travelled();
    if (this.#app.catalog.class) {
      const { teach } = await import('../class/teacher.js');
      $('tools').prepend(teach(this.#app));
    }
    document.body.classList.add('ready');
    if (isFirst) {
      this.#cards.ready();
      growOnce(this.#app);
    }
    this.#tabs.prepare();
  }

  #tools() {
    const app = this.#app;
    this.#undo = iconButton('undo', texts.undo, () => app.history.undo());
    this.#redo = iconButton('redo', texts.redo, () => app.history.redo());
    const turnScheme = () => {
      const next = SCHEMES[(SCHEMES.indexOf(scheme()) + 1) % SCHEMES.length];
      choose(next, () => app.emit('colours'));
      schemes.replaceChildren(icon(next));
      schemes.title = texts.schemes[next];
      schemes.setAttribute('aria-label', texts.schemes[next]);
    };
    const schemes = iconButton(scheme(), texts.schemes[scheme()], turnScheme);
    const presentation = presentationOf(app, $('stage'));
    app.on('present', () => presentation.toggle());
    const help = iconButton('help', texts.help, () => app.emit('help'), { class: 'button quiet bare wide-only' });
    const palette = commandPalette(app, this.#tabs, () => this.#actions(presentation, turnScheme));
    const find = iconButton('find', paletteTexts.open, () => app.catalog && palette.open(), { class: 'button quiet bare wide-only' });
    $('tools').append(...zoomButtons(() => app.stage, { class: 'button quiet bare narrow-only' }), this.#undo, this.#redo, schemes, presentation.button, find, help, this.#side.button);
  }

  /** What the palette does beside entering panels: [name, act]. */
  #actions(presentation, turnScheme) {
    const app = this.#app;
    const views = act => () => app.stage.seen.forEach(act);
    return [
      [paletteTexts.newMaze, () => app.another()],
      [paletteTexts.solution, () => app.toggleSolution()],
      [paletteTexts.zoomIn, views(view => view.zoomBy(1.4))],
      [paletteTexts.zoomOut, views(view => view.zoomBy(1 / 1.4))],
      [paletteTexts.fit, views(view => view.fit())],
      [paletteTexts.undo, () => app.history.undo()],
      [paletteTexts.redo, () => app.history.redo()],
      [paletteTexts.present, () => presentation.toggle()],
      [paletteTexts.scheme, turnScheme],
      [paletteTexts.cards, () => this.#cards.toggle()],
      [paletteTexts.keys, () => app.emit('help')],
      [paletteTexts.print, () => window.print()],
      [paletteTexts.side, () => this.#side.button.click()],
      ...languageActions(),
    ];
  }

  #travelled() {
    const { canUndo, canRedo } = this.#app.history.entries;
    [this.#undo.disabled, this.#redo.disabled] = [!canUndo, !canRedo];
  }
}

let fading;

/** What was said of one panel is not said in the next; errors stay. */
function leaveHints() {
  if ($('status').dataset.kind === 'info') {
    say('', 'info');
  }
}

function say(sentence, kind) {
  const line = $('status');
  clearTimeout(fading);
  line.textContent = sentence;
  line.dataset.kind = sentence ? kind : '';
  if (sentence && kind !== 'error') {
    fading = setTimeout(() => say('', 'info'), 8000);
  }
}
