// Which atlas is shown: its size, the generator of its blocks, and its seed.
import { button, field, group, select } from '../controls/controls.js';
import { MAIN, anySeed, parse, print } from '../recipe.js';
import { number } from '../words.js';
import { texts } from './texts.js';
/** @import { App } from '../types.js' */

/** The sizes that are offered, as powers of two. */
const SIZES = [16n, 20n, 24n, 31n, 40n, 50n, 62n];
const GENERATORS = ['wilson', 'recursive-backtracker', 'kruskal', 'prim', 'growing-tree', 'hunt-and-kill'];

/** The controls; `onChoice` is called with the recipe of another atlas. */
export class MazeChoice {
  #app;
  #onChoice;
  /** The recipe that is shown. */
  #shown = null;
  #size = select({ label: texts.size, options: [], onChange: () => this.change() });
  #generator = select({ label: texts.generator, options: [], onChange: () => this.change() });
  #seed = field({
    label: texts.seed, inputMode: 'numeric', onChange: () => this.change(),
    after: [button(texts.newSeed, () => this.change(anySeed()), { icon: 'dice', hideLabel: true, kind: 'quiet' })],
  });
  element = group(texts.maze, this.#size, this.#generator, this.#seed);

  constructor(/** @type {App} */ app, onChoice) {
    [this.#app, this.#onChoice] = [app, onChoice];
  }

  /** Chooses what the controls say, with a seed. */
  change(seed = this.#seed.value) {
    const { options } = this.#shown.generator;
    this.#onChoice(print({
      shape: { name: 'rectangle', size: this.#size.value.split('x'), options: {} },
      generator: { name: 'atlas', options: { ...options, [MAIN]: this.#generator.value } },
      transforms: [], start: null, goals: [], openings: [], seed,
    }, this.#app.catalog));
  }

  /** Shows the recipe of a Sheet. */
  fill(sheet) {
    this.#shown = parse(sheet.recipe);
    const inner = this.#shown.generator.options[MAIN] ?? 'wilson';
    const own = `${sheet.rows}x${sheet.columns}`;
    const sizes = SIZES.map(each => `${1n << each}x${1n << each}`);
    const words = each => texts.sizeOf(...each.split('x').map(side => number(BigInt(side))));
    this.#size.fill([...sizes.includes(own) ? [] : [own], ...sizes].map(value => ({ value, label: words(value) })), own);
    this.#generator.fill([...GENERATORS.includes(inner) ? [] : [inner], ...GENERATORS].map(value => ({ value })), inner);
    this.#seed.value = this.#shown.seed;
  }
}
