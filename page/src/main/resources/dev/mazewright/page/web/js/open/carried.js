// Recipes in other files: a line of text, a link of the studio, or a picture that we wrote.
import { PATTERN } from '../recipe.js';

const ALONE = new RegExp(`^\\s*(?:recipe:\\s*|https?://\\S*#/?)?(${PATTERN})\\s*$`);
/** The marks before the recipe in svg, png, pdf and gif. */
const INSIDE = new RegExp(`(?:<metadata id="recipe">|tEXtRecipe\\0|/Recipe ?\\(|!\\xfe[^])(${PATTERN})`);
const POSTSCRIPT = /^%Recipe: \((.*)\)\r?$/gm;
/** Files that are mazes by themselves are read as such; only these are searched. */
const PICTURE = /^(?:.PNG|GIF8|%PDF|%!PS|<svg|<\?xml)/;
/** A longer text is not a recipe. */
const LONGEST = 200_000;

/** The recipe that a text is, or null. */
export function recipeOfText(text) {
  const found = text.length > LONGEST ? null : ALONE.exec(text);
  return found ? found[1] : null;
}

/** The recipe in the bytes of a picture, or in a short text; else null. */
export function recipeOfFile(bytes) {
  const text = latin(bytes);
  if (!PICTURE.test(text)) {
    return recipeOfText(text);
  }
  if (text.startsWith('%!PS')) {
    const lines = [...text.matchAll(POSTSCRIPT)].map(each => each[1]);
    return lines.length > 0 ? recipeOfText(lines.join('')) : null;
  }
  return INSIDE.exec(text)?.[1] ?? null;
}

/** Each byte as the character of its number. */
const latin = bytes => new TextDecoder('latin1').decode(bytes);
