// A picture that the maze hides: the solution, filled, shows it.
import { button, checkbox, details, el, failLine, field, fileInput, slider } from '../controls/controls.js';
import { base64Of, uriOf } from '../bytes.js';
import { asPng } from '../open/picture/decode.js';
import { shapeText } from '../recipe.js';
import { Newest } from '../shell/newest.js';
import { bitsOf } from './maskbits.js';
import { asWord } from './word.js';
import { texts } from './picturetexts.js';
import { texts as shared } from './texts.js';

/** Pixels along the longer side of a picture, each 2 x 2 cells: by areas, and by edges, which are thin. */
const GRAIN = 40;
const EDGES = 80;
/** Of all contrasts, those of edges are up to a fifth. */
const FAINT = 5;
/** How small mazes are drawn beside what they hide. */
const SMALL = { format: 'png', cellSize: 4, wallThickness: 1, margin: 2 };
/** Larger mazes are seen on the stage alone. */
const MOST = 250_000;
/** A picture is scaled down to this number of pixels: far more than a maze has. */
const PIXELS = 1_000_000;

/** The controls for a picture maze, folded unless the maze is one. */
export class PictureSection {
  #editor;
  #app;
  #picture = null;
  #newest = new Newest();
  #light = checkbox({ label: texts.light, onChange: () => this.#take() });
  #edges = checkbox({ label: texts.edges, onChange: () => this.#take(null) });
  #threshold = slider({
    label: shared.masks.threshold, min: 0, max: 1, step: 0.01, value: 0.5, format: shared.share, onInput: share => this.#take(share),
  });
  #share = null;
  #word;
  #region = el('canvas', { class: 'drawing', hidden: true, role: 'img', 'aria-label': texts.region });
  #maze = el('img', { class: 'drawing', alt: texts.maze });
  #solved = el('img', { class: 'drawing', alt: texts.solved });
  #views = el('div', { class: 'painted', hidden: true }, this.#region, this.#maze, this.#solved);
  #drawn = new Newest();
  #shown = null;
  /** The picture that the canvas shows, as bits. */
  #paint = null;
  #wrong = failLine();
  root;

  constructor(editor) {
    this.#editor = editor;
    this.#app = editor.app;
    const chooser = fileInput(file => this.#open(file), { accept: 'image/*,.txt,text/plain', 'aria-label': texts.choose });
    const choose = button(texts.choose, () => chooser.click(), { icon: 'open' });
    this.#word = field({ label: texts.word, placeholder: texts.example, onChange: text => text && this.#write(text) });
    this.#offer([]);
    this.root = details(texts.title, {}, el('p', { class: 'hint', text: texts.hint }), choose, chooser, this.#wrong, this.#edges, this.#threshold, this.#light,
      this.#word, this.#views);
    this.root.addEventListener('toggle', () => this.#look());
  }

  /** Shows those of the controls that are for pictures which have a use. */
  #offer(controls) {
    [this.#light, this.#edges, this.#threshold].forEach(each => { each.hidden = !controls.includes(each); });
  }

  async #open(file) {
    const readable = await asPng(file, PIXELS);
    const sides = readable.type.startsWith('image/') ? await sidesOf(readable) : null;
    this.#picture = { file: { name: readable.name, content: await base64Of(readable) }, sides };
    this.#offer(sides ? [this.#light, this.#edges, this.#threshold] : [this.#light]);
    this.#edges.value &&= sides !== null;
    await this.#take(null);
  }

  #take(share = this.#share) {
    this.#share = share;
    const { file, sides } = this.#picture;
    const edges = this.#edges.value;
    const threshold = share !== null && edges ? share / FAINT : share;
    const shape = sides && shapeIn(sides, edges ? EDGES : GRAIN);
    return this.#show(signal => this.#app.api.mask({
      file, ...(shape && { shape }), invert: this.#light.value, edges, threshold: threshold === null ? null : String(Number(threshold.toFixed(4))),
    }, { signal }).then(({ rows }) => rows));
  }

  #write(text) {
    this.#picture = null;
    this.#offer([]);
    return this.#show(() => asWord(this.#app.api, { text, hidden: true }).then(({ rows }) => rows));
  }

  /** Hides what these rows show. */
  async #show(read) {
    this.#wrong.say(null);
    try {
      const rows = await this.#newest.run(read);
      if (rows !== null) {
        this.#draw(rows);
        const paint = await bitsOf(this.#app.api, rows);
        this.#paint = paint;
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
    canvas.width = rows[0].length;
    canvas.height = rows.length;
    const context = canvas.getContext('2d');
    rows.forEach((row, y) => [...row].forEach((place, x) => place === '#' && context.fillRect(x, y, 1, 1)));
  }

  /** Shows the maze and the solved maze beside what is hidden in it. */
  async #look() {
    const { recipe } = this.#editor;
    const text = this.#editor.print(recipe);
    if (!this.root.open || this.#views.hidden || this.#shown === text) {
      return;
    }
    this.#shown = text;
    const pictures = await this.#app.attempt(() => this.#drawn.run(signal => Promise.all([false, true].map(async solution =>
      uriOf(await (await this.#app.api.maze({ recipe: text }, { ...SMALL, solution }, { signal })).blob())))));
    if (pictures) {
      [this.#maze.src, this.#solved.src] = pictures;
    }
  }

  sync(recipe) {
    const { paint } = recipe.generator.options;
    const isPicture = recipe.generator.name === 'picture' && Boolean(paint);
    this.root.open ||= isPicture;
    const [rows, columns] = recipe.shape.size;
    this.#views.hidden = !isPicture || rows * columns > MOST;
    this.#region.hidden = paint !== this.#paint;
    this.#look();
  }
}

/** The sides of a picture, {rows, columns}. */
async function sidesOf(file) {
  const image = await createImageBitmap(file);
  const sides = { rows: image.height, columns: image.width };
  image.close();
  return sides;
}

/** The shape, in pixels of the maze, that a picture fills in its proportions. */
function shapeIn({ rows, columns }, grain) {
  const longer = Math.max(rows, columns);
  return shapeText({ name: 'rectangle', size: [rows, columns].map(side => Math.max(1, Math.round(grain * side / longer))), options: {} });
}
