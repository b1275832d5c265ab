// The keys of the page.
import { isPlain, press } from '../canvas/gestures.js';
import { hasSingleKeys, helpDialog } from './help.js';
/** @import { App } from '../types.js' */

/** Handles keys wherever no text is entered; the current panel comes first. */
export function hearKeys(/** @type {App} */ app, tabs) {
  const list = helpDialog(tabs.ids.length);
  document.addEventListener('keydown', event => hear(event), true);
  app.on('help', () => list.show());

  function hear(event) {
    const own = event.target.closest?.('dialog, input, select, textarea, [role="tab"], [role="separator"], [contenteditable]');
    const isPressed = event.target.closest?.('button, summary, a') && (event.key === ' ' || event.key === 'Enter');
    if (isTyped(own) || (own && !event.ctrlKey && !event.metaKey && event.key.length > 1) || isPressed || event.defaultPrevented
      || isSwitchedOff(event)) {
      return;
    }
    if (app.panels[app.panel]?.key?.(event) || shell(event)) {
      event.preventDefault();
      event.stopPropagation();
    }
  }

  function shell(event) {
    const key = event.key.toLowerCase();
    if (event.ctrlKey || event.metaKey) {
      const act = { z: event.altKey ? null : event.shiftKey ? 'redo' : 'undo', y: 'redo' }[key];
      app.history[act]?.();
      return Boolean(act);
    }
    const zoom = /^[-+=_0]$/.test(key) ? () => app.stage.seen.forEach(view => press(view, key)) : null;
    const panel = /^[1-9]$/.test(key) ? tabs.ids[key - 1] : undefined;
    const act = {
      '?': () => list.show(), n: () => app.another(), s: () => app.toggleSolution(), f: () => app.emit('present'),
    }[key] ?? zoom ?? (panel && (() => tabs.enter(panel)));
    if (!act || event.altKey) {
      return false;
    }
    act();
    return true;
  }
}

/** Whether this is the shortcut of a single letter, digit or sign, and these are switched off. */
const isSwitchedOff = event => event.key.length === 1 && event.key !== ' ' && isPlain(event) && !hasSingleKeys();

/** Whether keys are input of this control and not commands to the page. */
function isTyped(control) {
  return Boolean(control) && (control.matches('dialog, textarea, select, [contenteditable]')
    || (control.matches('input') && !control.matches('[type="checkbox"], [type="radio"], [type="range"], [type="button"], [type="color"]')));
}
