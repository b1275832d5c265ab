// The texture card: what a generator's mazes look like, and their figures.
import { el } from '../controls/controls.js';
import { texts } from './texts.js';
import { thumbnail } from './generator.js';

/** So many mazes are measured for a card. */
const COUNT = 20;
/** A card waits until nobody chooses any more, in milliseconds. */
const PAUSE = 250;

/** A card that shows whatever recipe it is told to. */
export function textureCard(api) {
  const picture = el('img', { class: 'drawing', alt: '', width: 112, height: 112 });
  const figures = el('dl', { class: 'figures' });
  const root = el('figure', { class: 'card' }, picture, figures);
  const known = new Map();
  let shown = null;
  let waiting;

  function tell({ measures }) {
    figures.replaceChildren(...Object.entries(texts.figures).flatMap(([key, label]) => (measures[key]
      ? [el('dt', { text: label }), el('dd', { text: texts.figure(key, measures[key].mean) })]
      : [])));
  }

  async function load(recipe) {
    picture.src = thumbnail(recipe);
    if (!known.has(recipe)) {
      const found = await api.statistics(recipe, COUNT).catch(() => ({ measures: {} }));
      known.set(recipe, found);
    }
    if (recipe === shown) {
      tell(known.get(recipe));
    }
  }

  return {
    root,
    show: recipe => {
      if (recipe !== shown) {
        shown = recipe;
        clearTimeout(waiting);
        waiting = setTimeout(() => load(recipe), PAUSE);
      }
    },
  };
}
