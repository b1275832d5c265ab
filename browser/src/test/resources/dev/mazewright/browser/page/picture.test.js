// Perspectives, thresholds and PNG chunks.
import { apply, isConvex, perspective } from '/js/open/picture/homography.js';
import { boxOf, thresholded, warped } from '/js/open/picture/grey.js';
import { crc32, textChunk } from '/js/open/picture/png.js';
import { equal, near, test } from './testing.js';

const CORNERS = [[10, 20], [110, 5], [130, 90], [0, 120]];

test('a perspective takes the corners of a rectangle to four points', () => {
  const map = perspective(60, 40, CORNERS);
  [[0, 0], [60, 0], [60, 40], [0, 40]].forEach(([x, y], index) => {
    apply(map, x, y).forEach((at, axis) => near(at, CORNERS[index][axis]));
  });
});

test('a perspective keeps lines straight: the diagonals of the rectangle meet where those of the points do', () => {
  const [x, y] = apply(perspective(60, 40, CORNERS), 30, 20);
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = CORNERS;
  near((x - x0) * (y2 - y0) - (y - y0) * (x2 - x0), 0);
  near((x - x1) * (y3 - y1) - (y - y1) * (x3 - x1), 0);
});

test('points on a line have no perspective', () => equal(perspective(1, 1, [[0, 0], [1, 0], [2, 0], [3, 0]]), null));

test('corners that have changed places are not convex', () => {
  equal(isConvex(CORNERS), true);
  equal(isConvex([CORNERS[1], CORNERS[0], CORNERS[2], CORNERS[3]]), false);
});

/** A frame of ink 40, one pixel wide, 2 pixels from the sides, on paper that grows darker from 250 to 100. */
function frame() {
  const [width, height] = [40, 30];
  const data = Uint8Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    const isInk = (x === 2 || x === 37) && y >= 2 && y <= 27 || (y === 2 || y === 27) && x >= 2 && x <= 37;
    return (250 - 150 * x / width) * (isInk ? 0.5 : 1);
  });
  return { width, height, data };
}

test('ink is found on paper that is darker elsewhere than the ink is here', () => {
  const found = thresholded(frame(), 0.2);
  const black = found.data.filter(value => value === 0).length;
  equal(black, 2 * 36 + 2 * 24);
  equal(boxOf(found), { left: 2, top: 2, right: 38, bottom: 28 });
});

test('a picture that is not turned stays as it is, with a white margin', () => {
  const grey = frame();
  equal([...warped(grey, [1, 0, 0, 0, 1, 0, 0, 0, 1], 40, 30, 0).data], [...grey.data]);
  equal(warped(grey, [1, 0, 0, 0, 1, 0, 0, 0, 1], 40, 30, 1).data[0], 255);
});

test('the checksum is that of the specification', () => {
  equal(crc32(new TextEncoder().encode('123456789')), 0xcbf43926);
  equal(crc32(new TextEncoder().encode('IEND')), 0xae426082);
  equal([...textChunk('a')], [0, 0, 0, 1, 116, 69, 88, 116, 97, ...[...new Uint8Array(new Uint32Array([crc32(new TextEncoder().encode('tEXta'))]).buffer)].reverse()]);
});
