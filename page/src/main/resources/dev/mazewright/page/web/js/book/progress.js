// The line over the pages: what the book has, what the server does, and why it did not.
import { button, el, failLine, newId } from '../controls/controls.js';
import { texts } from './texts.js';

/** The line's `root`; `onCancel` and `onAgain` are called by its buttons. */
export function progressLine({ onCancel, onAgain }) {
  const factsLine = el('p', { class: 'book-facts' });
  const label = el('span', { id: newId() });
  const bar = el('progress', { 'aria-labelledby': label.id });
  const wrong = failLine();
  const againButton = button(texts.again, onAgain, { hidden: true });
  const workLine = el('div', { class: 'book-work', hidden: true }, label, bar, button(texts.cancel, onCancel, { icon: 'close' }));
  const root = el('div', { class: 'book-bar', tabIndex: -1 }, factsLine, workLine, againButton, wrong);

  /** What is known of the book. */
  const facts = sentence => { factsLine.textContent = sentence; };

  /** Shows what goes on, {label, share}, `share` null where it is not known; or null for nothing. */
  function work(work) {
    hide(workLine, work === null);
    if (work !== null) {
      end({});
      label.textContent = work.label;
      if (work.share === null) {
        bar.removeAttribute('value');
      } else {
        bar.value = work.share;
      }
    }
  }

  /** Shows how it ended: with a sentence, and whether it can be begun again. */
  function end({ sentence = '', again = false }) {
    wrong.say(sentence);
    hide(againButton, !again);
    if (again && document.activeElement === root) {
      againButton.focus();
    }
  }

  /** Hides a part, or shows it; the focus does not go with it. */
  function hide(part, isHidden) {
    if (isHidden && part.contains(document.activeElement)) {
      root.focus();
    }
    part.hidden = isHidden;
  }

  return { root, facts, work, end };
}
