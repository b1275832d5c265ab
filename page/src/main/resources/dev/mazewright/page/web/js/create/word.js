// Words as masks: in strokes that recipes have, or, of letters without strokes, as the fonts of this browser draw them.
import { ApiError } from '../api.js';
import { base64Of } from '../bytes.js';
import { lackingIn } from '../canvas/lacking.js';
import { shapeText } from '../recipe.js';
import { optionsIn } from './maskbits.js';
import { texts } from './texts.js';

/** The size in which the server reads letters, in pixels. */
const SIZE = 96;
/** From one line to the next. */
const LINE = 1.3 * SIZE;

/** What the server says of a word, {option, least} or {rows}; a picture goes with one that has letters without strokes. */
export async function asWord(api, /** @type {{ text: string, shape?: string, hidden?: boolean }} */ asked) {
  const said = await api.mask(asked);
  return said.missing ? { ...await api.mask({ ...asked, file: await drawnWord(asked.text) }), isDrawn: true } : said;
}

/** Words of masks; those that were drawn are known again by their bits, so that they can be drawn for another size. */
export class MaskWords {
  #api;
  #drawn = new Map();

  constructor(api) {
    this.#api = api;
  }

  /** The options of a word on a shape {name, size, options} that is as large as the word needs, and the least size that is. */
  async on(shape, /** @type {string} */ text) {
    const { option, least, isDrawn } = await asWord(this.#api, { text, shape: shapeText(shape) });
    const masks = optionsIn(option);
    if (isDrawn) {
      this.#drawn.set(masks.at(-1)[1], text);
    }
    return { least, masks };
  }

  /** The word that options have as bits, or nothing. */
  of(options) {
    return this.#drawn.get(options['mask-bits']);
  }

  /** The bits of the word that options have, for another shape; null if they have none, or it is too small there. */
  async again(options, { name, size }) {
    const text = this.of(options);
    if (text === undefined) {
      return null;
    }
    const { least, masks } = await this.on({ name, size, options: options.mask ? { mask: options.mask } : {} }, text);
    return least.every((length, axis) => length <= size[axis]) ? masks.at(-1)[1] : null;
  }
}

/** A picture of a word, black on white: bold, but for scripts with many strokes; an ApiError where the browser has no font of its letters. */
export async function drawnWord(/** @type {string} */ text) {
  const lacking = lackingIn(text);
  if (lacking.length > 0) {
    throw new ApiError(texts.masks.lacking(lacking), 422);
  }
  const lines = text.split('\n').filter(line => line.trim());
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  const font = `${/\p{Script=Han}/u.test(text) ? '' : 'bold '}${SIZE}px sans-serif`;
  context.font = font;
  canvas.width = Math.ceil(Math.max(...lines.map(line => context.measureText(line).width))) + 2 * SIZE;
  canvas.height = Math.ceil(lines.length * LINE) + SIZE;
  Object.assign(context, { font, textAlign: 'center', textBaseline: 'middle', fillStyle: '#fff' });
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  lines.forEach((line, index) => context.fillText(line, canvas.width / 2, SIZE / 2 + (index + 0.5) * LINE));
  const blob = await new Promise(done => { canvas.toBlob(done, 'image/png'); });
  return { name: 'word.png', content: await base64Of(blob) };
}
