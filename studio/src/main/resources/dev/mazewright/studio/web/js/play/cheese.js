// The figures of the mouse and the cheese.

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
