// The perspective that takes a rectangle to four corners: from the numbers of a 3 x 3 matrix, row by row.

/**
 * The perspective that takes the corners of a rectangle [0, 0] .. [width, height] to four points, clockwise from the top
 * left one; null where three of these lie on a line.
 */
export function perspective(width, height, [[x0, y0], [x1, y1], [x2, y2], [x3, y3]]) {
  const [dx1, dx2, dx3] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, dy3] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const area = dx1 * dy2 - dx2 * dy1;
  if (Math.abs(area) < 1e-9) {
    return null;
  }
  const g = (dx3 * dy2 - dx2 * dy3) / area;
  const h = (dx1 * dy3 - dx3 * dy1) / area;
  return [
    (x1 - x0 + g * x1) / width, (x3 - x0 + h * x3) / height, x0,
    (y1 - y0 + g * y1) / width, (y3 - y0 + h * y3) / height, y0,
    g / width, h / height, 1,
  ];
}

/** Where a point goes. */
export function apply([a, b, c, d, e, f, g, h, i], x, y) {
  const w = g * x + h * y + i;
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w];
}

/** Whether four points, in order, are the corners of a convex quadrilateral. */
export function isConvex(points) {
  return points.every(([x, y], index) => {
    const [[x1, y1], [x2, y2]] = [points[(index + 1) % 4], points[(index + 2) % 4]];
    return (x1 - x) * (y2 - y1) - (y1 - y) * (x2 - x1) > 0;
  });
}
