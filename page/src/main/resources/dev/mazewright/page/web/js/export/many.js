// Several mazes at once, of consecutive seeds, in an archive.
import { button, checkbox, el, row, select, stepper } from '../controls/controls.js';
import { formatChoice } from '../names.js';
import { parse } from '../recipe.js';
import { fileName, saveAnswer } from './saving.js';
import { texts } from './texts.js';
/** @import { App } from '../types.js' */

/** The section of the preset. */
export function manySection(/** @type {App} */ app) {
  const { archivedMazes, archivedCells } = app.catalog.limits;
  const formats = app.catalog.formats.filter(each => each.write && each.name !== 'none' && !each.uses.includes('animation'));
  const count = stepper({ label: texts.count, min: 1, max: archivedMazes, value: 10, onInput: () => sync() });
  const list = select({ label: texts.format, value: 'svg', options: formats.map(formatChoice), onChange: () => sync() });
  const answers = checkbox({ label: texts.answers, checked: true });
  const download = button(texts.downloadZip, () => take(), { icon: 'download', kind: 'primary' });
  const note = el('p', { class: 'hint', 'aria-live': 'polite' });
  const root = el('div', { class: 'preset' }, count, list, answers, note, row(download));
  const format = () => formats.find(each => each.name === list.value);

  function sync() {
    const { recipe } = app.source ?? {};
    const isTooLarge = Boolean(app.scene) && app.scene.cells * count.value > archivedCells;
    download.disabled = !recipe || isTooLarge;
    note.textContent = !recipe ? texts.manyNeedRecipe
      : isTooLarge ? texts.manyTooLarge(archivedCells) : texts.manyNote(parse(recipe).seed, count.value);
    answers.hidden = !format().uses.includes('solution');
  }

  async function take() {
    list.fail(null);
    try {
      await saveAnswer(app, app.api.zip(app.source.recipe, {
        ...app.style.valuesFor(format()), count: count.value, format: list.value, answers: answers.value && !answers.hidden,
      }), `${fileName(app.source)}-${count.value}.zip`);
    } catch (error) {
      list.fail(app.explain(error));
    }
  }

  return { root, refresh: sync };
}
