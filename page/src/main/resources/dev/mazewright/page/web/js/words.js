// Numbers and lists in words.
import { language, messages, written } from './say/messages.js';

const texts = messages('words', {
  percent: '{share} %',
  comma: ', ',
  semicolon: '; ',
  sentence: '{text}.',
});

/** Languages whose sentences have a label in small letters in their middle. */
const SMALL = ['en', 'es', 'fr'];

/** A number, or a BigInt, with its digits in groups. */
export const number = (/** @type {number | bigint} */ value) => written(value);

/** The whole number nearest to it. */
export const whole = (/** @type {number} */ value) => written(Math.round(value));

/** A number with as many digits after the point, and with `trims` none that are zeros at the end. */
export const decimal = (/** @type {number} */ value, digits = 1, trims = false) => new Intl.NumberFormat(language, {
  minimumFractionDigits: trims ? 0 : digits, maximumFractionDigits: digits, useGrouping: false,
}).format(value);

/** A size of a file, in bytes, kilobytes or megabytes. */
export function fileSize(/** @type {number} */ bytes) {
  const [unit, value] = bytes < 1e3 ? ['byte', bytes] : bytes < 1e6 ? ['kilobyte', bytes / 1e3] : ['megabyte', bytes / 1e6];
  return new Intl.NumberFormat(language, {
    style: 'unit', unit, unitDisplay: unit === 'byte' ? 'long' : 'short', maximumFractionDigits: 1,
  }).format(value);
}

export const percent = share => texts.percent(Math.round(100 * share));

/** Words one after the other, "and" before the last. */
export const list = words => written(words);

/** Words with commas between them. */
export const commas = words => words.join(texts.comma);

/** Words with semicolons between them. */
export const semicolons = words => words.join(texts.semicolon);

/** Lengths or counts with signs of multiplication between them. */
export const times = sizes => sizes.join(' × ');

/** A text that begins with a capital letter. */
export const capital = (/** @type {string} */ text) => text.charAt(0).toUpperCase() + text.slice(1);

/** A text as a sentence: with a capital letter, and a full stop. */
export const sentence = text => (/[.?!。！？]$/.test(text) ? capital(text) : texts.sentence(capital(text)));

/** A label as it stands within a sentence. */
export const inSentence = (/** @type {string} */ label) => (SMALL.includes(language) ? label.toLowerCase() : label);
