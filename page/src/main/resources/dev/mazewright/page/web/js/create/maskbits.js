// Masks as rows of characters, '#' a cell and '.' none.
import { bytesOf } from '../bytes.js';
import { shapeText } from '../recipe.js';

/** The rows of the mask that a shape {name, size, options} has. */
export const rowsOf = async (api, shape) => (await api.mask({ shape: shapeText(shape) })).rows;

/** The text of `mask-bits` for rows. */
export const bitsOf = async (api, rows) => bitsIn((await api.mask({ rows })).option);

/** The bits that an option of a recipe holds. */
export const bitsIn = option => option.slice(option.indexOf('=') + 1);

/** The text of `mask-bits` for a shape's mask, stretched to another size. */
export async function stretched(api, shape, size) {
  const rows = await rowsOf(api, shape);
  const [tall, wide] = size;
  const next = Array.from({ length: tall }, (_, row) => {
    const from = rows[Math.floor(row * rows.length / tall)];
    return Array.from({ length: wide }, (__, column) => from[Math.floor(column * from.length / wide)]).join('');
  });
  return next.some(row => row.includes('#')) ? bitsOf(api, next) : null;
}

/** The option for a word: plain where recipes allow it, else in base64url. */
export function wordOption(word) {
  if (/^[A-Za-z0-9._-]+$/.test(word)) {
    return ['mask-text', word];
  }
  const bytes = new TextEncoder().encode(word);
  const base64 = btoa(String.fromCharCode(...bytes));
  return ['mask-text64', base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')];
}

/** The word that a shape's options hold, or nothing. */
export function wordIn(options) {
  if (options['mask-text64']) {
    const base64 = options['mask-text64'].replaceAll('-', '+').replaceAll('_', '/');
    return new TextDecoder().decode(bytesOf(base64));
  }
  return options['mask-text'] ?? '';
}
