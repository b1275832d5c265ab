// Files and texts that leave the page.
import { el } from '../controls/element.js';
import { texts } from './texts.js';
/** @import { App, Source } from '../types.js' */

/** Lets the browser save what is at an address. */
export function download(url, name) {
  const link = el('a', { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
}

/** Downloads a blob. */
export function save(blob, name) {
  const url = URL.createObjectURL(blob);
  download(url, name);
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Downloads what the server answers, and says so. */
export async function saveAnswer(/** @type {App} */ app, /** @type {Promise<Response>} */ answer, name) {
  const blob = await (await app.busy(answer)).blob();
  save(blob, name);
  app.say(texts.saved(name, blob.size));
}

/** Puts a text into the clipboard; false if the browser does not allow it. */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyOld(text);
  }
}

/** The older API, which works too where the studio is served to another machine without encryption. */
function copyOld(text) {
  const { activeElement } = document;
  const field = el('textarea', { value: text, class: 'unseen' });
  (document.querySelector('dialog[open]') ?? document.body).append(field); // outside of an open dialog nothing takes the focus
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  /** @type {HTMLElement | null} */ (activeElement)?.focus();
  return isCopied;
}

/** Whether pages can share links with other programs here, on a device with touch. */
export const canShare = () => typeof navigator.share === 'function' && window.matchMedia('(pointer: coarse)').matches;

/** Shares a link with a program that the user chooses; false if the browser does not allow it. */
export async function share(url) {
  try {
    await navigator.share({ title: document.title, url });
    return true;
  } catch (error) {
    return error.name === 'AbortError'; // nothing was chosen
  }
}

/** An argument as every shell of Unix takes it literally; quoted only where that is needed. */
export const quoted = argument => (/^[A-Za-z0-9_./:,=@%+-]+$/.test(argument) ? argument : `'${argument.replaceAll("'", "'\\''")}'`);

/** The most letters of a name. */
const LONGEST = 80;

/** The name of a file for a maze, without its extension; what is too long loses its middle and not its seed. */
export function fileName(/** @type {Source} */ source) {
  const words = source.recipe ?? source.file?.name?.replace(/\.[^.]*$/, '') ?? 'maze';
  const whole = words.replace(/mask-(bits|text64)=[^,/]*/g, 'mask').replace(/[^A-Za-z0-9.,=-]+/g, '-').replace(/^[-.]+|[-.]+$/g, '');
  const seed = /-seed-+\d+$/.exec(whole)?.[0] ?? '';
  return (whole.length <= LONGEST ? whole : whole.slice(0, LONGEST - seed.length).replace(/[-.]+$/, '') + seed) || 'maze';
}
