// The texture card: a picture of a generator's mazes, and their figures.
import { el } from '../controls/controls.js';
import { texts } from './texts.js';
import { thumbnail } from './generator.js';

/** The number of mazes measured for a card. */
const COUNT = 20;
/** A card waits until the choice has not changed for this many milliseconds. */
const PAUSE = 250;

/** A card for any recipe. */
export function textureCard(api) {
  const picture = el('img', { class: 'drawing', alt: '', width: 112, height: 112 });
  const figures = el('dl', { class: 'figures' });
  const root = el('figure', { class: 'card' }, picture, figures);
  const known = new Map();
  let shown = null;
  let waiting;

  function showFigures({ measures }) {
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
      showFigures(known.get(recipe));
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
