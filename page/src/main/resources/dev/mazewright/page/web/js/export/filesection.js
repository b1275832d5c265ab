// Files of some formats: what they have, a preview, the download, and the command that makes the same file.
import { button, el, group, row, select } from '../controls/controls.js';
import { commandLine, namedEnds } from './command.js';
import { formatChoice } from '../names.js';
import { PICTURES } from '../shell/mazestyle.js';
import { Newest } from '../shell/newest.js';
import { copy, fileName, saveAnswer } from './saving.js';
import { fileOptions } from './options.js';
import { previewOf } from './previews.js';
import { texts } from './texts.js';
/** @import { App } from '../types.js' */

/** A preview waits until no control has changed for this many milliseconds. */
const PAUSE = 200;

/**
 * The section of a preset.
 *
 * @param {import('../app.js').App} app
 * @param {{formats: import('../types.js').FormatEntry[], styled: Set<string>, first: string, actions?: (section: {parameters: () => object,
 *   format: () => object}) => (Element | null)[]}} options `styled` are the names of the parameters that the style has, `actions` gives
 *   buttons beside the download
 */
export class FileSection {
  #app;
  #formats;
  #list;
  #options;
  #frame = el('div', { class: 'preview', role: 'group', 'aria-label': texts.preview });
  #command = el('textarea', { class: 'mono command', readOnly: true, rows: 3, spellcheck: false, 'aria-label': texts.command });
  #newest = new Newest();
  #waiting;
  #isShown = false;
  root;

  constructor(app, options) {
    const { formats, styled, first, actions = () => [] } = options;
    [this.#app, this.#formats] = [app, formats];
    this.#list = select({
      label: texts.format, value: first,
      options: this.#formats.map(formatChoice), onChange: () => this.#choose(),
    });
    this.#options = fileOptions(this.#app, this.#formats, styled, () => this.refresh());
    const download = button(texts.download, () => this.#take(), { icon: 'download', kind: 'primary' });
    this.root = el('div', { class: 'preset' },
      this.#list, row(download, ...actions({ parameters: () => this.#parameters(), format: () => this.#format() })), this.#frame, this.#options.root,
      group(texts.copyTitle, row(
        button(texts.copyCommand, () => this.#report(this.#command.value, texts.copyNames.command), { icon: 'copy' }),
        button(texts.copyLink, () => this.#copyLink(), { icon: 'link' }),
        button(texts.copyText, () => this.#copyText(), { icon: 'copy' })), this.#command));
    this.#choose();
  }

  #format() {
    return this.#formats.find(each => each.name === this.#list.value);
  }

  #extension() {
    return this.#format().extensions[0] ?? this.#format().name;
  }

  /** The parameters of the file: its own, and those of the style that its format draws. */
  #parameters() {
    return { ...this.#app.style.valuesFor(this.#format()), ...this.#options.values() };
  }

  /** The same for the command line, where a style with pictures is a file. */
  #forCommand() {
    return PICTURES.some(name => name in this.#parameters()) ? { style: 'style.toml', ...this.#options.values() } : this.#parameters();
  }

  #choose() {
    this.#list.hint(this.#format().idea);
    this.#options.fit(this.#format());
    this.refresh();
  }

  refresh() {
    clearTimeout(this.#waiting);
    if (this.#app.source && this.#isShown) {
      this.#command.value = commandLine(namedEnds(this.#app.source, this.#app.scene), this.#list.value, this.#forCommand(), `maze.${this.#extension()}`);
      this.#waiting = setTimeout(() => this.#preview(), PAUSE);
    }
  }

  async #preview() {
    this.#list.fail(null);
    try {
      const shown = await this.#newest.run(signal => previewOf(this.#app, this.#format(), this.#parameters(), signal));
      if (shown) {
        this.#frame.replaceChildren(shown);
      }
    } catch (error) {
      this.#frame.replaceChildren();
      this.#list.fail(this.#app.explain(error));
    }
  }

  async #take() {
    this.#list.fail(null);
    const name = `${fileName(this.#app.source)}.${this.#extension()}`; // what is chosen now, and not when the file is ready
    try {
      await saveAnswer(this.#app, this.#app.api.maze(this.#app.source, { ...this.#parameters(), format: this.#list.value }), name);
    } catch (error) {
      this.#list.fail(this.#app.explain(error));
    }
  }

  async #report(text, what) {
    const isCopied = await copy(text);
    this.#app.say(isCopied ? texts.copied(what) : texts.cannotCopy, isCopied ? 'info' : 'error');
  }

  async #copyText() {
    const isText = this.#format().mediaType.startsWith('text/') || this.#list.value === 'json';
    await this.#app.attempt(async () => {
      const answer = await this.#app.api.maze(this.#app.source, isText ? { ...this.#parameters(), format: this.#list.value } : { format: 'unicode' });
      await this.#report(await answer.text(), texts.copyNames.text);
    });
  }

  async #copyLink() {
    await (this.#app.source.recipe ? this.#report(location.href, texts.copyNames.link) : this.#app.say(texts.noLink, 'error'));
  }

  show(shown) {
    this.#isShown = shown;
    if (shown) {
      this.#options.solution(this.#app.solution.shown);
      this.#options.fit(this.#format());
    }
  }
}
