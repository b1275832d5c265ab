// Black and white pixels as a PNG file that says what it shows: a maze of squares, and not a picture of one pixel a tile.

import { decode, isPicture, isPng } from './decode.js';

const SIGNATURE_AND_HEADER = 33;
const SHAPE = 'Shape\0rectangle:';

/** Draws grey pixels onto a canvas of their size. */
export function canvasOf({ width, height, data }) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  const image = context.createImageData(width, height);
  for (let i = 0; i < data.length; i++) {
    image.data.fill(data[i], 4 * i, 4 * i + 3);
    image.data[4 * i + 3] = 255;
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

/** The bytes of a canvas as a PNG. */
export async function pngOf(canvas) {
  const blob = await new Promise(done => { canvas.toBlob(done, 'image/png'); });
  return new Uint8Array(await blob.arrayBuffer());
}

/** A file as the server reads it: a picture as a PNG of at most so many pixels, all else as it is. */
export async function asPng(file, mostPixels) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const found = isPicture(bytes) && !isPng(bytes) ? await decode(file, mostPixels) : null;
  return found === null
    ? file
    : new File([await pngOf(found.canvas)], `${file.name.replace(/\.[^.]*$/, '')}.png`, { type: 'image/png' });
}

/** The bytes of grey pixels, drawn lines of a maze of squares, as a PNG. */
export async function drawingOf(grey) {
  const bytes = await pngOf(canvasOf(grey));
  const text = textChunk(SHAPE);
  const all = new Uint8Array(bytes.length + text.length);
  all.set(bytes.subarray(0, SIGNATURE_AND_HEADER));
  all.set(text, SIGNATURE_AND_HEADER);
  all.set(bytes.subarray(SIGNATURE_AND_HEADER), SIGNATURE_AND_HEADER + text.length);
  return all;
}

/** A chunk tEXt: its length, type and text, and the checksum of type and text. */
export function textChunk(text) {
  const chunk = new Uint8Array(text.length + 12);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, text.length);
  [...`tEXt${text}`].forEach((letter, index) => { chunk[4 + index] = letter.charCodeAt(0); });
  view.setUint32(text.length + 8, crc32(chunk.subarray(4, text.length + 8)));
  return chunk;
}

/** The checksum of PNG (ISO 3309). */
export function crc32(bytes) {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) {
      crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
    }
  }
  return (crc ^ 0xffffffff) >>> 0;
}
