// The figures of walkers and what they seek, small, on a canvas, drawn around a point, `size` pixels from the middle to the nose.

/** An arrow that points where the walker faces. */
function arrow(ctx, size) {
  ctx.beginPath();
  ctx.moveTo(size, 0);
  ctx.lineTo(-size * 0.75, size * 0.75);
  ctx.lineTo(-size * 0.4, 0);
  ctx.lineTo(-size * 0.75, -size * 0.75);
  ctx.closePath();
  ctx.fill();
  ctx.stroke();
}

/** A turtle seen from above: a shell, a head and four feet. */
function turtle(ctx, size) {
  for (const [x, y, r] of [[0.85, 0, 0.28], [0.45, 0.6, 0.22], [0.45, -0.6, 0.22], [-0.55, 0.6, 0.2], [-0.55, -0.6, 0.2]]) {
    ctx.beginPath();
    ctx.arc(x * size, y * size, r * size, 0, 2 * Math.PI);
    ctx.fill();
    ctx.stroke();
  }
  ctx.beginPath();
  ctx.ellipse(0, 0, size * 0.75, size * 0.62, 0, 0, 2 * Math.PI);
  ctx.fill();
  ctx.stroke();
  ctx.beginPath();
  ctx.ellipse(0, 0, size * 0.4, size * 0.32, 0, 0, 2 * Math.PI);
  ctx.stroke();
}

const FIGURES = { arrow, turtle };

/** Draws a figure, by its name or by what draws it, that faces a direction, filled and with a rim. */
export function drawFigure(ctx, name, { x, y, size, angle, fill, rim }) {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(angle);
  ctx.fillStyle = fill;
  ctx.strokeStyle = rim;
  ctx.lineWidth = Math.max(1, size / 7);
  ctx.lineJoin = 'round';
  (FIGURES[name] ?? name)(ctx, size);
  ctx.restore();
}

/** Rings that spread and fade; `part` from 0 to 1 is how far they are. */
export function drawRings(ctx, { x, y, size, colour, part }) {
  ctx.save();
  ctx.strokeStyle = colour;
  ctx.lineWidth = 2;
  for (const late of [0, 0.25]) {
    const own = (part - late) / (1 - late);
    if (own > 0 && own < 1) {
      ctx.globalAlpha = 1 - own;
      ctx.beginPath();
      ctx.arc(x, y, size * (0.4 + 2.6 * own), 0, 2 * Math.PI);
      ctx.stroke();
    }
  }
  ctx.restore();
}

/** A mouse seen from above: a drop with ears and a tail. */
export function drawMouse(ctx, size) {
  ctx.beginPath();
  ctx.moveTo(-size * 0.6, 0);
  ctx.quadraticCurveTo(-size * 1.1, size * 0.5, -size * 1.4, -size * 0.1);
  ctx.stroke();
  ctx.beginPath();
  ctx.moveTo(size, 0);
  ctx.bezierCurveTo(size * 0.4, size * 0.7, -size * 0.8, size * 0.9, -size * 0.8, 0);
  ctx.bezierCurveTo(-size * 0.8, -size * 0.9, size * 0.4, -size * 0.7, size, 0);
  ctx.fill();
  ctx.stroke();
  for (const side of [-1, 1]) {
    ctx.beginPath();
    ctx.arc(size * 0.2, side * size * 0.5, size * 0.27, 0, 2 * Math.PI);
    ctx.fill();
    ctx.stroke();
  }
}

/** A wedge of cheese with holes. */
export function drawCheese(ctx, { x, y, size, fill, rim }) {
  ctx.save();
  ctx.translate(x, y);
  ctx.fillStyle = fill;
  ctx.strokeStyle = rim;
  ctx.lineWidth = Math.max(1, size / 8);
  ctx.lineJoin = 'round';
  ctx.beginPath();
  ctx.moveTo(-size, size * 0.1);
  ctx.lineTo(size * 0.6, -size * 0.7);
  ctx.quadraticCurveTo(size, -size * 0.4, size, size * 0.1);
  ctx.lineTo(size, size * 0.75);
  ctx.lineTo(-size, size * 0.75);
  ctx.closePath();
  ctx.fill();
  ctx.stroke();
  ctx.beginPath();
  ctx.moveTo(-size, size * 0.1);
  ctx.lineTo(size, size * 0.1);
  ctx.stroke();
  ctx.fillStyle = rim;
  for (const [hx, hy, hr] of [[-0.45, 0.45, 0.13], [0.2, 0.4, 0.17], [0.7, 0.55, 0.1]]) {
    ctx.beginPath();
    ctx.arc(hx * size, hy * size, hr * size, 0, 2 * Math.PI);
    ctx.fill();
  }
  ctx.restore();
}
