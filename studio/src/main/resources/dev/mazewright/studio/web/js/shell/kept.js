// What this browser remembers of the page. A browser that keeps nothing forgets it with the page.

/** The text that is kept under a name, or null. */
export function kept(name) {
  try {
    return localStorage.getItem(`mazewright.${name}`);
  } catch {
    return null;
  }
}

/** Keeps a text under a name; null removes it. */
export function keep(name, text) {
  try {
    if (text === null) {
      localStorage.removeItem(`mazewright.${name}`);
    } else {
      localStorage.setItem(`mazewright.${name}`, text);
    }
  } catch { // forgotten with the page
  }
}
