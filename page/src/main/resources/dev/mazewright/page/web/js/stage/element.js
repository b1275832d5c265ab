// The web component <maze-stage>: a maze to look at, to walk, and to watch.
import { forget, onChange } from '../canvas/colours.js';
import { drawn } from '../canvas/drawn.js';
import { View } from '../canvas/view.js';
import { el, iconButton, toggleGroup } from '../controls/controls.js';
import { WalkGame } from '../play/walk.js';
import { Host } from './host.js';
import { loadMaze, loadTrace } from './loading.js';
import { texts } from './texts.js';
import { Watching } from './watching.js';
/** @import { Scene } from '../types.js' */

const system = matchMedia('(prefers-color-scheme: dark)');

/** Declares the element; its shadow tree has this style sheet. */
export function define(style) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  customElements.define('maze-stage', class extends MazeStage {
    constructor() {
      super();
      this.shadowRoot.adoptedStyleSheets = [sheet];
    }
  });
}

class MazeStage extends HTMLElement {
  static observedAttributes = ['src', 'trace', 'play', 'watch', 'solution', 'theme', 'aria-label'];

  #canvas = el('canvas', { tabIndex: 0, role: 'application' });
  #panel = el('section', { class: 'panel', 'aria-label': texts.controls, hidden: true });
  #status = el('p', { class: 'status', role: 'status' });
  #tools = el('div', { class: 'zoom', role: 'group', 'aria-label': texts.zoom });
  #frame = el('div', { class: 'frame' }, el('div', { class: 'view' }, this.#canvas), this.#panel,
    el('div', { class: 'foot' }, this.#status, this.#tools));
  #view = null;
  #host = null;
  /** What can be done with the maze, by name, and what is done now. */
  #modes = {};
  #mode = null;
  #solutionButton;
  #stops = [];
  #loads = 0;

  constructor() {
    super();
    this.attachShadow({ mode: 'open' }).append(this.#frame);
    this.#frame.addEventListener('keydown', event => this.#hear(event), true);
  }

  /** Settles when the maze is loaded, or could not be. */
  ready = Promise.resolve();

  /** Whether something is still to be painted. */
  get isBusy() {
    return this.scene !== null && this.#view.isBusy;
  }

  /** The View, the Scene, and the cells of the solution that is shown or null. */
  get view() {
    return this.#view;
  }

  get scene() {
    return this.#host?.scene ?? null;
  }

  get path() {
    return this.#host?.path ?? null;
  }

  connectedCallback() {
    this.#showTheme();
    const width = name => parseFloat(getComputedStyle(this).getPropertyValue(name)) || null;
    Object.assign(drawn, { wall: width('--wall-width'), line: width('--path-width') });
    this.#view = new View(this.#canvas, this);
    this.#host = new Host(this.#view, this.#status);
    this.#buildTools();
    const follow = () => this.#showTheme();
    system.addEventListener('change', follow);
    this.#stops = [
      () => system.removeEventListener('change', follow),
      onChange(() => this.#recolour(), this),
      () => this.#view.close(),
    ];
    this.ready = this.#load();
  }

  disconnectedCallback() {
    this.#loads++;
    this.#enter(null);
    this.#stops.forEach(stop => stop());
  }

  attributeChangedCallback(name) {
    if (this.#view === null || !this.isConnected) {
      return;
    }
    if (name === 'theme') {
      this.#showTheme();
    } else if (name === 'solution' && !this.#isActive) {
      this.#showSolution(this.hasAttribute('solution'));
    } else if (name === 'aria-label') {
      this.#describe();
    } else {
      this.ready = this.#load();
    }
  }

  /** Loads the maze and its trace, and begins what the attributes ask for. */
  async #load() {
    const load = ++this.#loads;
    const isLatest = () => load === this.#loads;
    this.#enter(null);
    this.#panel.replaceChildren();
    try {
      this.#host.say(texts.loading);
      const trace = await loadTrace(this);
      const scene = await loadMaze(this);
      if (isLatest()) {
        this.#host.say('');
        this.#begin(scene, trace);
      }
    } catch (error) {
      if (isLatest()) {
        this.#host.say(error.message, 'error');
      }
    }
  }

  /** Whether the maze is not only looked at. */
  get #isActive() {
    return ['play', 'watch', 'trace'].some(name => this.hasAttribute(name));
  }

  #begin(/** @type {Scene} */ scene, trace) {
    if (scene === null) {
      this.#host.say(texts.empty);
      return;
    }
    this.#host.show(scene, trace);
    this.#modes = {};
    if (this.hasAttribute('solution') && this.#isActive) {
      this.#modes.solution = solved(this.#host);
    }
    if (this.hasAttribute('play')) {
      this.#modes.play = new WalkGame(this.#host, { canRenew: false, onWalk: (what, walk) => this.#report(what, walk) });
    }
    if (this.hasAttribute('watch') || this.hasAttribute('trace')) {
      this.#modes.watch = new Watching(this.#host);
    }
    this.#showSolution(this.hasAttribute('solution'));
    const names = Object.keys(this.#modes);
    this.#buildPanel(names);
    this.#enter(names[0] ?? null);
  }

  #buildPanel(names) {
    const labels = { solution: texts.solved, play: texts.play, watch: texts.watchIt };
    this.#panel.hidden = names.length === 0;
    this.#panel.replaceChildren(
      ...(names.length < 2 ? [] : [toggleGroup({
        label: texts.modes, hideLabel: true, value: names[0],
        options: names.map(value => ({ value, label: labels[value] })),
        onChange: name => this.#enter(name),
      })]),
      ...names.map(name => this.#modes[name].root));
  }

  /** Leaves what is done now, and begins something else, or with null nothing. */
  #enter(name) {
    this.#modes[this.#mode]?.leave();
    this.#mode = name;
    Object.entries(this.#modes).forEach(([each, { root }]) => { root.hidden = each !== name; });
    this.#solutionButton.hidden = name !== null || this.#host.scene === null;
    this.#modes[name]?.enter();
    this.#describe();
  }

  #buildTools() {
    const view = this.#view;
    this.#solutionButton = iconButton('path', texts.solution, () => this.#showSolution(this.#host.path === null), { pressed: false });
    this.#tools.replaceChildren(
      this.#solutionButton,
      iconButton('minus', texts.zoomOut, () => view.zoomBy(1 / 1.25)),
      iconButton('plus', texts.zoomIn, () => view.zoomBy(1.25)),
      iconButton('fit', texts.fit, () => view.fit()));
  }

  #showSolution(shown) {
    if (this.#host.scene === null) {
      return;
    }
    if (!this.#host.showSolution(shown)) {
      this.#host.say(texts.noPath, 'error');
    }
    this.#solutionButton.setAttribute('aria-pressed', String(this.#host.path !== null));
  }

  #describe() {
    const { scene } = this.#host;
    const words = [this.getAttribute('aria-label') ?? (scene ? texts.maze(scene) : texts.empty)];
    this.#canvas.setAttribute('aria-label', [...words, { play: texts.walk, watch: texts.watch }[this.#mode] ?? texts.move].join(' '));
  }

  #hear(event) {
    const at = event.composedPath()[0];
    const isPressed = at.matches('button, summary') && (event.key === ' ' || event.key === 'Enter');
    if (event.defaultPrevented || at.matches('input, select') || isPressed) {
      return;
    }
    if (this.#modes[this.#mode]?.key(event)) {
      event.preventDefault();
      event.stopPropagation();
    }
  }

  /** Each step is an event, and so is the goal. */
  #report(what, walk) {
    const detail = { cell: walk.cell, moves: walk.moves, hints: walk.hints, milliseconds: walk.clock.milliseconds(performance.now()) };
    if (what === 'step' || what === 'done') {
      this.dispatchEvent(new CustomEvent('move', { detail, bubbles: true, composed: true }));
    }
    if (what === 'done' && !walk.gaveUp) {
      this.dispatchEvent(new CustomEvent('solved', { detail, bubbles: true, composed: true }));
    }
  }

  #showTheme() {
    const theme = this.getAttribute('theme');
    const isDark = theme === 'dark' || (theme !== 'light' && system.matches);
    this.dataset.theme = isDark ? 'dark' : 'light';
  }

  #recolour() {
    forget();
    this.#modes.watch?.recolour();
    this.#view.redraw();
  }
}

/** The maze with its solution, as what can be done with it. */
function solved(host) {
  const show = () => { host.view.solution = host.path; };
  return { root: el('div'), enter: show, leave: () => {}, key: () => false };
}
