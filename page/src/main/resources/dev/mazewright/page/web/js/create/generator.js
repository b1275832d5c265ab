// The generator, its options, and a picture of its mazes.
import { details, el, select } from '../controls/controls.js';
import { showImage } from '../api.js';
import { nameOf, tooltipOf } from '../names.js';
import { print } from '../recipe.js';
import { texts } from './texts.js';
import { choicesOn, optionControls } from './options.js';
import { exampleSize } from './shape.js';

/** The list of generators; those that do not run on the shape are disabled, with the reason. */
export function generatorSection(editor) {
  const { generators } = editor.app.catalog;
  const idea = el('p', { class: 'hint' });
  const own = el('div', { class: 'own' });
  const card = textureCard(editor.app.api);
  const tiles = el('div', { class: 'textures' });
  const gallery = details(texts.gallery, { ontoggle: () => gallery.open && fillGallery() }, tiles);
  let ownOf = null;
  let options = null;
  let listed = null;
  const list = select({ label: texts.generator, onChange: choose });

  function choose(name) {
    editor.change(recipe => {
      recipe.generator = { name, options: {} };
    }, { control: list });
  }

  function fillGallery() {
    const { shape, generator } = editor.recipe;
    tiles.replaceChildren(...generators.filter(each => each.shapes.includes(shape.name)).map(each => el('button', {
      type: 'button', class: 'texture', value: each.name, title: tooltipOf(each), 'aria-pressed': String(each.name === generator.name),
      onclick: () => choose(each.name),
    }, showMaze(el('img', { alt: '', width: 96, height: 96, loading: 'lazy', class: 'drawing' }), sample(editor, each.name)),
    el('span', { text: nameOf(each.name) }))));
  }

  function sync(recipe) {
    const { name } = recipe.generator;
    if (listed !== recipe.shape.name) {
      listed = recipe.shape.name;
      list.fill(choicesOn(listed, generators));
      if (gallery.open) {
        fillGallery();
      }
    }
    list.value = name;
    tiles.querySelectorAll('button').forEach(tile => tile.setAttribute('aria-pressed', String(tile.value === name)));
    const entry = generators.find(each => each.name === name);
    idea.textContent = entry.idea;
    if (ownOf !== name) {
      ownOf = name;
      options = optionControls(entry.options, (key, value, control) =>
        editor.change(changed => { changed.generator.options[key] = value; }, { kind: key, control }));
      own.replaceChildren(options.root);
      own.hidden = entry.options.length === 0;
    }
    options.sync(recipe.generator.options);
    // A picture or a path is one of the whole maze, not of a small one.
    const fitting = Object.entries(recipe.generator.options).filter(([key]) => entry.options.find(each => each.key === key)?.kind !== 'text');
    card.show(sample(editor, name, Object.fromEntries(fitting)));
  }

  return { roots: [list, idea, own, card.root], gallery, sync };
}

/** A small maze of a generator on the shape that is chosen. */
function sample(editor, name, options = {}) {
  const { shape } = editor;
  return print({
    shape: { name: shape.name, size: exampleSize(shape), options: {} },
    generator: { name, options },
    transforms: [], start: null, goals: [], openings: [], seed: '1',
  }, editor.app.catalog);
}

/** Shows a small picture of a maze in an image, and gives this. */
const showMaze = (image, recipe) => showImage(image, 'maze', { recipe, format: 'svg', cellSize: 12, wallThickness: 2, margin: 2 });

/** The number of mazes measured for a card. */
const COUNT = 20;
/** A card waits until the choice has not changed for this many milliseconds. */
const PAUSE = 250;

/** A card for any recipe. */
function textureCard(api) {
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
    showMaze(picture, recipe);
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
