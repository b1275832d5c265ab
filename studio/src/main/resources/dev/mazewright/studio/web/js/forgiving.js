// Recipes as people type them, or as links have them.
import { mended } from './recipe.js';
import { readLink } from './shell/link.js';

/** The recipe that a text means, which may be a link. */
export const forgiven = text => mended(text.includes('#') ? readLink(text.slice(text.indexOf('#'))).recipe ?? '' : text);
