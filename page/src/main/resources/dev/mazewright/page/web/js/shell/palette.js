// The command palette: a line to type into, and all panels, actions and settings that have the words.
import { dialog, el } from '../controls/controls.js';
import { texts } from './palettetexts.js';
/** @import { App } from '../types.js' */

/** The most entries that are listed. */
const MOST = 60;
/** What is found in a panel: the names of its controls. */
const NAMES = '.control > .caption > label, .tick label, legend:not(.unseen), .segment label, summary, button:not(.knob, .bare)';

/** @typedef {{name: string, place: string, act: () => any}} Command */

/** Opens it by Ctrl+K, and by what is returned; `tabs` has the panels, `actions` gives [name, act]. */
export function commandPalette(/** @type {App} */ app, tabs, actions) {
  /** @type {Command[]} */
  let all = [];
  /** @type {Command[]} */
  let found = [];
  let chosen = 0;
  let root = null;
  const list = el('ul', { role: 'listbox', id: 'palette-list', 'aria-label': texts.list });
  const input = el('input', {
    type: 'text', role: 'combobox', autocomplete: 'off', autocapitalize: 'off', spellcheck: false, placeholder: texts.placeholder,
    'aria-label': texts.title, 'aria-controls': list.id, 'aria-expanded': 'true', 'aria-autocomplete': 'list',
    oninput: () => search(), onkeydown: event => press(event),
  });
  const none = el('p', { class: 'hint', role: 'status' });
  document.addEventListener('keydown', event => {
    if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k' && app.catalog) {
      event.preventDefault();
      event.stopPropagation();
      open();
    }
  }, true);

  async function open() {
    if (document.querySelector('dialog[open]') !== null) {
      return;
    }
    root ??= dialog('palette', texts.title, input, list, none);
    root.onclick = event => event.target === root && root.close();
    input.value = '';
    gather();
    search();
    root.showModal();
    input.focus();
    await tabs.mountAll(); // the settings of panels that were never entered
    gather();
    search();
  }

  /** All that there is now. */
  function gather() {
    all = [
      ...tabs.labels.map(([id, name]) => ({ name, place: texts.panel, act: () => app.enter(id) })),
      ...actions().map(([name, act]) => ({ name, place: texts.action, act })),
      ...tabs.labels.flatMap(([id, label]) => namesIn(id).map(({ name, element, path }) =>
        ({ name, place: [label, ...path].join(' › '), act: () => reveal(app, id, element) }))),
    ];
  }

  function search() {
    const words = plain(input.value).split(/\s+/).filter(Boolean);
    const rank = ({ name }) => (plain(name).startsWith(words[0] ?? '') ? 0 : 1);
    found = all.filter(({ name, place }) => words.every(word => plain(`${name} ${place}`).includes(word)))
      .map((each, i) => ({ each, i })).sort((one, other) => rank(one.each) - rank(other.each) || one.i - other.i)
      .map(({ each }) => each).slice(0, MOST);
    chosen = 0;
    list.replaceChildren(...found.map(({ name, place }, i) => el('li', {
      role: 'option', id: `palette-${i}`, 'aria-selected': 'false', onclick: () => take(i),
    }, el('span', { text: name }), el('span', { class: 'hint', text: place }))));
    none.textContent = found.length === 0 ? texts.none : '';
    mark();
  }

  function mark() {
    [...list.children].forEach((item, i) => item.setAttribute('aria-selected', String(i === chosen)));
    list.children[chosen]?.scrollIntoView({ block: 'nearest' });
    input.setAttribute('aria-activedescendant', found.length > 0 ? `palette-${chosen}` : '');
  }

  function press(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && found.length > 0) {
      event.preventDefault();
      chosen = (chosen + step + found.length) % found.length;
      mark();
    } else if (event.key === 'Enter' && found.length > 0) {
      event.preventDefault();
      take(chosen);
    }
  }

  function take(index) {
    root.close();
    found[index].act();
  }

  return { open };
}

/** A text as it is compared: small letters without accents. */
const plain = text => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The names of the controls of a panel, but of those that are hidden in it. */
function namesIn(id) {
  const panel = document.getElementById(`panel-${id}`);
  return [...panel.querySelectorAll(NAMES)].filter(element => {
    const hidden = element.closest('[hidden]');
    return (hidden === null || hidden === panel) && element.textContent.trim() !== '';
  }).map(element => {
    const path = [];
    for (let at = element.parentElement.closest('details, fieldset'); at && panel.contains(at); at = at.parentElement.closest('details, fieldset')) {
      const title = at.querySelector(':scope > summary, :scope > legend:not(.unseen)')?.textContent;
      if (title && title !== element.textContent) {
        path.unshift(title);
      }
    }
    return { name: element.textContent.trim(), element, path };
  });
}

/** Enters a panel, unfolds what a control lies in, and goes to it; of choices side by side, takes it. */
async function reveal(/** @type {App} */ app, id, element) {
  await app.enter(id);
  for (let at = element.closest('details'); at; at = at.parentElement.closest('details')) {
    at.open = true;
  }
  const control = element.matches('label') ? document.getElementById(element.htmlFor)
    : element.matches('legend') ? element.parentElement.querySelector('input:checked, input') : element;
  if (control?.matches('[type="radio"]') && !element.matches('legend')) {
    control.click();
  }
  element.scrollIntoView({ block: 'center' });
  control?.focus();
}
