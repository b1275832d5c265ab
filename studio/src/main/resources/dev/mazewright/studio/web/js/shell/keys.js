// The keys of the page, and the list of them.
import { el, button } from '../controls/controls.js';
import { texts } from './texts.js';

const words = texts.keys;

/** Handles keys wherever no text is entered; the current panel comes first. */
export class Keys {
  #app;
  #tabs;
  #list = null;

  constructor(app, tabs) {
    this.#app = app;
    this.#tabs = tabs;
    document.addEventListener('keydown', event => this.#hear(event), true);
    app.on('help', () => this.#help());
  }

  #hear(event) {
    const own = event.target.closest?.('dialog, input, select, textarea, [role="tab"], [role="separator"], [contenteditable]');
    const isPressed = event.target.closest?.('button, summary, a') && (event.key === ' ' || event.key === 'Enter');
    if (isTyped(own) || (own && !event.ctrlKey && !event.metaKey && event.key.length > 1) || isPressed || event.defaultPrevented) {
      return;
    }
    if (this.#app.panels[this.#app.panel]?.key?.(event) || this.#shell(event)) {
      event.preventDefault();
      event.stopPropagation();
    }
  }

  #shell(event) {
    const app = this.#app;
    const key = event.key.toLowerCase();
    if (event.ctrlKey || event.metaKey) {
      if (key === 'z' && !event.altKey) {
        (event.shiftKey ? app.history.redo() : app.history.undo());
        return true;
      }
      if (key === 'y') {
        app.history.redo();
        return true;
      }
      return false;
    }
    if (event.altKey) {
      return false;
    }
    if (key === '?') {
      this.#help();
    } else if (key === 'n') {
      app.another();
    } else if (key === 's') {
      app.toggleSolution();
    } else if (/^[1-9]$/.test(key) && this.#tabs.ids[key - 1]) {
      this.#tabs.enter(this.#tabs.ids[key - 1]);
    } else {
      return false;
    }
    return true;
  }

  #help() {
    this.#list ??= this.#build();
    this.#list.showModal();
  }

  #build() {
    const dialog = el('dialog', { class: 'help', 'aria-labelledby': 'help-title' },
      el('h2', { id: 'help-title', text: words.title }),
      el('dl', {}, words.list(this.#tabs.ids.length).flatMap(([key, what]) => [el('dt', {}, el('kbd', { text: key })), el('dd', { text: what })])),
      button(words.close, () => dialog.close(), { kind: 'primary' }));
    dialog.addEventListener('click', event => event.target === dialog && dialog.close());
    document.body.append(dialog);
    return dialog;
  }
}

/** Whether keys are input of this control and not commands to the page. */
function isTyped(control) {
  return Boolean(control) && (control.matches('dialog, textarea, select, [contenteditable]')
    || (control.matches('input') && !control.matches('[type="checkbox"], [type="radio"], [type="range"], [type="button"], [type="color"]')));
}
