// The sheet as it will be printed, at a scale: a page of it in the panel, and the number of all.
import { el, iconButton } from '../controls/controls.js';
import { Newest } from '../shell/newest.js';
import { texts } from './texts.js';
/** @import { App } from '../types.js' */

/** It waits until no control has changed for this many milliseconds. */
const PAUSE = 200;
/** Pixels in a millimetre, as style sheets define it. */
const PIXELS = 96 / 25.4;
/** The height that the page has at most, in pixels, and in parts of the window. */
const HIGHEST = 340;
const SHARE = 0.38;
/** More cells would take longer to draw than anyone looks at them. */
const MOST_CELLS = 100_000;

/** The `root`, and `show` of what `make` gives for a paper: its pages. */
export function sheetPreview(/** @type {App} */ app, /** @type {(paper: any) => Promise<HTMLElement[]>} */ make) {
  const frame = el('div', { class: 'proof-frame', role: 'img' });
  const words = el('p', { class: 'hint', 'aria-live': 'polite' });
  const before = iconButton('stepBack', texts.sheetBefore, () => turn(-1));
  const after = iconButton('stepForward', texts.sheetAfter, () => turn(1));
  const turning = el('div', { class: 'proof-words' }, before, words, after);
  const root = el('div', { class: 'proof' });
  const newest = new Newest();
  /** @type {HTMLElement[]} */
  let pages = [];
  let at = 0;
  let paper = null;
  let waiting;

  /** Shows the pages of a paper soon; or none. */
  function show(next) {
    clearTimeout(waiting);
    paper = next;
    if (next === null || app.scene.isLarge || app.scene.cells > MOST_CELLS) {
      pages = [];
      root.replaceChildren();
      return;
    }
    root.classList.add('old');
    waiting = setTimeout(draw, PAUSE);
  }

  async function draw() {
    const asked = paper;
    const made = await app.attempt(() => newest.run(() => make(asked)));
    if (made !== null && asked === paper) {
      pages = made;
      at = Math.min(at, pages.length - 1);
      root.replaceChildren(frame, turning);
      root.classList.remove('old');
      lay();
    }
  }

  function turn(step) {
    at = (at + step + pages.length) % pages.length;
    lay();
  }

  function lay() {
    const { wide, high } = paper;
    const room = root.clientWidth || HIGHEST;
    const highest = Math.min(HIGHEST, SHARE * window.innerHeight);
    const scale = Math.min(1, room / (wide * PIXELS), highest / (high * PIXELS));
    const page = /** @type {HTMLElement} */ (pages[at].cloneNode(true));
    page.style.setProperty('zoom', String(scale));
    frame.style.width = `${wide * PIXELS * scale}px`;
    frame.style.height = `${high * PIXELS * scale}px`;
    frame.replaceChildren(page);
    const sentence = texts.sheet(at + 1, pages.length, Math.round(100 * scale));
    words.textContent = sentence;
    frame.setAttribute('aria-label', sentence);
    [before, after].forEach(each => { each.hidden = pages.length < 2; });
  }

  return { root, show };
}
