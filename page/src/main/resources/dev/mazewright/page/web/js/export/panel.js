// Export: pictures, paper, recordings, data and archives of the maze, in the style that it is drawn in.
import { button, choicesOf, toggleGroup } from '../controls/controls.js';
import { PICTURES } from '../shell/mazestyle.js';
import { canShare, share } from './saving.js';
import { FileSection } from './filesection.js';
import { manySection } from './many.js';
import { planPages } from './plan.js';
import { GAME, MAKE, shownSolid } from './previews.js';
import { PrintSection } from './print.js';
import { recordVideo } from './recordvideo.js';
import { styleEditor } from './styleeditor.js';
import { texts } from './texts.js';
/** @import { App } from '../types.js' */

/** Builds the panel. */
export function mount(/** @type {App} */ app, root) {
  const formats = app.catalog.formats.filter(each => each.write && each.name !== 'none');
  const isAnimated = each => each.uses.includes('animation');
  const isPicture = each => each.uses.includes('style') && !isAnimated(each);
  const isData = each => !each.uses.includes('style') && !GAME.has(each.name) && !MAKE.has(each.name);
  const styled = new Set([...app.catalog.style, ...PICTURES]);
  /** @type {Record<string, any>} */
  const sections = {
    picture: new FileSection(app, {
      formats: formats.filter(isPicture), styled, first: 'svg',
      actions: ({ parameters }) => [copyPicture(app, parameters), canShare() ? button(texts.share, () => shareLink(app), { icon: 'share' }) : null],
    }),
    print: new PrintSection(app),
    recording: new FileSection(app, {
      formats: formats.filter(isAnimated), styled, first: 'gif', actions: ({ parameters }) => [recordVideo(app, parameters)],
    }),
    game: new FileSection(app, { formats: formats.filter(each => GAME.has(each.name)), styled, first: 'tmx' }),
    make: new FileSection(app, { formats: formats.filter(each => MAKE.has(each.name)), styled, first: 'stl' }),
    data: new FileSection(app, { formats: formats.filter(isData), styled, first: 'json' }),
    many: manySection(app),
  };
  const editor = styleEditor(app);
  const presets = toggleGroup({
    label: texts.presets, hideLabel: true, value: 'picture', onChange: () => choose(), options: choicesOf(texts.presetNames),
  });
  let isEntered = false;
  root.append(presets, ...Object.values(sections).map(section => section.root), editor);

  function choose() {
    Object.entries(sections).forEach(([name, section]) => {
      section.root.hidden = name !== presets.value;
      section.show?.(isEntered && name === presets.value);
    });
    editor.hidden = ['game', 'make', 'data'].includes(presets.value);
    refresh();
  }

  const refresh = () => {
    if (isEntered) {
      sections[presets.value].refresh();
    }
  };
  app.on('scene', refresh);
  app.on('style', refresh);
  app.on('solution', refresh);
  app.on('print', (/** @type {import('./plan.js').Plan[]} */ plans) => {
    if (isEntered && presets.value === 'make' && shownSolid() !== null) {
      plans.push(planPages(shownSolid(), sections.print.size));
    }
  });
  choose();
  const turn = isOn => {
    isEntered = isOn;
    choose();
  };
  return { enter: () => turn(true), leave: () => turn(false) };
}

/** Shares the link of the maze, or reports that the maze has no link. */
async function shareLink(/** @type {App} */ app) {
  if (!app.source.recipe) {
    app.say(texts.noLink, 'error');
  } else if (!await share(location.href)) {
    app.say(texts.cannotShare, 'error');
  }
}

/** A button that copies a PNG picture; null where the browser does not let pages copy pictures. */
function copyPicture(/** @type {App} */ app, parameters) {
  if (typeof ClipboardItem !== 'function' || !navigator.clipboard?.write) {
    return null;
  }
  return button(texts.copyPicture, () => app.attempt(async () => {
    const picture = app.api.maze(app.source, { ...parameters(), format: 'png' }).then(answer => answer.blob());
    try {
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
      app.say(texts.copied(texts.copyNames.picture));
    } catch (error) {
      await picture; // a refusal of the server is said as it is
      app.say(error.name === 'NotAllowedError' ? texts.cannotCopyPicture : texts.copyFailed(error.message), 'error');
    }
  }), { icon: 'copy' });
}
