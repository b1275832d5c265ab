// The style that mazes are drawn in, on the stage and in files: in the address, and remembered by the browser.
import { draw } from '../canvas/drawn.js';
import { paintEndMark } from '../canvas/paint/endmarks.js';
import { REACH, WavedPen } from '../canvas/paint/wave.js';
import { flag } from '../names.js';
import { keep, kept, parsed } from './kept.js';
/** @import { App } from '../types.js' */

const KEPT = 'style';

/** Parameters of requests that are pictures: too long for an address. */
export const PICTURES = ['startPicture', 'goalPicture'];

/** The parameters of a style that colour something, with what they colour on a canvas. */
export const COLOURS = {
  background: 'paper', outsideColour: 'outside', wallColour: 'wall', solutionColour: 'solution', startColour: 'start', goalColour: 'goal', textColour: 'ink',
};

const LENGTHS = ['cellSize', 'wallThickness', 'solutionThickness', 'margin'];
const NAMES = ['theme', ...LENGTHS, ...Object.keys(COLOURS), 'caps', 'solutionStyle', 'startMark', 'goalMark'];

/** The lengths that a style has where it gives none, in pixels. */
export const USUAL = { cellSize: 20, wallThickness: 2, solutionThickness: 5, margin: 20 };

export class MazeStyle {
  #app;
  #values = {};

  constructor(/** @type {App} */ app) {
    this.#app = app;
  }

  /** Takes the style of the address, else the one that is remembered; the catalog is known. */
  start() {
    this.#app.on('settings', () => this.#take());
    const linked = this.#app.history.setting('style');
    this.#values = linked === null ? parsed(kept(KEPT)) ?? {} : ofLink(linked);
    this.#show();
    this.#write();
  }

  /** @returns {Record<string, any>} the parameters of a request, and only those that differ from the usual */
  get values() {
    return { ...this.#values };
  }

  /** Those that a format of the catalog heeds. */
  valuesFor({ options }) {
    return Object.fromEntries(Object.entries(this.#values).filter(([name]) => options.some(option => option.parameter === name)));
  }

  /** A parameter, as it holds. */
  of(name) {
    return this.#values[name] ?? (name in COLOURS ? this.colours()[COLOURS[name]] : USUAL[name] ?? '');
  }

  /** Changes some parameters; an empty text takes one back. */
  change(values) {
    this.replace({ ...this.#values, ...values });
  }

  /** Takes other parameters in place of all. */
  replace(values) {
    this.#values = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '' && value !== null && value !== undefined));
    this.#show();
    this.#write();
    keep(KEPT, JSON.stringify(this.#values));
    this.#app.emit('style', this.values);
  }

  /** The colours of the theme and those in their place, by what they colour. */
  colours() {
    const theme = this.#app.catalog.themes.find(each => each.name === this.#values.theme) ?? this.#app.catalog.themes[0];
    const { paper, wall, solution, start, goal, ink } = theme;
    const own = Object.entries(COLOURS)
      .filter(([name]) => this.#values[name]?.startsWith('#'))
      .map(([name, part]) => [part, this.#values[name]]);
    return { paper, outside: paper, wall, solution, start, goal, ink: this.#values.wallColour ?? ink, ...Object.fromEntries(own) };
  }

  #take() {
    const linked = this.#app.history.setting('style');
    if (linked !== null) {
      this.#values = ofLink(linked);
      this.#show();
      this.#app.emit('style', this.values);
    }
  }

  #show() {
    const { theme, wallThickness, solutionThickness, cellSize, caps = null, solutionStyle = null, startMark, goalMark } = this.#values;
    const share = (name, given) => (given || cellSize ? this.of(name) / this.of('cellSize') : null);
    const isColoured = (theme && theme !== this.#app.catalog.themes[0].name) || Object.keys(COLOURS).some(name => name !== 'outsideColour' && this.#values[name]);
    draw({
      wall: share('wallThickness', wallThickness),
      line: share('solutionThickness', solutionThickness),
      path: solutionStyle,
      caps,
      hand: caps === 'hand-drawn' ? { Pen: WavedPen, reach: REACH } : null,
      paintEndMark,
      outside: this.#values.outsideColour ?? null,
      marks: { start: startMark, goal: goalMark },
      pictures: { start: this.#image('startPicture'), goal: this.#image('goalPicture') },
      colours: isColoured ? this.colours() : null,
    });
  }

  #image(name) {
    if (!this.#values[name]) {
      return null;
    }
    const image = new Image();
    image.onload = () => this.#app.stage?.seen.forEach(view => view.invalidate());
    image.src = this.#values[name];
    return image;
  }

  #write() {
    this.#app.history.set('style', toLink(this.#values) || null);
  }
}

/** A style as a short text of characters that an address takes as they are: wall-colour.073642_caps.round. */
function toLink(values) {
  return NAMES.filter(name => name in values)
    .map(name => `${flag(name)}.${String(values[name]).replace('#', '')}`)
    .join('_');
}

/** The style of such a text; what is not valid is left out. */
function fromLink(text) {
  const values = {};
  for (const entry of text.split('_')) {
    const [key, value = ''] = entry.split('.');
    const name = NAMES.find(each => flag(each) === key);
    if (name in COLOURS && /^([0-9a-f]{6}|transparent)$/.test(value)) {
      values[name] = value === 'transparent' ? value : `#${value}`;
    } else if (LENGTHS.includes(name) && /^\d{1,4}$/.test(value)) {
      values[name] = Number(value);
    } else if (name && !(name in COLOURS) && !LENGTHS.includes(name) && /^[a-z-]+$/.test(value)) {
      values[name] = value;
    }
  }
  return values;
}

/** The style of an address: that which is remembered, with its pictures, where the address has the rest of it. */
function ofLink(text) {
  const own = parsed(kept(KEPT)) ?? {};
  return toLink(own) === text ? own : fromLink(text);
}

/** The text of a style.toml with these parameters. */
export function tomlOf(values) {
  return Object.entries(values)
    .map(([name, value]) => `${flag(name)} = ${typeof value === 'number' ? value : JSON.stringify(value)}\n`)
    .join('');
}
