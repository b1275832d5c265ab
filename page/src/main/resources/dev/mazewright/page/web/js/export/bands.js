// How hard the maze on the sheet is, among mazes of its settings: one of the easiest, of the middle, or of the hardest fifth.
import { select } from '../controls/controls.js';
import { difficulties, measurable } from '../create/difficulties.js';
import { parse, withSeed } from '../recipe.js';
import { texts } from './texts.js';
/** @import { App } from '../types.js' */

/** Where each fifth begins and ends, as shares of the mazes from the easiest to the hardest. */
const BANDS = { easy: [0, 0.2], medium: [0.4, 0.6], hard: [0.8, 1] };

/** The list. */
export function bandChoice(/** @type {App} */ app) {
  const list = select({
    label: texts.howHard, hint: texts.howHardHint, value: '',
    options: [{ value: '', label: texts.asItComes }, ...Object.keys(BANDS).map(band => ({ value: band, label: texts.bands[band] }))],
    onChange: band => band !== '' && open(band),
  });
  /** The recipe that was opened for the band. */
  let opened = '';

  /** Opens the first maze from this seed on that lies in the band. */
  async function open(band) {
    list.fail(null);
    const { recipe } = app.scene;
    try {
      const values = await app.busy(difficulties(app, measurable(app)));
      const sorted = [...values].sort((a, b) => a - b);
      const [least, most] = BANDS[band].map(share => sorted[Math.round(share * (sorted.length - 1))]);
      const index = values.findIndex(value => value >= least && value <= most);
      opened = withSeed(recipe, String(BigInt(parse(recipe).seed) + BigInt(index)));
      await app.open({ ...app.source, recipe: opened });
      list.hint(texts.bandIs(Math.round(values[index]), values.length, Math.floor(sorted[0]), Math.ceil(sorted[sorted.length - 1])));
    } catch (error) {
      list.value = '';
      list.fail(app.explain(error));
    }
  }

  /** Another maze has been opened: no band is chosen. */
  function refresh() {
    list.hidden = !app.source?.recipe || app.scene.isLarge || measurable(app) === 0;
    if (list.value !== '' && opened !== '' && app.scene.recipe !== opened) {
      list.value = '';
      opened = '';
      list.hint(texts.howHardHint);
    }
  }

  return { root: list, refresh };
}
