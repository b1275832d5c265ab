/** Buffers for pixels, kept from part to part: allocation takes longer than filling. */

const kept = new Map();
let image = null;

/** An array of zeros, valid until the next call. */
export function zeros(name, count) {
  let numbers = kept.get(name);
  if (numbers === undefined || numbers.length < count) {
    numbers = new Float32Array(count);
    kept.set(name, numbers);
  }
  return numbers.subarray(0, count).fill(0);
}

/** An image of at least this size, with any content. */
export function imageFor(wide, high) {
  if (image === null || image.width < wide || image.height < high) {
    image = new ImageData(Math.max(wide, image?.width ?? 0), Math.max(high, image?.height ?? 0));
  }
  return image;
}
