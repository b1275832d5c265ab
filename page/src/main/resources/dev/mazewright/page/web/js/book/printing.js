// Prints the pages of a book by the browser, where no server writes a PDF.
import { ask } from '../api.js';
import { el } from '../controls/element.js';
import { printOn } from '../export/printing.js';
import { texts } from './texts.js';

/** Millimetres in a point. */
const POINT = 25.4 / 72;

/** Prints all pages of a book that was made, each on a sheet of its size. */
export async function printBook({ key, read: { pages, width, height } }) {
  const [wide, high] = [width * POINT, height * POINT];
  const drawn = await Promise.all(Array.from({ length: pages }, async (_, index) => {
    const url = URL.createObjectURL(await (await ask('book/page', { book: key, page: index + 1 })).blob());
    const picture = /** @type {HTMLImageElement} */ (el('img', { src: url, alt: '' }));
    await picture.decode();
    URL.revokeObjectURL(url);
    const page = el('div', { class: 'page' }, picture);
    [page.style.width, page.style.height] = [picture.style.width, picture.style.height] = [`${wide}mm`, `${high}mm`];
    return page;
  }));
  printOn(drawn, wide, high, texts.pages);
}
