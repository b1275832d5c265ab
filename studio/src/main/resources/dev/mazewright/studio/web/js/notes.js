// What the server reports of a maze beside its cells, such as what a mask left out.

import { number } from './words.js';
/** @import { Scene } from './types.js' */

/** The notes of a scene, with numbers as the page writes them. */
export function notesOf(/** @type {Scene} */ scene) {
  return (scene.notes ?? []).map(note => note.replace(/\d{4,}/g, digits => number(Number(digits))));
}
