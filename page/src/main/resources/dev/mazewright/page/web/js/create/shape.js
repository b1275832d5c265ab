// The shape and its size.
import { el, row, select, slider, stepper } from '../controls/controls.js';
import { choiceOf, nameOf } from '../names.js';
import { isOfMask } from '../recipe.js';
import { droppedNumbers } from '../shell/fitting.js';
import { Newest } from '../shell/newest.js';
import { texts } from './texts.js';
import { optionControls } from './options.js';
/** @import { Scene } from '../types.js' */

/** The range of the slider for the size, in cells; its steps are even in their logarithm. */
const LEAST = 16;
const MOST = 1_000_000;
/** Where the start is at most this number of edges away from the goal, walls or none, this goal is taken in its place. */
const NEAR = 2;
const FAR = 'farthest';
/** Typing pauses for this many milliseconds before a maze is opened that takes long to generate. */
const PAUSE = 500;

/** The list of shapes, rows and columns and levels, one slider for all of them, and the shape's own options. */
export class ShapeSection {
  #editor;
  #sizes = new Map();
  #idea = el('p', { class: 'hint' });
  #own = el('div', { class: 'own', hidden: true });
  #ownOf = null;
  #options = null;
  /** How many cells there are, or null while the slider moves. */
  #counted = null;
  /** The size that is being typed, if it is not opened yet, and the timer that opens it. */
  #typed = null;
  /** Whether the goal was taken because the usual one is beside the start. */
  #isMoved = false;
  #waiting;
  #newest = new Newest();
  #limits;
  #shapes;
  #list;
  #steps;
  #scale = slider({
    label: texts.scale, min: 0, max: 1, step: 0.005,
    format: share => (this.#counted === null ? texts.about(cellsAt(share)) : texts.cells(this.#counted)),
    onInput: share => this.#rescale(share),
  });

  constructor(editor) {
    this.#editor = editor;
    const { limits, shapes } = editor.app.catalog;
    this.#limits = limits;
    this.#shapes = shapes.filter(each => each.name !== 'graph');
    this.#steps = texts.sizes.map((label, index) => stepper({
      label, min: 1, max: limits.largeCells, value: 1, onInput: value => this.#resize(index, value),
    }));
    this.#list = select({
      label: texts.shape,
      options: this.#shapes.map(choiceOf),
      onChange: name => this.#change(name),
    });
    this.roots = [this.#list, this.#idea, row(...this.#steps), this.#scale, this.#own];
  }

  /** Changes the shape; all else stays where it runs on it. */
  async #change(name) {
    const { catalog } = this.#editor.app;
    const shape = this.#shapes.find(each => each.name === name);
    const before = this.#editor.recipe.shape;
    const size = this.#sizes.get(name) ?? fitting(shape, this.#editor.shape, before.size);
    const bits = shape.mask ? await this.#editor.bitsAt(before, size, { name, options: {} }) : null;
    const isMoved = this.#isMoved && String(this.#editor.recipe.goals) === FAR;
    this.#editor.change(recipe => {
      recipe.goals = isMoved ? [] : recipe.goals;
      const runs = (entries, part) => entries.find(each => each.name === part.name).shapes.includes(name);
      const { generator, transforms } = recipe;
      const masks = Object.entries(before.options).filter(([key]) => isOfMask(key));
      const kept = masks.filter(([key]) => shape.mask && (key !== 'mask-bits' || bits)).map(([key, value]) => [key, key === 'mask-bits' ? bits : value]);
      const isSame = runs(catalog.generators, generator);
      recipe.shape = { name, size, options: Object.fromEntries(kept) };
      recipe.generator = isSame ? generator : { name: catalog.generators.find(each => each.shapes.includes(name)).name, options: {} };
      recipe.transforms = transforms.filter(each => runs(catalog.transforms, each));
      return [
        ...[isSame ? [] : generator, transforms.filter(each => !recipe.transforms.includes(each))].flat().map(each => nameOf(each.name)),
        ...(masks.length > kept.length ? [texts.masks.title] : []),
        ...droppedNumbers(recipe),
      ];
    }, {
      control: this.#list, droppable: ['openings', 'ends', 'mask'], mend: (scene, recipe) => {
        this.#isMoved = recipe.start === null && recipe.goals.length === 0 && isNear(scene);
        return this.#isMoved ? { ...recipe, goals: [FAR] } : null;
      },
    });
  }

  #resize(index, value) {
    clearTimeout(this.#waiting);
    this.#typed = [...this.#typed ?? this.#editor.recipe.shape.size];
    this.#typed[index] = value;
    if (productOf(this.#typed) > this.#limits.cells) {
      this.#waiting = setTimeout(() => this.#take(index), PAUSE);
    } else {
      this.#take(index);
    }
  }

  async #take(index) {
    const size = this.#typed;
    const value = size[index];
    const isShown = await this.#sized(size, this.#steps[index]);
    if (this.#typed === size) {
      this.#typed = null;
    }
    if (!isShown && this.#editor.failing.has(this.#steps[index]) && size[0] !== size[1]) {
      await this.#sized(size.map((side, each) => (each < 2 ? value : side)), this.#steps[index]); // shapes whose two sides are alike
    }
  }

  #rescale(share) {
    this.#counted = null;
    this.#scale.value = share;
    const [rows, columns, ...levels] = this.#editor.recipe.shape.size;
    const factor = Math.sqrt(cellsAt(share) / (rows * columns * (levels[0] ?? 1)));
    const whole = value => Math.max(1, Math.round(value * factor));
    this.#sized(rows === columns ? [whole(rows), whole(rows), ...levels] : [whole(rows), whole(columns), ...levels], this.#scale);
  }

  async #sized(size, control) {
    const { shape } = this.#editor.recipe;
    const found = await this.#newest.run(async () => ({ bits: await this.#editor.bitsAt(shape, size) }));
    if (found === null) {
      return null; // another size was asked for meanwhile
    }
    return this.#editor.change(recipe => {
      recipe.shape.size = size;
      Object.assign(recipe.shape.options, found.bits && { 'mask-bits': found.bits });
      return droppedNumbers(recipe);
    }, { kind: 'size', control, droppable: ['openings', 'ends'] });
  }

  async #setOption(key, value, control) {
    const { shape } = this.#editor.recipe;
    const bits = await this.#editor.bitsAt(shape, shape.size, { ...shape, options: { ...shape.options, [key]: value } });
    return this.#editor.change(recipe => {
      Object.assign(recipe.shape.options, { [key]: value }, bits && { 'mask-bits': bits });
    }, { kind: key, control });
  }

  sync(recipe, /** @type {Scene} */ scene) {
    const { name, size } = recipe.shape;
    this.#isMoved &&= String(recipe.goals) === FAR;
    this.#sizes.set(name, size);
    this.#list.value = name;
    const shape = this.#editor.shape;
    this.#idea.textContent = shape.idea;
    this.#steps.forEach((step, index) => {
      step.rename((texts.sizesOf[name] ?? texts.sizes)[index]);
      step.hidden = index >= size.length;
      if (index < size.length && (step.value !== size[index] || document.activeElement !== step.input)) {
        step.value = size[index];
      }
    });
    this.#counted = scene.recipe ? scene.cells : null; // a file's cells are not those of the size that is shown
    if (document.activeElement === this.#scale.input) {
      this.#scale.value = this.#scale.input.value;
    } else {
      this.#scale.value = shareOf(productOf(size));
    }
    if (this.#ownOf !== name) {
      this.#ownOf = name;
      const declared = shape.options.filter(option => !isOfMask(option.key));
      this.#options = optionControls(declared, (key, value, control) => this.#setOption(key, value, control));
      this.#own.replaceChildren(this.#options.root);
      this.#own.hidden = declared.length === 0;
    }
    this.#options.sync(recipe.shape.options);
  }
}

/** The size of the small maze that the catalog gives as an example of a shape. */
export const exampleSize = shape => shape.example.split('x').map(Number);

/** The size to begin with: the example of the shape, scaled as the size before was scaled from its example. */
function fitting(shape, before, size) {
  const factor = Math.sqrt((size[0] * size[1]) / exampleSize(before).slice(0, 2).reduce((a, b) => a * b));
  return exampleSize(shape).map((side, index) => (index < 2 ? Math.max(2, Math.round(side * factor)) : side));
}

/** Whether the goal is beside the start: the edges of some shapes are glued so that opposite corners touch. */
function isNear(/** @type {Scene} */ scene) {
  let cells = new Set([scene.start]);
  for (let step = 0; step < NEAR && !scene.isLarge; step++) {
    cells = new Set([...cells].flatMap(cell => [cell, ...scene.edges(cell).map(edge => edge.cell)]));
  }
  return scene.seams.length > 0 && scene.goals.some(goal => cells.has(goal));
}

const productOf = size => size.reduce((product, side) => product * side, 1);

const cellsAt = share => Math.round(LEAST * (MOST / LEAST) ** share);

const shareOf = cells => Math.log(Math.max(LEAST, cells) / LEAST) / Math.log(MOST / LEAST);
