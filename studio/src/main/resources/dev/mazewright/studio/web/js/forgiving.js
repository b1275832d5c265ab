// Recipes as people type them: in capitals, with blanks around them, with × in the size, or without a seed.
import { anySeed } from './recipe.js';
import { readLink } from './shell/link.js';

/** Options whose values are letters as they are. */
const VERBATIM = /^(mask-text|mask-text64|mask-bits)=/i;

/** The recipe that a text means, which may be a link. */
export function forgiven(text) {
  const recipe = text.includes('#') ? readLink(text.slice(text.indexOf('#'))).recipe ?? '' : text;
  const parts = recipe.trim().replace(/\s*×\s*/g, 'x').split('/').map(part => part.trim().split(',').map(lowered).join(','));
  const hasSeed = parts.length < 2 || parts.some(part => part.startsWith('seed:'));
  return [...parts, ...(hasSeed ? [] : [`seed:${anySeed()}`])].join('/');
}

function lowered(option) {
  const verbatim = VERBATIM.exec(option)?.[0] ?? option;
  return verbatim.toLowerCase() + option.slice(verbatim.length);
}
