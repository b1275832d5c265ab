// A QR code as a drawing, from rows of the digits 1 (dark) and 0.

const SVG = 'http://www.w3.org/2000/svg';
/** The light margin that a reader needs, in modules. */
const MARGIN = 4;

/** The drawing, dark on white in both themes. */
export function qrDrawing(rows, label) {
  const size = rows.length + 2 * MARGIN;
  const svg = document.createElementNS(SVG, 'svg');
  const attributes = { viewBox: `0 0 ${size} ${size}`, class: 'qr', role: 'img', 'aria-label': label };
  Object.entries(attributes).forEach(([name, value]) => svg.setAttribute(name, value));
  const modules = document.createElementNS(SVG, 'path');
  modules.setAttribute('d', rows.flatMap((row, y) => [...row].map((digit, x) =>
    (digit === '1' ? `M${x + MARGIN} ${y + MARGIN}h1v1h-1z` : ''))).join(''));
  svg.append(modules);
  return svg;
}
