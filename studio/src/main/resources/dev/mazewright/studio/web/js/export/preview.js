// A small preview of a file.
import { el } from '../controls/controls.js';
import { nameOfFormat } from '../names.js';
import { texts } from './texts.js';
/** @import { App } from '../types.js' */

/** Larger mazes are not readable in a picture of this size. */
const MOST_CELLS = 40_000;
const MOST_ANIMATED = 2500;
const MOST_LETTERS = 6000;

/** An element with the maze in a format. */
export async function previewOf(/** @type {App} */ app, format, style, signal) {
  const most = format.uses.includes('animation') ? MOST_ANIMATED : MOST_CELLS;
  if (app.scene.cells > most) {
    return note(texts.tooLarge);
  }
  if (format.uses.includes('style')) {
    const isShownByBrowsers = format.mediaType.startsWith('image/');
    const name = isShownByBrowsers ? format.name : 'svg';
    const { animate, ...still } = style;
    const answer = await app.api.maze(app.source, { ...(isShownByBrowsers ? style : still), format: name }, { signal });
    const url = URL.createObjectURL(await answer.blob());
    return el('img', { src: url, alt: texts.previewOf(nameOfFormat(format.name)), onload: () => URL.revokeObjectURL(url) });
  }
  const answer = await app.api.maze(app.source, { ...style, format: format.name }, { signal });
  const text = await answer.text();
  if (/[\u0000-\u0008\ufffd]/.test(text.slice(0, 500))) {
    return note(texts.binary);
  }
  return el('pre', { tabIndex: 0, role: 'img', 'aria-label': texts.previewOf(nameOfFormat(format.name)), text: text.slice(0, MOST_LETTERS) });
}

const note = sentence => el('p', { class: 'hint', text: sentence });
