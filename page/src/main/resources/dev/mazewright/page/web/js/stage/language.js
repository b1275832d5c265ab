// The language of the component: its texts stand in the page that has it, where that is not in English.
import { learn } from '../say/messages.js';

const given = document.getElementById('mazewright-messages');
if (given !== null) {
  try {
    const texts = JSON.parse(given.textContent);
    if (texts === null || typeof texts !== 'object' || Array.isArray(texts)) {
      throw new TypeError('it is not an object of keys and texts');
    }
    learn(given.lang || document.documentElement.lang || 'en', texts, { isOwnPage: false });
  } catch (error) {
    console.warn(`maze-stage: the element mazewright-messages was not read, so that texts are English: ${error.message}`);
  }
}
