// Export: files of every format, texts and links to copy, and paper.
import { button, details, el, group, row, select } from '../controls/controls.js';
import { commandLine } from './command.js';
import { Newest } from '../shell/newest.js';
import { canShare, copy, fileName, save, share } from './saving.js';
import { texts } from './texts.js';
import { previewOf } from './preview.js';
import { printSection } from './print.js';
import { styleControls } from './style.js';

/** A preview waits until no control has changed for this many milliseconds. */
const PAUSE = 200;

/** Builds the panel. */
export function mount(app, root) {
  const formats = app.catalog.formats.filter(each => each.write && each.name !== 'none');
  const isPicture = each => each.uses.includes('style');
  const list = select({
    label: texts.format,
    options: [...formats.filter(isPicture), ...formats.filter(each => !isPicture(each))].map(each => ({
      value: each.name, title: each.idea, group: isPicture(each) ? texts.groups.pictures : texts.groups.documents,
    })),
    value: 'svg',
    onChange: () => choose(),
  });
  const style = styleControls(app, () => refresh());
  const download = button(texts.download, () => take(), { icon: 'download', kind: 'primary' });
  const frame = el('div', { class: 'preview', role: 'group', 'aria-label': texts.preview });
  const command = el('textarea', { class: 'mono command', readOnly: true, rows: 3, spellcheck: false, 'aria-label': texts.command });
  const newest = new Newest();
  const print = printSection(app);
  let waiting;
  let isEntered = false;

  root.append(
    group(null, list, row(download, canShare() ? button(texts.share, () => shareLink(), { icon: 'share' }) : null), frame, style.root),
    group(texts.copyTitle,
      row(button(texts.copyText, () => copyText(), { icon: 'copy' }),
        button(texts.copyLink, () => copyLink(), { icon: 'link' }),
        button(texts.copyCommand, () => copyReporting(command.value, texts.copyNames.command), { icon: 'copy' })),
      command),
    details(texts.printTitle, { open: true }, print.root),
  );

  const format = () => formats.find(each => each.name === list.value);
  const extension = () => format().extensions[0] ?? format().name;
  const output = () => `${fileName(app.source)}.${extension()}`;

  function choose() {
    list.hint(format().idea);
    style.fit(format());
    refresh();
  }

  function refresh() {
    clearTimeout(waiting);
    if (!app.source || !isEntered) {
      return;
    }
    command.value = commandLine(app.source, list.value, style.values(), `maze.${extension()}`);
    waiting = setTimeout(preview, PAUSE);
    print.sync();
  }

  async function preview() {
    list.fail(null);
    try {
      const shown = await newest.run(signal => previewOf(app, format(), style.values(), signal));
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
    const name = output(); // what is chosen now, and not when the file is ready
    try {
      const answer = await app.busy(app.api.maze(app.source, { ...style.values(), format: list.value }));
      const blob = await answer.blob();
      save(blob, name);
      app.say(texts.saved(name, blob.size));
    } catch (error) {
      list.fail(app.explain(error));
    }
  }

  async function copyReporting(text, what) {
    const isCopied = await copy(text);
    app.say(isCopied ? texts.copied(what) : texts.cannotCopy, isCopied ? 'info' : 'error');
  }

  async function copyText() {
    const isText = format().mediaType.startsWith('text/') || list.value === 'json';
    await app.attempt(async () => {
      const answer = await app.api.maze(app.source, { ...(isText ? style.values() : {}), format: isText ? list.value : 'unicode' });
      await copyReporting(await answer.text(), texts.copyNames.text);
    });
  }

  async function copyLink() {
    const link = linkOf(app.source);
    await (link ? copyReporting(link, texts.copyNames.link) : app.say(texts.noLink, 'error'));
  }

  async function shareLink() {
    const link = linkOf(app.source);
    if (!link || !await share(link)) {
      await copyLink();
    }
  }

  app.on('scene', () => refresh());
  choose();
  return {
    enter() {
      isEntered = true;
      style.solution(app.solution.shown);
      refresh();
    },
    leave() {
      isEntered = false;
    },
  };
}

/** The address of a maze; null for one from a file. */
function linkOf(source) {
  return source.recipe ? `${location.href.replace(/#.*/, '')}#${source.recipe}` : null;
}
