// What was opened from a file: its bytes, its format, and the error if there was one. Panels and drops share one.
import { nameOfFormat } from '../names.js';
import { isBook, openBook } from './book.js';
import { recipeOfFile, recipeOfText } from './carried.js';
import { GRAPH, isGraphMl, openGraph } from './graph.js';
import { decode, isPicture, isPng } from './picture/decode.js';
import { Photo } from './picture/photo.js';
import { texts as pictureTexts } from './picture/texts.js';
import { texts } from './texts.js';

const MEBIBYTE = 1 << 20;

/** Opens files in the app; emits 'file' with itself whenever something has changed. */
export class Opening {
  /** The instance of an app. */
  static of(app) {
    app.opening ??= new Opening(app);
    return app.opening;
  }

  constructor(app) {
    this.app = app;
    this.file = null;
    this.others = {};
    this.scene = null;
    this.error = null;
    /** The Photo that was opened last, or null. */
    this.photo = null;
    this.#follow();
    app.on('scene', () => this.#follow());
  }

  /** Takes up the file that is open: undo, redo and reloading restore files too. */
  #follow() {
    const { file, ...others } = this.app.source ?? {};
    if (file) {
      Object.assign(this, { file, others, scene: this.app.scene, error: null });
      this.#forgetOtherPhoto();
    }
  }

  /** The photo goes when another file, or a recipe, is open. */
  #forgetOtherPhoto() {
    if (this.photo?.content !== this.file?.content) {
      this.photo = null;
    }
  }

  /** Whether what is shown comes from the file that was opened. */
  get isShown() {
    return this.file !== null && this.scene !== null && this.scene === this.app.scene;
  }

  /** Reads a File of the browser, and opens it. */
  async take(file) {
    if (isBook(file)) {
      await openBook(this.app, file);
      return;
    }
    const start = new Uint8Array(await file.slice(0, 16).arrayBuffer());
    const most = isPicture(start) ? Infinity : this.#mostBytes;
    if (file.size === 0 || file.size > most) {
      this.file = null;
      this.fail(file.name, file.size === 0 ? texts.empty : texts.tooLarge(texts.bytes(file.size), texts.bytes(most)));
      return;
    }
    this.error = null;
    this.app.emit('file', this);
    this.app.say(texts.reading(file.name));
    const bytes = new Uint8Array(await file.arrayBuffer());
    const recipe = recipeOfFile(bytes);
    if (recipe === null && isPicture(bytes)) {
      await this.#takePicture(file, bytes);
    } else if (recipe === null) {
      const read = { name: file.name || 'pasted', content: await base64(bytes) };
      await (isGraphMl(bytes) ? openGraph(this, read) : this.open(read));
    } else {
      await this.openRecipe(recipe, file.name);
    }
  }

  get #mostBytes() {
    return Math.floor((this.app.catalog?.limits?.body ?? MEBIBYTE) * 3 / 4) - 1024;
  }

  /** Opens a picture: a PNG as it is where the server can read that, all else as the browser decodes it. */
  async #takePicture(file, bytes) {
    const name = file.name || 'pasted.png';
    const found = await decode(file, this.app.catalog.limits.pixels);
    const isWhole = found === null || found.from[0] === found.canvas.width;
    const photo = found && new Photo(name, found.canvas);
    if (isPng(bytes) && isWhole && bytes.length <= this.#mostBytes) {
      const content = await base64(bytes);
      if (photo) {
        photo.content = content;
        photo.readAsItIs();
      }
      await this.open({ name, content }, {}, photo);
    } else if (photo) {
      await this.readPhoto(photo);
      if (!isWhole && !this.error) {
        this.app.say(pictureTexts.scaled(found.from, [found.canvas.width, found.canvas.height]));
      }
    } else {
      this.file = null;
      this.fail(name, pictureTexts.undecodable);
    }
  }

  /**
   * Reads a photo, or the one that is open once more, with its corners and threshold. The server reads drawings; between
   * corners that were marked, and where the server sees none, the page looks for squares. Gives the scene, or null.
   */
  async readPhoto(photo = this.photo) {
    const squares = photo.isWhole ? null : photo.squares();
    if (squares) {
      return this.#openSquares(photo, squares);
    }
    photo.content = await base64(await photo.drawing());
    const scene = await this.open({ name: photo.name, content: photo.content }, {}, photo);
    const seen = scene === null && photo.isWhole ? photo.squares() : null;
    return seen !== null && seen.unsure === 0 ? this.#openSquares(photo, seen) : scene;
  }

  async #openSquares(photo, squares) {
    photo.content = btoa(squares.text);
    const scene = await this.open({ name: photo.name, content: photo.content, format: 'text' }, {}, photo);
    if (scene) {
      this.app.say(pictureTexts.squares(photo.name, squares));
    }
    return scene;
  }

  /** Opens a text that was typed or pasted: a recipe, or a maze in characters. */
  async takeText(text) {
    const recipe = recipeOfText(text);
    if (recipe === null) {
      await this.take(new File([text], isBook({ name: '' }, text) ? 'pasted.toml' : 'pasted.txt'));
    } else {
      await this.openRecipe(recipe, null);
    }
  }

  async openRecipe(recipe, name) {
    this.file = null;
    this.photo = null;
    const scene = await this.attempt(name ?? recipe, { recipe });
    if (scene && name) {
      this.app.say(texts.openedRecipe(name));
    }
  }

  /** Opens a file {name, content, format}, with its own ends or others: {start, goals, as}; a graph with {generator, seed}. */
  async open(file, others = {}, photo = this.photo) {
    this.file = file;
    this.photo = photo;
    this.#forgetOtherPhoto();
    this.others = others;
    const scene = await this.attempt(file.name, { file, ...others });
    if (scene) {
      this.app.say(texts.opened(file.name, nameOfFormat(scene.format ?? file.format ?? scene.shape)));
    }
    return scene;
  }

  /** Reads the same file as another format, as a graph, or in the detected format. */
  readAs(format) {
    const { format: before, ...file } = this.file;
    return format === GRAPH ? openGraph(this, file) : this.open(format ? { ...file, format } : file);
  }

  /** Takes tiles for walls and cells, or for tiles. */
  takeCells(isOn) {
    return this.open(this.file, isOn ? { as: 'cells' } : {});
  }

  async attempt(name, source) {
    this.error = null;
    try {
      const scene = await this.app.open(source);
      this.scene = scene ?? this.scene;
      this.app.emit('file', this);
      return scene;
    } catch (error) {
      this.fail(name, error.name === 'ApiError' && error.status === 0 ? texts.unreachable : this.app.explain(error));
      return null;
    }
  }

  /** Reports why something could not be opened, with its name once. */
  fail(name, reason) {
    const sentence = reason.startsWith(name) ? reason.slice(name.length).replace(/^[:,] /, '') : reason;
    this.error = { name, sentence };
    this.app.say(`${texts.failed(name)}: ${sentence}`, 'error');
    this.app.emit('file', this);
  }
}

/** Bytes as base64, by the browser, which is faster than a loop. */
function base64(bytes) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result.slice(reader.result.indexOf(',') + 1));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(new Blob([bytes]));
  });
}
