// Letters that no font of this browser has: it draws them as it draws those that no font anywhere has, mostly as a box.

/** Letters without a meaning: of private use, and not assigned. */
const NOWHERE = ['\u{10FFFD}', '\u0378'];
const SIZE = 48;

/** The letters of a text, each once, that fonts lack; browsers that write the code of a letter into its box hide them. */
export function lackingIn(/** @type {string} */ text) {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [2 * SIZE, 2 * SIZE];
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  const drawn = letter => {
    pen.clearRect(0, 0, canvas.width, canvas.height);
    Object.assign(pen, { font: `${SIZE / 2}px sans-serif`, textBaseline: 'middle' });
    pen.fillText(letter, SIZE / 2, SIZE);
    return canvas.toDataURL();
  };
  const blank = drawn(' ');
  const boxes = NOWHERE.map(drawn).filter(box => box !== blank);
  const letters = new Set([...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment));
  return [...letters].filter(letter => letter.trim() && boxes.includes(drawn(letter)));
}
