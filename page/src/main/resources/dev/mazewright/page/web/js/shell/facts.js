// The line of facts about the open maze, where what must be measured is added later, and the title of the browser's tab.
import { el } from '../controls/element.js';
import { notesOf } from '../say/sentences.js';
import { Newest } from './newest.js';
import { parse } from '../recipe.js';
import { texts } from './texts.js';
/** @import { App, Scene } from '../types.js' */

/** How long the maze must be unchanged before it is measured, in milliseconds. */
const PAUSE = 300;

/** Keeps the line of facts up to date. */
export function showFacts(/** @type {App} */ app, line) {
  /** The same facts for screen readers. */
  const spoken = el('p', { class: 'unseen', 'aria-live': 'polite' });
  const newest = new Newest();
  let waiting;
  line.after(spoken);
  app.on('scene', scene => {
    name(scene);
    show([texts.facts.size(scene, sizeIn(scene)), texts.facts.cells(scene.cells), ...notesOf(scene)]);
    clearTimeout(waiting);
    if (!scene.isLarge) {
      waiting = setTimeout(() => measure(scene), PAUSE);
    }
  });

  /** The title of the browser's tab. */
  function name(/** @type {Scene} */ scene) {
    const recipe = scene.recipe ? parse(scene.recipe) : null;
    document.title = texts.title(recipe === null ? [app.source.file?.name ?? texts.stage]
      : [texts.facts.size(scene, recipe.shape.size), texts.generatorOf(recipe.generator.name)]);
  }

  async function measure(/** @type {Scene} */ scene) {
    const info = await newest.run(signal => app.api.info(app.source, { signal })).catch(() => null);
    if (info !== null && scene === app.scene) {
      const words = texts.facts;
      spoken.textContent = show([
        words.size(scene, sizeIn(scene)),
        words.cells(info.cells),
        words.deadEnds(info.deadEnds / info.cells),
        scene.window ? null : info.solutionLength === null ? words.noSolution : words.solution(info.solutionLength),
        typeof info.difficulty === 'number' ? words.difficulty(info.difficulty) : null,
        info.perfect === false && info.components === 1 ? words.loops : null,
        ...notesOf(scene),
      ]).join(', ');
      app.emit('info', info);
    }
  }

  function show(facts) {
    const shown = facts.filter(Boolean);
    line.textContent = shown.join('  ·  ');
    app.stage?.describe(texts.alternative(shown));
    return shown;
  }
}

/** The size in a recipe. */
const sizeIn = (/** @type {Scene} */ scene) => (scene.recipe ? parse(scene.recipe).shape.size : null);
