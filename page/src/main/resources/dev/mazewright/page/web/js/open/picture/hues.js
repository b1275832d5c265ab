// Colours by the words that people have for them.

const GREY = 40;
/** The words, and up to which hue each goes, in degrees. */
/** @type {[number, string][]} */
const HUES = [[18, 'red'], [46, 'orange'], [70, 'yellow'], [165, 'green'], [190, 'turquoise'], [255, 'blue'], [290, 'purple'], [340, 'pink'], [360, 'red']];

/** The word for a colour #rrggbb. */
export function hueOf(colour) {
  const [r, g, b] = [1, 3, 5].map(at => parseInt(colour.slice(at, at + 2), 16));
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  if (most - least < GREY) {
    return most < 85 ? 'black' : most < 200 ? 'grey' : 'white';
  }
  const sixth = most === r ? (g - b) / (most - least) : most === g ? 2 + (b - r) / (most - least) : 4 + (r - g) / (most - least);
  const hue = (60 * sixth + 360) % 360;
  return HUES.find(([end]) => hue <= end)[1];
}
