// The shape and its size.
import { el, row, select, slider, stepper } from '../controls/controls.js';
import { choiceOf, nameOf } from '../names.js';
import { isOfMask } from '../recipe.js';
import { dropNumbers } from '../shell/fitting.js';
import { texts } from './texts.js';
import { optionControls } from './options.js';
import { stretched } from './maskbits.js';
/** @import { Scene } from '../types.js' */

/** The range of the slider for the size, in cells; its steps are even in their logarithm. */
const LEAST = 16;
const MOST = 1_000_000;
/** Typing pauses for this many milliseconds before a maze is opened that takes long to generate. */
const PAUSE = 500;

/** The list of shapes, rows and columns and levels, one slider for all of them, and the shape's own options. */
export function shapeSection(editor) {
  const sizes = new Map();
  const idea = el('p', { class: 'hint' });
  const own = el('div', { class: 'own', hidden: true });
  let ownOf = null;
  let options = null;
  /** How many cells there are, or null while the slider moves. */
  let counted = null;
  /** The size that is being typed, if it is not opened yet, and the timer that opens it. */
  let typed = null;
  let waiting;
  const { limits } = editor.app.catalog;
  const shapes = editor.app.catalog.shapes.filter(each => each.name !== 'graph');
  const list = select({
    label: texts.shape,
    options: shapes.map(choiceOf),
    onChange: name => change(name),
  });
  const steps = texts.sizes.map((label, index) => stepper({
    label, min: 1, max: limits.largeCells, value: 1, onInput: value => resize(index, value),
  }));
  const scale = slider({
    label: texts.scale, min: 0, max: 1, step: 0.005,
    format: share => (counted === null ? texts.about(cellsAt(share)) : texts.cells(counted)),
    onInput: share => rescale(share),
  });

  /** Changes the shape; all else stays where it runs on it. */
  async function change(name) {
    const { api, catalog } = editor.app;
    const shape = shapes.find(each => each.name === name);
    const before = editor.recipe.shape;
    const size = sizes.get(name) ?? fitting(shape, editor.shape, before.size);
    const bits = shape.mask && before.options['mask-bits'] ? await editor.app.attempt(() => stretched(api, before, size)) : null;
    editor.change(recipe => {
      const runs = (entries, part) => entries.find(each => each.name === part.name).shapes.includes(name);
      const { generator, transforms } = recipe;
      const masks = Object.entries(before.options).filter(([key]) => isOfMask(key));
      const kept = masks.filter(([key]) => shape.mask && (key !== 'mask-bits' || bits)).map(([key, value]) => [key, bits ?? value]);
      const isSame = runs(catalog.generators, generator);
      recipe.shape = { name, size, options: Object.fromEntries(kept) };
      recipe.generator = isSame ? generator : { name: catalog.generators.find(each => each.shapes.includes(name)).name, options: {} };
      recipe.transforms = transforms.filter(each => runs(catalog.transforms, each));
      return [
        ...[isSame ? [] : generator, transforms.filter(each => !recipe.transforms.includes(each))].flat().map(each => nameOf(each.name)),
        ...(masks.length > kept.length ? [texts.masks.title] : []),
        ...dropNumbers(recipe),
      ];
    }, { control: list, droppable: ['openings', 'ends', 'mask'] });
  }

  function resize(index, value) {
    clearTimeout(waiting);
    typed = [...typed ?? editor.recipe.shape.size];
    typed[index] = value;
    if (productOf(typed) > limits.cells) {
      waiting = setTimeout(() => take(index), PAUSE);
    } else {
      take(index);
    }
  }

  async function take(index) {
    const size = typed;
    const value = size[index];
    typed = null;
    const isShown = await sized(size, steps[index]);
    if (!isShown && editor.failing.has(steps[index]) && size[0] !== size[1]) {
      await sized(size.map((side, each) => (each < 2 ? value : side)), steps[index]); // shapes whose two sides are alike
    }
  }

  function rescale(share) {
    counted = null;
    scale.value = share;
    const [rows, columns, ...levels] = editor.recipe.shape.size;
    const factor = Math.sqrt(cellsAt(share) / (rows * columns * (levels[0] ?? 1)));
    const whole = value => Math.max(1, Math.round(value * factor));
    sized(rows === columns ? [whole(rows), whole(rows), ...levels] : [whole(rows), whole(columns), ...levels], scale);
  }

  async function sized(size, control) {
    const { shape } = editor.recipe;
    const bits = shape.options['mask-bits'] && await stretched(editor.app.api, shape, size);
    return editor.change(recipe => {
      recipe.shape.size = size;
      if (bits) {
        recipe.shape.options['mask-bits'] = bits;
      }
      return dropNumbers(recipe);
    }, { kind: 'size', control, droppable: ['openings', 'ends'] });
  }

  function sync(recipe, /** @type {Scene} */ scene) {
    const { name, size } = recipe.shape;
    sizes.set(name, size);
    list.value = name;
    const shape = editor.shape;
    idea.textContent = shape.idea;
    steps.forEach((step, index) => {
      step.rename((texts.sizesOf[name] ?? texts.sizes)[index]);
      step.hidden = index >= size.length;
      if (index < size.length && (step.value !== size[index] || document.activeElement !== step.input)) {
        step.value = size[index];
      }
    });
    counted = scene.recipe ? scene.cells : null; // a file's cells are not those of the size that is shown
    if (document.activeElement === scale.input) {
      scale.value = scale.input.value;
    } else {
      scale.value = shareOf(productOf(size));
    }
    if (ownOf !== name) {
      ownOf = name;
      const declared = shape.options.filter(option => !isOfMask(option.key));
      options = optionControls(declared, (key, value, control) =>
        editor.change(changed => { changed.shape.options[key] = value; }, { kind: key, control }));
      own.replaceChildren(options.root);
      own.hidden = declared.length === 0;
    }
    options.sync(recipe.shape.options);
  }

  return { roots: [list, idea, row(...steps), scale, own], sync };
}

/** The size of the small maze that the catalog gives as an example of a shape. */
export function exampleSize(shape) {
  return shape.example.split('x').map(Number);
}

/** The size to begin with: the example of the shape, scaled as the size before was scaled from its example. */
function fitting(shape, before, size) {
  const factor = Math.sqrt((size[0] * size[1]) / exampleSize(before).slice(0, 2).reduce((a, b) => a * b));
  return exampleSize(shape).map((side, index) => (index < 2 ? Math.max(2, Math.round(side * factor)) : side));
}

const productOf = size => size.reduce((product, side) => product * side, 1);

function cellsAt(share) {
  return Math.round(LEAST * (MOST / LEAST) ** share);
}

function shareOf(cells) {
  return Math.log(Math.max(LEAST, cells) / LEAST) / Math.log(MOST / LEAST);
}
