// Numbers and lists in words.

const { format } = new Intl.NumberFormat('en');

/** A number, or a BigInt, with its digits in groups. */
export const number = (/** @type {number | bigint} */ value) => format(value);

/** The whole number nearest to it. */
export const whole = (/** @type {number} */ value) => format(Math.round(value));

/** A number of things, in words. */
export const count = (/** @type {number | bigint} */ value, thing) => `${format(value)} ${thing}${Number(value) === 1 ? '' : 's'}`;

export const percent = share => `${Math.round(100 * share)} %`;

/** Words one after the other, "and" before the last. */
export const list = words => (words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`);

/** A text that begins with a capital letter. */
export const capital = (/** @type {string} */ text) => text.charAt(0).toUpperCase() + text.slice(1);

/** What the server reports of a maze beside its cells, such as what a mask left out, with numbers as the page writes them. */
export const notesOf = (/** @type {{notes?: string[]}} */ scene) =>
  (scene.notes ?? []).map(note => note.replace(/\d{4,}/g, digits => number(Number(digits))));
