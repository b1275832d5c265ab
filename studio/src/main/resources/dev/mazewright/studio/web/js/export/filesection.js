// Files of some formats: what they have, a preview, the download, and the command that makes the same file.
import { button, el, group, row, select } from '../controls/controls.js';
import { commandLine, namedEnds } from './command.js';
import { formatChoice } from '../names.js';
import { PICTURES } from '../shell/mazestyle.js';
import { Newest } from '../shell/newest.js';
import { copy, fileName, save } from './saving.js';
import { fileOptions } from './options.js';
import { previewOf } from './preview.js';
import { texts } from './texts.js';

/** A preview waits until no control has changed for this many milliseconds. */
const PAUSE = 200;

/**
 * The section of a preset.
 *
 * @param {import('../app.js').App} app
 * @param {{formats: import('../types.js').FormatEntry[], styled: Set<string>, first: string, actions?: (section: {parameters: () => object,
 *   format: () => object}) => (Element | null)[]}} preset `styled` are the names of the parameters that the style has, `actions` gives
 *   buttons beside the download
 */
export function fileSection(app, { formats, styled, first, actions = () => [] }) {
  const list = select({
    label: texts.format, value: first,
    options: formats.map(formatChoice), onChange: () => choose(),
  });
  const options = fileOptions(app, formats, styled, () => refresh());
  const download = button(texts.download, () => take(), { icon: 'download', kind: 'primary' });
  const frame = el('div', { class: 'preview', role: 'group', 'aria-label': texts.preview });
  const command = el('textarea', { class: 'mono command', readOnly: true, rows: 3, spellcheck: false, 'aria-label': texts.command });
  const newest = new Newest();
  let waiting;
  let isShown = false;

  const format = () => formats.find(each => each.name === list.value);
  const extension = () => format().extensions[0] ?? format().name;

  /** The parameters of the file: its own, and those of the style that its format draws. */
  function parameters() {
    const heeded = new Set(format().options.map(option => option.parameter));
    const style = Object.fromEntries(Object.entries(app.style.values).filter(([name]) => heeded.has(name)));
    return { ...style, ...options.values() };
  }

  /** The same for the command line, where a style with pictures is a file. */
  function forCommand() {
    return PICTURES.some(name => name in parameters()) ? { style: 'style.toml', ...options.values() } : parameters();
  }

  const root = el('div', { class: 'preset' },
    list, row(download, ...actions({ parameters, format })), frame, options.root,
    group(texts.copyTitle, row(
      button(texts.copyCommand, () => report(command.value, texts.copyNames.command), { icon: 'copy' }),
      button(texts.copyLink, () => copyLink(), { icon: 'link' }),
      button(texts.copyText, () => copyText(), { icon: 'copy' })), command));

  function choose() {
    list.hint(format().idea);
    options.fit(format());
    refresh();
  }

  function refresh() {
    clearTimeout(waiting);
    if (app.source && isShown) {
      command.value = commandLine(namedEnds(app.source, app.scene), list.value, forCommand(), `maze.${extension()}`);
      waiting = setTimeout(preview, PAUSE);
    }
  }

  async function preview() {
    list.fail(null);
    try {
      const shown = await newest.run(signal => previewOf(app, format(), parameters(), signal));
      if (shown) {
        frame.replaceChildren(shown);
      }
    } catch (error) {
      frame.replaceChildren();
      list.fail(app.explain(error));
    }
  }

  async function take() {
    list.fail(null);
    const name = `${fileName(app.source)}.${extension()}`; // what is chosen now, and not when the file is ready
    try {
      const answer = await app.busy(app.api.maze(app.source, { ...parameters(), format: list.value }));
      const blob = await answer.blob();
      save(blob, name);
      app.say(texts.saved(name, blob.size));
    } catch (error) {
      list.fail(app.explain(error));
    }
  }

  async function report(text, what) {
    const isCopied = await copy(text);
    app.say(isCopied ? texts.copied(what) : texts.cannotCopy, isCopied ? 'info' : 'error');
  }

  async function copyText() {
    const isText = format().mediaType.startsWith('text/') || list.value === 'json';
    await app.attempt(async () => {
      const answer = await app.api.maze(app.source, isText ? { ...parameters(), format: list.value } : { format: 'unicode' });
      await report(await answer.text(), texts.copyNames.text);
    });
  }

  async function copyLink() {
    await (app.source.recipe ? report(location.href, texts.copyNames.link) : app.say(texts.noLink, 'error'));
  }

  choose();
  return {
    root,
    refresh,
    show(shown) {
      isShown = shown;
      if (shown) {
        options.solution(app.solution.shown);
        options.fit(format());
        refresh();
      }
    },
  };
}
