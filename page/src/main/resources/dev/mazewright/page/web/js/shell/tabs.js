// The panels as tabs: arrow keys go from one to the next, as in every list of tabs.
import { el, icon } from '../controls/controls.js';
import { texts as largeTexts } from '../large/texts.js';
import { keepInTab, keptInTab } from './kept.js';
import { texts } from './texts.js';
/** @import { App } from '../types.js' */

/** The key under which the panel is kept that a reloaded page shows. */
const KEPT = 'panel';
/** Panels that had another name when they were kept. */
const RENAMED = { make: 'create', take: 'export' };

/** When panels that were not entered yet are loaded, in milliseconds after the first one. */
const LATER = 4000;

/** The list of tabs and the panels under them; a panel is loaded when it is first entered. */
export class Tabs {
  #app;
  #panels;
  #side;
  #onEnter;
  #tabs = new Map();
  #roots = new Map();
  #loading = new Map();
  /** What mount() gave of the panel that is entered, or null. */
  #entered = null;
  /** The panel that was asked for before the catalog was here, or null. */
  #asked = null;

  constructor(/** @type {App} */ app, panels, list, side, onEnter) {
    [this.#app, this.#panels, this.#side, this.#onEnter] = [app, panels, side, onEnter];
    list.setAttribute('aria-label', texts.tabs);
    for (const { id, label, icon: path } of panels) {
      const tab = el('button', {
        type: 'button', role: 'tab', id: `tab-${id}`, class: 'tab', tabIndex: -1,
        'aria-selected': 'false', 'aria-controls': `panel-${id}`, onclick: () => this.enter(id),
      }, icon(path), el('span', { text: label }));
      const root = el('div', { role: 'tabpanel', id: `panel-${id}`, class: `panel panel-${id}`, 'aria-labelledby': tab.id, hidden: true });
      this.#tabs.set(id, tab);
      this.#roots.set(id, root);
      list.append(tab);
      side.append(root);
    }
    list.addEventListener('keydown', event => this.#move(event));
    app.on('settings', () => this.#follow(app.history.settings));
    app.on('scene', () => app.panel && this.#fit());
  }

  /** The panels as [id, label]. */
  get labels() {
    return this.#panels.map(({ id, label }) => [id, label]);
  }

  /** Builds all panels, also those that were never entered. */
  mountAll() {
    return Promise.all(this.ids.map(id => this.#mounted(id)));
  }

  get ids() {
    return this.#panels.map(({ id }) => id);
  }

  /** The panel to begin with: the one asked for, that of the address, the one that was left when the page was loaded again, or the first. */
  get first() {
    if (this.#asked !== null) {
      return this.#asked;
    }
    const linked = this.#app.history.setting('panel');
    if (this.ids.includes(linked)) {
      return linked;
    }
    const [navigation] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType('navigation'));
    const isNew = navigation?.type === 'navigate';
    const kept = isNew ? null : keptInTab(KEPT);
    return this.ids.find(id => id === (RENAMED[kept] ?? kept)) ?? this.ids[0];
  }

  #move(event) {
    const { ids } = this;
    const here = ids.findIndex(id => this.#tabs.get(id) === document.activeElement);
    const last = ids.length - 1;
    const to = { ArrowRight: here === last ? 0 : here + 1, ArrowLeft: here === 0 ? last : here - 1, Home: 0, End: last }[event.key];
    if (here >= 0 && to !== undefined) {
      event.preventDefault();
      this.#tabs.get(ids[to]).focus();
      this.enter(ids[to]);
    }
  }

  /** Loads all panels a little later, so that they open at once then, even if the server has stopped. */
  prepare() {
    const load = panel => panel.load().catch(() => {}); // reported to those who enter it
    setTimeout(() => this.#panels.forEach(load), LATER);
  }

  /** Enters the panel of an address that was opened; an address without one keeps the panel. */
  #follow(settings) {
    const [, id] = settings.find(([name]) => name === 'panel') ?? [];
    if (this.ids.includes(id)) {
      this.enter(id, settings);
    } else {
      this.#link(this.#app.panel);
    }
  }

  /** The address holds a panel that shows something of its own on the stage. */
  #link(id) {
    this.#app.history.set('panel', this.#panels.find(panel => panel.id === id)?.isLinked ? id : null);
  }

  /** Leaves the panel that is entered and enters another, with the settings of an address if that names it. */
  async enter(id, settings = []) {
    const app = this.#app;
    if (app.catalog === null) {
      this.#asked = id;
      return;
    }
    this.#onEnter(id);
    if (app.panel === id) {
      return;
    }
    this.#leave();
    app.panel = id;
    this.#link(id);
    settings.forEach(([name, value]) => app.history.set(name, value));
    keepInTab(KEPT, id);
    document.body.dataset.panel = id;
    for (const each of this.ids) {
      const isEntered = each === id;
      this.#tabs.get(each).setAttribute('aria-selected', String(isEntered));
      this.#tabs.get(each).tabIndex = isEntered ? 0 : -1;
      this.#roots.get(each).hidden = !isEntered;
    }
    this.#tabs.get(id).scrollIntoView({ block: 'nearest', inline: 'nearest' });
    this.#side.scrollTop = 0;
    await this.#mounted(id);
    if (app.panel === id) {
      this.#fit();
      app.emit('panel', id);
    }
  }

  #leave() {
    this.#app.emit('left');
    this.#entered?.leave?.();
    this.#entered = null;
    if (this.#app.scene?.isLarge) {
      this.#app.showLarge();
    }
  }

  /** Enters the panel that is open, or, if it cannot show a maze as large as this one, lets it report so. */
  #fit() {
    const { panel: id, scene, panels, catalog } = this.#app;
    const sentence = scene?.isLarge ? largeTexts.cannot[id]?.(catalog.limits.cells) : undefined;
    const root = this.#roots.get(id);
    root.querySelector('.barred-note')?.remove();
    root.classList.toggle('barred', sentence !== undefined);
    if (sentence !== undefined) {
      root.prepend(el('p', { class: 'note barred-note', role: 'status', text: sentence }));
      this.#leave();
    } else if (panels[id] && this.#entered !== panels[id]) {
      this.#entered = panels[id];
      this.#entered.enter?.();
    }
  }

  #mounted(id) {
    if (!this.#loading.has(id)) {
      this.#loading.set(id, this.#mount(id));
    }
    return this.#loading.get(id);
  }

  async #mount(id) {
    const root = this.#roots.get(id);
    try {
      const { mount } = await this.#panels.find(each => each.id === id).load();
      this.#app.panels[id] = await mount(this.#app, root) ?? {};
      return this.#app.panels[id];
    } catch (error) {
      console.error(error);
      this.#loading.delete(id);
      root.replaceChildren(el('p', { class: 'fail', text: texts.panelFailed }));
      return null;
    }
  }
}
