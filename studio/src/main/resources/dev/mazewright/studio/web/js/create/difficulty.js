// The wanted difficulty: seeds are tried until a maze has it.
import { button, details, slider } from '../controls/controls.js';
import { texts } from './texts.js';

/** How much easier or harder than wanted a maze may be. */
const NEAR = 4;

/** The slider for the difficulty; it moves with each maze that is measured. */
export function difficultySection(editor) {
  const { app } = editor;
  const control = slider({
    label: texts.difficulty, min: 0, max: 100, value: 50, hint: texts.difficultyHint, format: texts.difficultyValue,
    onChange: value => seek(value),
  });

  async function seek(value) {
    control.fail(null);
    const range = `${Math.max(0, value - NEAR)}..${Math.min(100, value + NEAR)}`;
    try {
      const found = await app.busy(app.api.difficulty(app.scene.recipe, range));
      await app.open({ recipe: found.recipe });
    } catch (error) {
      control.fail(app.explain(error));
      editor.failing.add(control);
    }
  }

  app.on('info', info => {
    if (typeof info.difficulty === 'number' && document.activeElement !== control.input) {
      control.value = Math.round(info.difficulty);
    }
  });
  const again = button(texts.difficultyAgain, async () => {
    const value = control.value;
    await app.another();
    control.value = value;
    await seek(value);
  }, { icon: 'dice' });
  return { root: details(texts.difficultyTitle, { open: false }, control, again), sync() {} };
}
