// Colours of what the play panels draw, from the style sheet's custom properties, so that they fit dark and light.

const PROPERTIES = {
  walker: '--play-walker',
  trail: '--play-trail',
  hint: '--play-hint',
  cheese: '--play-cheese',
  rim: '--play-rim',
  paper: '--paper',
  goal: '--goal',
  brick: '--play-brick',
  floor: '--play-floor',
  end: '--play-end',
  visited: '--play-visited',
  turtle: '--play-turtle',
};

let known = new WeakMap();

/** The colour for a thing, by its word, in the page or an element of it. */
export function colour(word, root = document.documentElement) {
  if (!known.has(root)) {
    known.set(root, new Map());
  }
  const own = known.get(root);
  if (!own.has(word)) {
    own.set(word, getComputedStyle(root).getPropertyValue(PROPERTIES[word]).trim());
  }
  return own.get(word);
}

/** Reads all colours again, after the scheme has changed. */
export function forget() {
  known = new WeakMap();
}
