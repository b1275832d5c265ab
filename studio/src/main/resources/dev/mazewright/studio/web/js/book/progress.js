// The line over the pages: what the book has, what the server does, and why it did not.
import { button, el, failLine, newId } from '../controls/controls.js';
import { texts } from './texts.js';

/** The line's `root`; `onCancel` and `onAgain` are called by its buttons. */
export class Progress {
  #facts = el('p', { class: 'book-facts' });
  #label = el('span', { id: newId() });
  #bar = el('progress', { 'aria-labelledby': this.#label.id });
  #fail = failLine();
  #again;
  #work;

  constructor({ onCancel, onAgain }) {
    this.#again = button(texts.again, onAgain, { hidden: true });
    this.#work = el('div', { class: 'book-work', hidden: true }, this.#label, this.#bar, button(texts.cancel, onCancel, { icon: 'close' }));
    this.root = el('div', { class: 'book-bar', tabIndex: -1 }, this.#facts, this.#work, this.#again, this.#fail);
  }

  /** What is known of the book. */
  facts(sentence) {
    this.#facts.textContent = sentence;
  }

  /** Shows what goes on, {label, share}, `share` null where it is not known; or null for nothing. */
  work(work) {
    this.#hide(this.#work, work === null);
    if (work !== null) {
      this.end({});
      this.#label.textContent = work.label;
      if (work.share === null) {
        this.#bar.removeAttribute('value');
      } else {
        this.#bar.value = work.share;
      }
    }
  }

  /** Shows how it ended: with a sentence, and whether it can be begun again. */
  end({ sentence = '', again = false }) {
    this.#fail.say(sentence);
    this.#hide(this.#again, !again);
    if (again && document.activeElement === this.root) {
      this.#again.focus();
    }
  }

  /** Hides a part, or shows it; the focus does not go with it. */
  #hide(part, isHidden) {
    if (isHidden && part.contains(document.activeElement)) {
      this.root.focus();
    }
    part.hidden = isHidden;
  }
}
