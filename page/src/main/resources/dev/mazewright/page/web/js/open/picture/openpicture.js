// The picture that is open: how it is read, what the server understood of it, and the path on it.
import { hasEngine } from '../../engine/engine.js';
import { isReadContent } from './kinds.js';
import { texts } from './texts.js';
/** @import { App, Source } from '../../types.js' */

/** What of a source decides what the server answers, besides the file. */
const rest = ({ file, ...others }) => JSON.stringify(others);

/** Whether two sources are of the same file and read in the same way. */
const isSame = (one, other) => other !== null && one.file.content === other.file.content && rest(one) === rest(other);

/** The picture of an Opening, as cells or as an area; emits 'file' of the app whenever something has changed. */
export class OpenPicture {
  /** {file, picture, start, goals, as}: what requests for it carry; null where no picture is open. */
  source = null;
  /** What the server understood; null while it reads. */
  answer = null;
  /** Whether the picture is looked at, and not the maze that it shows. */
  isSeen = true;
  #app;
  #opening;
  #abort = null;
  #steps = null;
  /** What was there when the server had answered last. */
  #settled = { source: null, answer: null };

  constructor(/** @type {App} */ app, opening) {
    [this.#app, this.#opening] = [app, opening];
    this.#travel(app.history.here.area ?? null);
    app.on('area', area => {
      this.#travel(area);
      if (area !== null) {
        app.enter('open');
        app.emit('file', opening);
      }
    });
  }

  /** Whether the server reads it. */
  get isReading() {
    return this.#abort !== null;
  }

  /** Whether it is understood as the maze of cells that is open. */
  get isOpenMaze() {
    return this.answer?.as === 'cells' && this.#app.source?.file?.content === this.source.file.content;
  }

  /**
   * Reads a file {name, content} with options {as, start, goal, threshold, corners, page} and opens what it shows: cells as a maze,
   * between other ends where {start, goals} are given; an area beside the maze that is open. Changes of one `kind` share an
   * entry of the history. Gives the answer, or null.
   */
  async read(file, options = {}, others = {}, kind = null) {
    const source = { file, ...(Object.keys(options).length > 0 ? { picture: options } : {}), ...others };
    const answer = await this.#ask(source);
    if (answer?.as === 'cells') {
      const { as, ...more } = options;
      const isPlain = answer.exact && Object.keys(more).length === 0;
      const picture = isPlain ? {} : { picture: { ...more, as: 'cells' } };
      this.source = { file: this.source.file, ...picture, ...others };
      this.#settled = { source: this.source, answer };
      await this.#opening.openPicture(this.source, kind);
    } else if (answer?.as === 'area') {
      this.source = { file: this.source.file, picture: { ...options, as: 'area' } };
      this.#settled = { source: this.source, answer };
      this.#app.history.edit({ area: this.source }, { kind });
      this.#app.emit('edited');
      this.#app.say(answer.path ? texts.solvedArea(file.name) : texts.readArea(file.name));
    }
    return answer;
  }

  /** Reads the same picture with some options changed; those that are undefined are left out. */
  change(changes, kind = null) {
    const options = Object.fromEntries(Object.entries({ ...this.source.picture, ...changes }).filter(([, value]) => value !== undefined));
    const { as } = this.source;
    return this.read(this.source.file, options, as && !changes.as ? { as } : {}, kind);
  }

  /** The page of the file that is read, from 1. */
  get page() {
    return this.source?.picture?.page ?? 1;
  }

  /** Reads another page of the same file, by itself as cells or as an area. */
  turnTo(page) {
    const { name, content } = this.source.file; // of which the server keeps the other page alone
    return this.read({ name, content }, page === 1 ? {} : { page }, {}, 'picture page');
  }

  /** Takes up the file that is open, where that is a picture, and a server reads pictures. */
  follow(/** @type {Source} */ source) {
    if (this.#app.history.here.area) {
      return; // it is beside the maze
    }
    const { file } = source;
    if (hasEngine || !file || file.format || source.generator || !isReadContent(file.content)) {
      this.close();
    } else if (!isSame(source, this.source)) {
      const isOther = file.content !== this.source?.file.content;
      const { isSeen } = this;
      this.#take(source);
      this.isSeen = isOther || isSeen;
    }
  }

  /** Asks what the picture shows that undo, or the page when it was loaded again, has opened. */
  async load() {
    if (this.source !== null && this.answer === null && !this.isReading && !this.#isStuck) {
      await this.#ask(this.source);
    }
  }

  /** Whether what is open could not be read. */
  get #isStuck() {
    return this.#opening.error !== null;
  }

  close() {
    this.#take(null);
  }

  /** Reads no more: what was there before is open. */
  cancel() {
    if (this.#abort !== null) {
      const abort = this.#abort;
      this.#abort = null;
      abort.abort();
      Object.assign(this, this.#settled);
    }
  }

  /** The steps of understanding: [{name, title, png}]; null where the server does not give them. */
  async steps() {
    const { answer } = this;
    if (this.#steps?.of !== answer) {
      const found = await this.#app.attempt(() => this.#app.busy(this.#app.api.pictureLayers(this.source)));
      this.#steps = { of: answer, layers: found?.layers ?? null };
    }
    return this.#steps.layers;
  }

  /** The picture as a blob, with the path drawn on it or without: `show` is 'solved' or 'picture'. */
  image(show) {
    return this.#app.busy(this.#app.api.pictureImage(this.source, { show }));
  }

  /** Takes up an area that undo has gone to, or the page when it was loaded again. */
  #travel(area) {
    if (area !== null && !isSame(area, this.source)) {
      this.#take(area);
    }
  }

  /** What is open now, of which the server is to be asked. */
  #take(/** @type {Source} */ source) {
    this.cancel();
    this.source = source;
    this.answer = null;
    this.isSeen = true;
    this.#settled = { source, answer: null };
  }

  /** Asks for what a source shows; until that is known, what is known of the same picture stays. */
  async #ask(/** @type {Source} */ source) {
    this.#abort?.abort();
    const abort = new AbortController();
    this.#abort = abort;
    this.answer = this.source?.file.content === source.file.content ? this.answer : null;
    this.source = source;
    this.#opening.begin();
    try {
      const answer = await this.#app.busy(this.#app.api.picture(source, { signal: abort.signal }));
      if (abort !== this.#abort) {
        return null;
      }
      this.#abort = null;
      this.source = { ...source, file: { ...source.file, sha256: answer.sha256 } };
      this.answer = answer;
      this.#settled = { source: this.source, answer };
      this.#opening.end(source.file.name, answer.as === null ? texts.notUnderstood(answer) : null);
      return answer;
    } catch (error) {
      if (abort === this.#abort) {
        this.#abort = null;
        Object.assign(this, this.#settled);
        this.#opening.end(source.file.name, error);
      }
      return null;
    }
  }
}
