// A QR code as a drawing, from rows of the digits 1 (dark) and 0.
import { svg } from '../controls/element.js';

/** The light margin that a reader needs, in modules. */
const MARGIN = 4;

/** The drawing, dark on white in both themes. */
export function qrDrawing(rows, label) {
  const size = rows.length + 2 * MARGIN;
  const modules = rows.flatMap((row, y) => [...row].map((digit, x) => (digit === '1' ? `M${x + MARGIN} ${y + MARGIN}h1v1h-1z` : '')));
  return svg('svg', { viewBox: `0 0 ${size} ${size}`, class: 'qr', role: 'img', 'aria-label': label }, svg('path', { d: modules.join('') }));
}
