// Walks that were left when another maze was opened, by their recipes, so that Undo brings back the moves too; and the one that a
// page that is loaded again goes on with.
import { keepInTab, keptInTab, parsed } from '../shell/kept.js';
import { Walk } from './walker.js';
/** @import { Scene } from '../types.js' */

/** The key under which it is kept in the tab. */
const KEPT = 'walk';

/** How many are kept. */
const MOST = 10;

/** The walks that were left last. */
export class LeftWalks {
  #walks = new Map();

  /** Keeps a walk, if it is under way and its maze has a recipe; its clock stands. Returns whether it is kept. */
  keep(walk, now) {
    const { recipe } = walk.scene;
    if (!recipe || !walk.isUnderWay) {
      return false;
    }
    walk.clock.pause(now);
    this.#walks.delete(recipe);
    this.#walks.set(recipe, walk);
    if (this.#walks.size > MOST) {
      this.#walks.delete(this.#walks.keys().next().value);
    }
    return true;
  }

  /** The walk that was left in a maze, which is not kept any longer; or null. */
  take({ recipe }) {
    const walk = this.#walks.get(recipe) ?? null;
    this.#walks.delete(recipe);
    return walk;
  }
}

/** Keeps a walk of a game in this tab, for when the page is loaded again; one that is not under way is forgotten. */
export function keepForReload(/** @type {Walk | null} */ walk, game, now) {
  const isKept = walk !== null && Boolean(walk.scene.recipe) && walk.isUnderWay;
  const { start, goals, trail, facing, hints, isLed } = walk ?? {};
  keepInTab(KEPT, isKept ? JSON.stringify({
    game, recipe: walk.scene.recipe, start, goals: [...goals], trail, facing, hints, isLed, milliseconds: walk.clock.milliseconds(now),
  }) : null);
}

/** What was kept of a walk through the maze that is open, {game, walk}, or null; it is given once. */
export function takeAfterReload(/** @type {Scene} */ scene) {
  const kept = parsed(keptInTab(KEPT));
  keepInTab(KEPT, null);
  if (!kept || !scene?.recipe || kept.recipe !== scene.recipe || kept.trail.some(cell => !(cell >= 0 && cell < scene.cells))) {
    return null;
  }
  const walk = new Walk(scene, kept.start, kept.goals);
  for (const cell of kept.trail) {
    walk.cell = cell;
    walk.look();
  }
  Object.assign(walk, { trail: kept.trail, facing: kept.facing, hints: kept.hints, isLed: kept.isLed });
  walk.clock.before = kept.milliseconds;
  return { game: kept.game, walk };
}
