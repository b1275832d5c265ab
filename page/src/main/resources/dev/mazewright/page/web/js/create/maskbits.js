// Masks as rows of characters, '#' a cell and '.' none.
import { bytesOf } from '../bytes.js';
import { shapeText } from '../recipe.js';

/** The rows of the mask that a shape {name, size, options} has. */
export const rowsOf = async (api, shape) => (await api.mask({ shape: shapeText(shape) })).rows;

/** The text of `mask-bits` for rows. */
export const bitsOf = async (api, rows) => bitsIn((await api.mask({ rows })).option);

/** The bits that an option of a recipe holds. */
export const bitsIn = option => option.slice(option.indexOf('=') + 1);

/** The text of `mask-bits` of a shape, stretched to another size. */
export async function stretched(api, shape, size) {
  const rows = await rowsOf(api, { ...shape, options: { 'mask-bits': shape.options['mask-bits'] } });
  const [tall, wide] = size;
  const next = Array.from({ length: tall }, (_, row) => {
    const from = rows[Math.floor(row * rows.length / tall)];
    return Array.from({ length: wide }, (__, column) => from[Math.floor(column * from.length / wide)]).join('');
  });
  return next.some(row => row.includes('#')) ? bitsOf(api, next) : null;
}

/** The options that a text of the server stands for, `key=value` and commas. */
export const optionsIn = text => text.split(',').map(each => [each.slice(0, each.indexOf('=')), bitsIn(each)]);

/** The word that a shape's options hold, or nothing. */
export function wordIn(options) {
  if (options['mask-text64']) {
    const base64 = options['mask-text64'].replaceAll('-', '+').replaceAll('_', '/');
    return new TextDecoder().decode(bytesOf(base64));
  }
  return options['mask-text'] ?? '';
}
