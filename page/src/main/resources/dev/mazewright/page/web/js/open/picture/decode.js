// Redraws pictures that the server would refuse: in a format that it does not know, or with too many bytes or pixels.

import { isForeign, isRead } from './kinds.js';

/** The number of pixels of a redrawn picture: enough to show every corridor of a maze, and few enough for any server. */
export const PIXELS = 12_000_000;
const QUALITY = 0.9;

/**
 * A picture as the server takes it: as it is, or, where it has more bytes or only the browser decodes it, drawn anew; null where the
 * browser cannot do that.
 */
export async function readable(file, mostBytes) {
  const bytes = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  const isTaken = file.size <= mostBytes && !isForeign(bytes);
  const sent = isTaken ? file : await drawnAnew(file);
  return sent !== null && sent.size <= mostBytes ? sent : null;
}

/** A picture in another format as a PNG of at most `mostPixels` pixels; a file that the browser cannot decode, unchanged. */
export async function asPng(file, mostPixels) {
  const bytes = new Uint8Array(await file.slice(0, 4096).arrayBuffer());
  const isPng = /^\x89PNG/.test(String.fromCharCode(...bytes.subarray(0, 4)));
  return isPng || !(isRead(bytes) || isForeign(bytes)) ? file : await drawn(file, 'image/png', mostPixels) ?? file;
}

/** A picture as a JPEG file of no more pixels than are needed; null where the browser cannot decode it. */
export const drawnAnew = file => drawn(file, 'image/jpeg', PIXELS);

/** A picture upright, on white, in a format that canvases write. */
async function drawn(file, type, mostPixels) {
  let bitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    return null;
  }
  const { width, height } = bitmap;
  const scale = Math.min(1, Math.sqrt(mostPixels / (width * height)));
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)),
  });
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise(done => { canvas.toBlob(done, type, QUALITY); });
  return new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.${type === 'image/png' ? 'png' : 'jpg'}`, { type });
}
