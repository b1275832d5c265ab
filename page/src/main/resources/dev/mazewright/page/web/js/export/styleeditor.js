// The style editor: what is changed is seen on the stage at once.
import { button, checkbox, choicesOf, details, el, failLine, field, fileInput, row, select, stepper } from '../controls/controls.js';
import { pngOf } from '../engine/drawings.js';
import { choiceOf } from '../names.js';
import { COLOURS, USUAL, tomlOf } from '../shell/mazestyle.js';
import { save } from './saving.js';
import { styleTexts as texts } from './styletexts.js';
import { uriOf } from '../bytes.js';
/** @import { App } from '../types.js' */

/** The controls of the style that mazes are drawn in. */
export function styleEditor(/** @type {App} */ app) {
  const { style } = app;
  const change = values => style.change(values);
  const choice = (name, label, words) => select({ label, options: choicesOf(words), onChange: value => change({ [name]: value }) });
  const themes = app.catalog.themes.map(choiceOf);
  const theme = select({
    label: texts.theme, options: themes, onChange: name => change({ theme: name === themes[0].value ? '' : name, ...noColours() }),
  });
  const colours = Object.fromEntries(Object.keys(COLOURS).map(name =>
    [name, field({ label: texts.colours[name], type: 'color', onInput: value => change({ [name]: value }) })]));
  const transparent = checkbox({ label: texts.transparent, onChange: isOn => change({ background: isOn ? 'transparent' : '' }) });
  const { options } = app.catalog.formats.find(each => each.name === 'svg');
  const lengths = Object.fromEntries(Object.keys(USUAL).map(name => {
    const { least, most } = options.find(each => each.parameter === name);
    const onInput = value => change({ [name]: value === USUAL[name] ? '' : value });
    return [name, stepper({ label: texts.lengths[name], min: least, max: most, value: USUAL[name], onInput })];
  }));
  const caps = choice('caps', texts.caps, texts.capsOf);
  const path = choice('solutionStyle', texts.solutionStyle, texts.solutionStyles);
  const marks = { startMark: choice('startMark', texts.startMark, texts.marks), goalMark: choice('goalMark', texts.goalMark, texts.marks) };
  const pictures = ['startPicture', 'goalPicture'].map(name => picture(name));
  const file = fileInput(chosen => open(chosen), { accept: '.toml', 'aria-hidden': 'true' });
  const wrong = failLine();
  const root = details(texts.title, { class: 'fold styling' },
    theme, el('div', { class: 'swatches' }, Object.values(colours)), transparent,
    el('div', { class: 'style' }, Object.values(lengths)), el('div', { class: 'pairs' }, caps, path), el('div', { class: 'pairs' }, Object.values(marks), pictures),
    wrong, row(button(texts.save, () => saveStyle(), { icon: 'download' }), button(texts.open, () => file.click()),
      button(texts.reset, () => style.replace({}), { kind: 'quiet' })), file, el('p', { class: 'hint', text: texts.hint }));

  function picture(name) {
    const take = chosen => reporting(async () => change({ [name]: await pictureOf(chosen) }));
    const input = fileInput(take, { accept: 'image/*', 'aria-hidden': 'true' });
    const choose = button(texts[name], () => input.click());
    const remove = button(texts.noPicture, () => change({ [name]: '' }), { kind: 'quiet', hidden: true });
    return Object.assign(el('div', { class: 'picture' }, choose, remove, input), {
      parameter: name,
      sync: isThere => { remove.hidden = !isThere; },
    });
  }

  async function reporting(work) {
    wrong.say(null);
    try {
      await work();
    } catch (error) {
      wrong.say(error.sentence ?? app.explain(error));
    }
  }

  function saveStyle() {
    const text = tomlOf(style.values);
    save(new Blob([text], { type: 'application/toml' }), 'style.toml');
    app.say(texts.saved);
  }

  const open = chosen => reporting(async () => {
    const { parameters } = await app.api.style(await chosen.text());
    style.replace(parameters);
  });

  /** Sets all controls to what holds. */
  function sync() {
    theme.value = style.of('theme') || themes[0].value;
    const drawn = style.colours();
    Object.entries(colours).forEach(([name, control]) => { control.value = drawn[COLOURS[name]]; });
    transparent.value = style.of('background') === 'transparent';
    Object.entries(lengths).forEach(([name, control]) => { control.value = style.of(name); });
    caps.value = style.of('caps');
    path.value = style.of('solutionStyle');
    Object.entries(marks).forEach(([name, control]) => { control.value = style.of(name); });
    pictures.forEach(each => each.sync(Boolean(style.of(each.parameter))));
  }

  app.on('style', sync);
  sync();
  return root;
}

const noColours = () => Object.fromEntries(Object.keys(COLOURS).map(name => [name, '']));

const MOST_BYTES = 250_000;

/** The data: URI of a file. */
async function pictureOf(file) {
  const image = new Image();
  try {
    image.src = await uriOf(file);
    if (['image/png', 'image/svg+xml'].includes(file.type) && file.size <= MOST_BYTES) {
      return image.src;
    }
    await image.decode();
  } catch {
    throw Object.assign(new Error('no picture'), { sentence: texts.notPicture(file.name) });
  }
  return pngOf(image);
}
