// The address after '#': a recipe, and after a '?' the settings of the page, as in '#rectangle:9x9/wilson/seed:1?panel=watch'.

/** The recipe of a text as people type it, which may be a link. */
export const recipeOf = text => (text.includes('#') ? readLink(text.slice(text.indexOf('#'))).recipe ?? '' : text).trim();

/** {recipe, settings}: the recipe, null if the link has no recipe, and the settings as URLSearchParams. */
export function readLink(hash) {
  const text = hash.replace(/^#/, '');
  const end = text.indexOf('?');
  return {
    recipe: decoded(end < 0 ? text : text.slice(0, end)) || null,
    settings: new URLSearchParams(end < 0 ? '' : text.slice(end + 1)),
  };
}

/** The address of a recipe with settings, beginning with '#'. */
export function printLink(recipe, settings) {
  const query = settings.toString().replace(/%(3A|2F|2C)/g, letter => decodeURIComponent(letter));
  return `#${recipe ?? ''}${query ? `?${query}` : ''}`;
}

function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Removes the token of a studio that a class shares from the address: the server has kept it in a cookie. */
export function dropToken() {
  if (location.search) {
    history.replaceState(history.state, '', location.pathname + location.hash);
  }
}
