// What was opened from a file: its bytes, its format, and the error if there was one. Panels and drops share one.
import { base64Of } from '../bytes.js';
import { hasEngine } from '../engine/engine.js';
import { nameOfFormat } from '../names.js';
import { recipeOfFile, recipeOfText } from './carried.js';
import { GRAPH, isGraph, openGraph } from './graph.js';
import { asPng, drawnAnew, PIXELS, readable } from './picture/decode.js';
import { isForeign, isRead } from './picture/kinds.js';
import { OpenPicture } from './picture/openpicture.js';
import { texts as pictureTexts } from './picture/texts.js';
import { texts } from './texts.js';
/** @import { App, Source } from '../types.js' */

const MEBIBYTE = 1 << 20;
/** The status of what has more pixels than the server reads. */
const TOO_LARGE = 413;

/** Opens files in the app; emits 'file' with itself whenever something has changed. */
export class Opening {
  /** The instance of an app. */
  static of(/** @type {App} */ app) {
    app.opening ??= new Opening(app);
    return app.opening;
  }

  constructor(/** @type {App} */ app) {
    this.app = app;
    this.file = null;
    this.others = {};
    this.scene = null;
    this.error = null;
    this.picture = new OpenPicture(app, this);
    this.#follow();
    app.on('scene', () => this.#follow());
  }

  /** Takes up the file that is open: undo, redo and reloading restore files too. */
  #follow() {
    const { file, ...others } = this.app.source ?? {};
    if (file) {
      Object.assign(this, { file, others, scene: this.app.scene, error: null });
    }
    this.picture.follow(this.app.source ?? {});
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
    const head = new Uint8Array(await file.slice(0, 4096).arrayBuffer());
    const isPicture = isRead(head) || isForeign(head);
    if (file.size === 0 || (file.size > this.#mostBytes && !isPicture)) {
      this.file = null;
      this.fail(file.name, file.size === 0 ? texts.empty : texts.tooLarge(texts.bytes(file.size), texts.bytes(this.#mostBytes)));
      return;
    }
    this.error = null;
    this.app.emit('file', this);
    this.app.say(texts.reading(file.name));
    const bytes = new Uint8Array(await file.arrayBuffer());
    const recipe = recipeOfFile(bytes);
    if (recipe === null && isPicture) {
      await (hasEngine ? this.#takeDrawing(file) : this.#takePicture(file));
    } else if (recipe === null) {
      const read = { name: file.name || 'pasted', content: await base64Of(file) };
      await (isGraph(bytes) ? openGraph(this, read) : this.open(read));
    } else {
      await this.openRecipe(recipe, file.name);
    }
  }

  get #mostBytes() {
    return Math.floor((this.app.catalog?.limits?.body ?? MEBIBYTE) * 3 / 4) - 1024;
  }

  /** Opens a clean drawing of a maze: photographs need a server, which reads them. */
  async #takeDrawing(file) {
    const drawing = await asPng(file, PIXELS);
    await this.open({ name: drawing.name, content: await base64Of(drawing) });
    if (this.error) {
      this.file = null;
      this.fail(file.name, pictureTexts.elsewhere(this.error.sentence));
    }
  }

  /** Opens a picture as it is, or, where it is too large or in a format that only the browser decodes, drawn anew. */
  async #takePicture(file) {
    const sent = await readable(file, this.#mostBytes);
    if (sent === null) {
      this.file = null;
      this.fail(file.name, pictureTexts.undecodable);
      return;
    }
    const read = async one => this.picture.read({ name: file.name || 'pasted.png', content: await base64Of(one) });
    await read(sent);
    const smaller = this.error?.status === TOO_LARGE ? await drawnAnew(sent) : null;
    if (smaller !== null) {
      await read(smaller);
    }
    if (!this.error && (smaller !== null || file.size > this.#mostBytes)) {
      this.app.say(pictureTexts.scaled);
    }
  }

  /** Opens the maze of cells that a picture shows. */
  async openPicture({ file, ...others }, kind) {
    const scene = await this.attempt(file.name, { file, ...others }, { kind });
    if (scene) {
      this.app.say(texts.opened(file.name, nameOfFormat(scene.format ?? scene.shape)));
    }
  }

  /** The server begins to read a picture. */
  begin() {
    this.error = null;
    this.app.emit('file', this);
  }

  /** It has read it; `failure` is an error, or a sentence, or null. */
  end(name, failure) {
    if (failure === null) {
      this.app.emit('file', this);
    } else {
      this.file = null;
      this.fail(name, typeof failure === 'string' ? failure : this.#sentence(failure), failure.status);
    }
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
    const scene = await this.attempt(name ?? recipe, { recipe });
    if (scene && name) {
      this.app.say(texts.openedRecipe(name));
    }
  }

  /** Opens a file {name, content, format}, with its own ends or others: {start, goals, as}; a graph with {generator, seed}. */
  async open(file, others = {}) {
    this.file = file;
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

  async attempt(name, /** @type {Source} */ source, options = {}) {
    this.error = null;
    try {
      const scene = await this.app.open(source, options);
      this.scene = scene ?? this.scene;
      this.app.emit('file', this);
      return scene;
    } catch (error) {
      this.fail(name, this.#sentence(error));
      return null;
    }
  }

  #sentence(error) {
    return error.name === 'ApiError' && error.status === 0 ? texts.unreachable : this.app.explain(error);
  }

  /** Reports why something could not be opened, with its name once. */
  fail(name, reason, status = null) {
    const sentence = reason.startsWith(name) ? reason.slice(name.length).replace(/^[:,] /, '') : reason;
    this.error = { name, sentence, status };
    this.app.say(`${texts.failed(name)}: ${sentence}`, 'error');
    this.app.emit('file', this);
  }
}

/** Whether a File, or a text, is a book or a style for one. */
export const isBook = ({ name }, text = '') => /\.toml$/i.test(name) || /^[ \t]*\[\[[ \t]*section[ \t]*\]\]/m.test(text);

/** Opens a File in the panel Book. */
export async function openBook(/** @type {App} */ app, file) {
  await app.enter('book');
  await app.panels.book?.open(file);
}
