// The wanted difficulty: seeds are tried until a maze has it. The slider has the range that mazes of these settings have.
import { button, details, slider } from '../controls/controls.js';
import { anySeed, withSeed } from '../recipe.js';
import { difficulties, measurable } from './difficulties.js';
import { texts } from './texts.js';

/** How much easier or harder than wanted a maze may be. */
const NEAR = 4;
const [LEAST, MOST] = [0, 100];

/** The slider for the difficulty; it moves with each maze that is measured. */
export function difficultySection(editor) {
  const { app } = editor;
  let range = [LEAST, MOST];
  let measured = null;
  let abort = null;
  const control = slider({
    label: texts.difficulty, min: LEAST, max: MOST, value: 50, hint: texts.difficultyHint, format: texts.difficultyValue,
    onChange: value => seek(value, editor.recipe.seed),
  });
  const again = button(texts.difficultyAgain, () => seek(control.value, anySeed()), { icon: 'dice' });
  const root = details(texts.difficultyTitle, { open: false, ontoggle: () => measure() }, control, again);

  /** Opens the first maze of this difficulty from a seed on; if no such maze is found, the current maze stays. */
  async function seek(value, seed) {
    control.fail(null);
    const wanted = `${Math.max(LEAST, value - NEAR)}..${Math.min(MOST, value + NEAR)}`;
    try {
      const found = await app.busy(app.api.difficulty(editor.print({ ...editor.recipe, seed }), wanted));
      await app.open({ recipe: found.recipe });
    } catch (error) {
      control.fail(app.explain(error));
      editor.failing.add(control);
    }
  }

  /** Measures some mazes of the settings that are open, once for all seeds, while the section is unfolded. */
  async function measure() {
    const settings = app.scene?.recipe ? withSeed(app.scene.recipe, '') : undefined;
    if (!root.open || !settings || settings === measured) {
      return;
    }
    measured = settings;
    abort?.abort();
    abort = new AbortController();
    show([LEAST, MOST], texts.difficultyHint);
    const count = measurable(app);
    if (count === 0) {
      return;
    }
    try {
      const values = await difficulties(app, count, { signal: abort.signal });
      const found = [Math.floor(Math.min(...values)), Math.ceil(Math.max(...values))];
      show(found, texts.difficultyRange(...found, count));
    } catch (error) {
      measured = error.name === 'AbortError' ? measured : null;
    }
  }

  function show(next, hint) {
    range = next;
    control.range(...range);
    control.hint(hint);
  }

  app.on('info', ({ difficulty }) => {
    if (typeof difficulty === 'number' && document.activeElement !== control.input) {
      range = [Math.min(range[0], Math.floor(difficulty)), Math.max(range[1], Math.ceil(difficulty))];
      control.range(...range);
      control.value = Math.round(difficulty);
    }
  });
  return {
    root,
    sync: () => measure(),
    leave() {
      abort?.abort();
      measured = null;
    },
  };
}
