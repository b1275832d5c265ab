// Walks that were left when another maze was opened, by their recipes, so that Undo brings back the moves too.

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
