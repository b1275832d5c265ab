// The graph of a file: a maze is generated in it, by a generator and a seed.
import { button, el } from '../controls/controls.js';
import { Picker } from '../controls/picker.js';
import { anySeed, cut } from '../recipe.js';
import { texts } from './texts.js';
/** @import { App } from '../types.js' */

/** The generator and the seed of the first maze in a graph. */
const FIRST = { generator: 'wilson', seed: '1' };
/** Its name in the list of formats. */
export const GRAPH = 'graph';

/** GraphML, GML and DOT, which begin with words of their own, behind comments. */
const NAMED = [
  /<graphml[\s>]/,
  /^\s*(?:[A-Za-z]\w*\s+(?:"[^"]*"|[\d.]+)\s+)*graph\s*\[/,
  /^\s*(?:strict\s+)?(?:di)?graph(?:\s+(?:\w+|"[^"]*"))?\s*\{/i,
];

/** Whether a file is a graph by its content; a list of edges does not say so. */
export function isGraph(bytes) {
  const text = new TextDecoder().decode(bytes.subarray(0, 4096)).replace(/^(?:\s*(?:#|\/\/).*\n)+/, '');
  return NAMED.some(each => each.test(text));
}

/** Opens a file as a graph, with a maze in it. */
export const openGraph = (opening, file) => opening.open(file, FIRST);

/** The controls for that maze: another generator, another seed. */
export function graphSection(/** @type {App} */ app, opening) {
  const entries = app.catalog.generators.filter(each => each.shapes.includes('graph'));
  const make = seed => opening.open(opening.file, { ...opening.others, generator: picker.value, seed });
  const picker = new Picker({
    label: texts.generator, entries, value: FIRST.generator, onChange: () => make(opening.others.seed),
  });
  const root = el('div', { class: 'reading-graph' }, picker.element, button(texts.another, () => make(anySeed()), { icon: 'dice' }));

  function show({ generator }) {
    root.hidden = !generator;
    if (generator && generator !== picker.value) {
      picker.name = cut(generator).name;
    }
  }

  return { root, show };
}
