// The mask: none, an outline, a word, a picture, or drawn by hand.
import { button, checkbox, details, el, field, row, select, slider, stepper } from '../controls/controls.js';
import { notesOf } from '../notes.js';
import { asPng } from '../open/picture/decode.js';
import { isOfMask } from '../recipe.js';
import { choiceOfId } from '../names.js';
import { dropNumbers } from '../shell/fitting.js';
import { texts } from './texts.js';
import { MaskDrawing } from './maskdrawing.js';
import { bitsOf, fileOf, rowsOf, wordIn, wordOption } from './maskbits.js';
/** @import { Scene } from '../types.js' */

const words = texts.masks;
const NONE = '';
/** A word that needs more rows or columns than this would be no picture of a word. */
const WIDEST = 400;
/** A picture that is no PNG is scaled down to this number of pixels: far more than a maze has cells. */
const PIXELS = 1_000_000;

/** The controls for a mask, folded where there is none. */
export function maskSection(editor) {
  const { app } = editor;
  const outlines = app.catalog.shapes.flatMap(each => each.options).find(each => each.key === 'mask');
  const names = outlines?.choices ?? [];
  let picture = null;
  let waiting = 0;

  const outline = select({
    label: words.outline,
    options: [{ value: NONE, label: words.none }, ...names.map(choiceOfId)],
    onChange: () => (word.value ? write(word.value) : set(outlined(), outline)),
  });
  const word = field({
    label: words.word, placeholder: words.wordExample, onInput: text => {
      clearTimeout(waiting);
      waiting = setTimeout(() => write(text), 150);
    },
  });
  const chooser = el('input', { type: 'file', accept: 'image/*,.txt,text/plain', class: 'unseen', tabIndex: -1, 'aria-label': words.picture,
    onchange: () => chooser.files[0] && take(chooser.files[0]) });
  const choose = button(words.choosePicture, () => chooser.click(), { icon: 'open' });
  const fail = el('p', { class: 'fail', hidden: true });
  const drop = el('div', { class: 'drop' }, el('p', { class: 'hint', text: words.dropHint }), choose, chooser, fail);
  const threshold = slider({
    label: words.threshold, min: 0, max: 1, step: 0.01, value: 0.5, format: texts.share, hint: words.thresholdHint,
    onInput: share => read(share),
  });
  const light = checkbox({ label: words.light, onChange: () => picture && read(share) });
  threshold.hidden = true;
  light.hidden = true;

  const drawing = new MaskDrawing(app, { onEnd: rows => apply(rows), onDone: () => end() });
  const draw = button(words.draw, () => (drawing.isOn ? end() : begin()), { icon: 'pencil', pressed: false });
  const brush = stepper({ label: words.brush, min: 1, max: 50, value: 1, onInput: size => { drawing.brush = size; } });
  const tools = el('div', { class: 'mask-tools', hidden: true },
    el('p', { class: 'hint', text: words.drawHint }), brush,
    row(button(words.invert, () => drawing.edit('invert'), { icon: 'invert' }),
      button(words.clear, () => drawing.edit('clear'), { icon: 'eraser' }),
      button(words.fill, () => drawing.edit('fill'))),
    button(words.done, () => end(), { kind: 'primary' }));
  const none = button(words.remove, () => set([], outline), { kind: 'quiet' });
  const left = el('p', { class: 'hint', hidden: true });
  const root = details(words.title, {}, outline, word, drop, threshold, light, draw, tools, left,
    none);

  const control = { fail: sentence => {
    fail.textContent = sentence ?? '';
    fail.hidden = !sentence;
  } };

  /** The option for the outline that is chosen, in a list, which is empty for none. */
  const outlined = () => (outline.value === NONE ? [] : [['mask', outline.value]]);

  /** A word is a mask, or stands in the outline, on a grid that is as large as its letters need. */
  async function write(text) {
    word.hint('');
    if (text === '') {
      await set(outlined(), word, 'word');
      return;
    }
    const { name, size } = editor.recipe.shape;
    try {
      const shape = [`${name}:${size.join('x')}`, ...outlined().map(option => option.join('='))].join();
      const { least } = await app.api.mask({ text, shape });
      const grown = size.map((length, axis) => Math.max(length, least[axis] ?? length));
      if (Math.max(...least) > WIDEST) {
        word.fail(words.tooLong(least));
      } else if (word.value === text) {
        await set([...outlined(), wordOption(text)], word, 'word', grown);
        word.hint(String(grown) === String(size) ? '' : words.grown(grown));
      }
    } catch (error) {
      word.fail(app.explain(error));
    }
  }

  /** Takes masks as the recipe's only ones. */
  function set(masks, at, kind = null, size = null) {
    return editor.change(recipe => {
      recipe.shape.size = size ?? recipe.shape.size;
      const { options } = recipe.shape;
      Object.keys(options).filter(isOfMask).forEach(key => delete options[key]);
      Object.assign(options, Object.fromEntries(masks));
      return dropNumbers(recipe);
    }, { control: at, kind, droppable: ['openings', 'ends'] });
  }

  async function apply(rows) {
    const isFull = rows.every(each => !each.includes('.'));
    const bits = isFull ? null : await app.attempt(() => bitsOf(app.api, rows));
    if (isFull || bits) {
      await set(bits ? [['mask-bits', bits]] : [], control, 'draw');
    }
  }

  async function take(file) {
    const readable = await asPng(file, PIXELS);
    picture = await fileOf(readable);
    threshold.hidden = !/png$/i.test(readable.type + readable.name);
    light.hidden = threshold.hidden;
    light.value = false;
    await read(null);
  }

  let reading = 0;
  let share = null;
  async function read(given) {
    share = given;
    control.fail(null);
    reading += 1;
    const ticket = reading;
    const { name, size } = editor.recipe.shape;
    try {
      const found = await app.api.mask({ file: picture, shape: `${name}:${size.join('x')}`, ...(share === null ? {} : { threshold: share }), ...(light.value ? { invert: true } : {}) });
      if (ticket === reading) {
        await set([['mask-bits', found.option.slice(found.option.indexOf('=') + 1)]], control, 'threshold');
      }
    } catch (error) {
      control.fail(app.explain(error));
    }
  }

  async function begin() {
    const rows = await app.attempt(() => rowsOf(app.api, editor.recipe.shape));
    if (rows && await app.attempt(() => drawing.begin(editor.recipe, rows))) {
      draw.setAttribute('aria-pressed', 'true');
      tools.hidden = false;
    }
  }

  function end() {
    draw.setAttribute('aria-pressed', 'false');
    tools.hidden = true;
    drawing.end();
  }

  listenForDrop(root, file => take(file), outside => drop.classList.toggle('over', !outside));

  function sync(recipe, /** @type {Scene} */ scene) {
    const { options } = recipe.shape;
    root.hidden = !editor.shape.mask;
    none.hidden = !Object.keys(options).some(isOfMask);
    outline.value = options.mask ?? NONE;
    if (document.activeElement !== word.input || options['mask-bits']) {
      word.value = wordIn(options);
    }
    if (!options['mask-bits']) {
      threshold.hidden = true;
      light.hidden = true;
    }
    root.open ||= Object.keys(options).some(key => isOfMask(key) && key !== 'mask');
    left.textContent = notesOf(scene).map(texts.whole).join(' ');
    left.hidden = !left.textContent;
    control.fail(null);
  }

  const key = event => {
    if (event.key === 'Escape' && drawing.isOn) {
      end();
      return true;
    }
    return drawing.isOn && drawing.key(event);
  };
  return { root, sync, leave: end, key };
}


function listenForDrop(target, onFile, over) {
  target.addEventListener('dragover', event => {
    event.preventDefault();
    over(false);
  });
  target.addEventListener('dragleave', () => over(true));
  target.addEventListener('drop', event => {
    event.preventDefault();
    event.stopPropagation();
    over(true);
    if (event.dataTransfer.files[0]) {
      onFile(event.dataTransfer.files[0]);
    }
  });
}
