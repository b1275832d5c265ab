// The texts of the page. Each panel declares them in English, in its texts.js; a catalogue has them in another language, by keys.
import { formatter, namesOf, parse } from './format.js';

/** @typedef {Record<string, string>} Catalogue the texts of a language, by key, such as 'create.seed' */

/** The texts in English that were declared so far. @type {Catalogue} */
export const english = {};

/** @type {Catalogue} */
let catalogue = {};
/** British, where a list has no comma before its "and". */
let writing = formatter('en-GB');
/** The tag of the language. */
export let language = 'en';

/** Takes on a language, before the first text is declared. */
export function learn(/** @type {string} */ tag, /** @type {Catalogue} */ texts, { isOwnPage = true } = {}) {
  [language, catalogue, writing] = [tag, texts, formatter(tag)];
  if (!isOwnPage) {
    return;
  }
  document.documentElement.lang = tag;
  document.documentElement.dir = new Intl.Locale(tag).maximize().script.match(/Hebr|Arab/) ? 'rtl' : 'ltr';
}

/** The text of a key, or, where the catalogue lacks it, the English one that is given. */
export const textOf = (/** @type {string} */ key, /** @type {string} */ text) => catalogue[key] ?? text;

/** A number, or a list, as the language writes it. */
export const written = value => writing.word(value);

/**
 * What texts become: those with arguments functions of them, in the order in which the English text first names them.
 * @template T
 * @typedef {{-readonly [K in keyof T]: T[K] extends string ? (T[K] extends `${string}{${string}` ? (...given: any[]) => string : string) : Said<T[K]>}} Said
 */

/**
 * Declares the texts of a panel, whose keys begin with its name, and gives them in the language of the page.
 * @template const T
 * @param {string} panel
 * @param {T} texts strings, or objects and lists of them
 * @returns {Said<T>}
 */
/* @__NO_SIDE_EFFECTS__ */ export function messages(panel, texts) {
  const all = Object.entries(texts).map(([name, text]) => {
    const key = `${panel}.${name}`;
    return [name, typeof text === 'string' ? said(key, text) : messages(key, text)];
  });
  return /** @type {any} */ (Array.isArray(texts) ? all.map(([, text]) => text) : Object.fromEntries(all));
}

function said(key, text) {
  english[key] = text;
  if (!text.includes('{')) {
    return textOf(key, text);
  }
  let names, parts;
  return (...given) => {
    names ??= namesOf(parse(text));
    parts ??= parse(textOf(key, text));
    return writing.write(parts, Object.fromEntries(names.map((name, i) => [name, given[i]])));
  };
}
