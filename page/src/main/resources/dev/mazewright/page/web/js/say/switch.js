// The switch of the language.
import { el } from '../controls/controls.js';
import { LANGUAGES, choose } from './language.js';
import { language, messages } from './messages.js';

const texts = messages('language', {
  label: 'Language',
  of: 'Language: {name}',
});

/** A list of all languages, each by its own name. */
export function languageSelect() {
  const input = el('select', { class: 'language', 'aria-label': texts.label, title: texts.label, onchange: () => choose(input.value) },
    [...LANGUAGES].map(([tag, name]) => el('option', { value: tag, text: name, lang: tag })));
  input.value = language;
  return input;
}

/** What the command palette does: [name, act] for each other language. */
export const languageActions = () => [...LANGUAGES].filter(([tag]) => tag !== language)
  .map(([tag, name]) => /** @type {[string, () => void]} */ ([texts.of(name), () => choose(tag)]));
