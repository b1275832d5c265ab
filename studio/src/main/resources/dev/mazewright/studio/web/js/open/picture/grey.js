// Grey pixels: {width, height, data}, one byte each, and which of them are walls.

/** The luminance of the pixels of a canvas (ITU-R BT.709). */
export function greyOf(canvas) {
  const { width, height } = canvas;
  const { data: rgba } = canvas.getContext('2d', { willReadFrequently: true }).getImageData(0, 0, width, height);
  const data = new Uint8Array(width * height);
  for (let i = 0; i < data.length; i++) {
    data[i] = (54 * rgba[4 * i] + 183 * rgba[4 * i + 1] + 19 * rgba[4 * i + 2]) >> 8;
  }
  return { width, height, data };
}

/** A picture as a perspective shows it, sampled between pixels; white where it is not `inside`, or off the picture. */
export function warped(grey, [a, b, c, d, e, f, g, h, i], width, height, margin) {
  const data = new Uint8Array(width * height).fill(255);
  const { data: from, width: wide, height: high } = grey;
  for (let y = margin; y < height - margin; y++) {
    for (let x = margin; x < width - margin; x++) {
      const w = g * x + h * y + i;
      const atX = (a * x + b * y + c) / w;
      const atY = (d * x + e * y + f) / w;
      const left = Math.floor(atX);
      const top = Math.floor(atY);
      if (left >= 0 && top >= 0 && left < wide && top < high) {
        const right = Math.min(left + 1, wide - 1);
        const below = Math.min(top + 1, high - 1);
        const [alongX, alongY] = [atX - left, atY - top];
        const upper = from[top * wide + left] * (1 - alongX) + from[top * wide + right] * alongX;
        const lower = from[below * wide + left] * (1 - alongX) + from[below * wide + right] * alongX;
        data[y * width + x] = upper * (1 - alongY) + lower * alongY;
      }
    }
  }
  return { width, height, data };
}

/** How wide the surroundings of a pixel are, as a part of the longer side. */
const SURROUNDINGS = 1 / 6;
/** Darker than this part of the light is a wall everywhere, such as the inside of a thick one. */
const DARK = 0.3;

/** Makes pixels 0, a wall, where they are darker than their surroundings by this share, and 255 elsewhere. */
export function thresholded({ width, height, data }, share) {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += data[y * width + x];
      sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1] + row;
    }
  }
  const reach = Math.max(4, Math.round(Math.max(width, height) * SURROUNDINGS / 2));
  const out = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)];
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)];
      const sum = sums[bottom * (width + 1) + right] - sums[top * (width + 1) + right]
        - sums[bottom * (width + 1) + left] + sums[top * (width + 1) + left];
      const mean = sum / ((bottom - top) * (right - left));
      const value = data[y * width + x];
      out[y * width + x] = value < mean * (1 - share) || value < 255 * DARK * (1 - share) ? 0 : 255;
    }
  }
  return { width, height, data: out };
}

/** A row or column belongs to the maze if it has this part of the wall of the one that has most. */
const OUTLINE = 0.15;

/** Where the walls lie, {left, top, right, bottom}; specks around them do not count. */
export function boxOf({ width, height, data }) {
  const rows = new Uint32Array(height);
  const columns = new Uint32Array(width);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (data[y * width + x] === 0) {
        rows[y] += 1;
        columns[x] += 1;
      }
    }
  }
  const range = counts => {
    const least = OUTLINE * counts.reduce((most, count) => Math.max(most, count), 0);
    return [counts.findIndex(count => count > least), counts.findLastIndex(count => count > least) + 1];
  };
  const [left, right] = range(columns);
  const [top, bottom] = range(rows);
  return { left, top, right, bottom };
}
