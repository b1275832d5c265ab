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

const known = new Map();

/** The colour for a thing, by its word. */
export function colour(word) {
  if (!known.has(word)) {
    known.set(word, getComputedStyle(document.documentElement).getPropertyValue(PROPERTIES[word]).trim());
  }
  return known.get(word);
}

/** Reads all colours again, after the scheme has changed. */
export function forget() {
  known.clear();
}
