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
export function mazeChoice(/** @type {App} */ app, onChoice) {
  /** The recipe that is shown. */
  let shown = null;
  const size = select({ label: texts.size, options: [], onChange: () => change() });
  const generator = select({ label: texts.generator, options: [], onChange: () => change() });
  const seedField = field({
    label: texts.seed, inputMode: 'numeric', onChange: () => change(),
    after: [button(texts.newSeed, () => change(anySeed()), { icon: 'dice', hideLabel: true, kind: 'quiet' })],
  });
  const element = group(texts.maze, size, generator, seedField);

  /** Chooses what the controls say, with a seed. */
  function change(seed = seedField.value) {
    const { options } = shown.generator;
    onChoice(print({
      shape: { name: 'rectangle', size: size.value.split('x'), options: {} },
      generator: { name: 'atlas', options: { ...options, [MAIN]: generator.value } },
      transforms: [], start: null, goals: [], openings: [], seed,
    }, app.catalog));
  }

  /** Shows the recipe of a Sheet. */
  function fill(sheet) {
    shown = parse(sheet.recipe);
    const inner = shown.generator.options[MAIN] ?? 'wilson';
    const own = `${sheet.rows}x${sheet.columns}`;
    const sizes = SIZES.map(each => `${1n << each}x${1n << each}`);
    const words = each => texts.sizeOf(...each.split('x').map(side => number(BigInt(side))));
    size.fill([...sizes.includes(own) ? [] : [own], ...sizes].map(value => ({ value, label: words(value) })), own);
    generator.fill([...GENERATORS.includes(inner) ? [] : [inner], ...GENERATORS].map(value => ({ value })), inner);
    seedField.value = shown.seed;
  }

  return { element, change, fill };
}
