// Pictures of any format that the browser decodes, as pixels.

/** How the files of each format begin, as characters of their bytes; `.` is any. */
const PICTURE = /^(?:\x89PNG|\xff\xd8\xff|GIF8|BM|RIFF....WEBP|....ftyp(?:avif|avis|mif1|heic))/s;
const PNG = /^\x89PNG/;
const HEAD = 16;

const head = bytes => String.fromCharCode(...bytes.subarray(0, HEAD));

/** Whether bytes are a picture that a browser may decode; SVG is none. */
export const isPicture = bytes => PICTURE.test(head(bytes));

/** Whether bytes are a picture that the server reads. */
export const isPng = bytes => PNG.test(head(bytes));

/**
 * The picture of a file, upright, on white, of at most so many pixels: {canvas, from: its [width, height] before}. Null
 * where the browser cannot decode it.
 */
export async function decode(file, mostPixels) {
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
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return { canvas, from: [width, height] };
}
