// SVG pictures in pixels: the browser draws them, as the engine cannot.
import { el } from '../controls/element.js';

const DRAWING = 'data:image/svg+xml';
/** The most pixels a side: of twelve cells as the usual style has them. */
const SIDE = 384;
/** Formats that take drawings as they are. */
const TAKING = ['svg', 'html'];

/** A picture as the data: URI of a PNG picture, at most as large as the start and the goals need. */
export function pngOf(/** @type {HTMLImageElement} */ image, { enlarged = false } = {}) {
  const scale = SIDE / Math.max(image.naturalWidth, image.naturalHeight);
  const [width, height] = [image.naturalWidth, image.naturalHeight]
    .map(side => Math.max(1, Math.round(side * (enlarged ? scale : Math.min(1, scale)))));
  const canvas = el('canvas', { width, height });
  canvas.getContext('2d').drawImage(image, 0, 0, width, height);
  return canvas.toDataURL('image/png');
}

/** The parameters of a request with pixels in the place of drawings, where its format has pixels. */
export async function withPixels(params) {
  const drawings = TAKING.includes(params.format) ? [] : Object.entries(params).filter(([, value]) => String(value).startsWith(DRAWING));
  return { ...params, ...Object.fromEntries(await Promise.all(drawings.map(async ([name, drawing]) => [name, await drawn(drawing)]))) };
}

async function drawn(drawing) {
  const image = new Image();
  image.src = drawing;
  await image.decode();
  return pngOf(image, { enlarged: true });
}
