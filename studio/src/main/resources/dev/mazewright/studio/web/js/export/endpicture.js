// A picture for the start or a goal: PNG and SVG as they are, others as PNG, and none larger than the server takes.
import { uriOf } from '../bytes.js';
import { el } from '../controls/element.js';
import { styleTexts as texts } from './styletexts.js';

const MOST_BYTES = 250_000;
const SIDE = 384;

/** The data: URI of a file. */
export async function pictureOf(file) {
  const image = new Image();
  try {
    image.src = await uriOf(file);
    if (['image/png', 'image/svg+xml'].includes(file.type) && file.size <= MOST_BYTES) {
      return image.src;
    }
    await image.decode();
  } catch {
    throw Object.assign(new Error('no picture'), { sentence: texts.notPicture(file.name) });
  }
  const scale = Math.min(1, SIDE / Math.max(image.naturalWidth, image.naturalHeight));
  const [width, height] = [image.naturalWidth, image.naturalHeight].map(side => Math.max(1, Math.round(side * scale)));
  const canvas = el('canvas', { width, height });
  canvas.getContext('2d').drawImage(image, 0, 0, width, height);
  return canvas.toDataURL('image/png');
}
