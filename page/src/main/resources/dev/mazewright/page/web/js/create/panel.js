// Create: everything that determines a maze, from the catalog; a change is shown at once.
import { FIRST } from '../app.js';
import { button, details, el, field, group, row } from '../controls/controls.js';
import { anySeed, parse, print, withKeys, withoutSeed } from '../recipe.js';
import { openFitting } from '../shell/fitting.js';
import { recipeOf } from '../shell/link.js';
import { texts } from './texts.js';
import { difficultySection } from './difficulty.js';
import { distanceSection } from './distances.js';
import { generatorSection } from './generator.js';
import { MaskSection } from './mask.js';
import { PathSection } from './path.js';
import { PictureSection } from './picture.js';
import { openingSection } from './openings.js';
import { endSection } from './ends.js';
import { ShapeSection } from './shape.js';
import { solutionSection } from './solution.js';
import { transformSection } from './transforms.js';
/** @import { App } from '../types.js' */

/** What the sections of the panel share: the recipe as it is being changed. */
class Editor {
  constructor(/** @type {App} */ app) {
    this.app = app;
    this.recipe = this.read(app.scene?.recipe ?? app.lastRecipe ?? FIRST);
    /** Controls that show an error, until a change succeeds. */
    this.failing = new Set();
    /** How many changes are not shown yet. */
    this.pending = 0;
    /** Ends what the pointer does on the stage now, such as to draw a mask. */
    this.putDown = () => {};
  }

  /** The pointer does something else on the stage from now on, which a function ends. */
  takeUp(putDown) {
    this.putDown();
    this.putDown = putDown;
  }

  /** A recipe's parts, with each option under its key. */
  read(text) {
    return withKeys(parse(text), this.app.catalog);
  }

  /** The text of a recipe's parts. */
  print(recipe) {
    return print(recipe, this.app.catalog);
  }

  /** The catalog's entry of the shape. */
  get shape() {
    return this.app.catalog.shapes.find(each => each.name === this.recipe.shape.name);
  }

  /**
   * Changes the recipe and shows its maze, without those of the `droppable` parts that it refuses; an error is shown beside
   * the control, and the last maze stays. What `edit` returns are the names of what it has dropped itself. What
   * `mend` gives for the maze is changed along with it, if it gives anything.
   */
  change(edit, { kind = null, control = null, droppable = ['openings'], mend = null } = {}) {
    const next = structuredClone(this.recipe);
    const edited = edit(next) ?? [];
    this.recipe = next;
    return this.#attempt(control, async () => {
      const { scene, dropped } = await openFitting(this.app, next, droppable, { kind });
      const mended = scene && mend?.(scene, this.read(scene.recipe));
      const found = mended ? await openFitting(this.app, mended, [], { quiet: true }) : { scene };
      this.app.reportDropped(found.scene, [...edited, ...dropped]);
      return found.scene;
    });
  }

  /** Shows the maze of a recipe as people type it; `options` as openTyped() has them. */
  show(recipe, control, options = {}) {
    return this.#attempt(control, () => this.app.openTyped(recipe, options));
  }

  async #attempt(control, open) {
    this.pending += 1;
    try {
      return await open();
    } catch (error) {
      this.recipe = this.read(this.app.scene?.recipe ?? this.app.lastRecipe ?? FIRST);
      const sentence = this.app.explain(error);
      if (control) {
        control.fail(sentence);
        this.failing.add(control);
      } else {
        this.app.say(sentence, 'error');
      }
      return null;
    } finally {
      this.pending -= 1;
    }
  }
}

/** The recipe as text, to read, type and paste. */
function recipeSection(editor) {
  const control = field({
    label: texts.recipe,
    class: 'mono',
    hint: texts.recipeHint,
    onChange: text => {
      const recipe = recipeOf(text);
      if (recipe === '') {
        control.fail(texts.recipeEmpty);
        editor.failing.add(control);
      } else {
        editor.show(recipe, control);
      }
    },
  });
  const root = details(texts.recipeTitle, {}, control);
  const showRefused = ({ text, sentence }) => {
    control.value = text;
    control.fail(sentence);
    editor.failing.add(control);
    root.open = true;
  };
  editor.app.on('refused', showRefused);
  return {
    root,
    sync: recipe => {
      control.value = editor.print(recipe);
      if (editor.app.refused) {
        showRefused(editor.app.refused);
      }
    },
  };
}

function seedSection(editor) {
  const control = field({
    label: texts.seed, class: 'mono', inputMode: 'numeric',
    onChange: text => {
      const seed = text.trim() || '0';
      const isWord = !/^-?\d+$/.test(seed);
      return isWord ? editor.show(withoutSeed(editor.print(editor.recipe)), control, { seed }) : editor.change(recipe => { recipe.seed = seed; }, { control });
    },
  });
  const dice = button(texts.dice, () => editor.app.another(anySeed()), { icon: 'dice', hideLabel: true });
  return {
    root: row(control, dice),
    sync: recipe => {
      control.value = recipe.seed ?? '';
    },
  };
}

/** Builds the panel. */
export function mount(/** @type {App} */ app, root) {
  const editor = new Editor(app);
  const solution = solutionSection(app);
  const distances = distanceSection(app);
  const shape = new ShapeSection(editor);
  const mask = new MaskSection(editor);
  const picture = new PictureSection(editor);
  const path = new PathSection(editor);
  const generator = generatorSection(editor);
  const seed = seedSection(editor);
  const difficulty = difficultySection(editor);
  const transforms = transformSection(editor);
  const ends = endSection(editor);
  const openings = openingSection(editor);
  const recipe = recipeSection(editor);
  /** @type {any[]} */
  const sections = [distances, shape, mask, picture, path, generator, seed, difficulty, transforms, ends, openings, recipe];
  root.append(
    row(button(texts.another, () => app.another(), { icon: 'dice', kind: 'primary', title: texts.anotherKey }), solution.toggle),
    distances.root,
    group(null, ...shape.roots, mask.root, picture.root, path.root),
    group(null, ...generator.roots, seed.root, generator.gallery),
    transforms.root,
    details(texts.endsTitle, {}, ...ends.roots, ...openings.roots, solution.solver),
    difficulty.root,
    recipe.root,
  );
  const fromFile = el('p', { class: 'hint note', hidden: true, text: texts.fromFile });
  root.prepend(fromFile);
  const sync = scene => {
    fromFile.hidden = Boolean(scene?.recipe);
    if (!scene?.recipe || editor.pending > 1) {
      return; // a newer change is in progress, and its controls are ahead of this maze
    }
    editor.recipe = editor.read(scene.recipe);
    editor.failing.forEach(control => control.fail(null));
    editor.failing.clear();
    sections.forEach(section => section.sync(editor.recipe, scene));
  };
  app.on('scene', sync);
  sync(app.scene);
  if (app.scene && !app.scene.recipe) { // a file: what is changed begins at the last recipe
    sections.forEach(section => section.sync(editor.recipe, app.scene));
  }
  return { enter: () => distances.enter(), leave: () => sections.forEach(section => section.leave?.()), key: event => sections.some(section => section.key?.(event)) };
}
