// The squares of a straightened maze whose outline is known: how many there are, and which walls stand between them.

/** The most squares along a side, and the least pixels of one. */
const MOST = 250;
const LEAST = 5;
/** Walls lie within this part of a square from their line; what is further off is the inside of squares. */
const NEAR = 0.2;
const FAR = 0.27;
/** Lines of walls have so much more ink than the inside of squares, as a part of their length. */
const CONTRAST = 0.1;
/** A wall is there from this part of its length on; from the first to the last of these it is unsure. */
const WALL = 0.5;
const UNSURE = [0.3, 0.7];

/**
 * The maze that black pixels show within a box {left, top, right, bottom}, as a drawing in characters: {text, rows,
 * columns, unsure: the number of walls that may be none, or the reverse}. Null where no squares are seen.
 */
export function squaresIn(grey, box) {
  const columns = count(profile(grey, box, false));
  const rows = count(profile(grey, box, true));
  return columns && rows ? drawn(grey, box, rows, columns) : null;
}

/** For each column of pixels of a box, or each row of them, which part of it is ink. */
function profile({ width, data }, { left, top, right, bottom }, isRows) {
  const ink = new Float64Array(isRows ? bottom - top : right - left);
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      ink[isRows ? y - top : x - left] += data[y * width + x] === 0 ? 1 : 0;
    }
  }
  const length = isRows ? right - left : bottom - top;
  return ink.map(each => each / length);
}

/** The number of squares along a profile, 2 or more: their inner lines have ink, and nothing else has; 0 where none fit. */
function count(ink) {
  let best = { squares: 0, contrast: CONTRAST };
  for (let squares = 2; squares <= Math.min(MOST, ink.length / LEAST); squares++) {
    const pitch = ink.length / squares;
    const peaks = new Float64Array(squares + 1);
    const rest = [];
    ink.forEach((value, at) => {
      const line = Math.round((at + 0.5) / pitch);
      const off = Math.abs((at + 0.5) / pitch - line);
      if (off <= NEAR) {
        peaks[line] = Math.max(peaks[line], value);
      } else if (off >= FAR) {
        rest.push(value);
      }
    });
    const contrast = part(peaks.subarray(1, squares), 0.2) - part(Float64Array.from(rest), 0.99);
    best = contrast > best.contrast ? { squares, contrast } : best;
  }
  return best.squares;
}

/** The number below which this part of some numbers lies. */
const part = (numbers, share) => numbers.slice().sort()[Math.floor(share * (numbers.length - 1))] ?? 0;

function drawn(grey, box, rows, columns) {
  let unsure = 0;
  const is = share => {
    unsure += share > UNSURE[0] && share < UNSURE[1] ? 1 : 0;
    return share >= WALL;
  };
  const [wide, high] = [(box.right - box.left) / columns, (box.bottom - box.top) / rows];
  const lines = [];
  for (let row = 0; row <= rows; row++) {
    const y = box.top + row * high;
    const above = Array.from({ length: columns }, (_, column) =>
      (is(lying(grey, y, high, box.left + column * wide, wide)) ? '---' : '   '));
    lines.push(`+${above.join('+')}+`);
    if (row < rows) {
      const beside = Array.from({ length: columns + 1 }, (_, column) =>
        (is(standing(grey, box.left + column * wide, wide, y, high)) ? '|' : ' '));
      lines.push(beside.join('   '));
    }
  }
  return { text: `${lines.join('\n')}\n`, rows, columns, unsure };
}

/** Which part of a wall along a line y has ink, between its posts. */
const lying = (grey, y, high, from, length) => inked(from, length, y, high, (along, over) => at(grey, along, over));

/** Which part of a wall along a line x has ink, between its posts. */
const standing = (grey, x, wide, from, length) => inked(from, length, x, wide, (along, over) => at(grey, over, along));

function inked(from, length, line, pitch, isInk) {
  const [first, last] = [Math.round(from + FAR * length), Math.round(from + (1 - FAR) * length)];
  const [least, most] = [Math.round(line - NEAR * pitch), Math.round(line + NEAR * pitch)];
  let filled = 0;
  for (let along = first; along < last; along++) {
    for (let over = least; over <= most; over++) {
      if (isInk(along, over)) {
        filled += 1;
        break;
      }
    }
  }
  return filled / Math.max(1, last - first);
}

const at = ({ width, height, data }, x, y) => x >= 0 && y >= 0 && x < width && y < height && data[y * width + x] === 0;
