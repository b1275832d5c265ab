// The cells of a maze document as polygons: which side of a cell is a side of another.

/** Corners that are nearer to each other, in parts of a cell, are the same. */
const SAME = 1e4;
/** No cell has more sides: each is a bit of a set. */
const MOST_SIDES = 32;
/** Sides that turn by no more, in radians, are parts of an arc; those that do not turn at all are not. */
const ARC = 0.16;
const STRAIGHT = 0.003;
/** The directions that names of sides mean, in eighths of a turn clockwise from the right. */
const NAMES = ['right', 'bottom-right', 'bottom', 'bottom-left', 'left', 'top-left', 'top', 'top-right'];

/** The polygons of all cells, each a list of corners [x, y], clockwise. */
export class Polygons {
  #sides;

  constructor(outlines, cells) {
    if (!Array.isArray(outlines) || outlines.length !== cells || !outlines.every(isPolygon)) {
      throw new Error('its outlines are not one polygon for each cell');
    }
    this.cells = cells;
    const neighbours = sharedSides(outlines);
    this.#sides = outlines.map((corners, cell) => joined(corners, neighbours[cell]));
    if (this.#sides.some(sides => sides.length > MOST_SIDES)) {
      throw new Error(`a cell has more than ${MOST_SIDES} sides`);
    }
    this.#sides.forEach((sides, cell) => sides.forEach(side => {
      side.back = side.to < 0 ? -1 : this.sideTo(side.to, cell);
    }));
    const mean = part => Float64Array.from(this.#sides, sides => sides.reduce((sum, side) => sum + side[part], 0) / sides.length);
    /** The middles of the cells. */
    this.x = mean('x');
    this.y = mean('y');
    const most = part => outlines.reduce((all, corners) => corners.reduce((so, corner) => Math.max(so, corner[part]), all), 0);
    this.width = most(0);
    this.height = most(1);
  }

  /** The sides of a cell: {x, y, bend, to, back}: where it begins, its curvature, the cell across or -1, and that one's side. */
  sides(cell) {
    return this.#sides[cell];
  }

  /** The side of a cell that is a side of another, or -1. */
  sideTo(cell, other) {
    return this.#sides[cell].findIndex(({ to }) => to === other);
  }

  /** The side of a cell in the outline of the maze that lies nearest to the named direction; -1 if no side is in the outline. */
  outerSide(cell, name) {
    const angle = NAMES.indexOf(name) * (Math.PI / 4);
    const sides = this.sides(cell);
    let [found, least] = [-1, Infinity];
    sides.forEach(({ x, y, to }, side) => {
      const end = sides[(side + 1) % sides.length];
      const own = Math.atan2((y + end.y) / 2 - this.y[cell], (x + end.x) / 2 - this.x[cell]);
      const off = angle < 0 ? 0 : 1 - Math.cos(own - angle);
      if (to < 0 && off < least) {
        [found, least] = [side, off];
      }
    });
    return found;
  }
}

function isPolygon(corners) {
  return Array.isArray(corners) && corners.length >= 3
    && corners.every(corner => Array.isArray(corner) && Number.isFinite(corner[0]) && Number.isFinite(corner[1]));
}

/** Of each side of each cell the cell that shares it, or -1. */
function sharedSides(outlines) {
  const owner = new Map();
  const neighbours = outlines.map(corners => new Int32Array(corners.length).fill(-1));
  outlines.forEach((corners, cell) => corners.forEach((corner, side) => {
    const ends = [corner, corners[(side + 1) % corners.length]].map(([x, y]) => `${Math.round(x * SAME)},${Math.round(y * SAME)}`);
    const key = ends.sort().join(' ');
    const other = owner.get(key);
    if (other === undefined) {
      owner.set(key, [cell, side]);
    } else {
      neighbours[cell][side] = other[0];
      neighbours[other[0]][other[1]] = cell;
    }
  }));
  return neighbours;
}

/** The sides of a polygon; those that an arc was cut into are one side again. */
function joined(corners, neighbours) {
  const count = corners.length;
  const goesOn = i => {
    const before = (i + count - 1) % count;
    return neighbours[i] === neighbours[before] && isArc(corners[before], corners[i], corners[(i + 1) % count]);
  };
  const first = corners.findIndex((_, i) => !goesOn(i));
  const sides = [];
  for (let i = Math.max(first, 0), done = 0; done < count;) {
    let parts = 1;
    while (parts + done < count && goesOn((i + parts) % count)) {
      parts++;
    }
    const at = step => corners[(i + step) % count];
    sides.push({ x: at(0)[0], y: at(0)[1], bend: parts < 2 ? 0 : bend(at(0), at(parts / 2 | 0), at(parts)), to: neighbours[i] });
    i = (i + parts) % count;
    done += parts;
  }
  return sides;
}

function isArc([ax, ay], [bx, by], [cx, cy]) {
  const turned = Math.atan2((bx - ax) * (cy - by) - (by - ay) * (cx - bx), (bx - ax) * (cx - bx) + (by - ay) * (cy - by));
  return Math.abs(turned) > STRAIGHT && Math.abs(turned) < ARC;
}

/** The curvature of an arc by its ends and its middle: the tangent of a quarter of its angle. */
function bend([ax, ay], [mx, my], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  return (2 * ((mx - (ax + bx) / 2) * dy - (my - (ay + by) / 2) * dx)) / (dx * dx + dy * dy);
}
