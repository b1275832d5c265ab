// What the server lists, in the language of the page: English is what the catalog itself says.
import { english, messages, textOf } from './messages.js';
/** @import { Catalog } from '../types.js' */

const ENTRIES = { generators: 'generator', solvers: 'solver', shapes: 'shape', transforms: 'transform', formats: 'format', themes: 'theme' };

/** What options may be, where the catalog says it in words. */
const ranges = messages('range', {
  between: '{least} to {most}',
  block: 'a name, such as stone_bricks',
  gcode: 'a line of G-code',
  file: 'a file name',
  rooms: 'RxC or RxC:N',
});
const RANGES = new Map(Object.keys(ranges).map(name => [english[`range.${name}`], ranges[name]]));

/** A range in words, such as '0.1 to 100'. */
function range(text) {
  const [, least, most] = /^([\d.]+) to ([\d.]+)$/.exec(text) ?? [];
  return least === undefined ? RANGES.get(text) ?? text : ranges.between(least, most);
}

/**
 * The catalog with its ideas by keys such as 'generator.wilson.idea', and the sentences of options by 'option.root', or, where
 * options of one name differ, 'option.sparse.share'.
 * @type {(catalog: Catalog) => Catalog}
 */
export function translated(catalog) {
  for (const [list, kind] of Object.entries(ENTRIES)) {
    for (const entry of catalog[list]) {
      entry.idea = textOf(`${kind}.${entry.name}.idea`, entry.idea);
      for (const option of entry.options ?? []) {
        option.sentence = textOf(`option.${entry.name}.${option.key}`, textOf(`option.${option.key}`, option.sentence));
        option.range = option.kind === 'text' ? range(option.range) : option.range;
      }
    }
  }
  return catalog;
}
