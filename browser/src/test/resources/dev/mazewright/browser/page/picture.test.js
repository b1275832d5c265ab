// Files that are pictures, and corners of mazes on them.
import { isConvex, read, written } from '/js/open/picture/corners.js';
import { isForeign, isRead, isReadContent } from '/js/open/picture/kinds.js';
import { equal, test } from './testing.js';

const CORNERS = [[10, 20], [110, 5], [130, 90], [0, 120]];
const bytes = text => Uint8Array.from(text, letter => letter.charCodeAt(0));

test('pictures are told by how their files begin', () => {
  const heads = ['\x89PNG\r\n', '\xff\xd8\xff\xe0', 'GIF89a', 'RIFF\x10\0\0\0WEBPVP8 ', 'II*\0', 'MM\0*', '%PDF-1.4', 'junk\n%PDF-1.7',
    'BM\x36\x10\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0', '<svg xmlns="x">', '<?xml version="1.0"?>\n<!-- a > b -->\n<svg\n'];
  heads.forEach(head => {
    equal(isRead(bytes(head)), true);
    equal(isReadContent(btoa(head)), true);
  });
});

test('texts and graphs are no pictures', () => {
  const heads = ['BM of a maze', '+---+\n|   |', '<?xml version="1.0"?><graphml>', 'a b\nb c', '', 'GIF is no maze', '{"format": "mazewright"}', '#####\n#...#'];
  heads.forEach(head => equal(isRead(bytes(head)), false));
});

test('what browsers alone decode is known, too', () => {
  equal(isForeign(bytes('\0\0\0\x20ftypavif')), true);
  equal(isForeign(bytes('\0\0\0\x20ftypheic')), true);
  equal(isForeign(bytes('\0\0\0\x20ftypisom')), false);
});

test('corners that have changed places are not convex, nor are those on a line', () => {
  equal(isConvex(CORNERS), true);
  equal(isConvex([CORNERS[1], CORNERS[0], CORNERS[2], CORNERS[3]]), false);
  equal(isConvex([[0, 0], [1, 0], [2, 0], [3, 0]]), false);
});

test('corners are written to a tenth of a pixel, and read again', () => {
  equal(written([[1, 2.04], [3.26, 0]]), ['1,2', '3.3,0']);
  equal(read(written(CORNERS)), CORNERS);
});
