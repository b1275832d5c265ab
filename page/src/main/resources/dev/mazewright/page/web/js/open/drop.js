// Files dropped anywhere on the page, and pasted texts and pictures.
import { el, icon } from '../controls/controls.js';
import { Opening, isBook, openBook } from './opening.js';
import { texts } from './texts.js';
/** @import { App } from '../types.js' */

const TYPED = 'input, textarea, select, [contenteditable], dialog';

/** Opens what is dropped on the page or pasted, and enters the panel Open. */
export function takeDrops(/** @type {App} */ app) {
  const veil = el('div', { class: 'drop-veil', hidden: true },
    el('div', { class: 'drop-card' }, icon('open', 40), el('strong', { text: texts.drop }), el('span', { text: texts.dropIdea })));
  document.body.append(veil);
  let depth = 0;

  const carriesFile = event => [...event.dataTransfer?.types ?? []].some(type => type === 'Files' || type === 'text/plain');
  const hide = () => {
    depth = 0;
    veil.hidden = true;
  };

  window.addEventListener('dragenter', event => {
    if (carriesFile(event)) {
      event.preventDefault();
      depth++;
      veil.hidden = false;
    }
  });
  window.addEventListener('dragover', event => {
    if (carriesFile(event)) {
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
    }
  });
  window.addEventListener('dragleave', () => {
    depth--;
    if (depth <= 0) {
      hide();
    }
  });
  window.addEventListener('drop', event => {
    hide();
    if (carriesFile(event)) {
      event.preventDefault();
      take(event.dataTransfer);
    }
  });
  window.addEventListener('paste', event => {
    if (!(event.target instanceof Element && event.target.closest(TYPED)) && event.clipboardData && take(event.clipboardData)) {
      event.preventDefault();
    }
  });

  /** Opens the first file, or the text, of a drop or paste; false if there is neither. */
  function take(data) {
    const [file, ...more] = data.files;
    const text = data.getData('text/plain');
    if (!file && !text.trim()) {
      return false;
    }
    if (more.length > 0) {
      app.say(texts.several(file.name));
    }
    if (isBook(file ?? { name: '' }, text)) {
      openBook(app, file ?? new File([text], 'pasted.toml'));
      return true;
    }
    app.enter('open');
    file ? Opening.of(app).take(file) : Opening.of(app).takeText(text);
    return true;
  }
}
