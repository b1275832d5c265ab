// Books among what is opened: a text in TOML goes to the panel Book.

/** @import { App } from '../types.js' */

/** Whether a File, or a text, is a book or a style for one. */
export const isBook = ({ name }, text = '') => /\.toml$/i.test(name) || /^[ \t]*\[\[[ \t]*section[ \t]*\]\]/m.test(text);

/** Opens a File in the panel Book. */
export async function openBook(/** @type {App} */ app, file) {
  await app.enter('book');
  await app.panels.book?.open(file);
}
