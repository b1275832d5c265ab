// Words of a book whose letters its font lacks: this browser draws them, and the server is sent the book with pictures of them.
import { ApiError } from '../api.js';
import { drawnWord } from '../create/word.js';
import { placeOf, printed } from './toml.js';

/** The keys of a section that have words. */
const KEYS = ['mask-texts', 'paint-texts'];

/** A picture of each word that was drawn, as a URL. */
const drawn = new Map();

/** The words of a book, as the server has read it, but for those of which it has a picture. */
const wordsOf = ({ section = [], letters = [] }) => [...new Set(section.flatMap(each => KEYS.flatMap(key => each[key] ?? [])))]
  .filter(word => !letters.some(each => each.text === word));

/**
 * What the server reads of a text, by `ask`: {sent, error, line, ...}, or null. Where it refuses a line of words, `sent` is the text with
 * pictures of them.
 */
export async function readWithWords(api, /** @type {string} */ text, ask) {
  const read = await ask(text);
  if (!read?.error || read.line === null || !KEYS.includes(placeOf(text, read.line).key)) {
    return read && { sent: text, ...read };
  }
  try {
    const pictures = (await Promise.all(wordsOf(read.values).map(async word => {
      const isDrawn = (await api.mask({ text: word, shape: 'rectangle:9x9' })).missing;
      return isDrawn ? `\n[[letters]]\ntext = ${printed(word)}\npicture = ${printed(await pictureOf(word))}\n` : '';
    }))).join('');
    const sent = text + pictures;
    const again = pictures ? await ask(sent) : read;
    return again && { sent, ...again };
  } catch (error) {
    if (error instanceof ApiError) {
      return { sent: text, ...read, error: error.message }; // letters that no font of this browser has
    }
    throw error;
  }
}

async function pictureOf(word) {
  if (!drawn.has(word)) {
    drawn.set(word, `data:image/png;base64,${(await drawnWord(word)).content}`);
  }
  return drawn.get(word);
}
