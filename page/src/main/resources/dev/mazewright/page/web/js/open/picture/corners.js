// Four corners of a maze on a picture, clockwise from the top left one.

/** The corners of a picture of this size. */
export const wholeOf = ({ width, height }) => [[0, 0], [width, 0], [width, height], [0, height]];

/** Whether four points, in this order, are the corners of a convex quadrilateral. */
export function isConvex(points) {
  return points.every(([x, y], index) => {
    const [[x1, y1], [x2, y2]] = [points[(index + 1) % 4], points[(index + 2) % 4]];
    return (x1 - x) * (y2 - y1) - (y1 - y) * (x2 - x1) >= 1;
  });
}

/** Points as the server reads them, to a tenth of a pixel. */
export const written = points => points.map(point => point.map(at => String(Math.round(10 * at) / 10)).join(','));

/** What `written` writes, read. */
export const read = lines => lines.map(line => line.split(',').map(Number));
