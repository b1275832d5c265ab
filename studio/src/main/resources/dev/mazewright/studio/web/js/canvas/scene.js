/**
 * A maze to be drawn, decoded from the scene binary. Cells are ordinals; a kind is a distinct pair of outline and ways,
 * of which lattices have few, and each cell of a graph its own.
 */

const MAGIC = 0x43535a4d;
const VERSION = 1;

/** No cell has more. */
const DIRECTIONS = 32;

/** How a way looks: the numbers of the scene binary. */
export const Link = Object.freeze({ NONE: -1, SIDE: 0, STRIP: 1, SEAM: 2, STAIRS_UP: 3, STAIRS_DOWN: 4, LINE: 5 });

/** As the direction of a side: it is not drawn, since something lies over it. */
export const HIDDEN = -2;

/** Numbers for a way in `wayData`, and where in them its parts are. */
export const WAY = Object.freeze({ SIZE: 7, DIRECTION: 0, DELTA: 1, LINK: 2, OPPOSITE: 3, CROSSING: 4, ACROSS: 5, OVER: 6 });

/** A maze and all it takes to draw it. */
export class Scene {
  /** Decodes the scene binary, which may begin anywhere in a buffer at a multiple of 4. */
  static parse(buffer, offset = 0) {
    const data = new DataView(buffer, offset);
    if (data.getUint32(0, true) !== MAGIC || data.getUint32(4, true) !== VERSION) {
      throw new Error('not a scene of version ' + VERSION);
    }
    const length = data.getUint32(8, true);
    const header = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, offset + 12, length)));
    return new Scene(header, new Sections(buffer, offset + 12 + length));
  }

  constructor(header, sections) {
    const { corners, ways, kindBytes, openBytes, solution, ...rest } = header;
    Object.assign(this, { openings: [], seams: [], captions: [], goals: [], notes: [] }, rest);
    const { cells, kinds } = header;
    this.cornerStart = sections.take(Uint32Array, kinds + 1);
    this.corner = sections.take(Float32Array, corners * 3);
    this.cornerDirection = sections.take(Int32Array, corners);
    this.wayStart = sections.take(Uint32Array, kinds + 1);
    this.wayData = sections.take(Int32Array, ways * WAY.SIZE);
    this.kind = sections.take(kindBytes === 2 ? Uint16Array : Uint32Array, cells);
    this.x = sections.take(Float32Array, cells);
    this.y = sections.take(Float32Array, cells);
    this.open = sections.take({ 1: Uint8Array, 2: Uint16Array, 4: Uint32Array }[openBytes], cells);
    this.solution = typeof solution === 'number' ? sections.take(Uint32Array, solution) : null;
    /** Where in the buffer the scene ends. */
    this.end = sections.offset;
    this.gaps = new Set(this.openings.map(([cell, direction]) => cell * DIRECTIONS + direction));
    this.cornerWay = this.#waysOfCorners();
    this.hasLines = this.#hasLink(Link.LINE);
    this.hasStairs = this.#hasLink(Link.STAIRS_UP) || this.#hasLink(Link.STAIRS_DOWN);
    this.hasStrips = this.#hasLink(Link.STRIP);
  }

  /** Where a file tells no ends, a way goes from the first cell to the last: these are the ends then. */
  settleEnds() {
    this.told = { start: this.start, goals: this.goals };
    this.start = Math.max(0, this.start);
    this.goals = this.goals.length > 0 ? this.goals : [this.cells - 1];
    return this;
  }

  /** For each corner of each kind the index of the way across the side that begins there, or -1. */
  #waysOfCorners() {
    const found = new Int32Array(this.cornerDirection.length).fill(-1);
    for (let kind = 0; kind < this.kinds; kind++) {
      for (let i = this.cornerStart[kind]; i < this.cornerStart[kind + 1]; i++) {
        found[i] = this.cornerDirection[i] < 0 ? -1 : this.#find(kind, this.cornerDirection[i]);
      }
    }
    return found;
  }

  #hasLink(link) {
    for (let at = WAY.LINK; at < this.wayData.length; at += WAY.SIZE) {
      if (this.wayData[at] === link) {
        return true;
      }
    }
    return false;
  }

  #find(kind, direction) {
    for (let way = this.wayStart[kind]; way < this.wayStart[kind + 1]; way++) {
      if (this.wayData[way * WAY.SIZE] === direction) {
        return way;
      }
    }
    return -1;
  }

  /** The index of the way of a cell in a direction, or -1. */
  way(cell, direction) {
    return this.#find(this.kind[cell], direction);
  }

  /** A part of a way of a cell, such as `WAY.LINK`, or `none` where it has no such way. */
  #part(cell, direction, part, none) {
    const way = this.way(cell, direction);
    return way < 0 ? none : this.wayData[way * WAY.SIZE + part];
  }

  /** The ways of a cell: direction, neighbour, link and the direction that leads back. */
  ways(cell) {
    const ways = [];
    for (let way = this.wayStart[this.kind[cell]]; way < this.wayStart[this.kind[cell] + 1]; way++) {
      const at = way * WAY.SIZE;
      ways.push({
        direction: this.wayData[at],
        cell: cell + this.wayData[at + WAY.DELTA],
        link: this.wayData[at + WAY.LINK],
        opposite: this.wayData[at + WAY.OPPOSITE],
      });
    }
    return ways;
  }

  /** The cell that a direction leads to, or -1. */
  neighbour(cell, direction) {
    const way = this.way(cell, direction);
    return way < 0 ? -1 : cell + this.wayData[way * WAY.SIZE + WAY.DELTA];
  }

  /** The direction that leads back from the neighbour, or -1. */
  opposite(cell, direction) {
    return this.#part(cell, direction, WAY.OPPOSITE, -1);
  }

  /** How the way in a direction looks, one of `Link`. */
  link(cell, direction) {
    return this.#part(cell, direction, WAY.LINK, Link.NONE);
  }

  /** The direction from a cell to a neighbour, or -1. */
  direction(cell, neighbour) {
    return this.ways(cell).find((way) => way.cell === neighbour)?.direction ?? -1;
  }

  /** The corners of a cell, in units of a cell on the sheet. */
  corners(cell) {
    const corners = [];
    for (let i = this.cornerStart[this.kind[cell]]; i < this.cornerStart[this.kind[cell] + 1]; i++) {
      corners.push({
        x: this.x[cell] + this.corner[3 * i],
        y: this.y[cell] + this.corner[3 * i + 1],
        bend: this.corner[3 * i + 2],
        direction: this.cornerDirection[i],
      });
    }
    return corners;
  }

  /** Whether the outline of the maze has a gap at this side of a cell. */
  isGap(cell, direction) {
    return this.gaps.size > 0 && this.gaps.has(cell * DIRECTIONS + direction);
  }

  /** Whether the way in a direction is open. */
  isOpen(cell, direction, open = this.open) {
    return ((open[cell] >>> direction) & 1) === 1;
  }

  /** The cells that open ways lead to. */
  neighbours(cell, open = this.open) {
    return this.ways(cell).filter((way) => this.isOpen(cell, way.direction, open)).map((way) => way.cell);
  }
}

/** Takes one section after another off a buffer; each begins at a multiple of 4. */
class Sections {
  constructor(buffer, offset) {
    this.buffer = buffer;
    this.offset = offset;
  }

  take(Type, count) {
    const section = new Type(this.buffer, this.offset, count);
    this.offset += (section.byteLength + 3) & ~3;
    return section;
  }
}
