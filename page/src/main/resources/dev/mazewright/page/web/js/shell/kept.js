// What this browser remembers of the page, and what it remembers in one tab. A browser that keeps nothing forgets it with the page.

const memory = area => ({
  /** The text that is kept under a name, or null. */
  kept(name) {
    try {
      return globalThis[area].getItem(`mazewright.${name}`);
    } catch {
      return null;
    }
  },
  /** Keeps a text under a name; null removes it. */
  keep(name, text) {
    try {
      if (text === null) {
        globalThis[area].removeItem(`mazewright.${name}`);
      } else {
        globalThis[area].setItem(`mazewright.${name}`, text);
      }
    } catch { // full, or forgotten with the page
    }
  },
});

export const { kept, keep } = memory('localStorage');
export const { kept: keptInTab, keep: keepInTab } = memory('sessionStorage');

/** What a text in JSON says; null without a text, or for what another program wrote. */
export function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
