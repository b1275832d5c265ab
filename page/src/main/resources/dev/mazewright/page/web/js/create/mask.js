// The mask: none, an outline, a word, a picture, or drawn by hand.
import { button, checkbox, details, el, failLine, field, fileInput, message, row, select, slider, stepper } from '../controls/controls.js';
import { base64Of } from '../bytes.js';
import { notesOf } from '../say/sentences.js';
import { asPng } from '../open/picture/decode.js';
import { isOfMask, shapeText, withoutMask } from '../recipe.js';
import { choiceOfId } from '../names.js';
import { Newest } from '../shell/newest.js';
import { droppedNumbers } from '../shell/fitting.js';
import { texts } from './texts.js';
import { MaskDrawing } from './maskdrawing.js';
import { bitsIn, bitsOf, rowsOf, stretched, wordIn } from './maskbits.js';
import { MaskWords } from './word.js';
/** @import { Scene } from '../types.js' */

const words = texts.masks;
const NONE = '';
/** A word that needs more rows or columns than this would be no picture of a word. */
const WIDEST = 400;
/** A picture that is no PNG is scaled down to this number of pixels: far more than a maze has cells. */
const PIXELS = 1_000_000;

/** The controls for a mask, folded if the maze has no mask. */
export class MaskSection {
  #editor;
  #app;
  #picture = null;
  /** The masks that were read from the picture, as bits. */
  #read = new Set();
  #words;
  /** The size that a word has made of another, {from, to}, or null. */
  #grown = null;
  #outline;
  #word;
  #threshold = slider({
    label: words.threshold, min: 0, max: 1, step: 0.01, value: 0.5, format: texts.share, hint: words.thresholdHint,
    onInput: share => this.#take(share),
  });
  #light = checkbox({ label: words.light, onChange: () => this.#picture && this.#take(this.#share) });
  #drawing;
  #draw = button(words.draw, () => (this.#drawing.isOn ? this.#end() : this.#begin()), { icon: 'pencil', pressed: false });
  #tools;
  #none = button(words.remove, () => this.#set([], this.#outline), { kind: 'quiet' });
  #left = message();
  root;
  #control;
  #newest = new Newest();
  #share = null;

  constructor(editor) {
    this.#editor = editor;
    this.#app = editor.app;
    this.#words = new MaskWords(editor.app.api);
    editor.bitsAt = (...given) => this.#app.attempt(() => this.#bitsAt(...given));
    const outlines = this.#app.catalog.shapes.flatMap(each => each.options).find(each => each.key === 'mask');
    const names = outlines?.choices ?? [];
    let waiting = 0;
    this.#outline = select({
      label: words.outline,
      options: [{ value: NONE, label: words.none }, ...names.map(choiceOfId)],
      onChange: () => (this.#word.value ? this.#write(this.#word.value) : this.#set(this.#outlined(), this.#outline)),
    });
    this.#word = field({
      label: words.word, placeholder: words.wordExample, onInput: text => {
        clearTimeout(waiting);
        waiting = setTimeout(() => this.#write(text), 150);
      },
    });
    const chooser = fileInput(file => this.#open(file), { accept: 'image/*,.txt,text/plain', 'aria-label': words.picture });
    const choose = button(words.choosePicture, () => chooser.click(), { icon: 'open' });
    const wrong = failLine();
    const drop = el('div', { class: 'drop' }, el('p', { class: 'hint', text: words.dropHint }), choose, chooser, wrong);
    this.#threshold.hidden = true;
    this.#light.hidden = true;
    this.#drawing = new MaskDrawing(this.#app, { onEnd: rows => this.#apply(rows), onDone: () => this.#end() });
    const brush = stepper({ label: words.brush, min: 1, max: 50, value: 1, onInput: size => { this.#drawing.brush = size; } });
    this.#tools = el('div', { class: 'mask-tools', hidden: true },
      el('p', { class: 'hint', text: words.drawHint }), brush,
      row(button(words.invert, () => this.#drawing.edit('invert'), { icon: 'invert' }),
        button(words.clear, () => this.#drawing.edit('clear'), { icon: 'eraser' }),
        button(words.fill, () => this.#drawing.edit('fill'))),
      button(words.done, () => this.#end(), { kind: 'primary' }));
    this.root = details(words.title, {}, this.#outline, this.#word, drop, this.#threshold, this.#light, this.#draw, this.#tools,
      this.#left, this.#none);
    this.#control = { fail: wrong.say };
    listenForDrop(this.root, file => this.#open(file), outside => drop.classList.toggle('over', !outside));
  }

  /** The option for the outline that is chosen, in a list, which is empty for none. */
  #outlined() {
    return this.#outline.value === NONE ? [] : [['mask', this.#outline.value]];
  }

  /** A word is a mask, or stands in the outline, on a grid that is as large as its letters need, and no larger than it was before. */
  async #write(text) {
    this.#word.hint('');
    const { name, size } = this.#editor.recipe.shape;
    const before = String(size) === String(this.#grown?.to) ? this.#grown.from : size;
    if (text === '') {
      this.#grown = null;
      await this.#set(this.#outlined(), this.#word, 'word', before);
      return;
    }
    try {
      const { least, masks } = await this.#words.on({ name, size: before, options: Object.fromEntries(this.#outlined()) }, text);
      const grown = before.map((length, axis) => Math.max(length, least[axis] ?? length));
      if (Math.max(...least) > WIDEST) {
        this.#word.fail(words.tooLong(least));
      } else if (this.#word.value === text) {
        await this.#set([...this.#outlined(), ...masks], this.#word, 'word', grown);
        this.#grown = String(grown) === String(before) ? null : { from: before, to: grown };
        this.#word.hint(this.#grown === null ? '' : words.grown(grown));
      }
    } catch (error) {
      this.#word.fail(this.#app.explain(error));
    }
  }

  /** Takes masks as the recipe's only ones. */
  #set(masks, at, kind = null, size = null) {
    return this.#editor.change(recipe => {
      recipe.shape.size = size ?? recipe.shape.size;
      const { options } = recipe.shape;
      Object.keys(options).filter(isOfMask).forEach(key => delete options[key]);
      Object.assign(options, Object.fromEntries(masks));
      return droppedNumbers(recipe);
    }, { control: at, kind, droppable: ['openings', 'ends'] });
  }

  async #apply(rows) {
    const isFull = rows.every(each => !each.includes('.'));
    const bits = isFull ? null : await this.#app.attempt(() => bitsOf(this.#app.api, rows));
    if (isFull || bits) {
      await this.#set(bits ? [['mask-bits', bits]] : [], this.#control, 'draw');
    }
  }

  async #open(file) {
    const readable = await asPng(file, PIXELS);
    this.#picture = { name: readable.name, content: await base64Of(readable) };
    this.#read.clear();
    this.#threshold.hidden = !/png$/i.test(readable.type + readable.name);
    this.#light.hidden = this.#threshold.hidden;
    this.#light.value = false;
    await this.#take(null);
  }

  async #take(given) {
    this.#share = given;
    this.#control.fail(null);
    try {
      const bits = await this.#newest.run(signal => this.#pictured(this.#editor.recipe.shape, { signal }));
      if (bits !== null) {
        await this.#set([['mask-bits', bits]], this.#control, 'threshold');
      }
    } catch (error) {
      this.#control.fail(this.#app.explain(error));
    }
  }

  /** The bits of the picture on a shape. */
  async #pictured({ name, size, options }, request = {}) {
    const shape = shapeText({ name, size, options: withoutMask(options) });
    const { option } = await this.#app.api.mask({ file: this.#picture, shape, threshold: this.#share, invert: this.#light.value }, request);
    const bits = bitsIn(option);
    this.#read.add(bits);
    return bits;
  }

  /** The bits of a shape {name, size, options} on one with another `size`, or null for none: pictures and words are read again, all else is stretched. */
  async #bitsAt(shape, size, as = shape) {
    const bits = shape.options['mask-bits'];
    const lettered = await this.#words.again(shape.options, { ...as, size });
    if (lettered) {
      return lettered;
    }
    if (!bits || this.#read.has(bits)) {
      return bits ? this.#pictured({ ...as, size }) : null;
    }
    return String(size) === String(shape.size) ? bits : stretched(this.#app.api, shape, size);
  }

  async #begin() {
    this.#editor.takeUp(() => this.#end());
    const rows = await this.#app.attempt(() => rowsOf(this.#app.api, this.#editor.recipe.shape));
    if (rows && await this.#app.attempt(() => this.#drawing.begin(this.#editor.recipe, rows))) {
      this.#draw.setAttribute('aria-pressed', 'true');
      this.#tools.hidden = false;
    }
  }

  #end() {
    this.#draw.setAttribute('aria-pressed', 'false');
    this.#tools.hidden = true;
    this.#drawing.end();
  }

  leave() {
    this.#end();
  }

  sync(recipe, /** @type {Scene} */ scene) {
    const { options } = recipe.shape;
    this.root.hidden = !this.#editor.shape.mask;
    this.#none.hidden = !Object.keys(options).some(isOfMask);
    this.#outline.value = options.mask ?? NONE;
    if (document.activeElement !== this.#word.input || options['mask-bits']) {
      this.#word.value = this.#words.of(options) ?? wordIn(options);
    }
    if (!options['mask-bits']) {
      this.#threshold.hidden = true;
      this.#light.hidden = true;
    }
    this.root.open ||= Object.keys(options).some(key => isOfMask(key) && key !== 'mask');
    if (String(recipe.shape.size) !== String(this.#grown?.to)) {
      this.#word.hint('');
    }
    this.#left.say(notesOf(scene).map(texts.whole).join(' '));
    this.#control.fail(null);
  }

  key(event) {
    if (event.key === 'Escape' && this.#drawing.isOn) {
      this.#end();
      return true;
    }
    return this.#drawing.isOn && this.#drawing.key(event);
  }
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
