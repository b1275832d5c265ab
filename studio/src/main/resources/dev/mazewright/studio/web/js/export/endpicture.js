// A picture for the start or a goal: PNG and SVG as they are, others as PNG, and none larger than the server takes.
import { styleTexts as texts } from './styletexts.js';

const MOST_BYTES = 250_000;
const SIDE = 384;

/** The data: URI of a file. */
export async function pictureOf(file) {
  const isTaken = ['image/png', 'image/svg+xml'].includes(file.type) && file.size <= MOST_BYTES;
  const uri = await uriOf(file);
  if (isTaken) {
    return uri;
  }
  const image = new Image();
  image.src = uri;
  try {
    await image.decode();
  } catch {
    throw Object.assign(new Error('no picture'), { sentence: texts.notPicture(file.name) });
  }
  const scale = Math.min(1, SIDE / Math.max(image.naturalWidth, image.naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
  canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/png');
}

function uriOf(file) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.onerror = () => reject(Object.assign(new Error('unreadable'), { sentence: texts.notPicture(file.name) }));
    reader.readAsDataURL(file);
  });
}
