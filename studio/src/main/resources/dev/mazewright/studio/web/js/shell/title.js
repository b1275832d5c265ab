// The title of the browser's tab: it names the maze.
import { parse } from '../recipe.js';
import { texts } from './texts.js';
/** @import { App } from '../types.js' */

/** Keeps the title up to date. */
export function keepTitle(/** @type {App} */ app) {
  app.on('scene', scene => {
    const recipe = scene.recipe ? parse(scene.recipe) : null;
    const parts = recipe === null ? [app.source.file?.name ?? texts.stage]
      : [texts.facts.size(scene, recipe.shape.size), texts.generatorOf(recipe.generator.name)];
    document.title = texts.title(parts);
  });
}
