// A picture that the maze hides: the solution, filled, shows it.
import { button, checkbox, details, el, failLine, field, fileInput } from '../controls/controls.js';
import { base64Of } from '../bytes.js';
import { asPng } from '../open/picture/decode.js';
import { shapeText } from '../recipe.js';
import { Newest } from '../shell/newest.js';
import { bitsOf, rowsOf, wordOption } from './maskbits.js';
import { texts } from './picturetexts.js';

/** Pixels along the longer side of a picture; each is 2 x 2 cells. */
const GRAIN = 40;
/** Columns of pixels for each letter of a word. */
const LETTER = 16;
/** A picture is scaled down to this number of pixels: far more than a maze has. */
const PIXELS = 1_000_000;

/** The controls for a picture maze, folded unless the maze is one. */
export class PictureSection {
  #editor;
  #app;
  #picture = null;
  #newest = new Newest();
  #light = checkbox({ label: texts.light, onChange: () => this.#picture && this.#take() });
  #word;
  #region = el('canvas', { class: 'drawing', hidden: true, role: 'img', 'aria-label': texts.region });
  #wrong = failLine();
  root;

  constructor(editor) {
    this.#editor = editor;
    this.#app = editor.app;
    const chooser = fileInput(file => this.#open(file), { accept: 'image/*,.txt,text/plain', 'aria-label': texts.choose });
    const choose = button(texts.choose, () => chooser.click(), { icon: 'open' });
    this.#word = field({ label: texts.word, placeholder: texts.example, onChange: text => text && this.#write(text) });
    this.#light.hidden = true;
    this.root = details(texts.title, {}, el('p', { class: 'hint', text: texts.hint }), choose, chooser, this.#wrong, this.#light, this.#word, this.#region);
  }

  async #open(file) {
    const readable = await asPng(file, PIXELS);
    const shape = readable.type.startsWith('image/') ? await sizeOf(readable) : null;
    this.#picture = { file: { name: readable.name, content: await base64Of(readable) }, shape };
    this.#light.hidden = false;
    await this.#take();
  }

  #take() {
    const { file, shape } = this.#picture;
    return this.#show(signal => this.#app.api.mask({ file, ...(shape && { shape }), invert: this.#light.value }, { signal }).then(({ rows }) => rows));
  }

  #write(text) {
    this.#picture = null;
    this.#light.hidden = true;
    const options = Object.fromEntries([wordOption(text)]);
    return this.#show(() => rowsOf(this.#app.api, { name: 'rectangle', size: [LETTER + 4, LETTER * text.length + 4], options }));
  }

  /** Hides what these rows show. */
  async #show(read) {
    this.#wrong.say(null);
    try {
      const rows = await this.#newest.run(read);
      if (rows !== null) {
        this.#draw(rows);
        const paint = await bitsOf(this.#app.api, rows);
        await this.#editor.change(recipe => {
          recipe.shape = { name: 'rectangle', size: [2 * rows.length, 2 * rows[0].length], options: {} };
          recipe.generator = { name: 'picture', options: { paint } };
          Object.assign(recipe, { transforms: [], start: null, goals: [], openings: [] });
        }, { control: { fail: sentence => this.#wrong.say(sentence) } });
      }
    } catch (error) {
      this.#wrong.say(this.#app.explain(error));
    }
  }

  #draw(rows) {
    const canvas = /** @type {HTMLCanvasElement} */ (this.#region);
    canvas.hidden = false;
    canvas.width = rows[0].length;
    canvas.height = rows.length;
    const context = canvas.getContext('2d');
    rows.forEach((row, y) => [...row].forEach((place, x) => place === '#' && context.fillRect(x, y, 1, 1)));
  }

  sync(recipe) {
    const isPicture = recipe.generator.name === 'picture';
    this.root.open ||= isPicture;
    if (!isPicture) {
      this.#region.hidden = true;
    }
  }
}

/** The shape, in pixels of the maze, that a picture fills in its proportions. */
async function sizeOf(file) {
  const image = await createImageBitmap(file);
  const longer = Math.max(image.width, image.height);
  const size = [image.height, image.width].map(side => Math.max(1, Math.round(GRAIN * side / longer)));
  image.close();
  return shapeText({ name: 'rectangle', size, options: {} });
}
