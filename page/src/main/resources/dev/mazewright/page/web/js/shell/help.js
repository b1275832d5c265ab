// The list of keys, and the switch for those of a single letter, digit or sign.
import { button, checkbox, dialog, el, icon } from '../controls/controls.js';
import { languageSelect } from '../say/switch.js';
import { keep, kept } from './kept.js';
import { texts } from './keytexts.js';

/** The name under which the browser keeps that they are switched off. */
const SINGLE = 'single-keys';

/** Whether a single letter, digit or sign is a shortcut. */
export const hasSingleKeys = () => kept(SINGLE) !== 'off';

/** The dialog with the list of keys, for a number of panels. */
export function helpDialog(panels) {
  let shown = null;

  /** Opens the dialog. */
  function show() {
    shown ??= build();
    shown.showModal();
  }

  function build() {
    const single = checkbox({
      label: texts.single, hint: texts.singleHint, checked: hasSingleKeys(), onChange: isOn => keep(SINGLE, isOn ? null : 'off'),
    });
    const root = dialog('help', texts.title,
      el('div', { class: 'key-groups' }, texts.groups(panels).map(([title, keys]) =>
        el('section', {}, el('h3', { text: title }), el('dl', {}, keys.flatMap(listed))))),
      el('label', { class: 'row' }, icon('language'), languageSelect()), single,
      button(texts.close, () => root.close(), { kind: 'primary' }));
    root.addEventListener('click', event => event.target === root && root.close());
    return root;
  }

  return { show };
}

function listed([keys, what]) {
  return [
    el('dt', {}, keys.split('  ').map(key => el('kbd', { text: key }))),
    el('dd', { text: what }),
  ];
}
