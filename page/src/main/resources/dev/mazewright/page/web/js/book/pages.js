// The pages of a book as spreads: even pages at the left and odd ones at the right, or the other way in books bound at the right.
// Sheets, which are handed out, stand by themselves.
import { showImage } from '../api.js';
import { button, el } from '../controls/controls.js';
import { BOOK } from './layouts.js';
import { texts } from './texts.js';

/** The pages' `root`. `onExchange` is called with a maze's number, `onLost` where the server has no such page any more. */
export function bookPages({ onExchange, onLost }) {
  const list = el('ol', { class: 'spreads' });
  const root = el('section', { 'aria-label': texts.pages }, list);

  /** Shows a book that was made. */
  function show(made) {
    const { key, read: { pages, boundLeft, values }, mazes } = made;
    const isBound = (values.layout ?? BOOK) === BOOK;
    const { activeElement } = document;
    const focused = activeElement instanceof HTMLButtonElement && list.contains(activeElement) ? activeElement.value : null;
    const page = number => pageOf(key, number, made.read, mazes.filter(maze => maze.page === number));
    const spreads = [[1]];
    for (let number = 2; number <= pages; number += isBound ? 2 : 1) {
      spreads.push([number, number + 1].slice(0, isBound ? 2 : 1).filter(each => each <= pages));
    }
    list.classList.toggle('from-right', !boundLeft);
    list.classList.toggle('sheets', !isBound);
    list.replaceChildren(...spreads.map(numbers => el('li', { class: 'spread' }, numbers.map(page))));
    if (focused !== null) {
      /** @type {HTMLButtonElement} */ (list.querySelector(`button[value="${focused}"]`))?.focus({ preventScroll: true });
    }
  }

  function pageOf(key, number, { width, height }, mazes) {
    const picture = el('img', {
      alt: texts.page(number, mazes.map(each => each.number)), width, height, loading: 'lazy', decoding: 'async',
      onerror: () => onLost(),
    });
    showImage(picture, 'book/page', { book: key, page: number });
    const buttons = mazes.map(maze => button(texts.exchangeNumber(maze.number), () => onExchange(maze.number), {
      icon: 'dice', kind: 'quiet', title: texts.exchange(maze.number), 'aria-label': texts.exchange(maze.number), value: maze.number,
    }));
    return el('figure', { class: `book-page ${number % 2 === 1 ? 'odd' : 'even'}` }, picture,
      el('figcaption', {}, el('span', { class: 'page-number', text: String(number) }), buttons));
  }

  /** Marks the pages as 'stale', of an earlier text, or as 'large-pages'; else as thumbnails. */
  const mark = (name, isOn) => list.classList.toggle(name, isOn);

  return { root, show, mark };
}
