/**
 * A maze to be drawn, decoded from the scene binary. Cells are cell numbers; a kind is a distinct pair of outline and edges,
 * of which lattices have few, and each cell of a graph its own.
 */

const MAGIC = 0x43535a4d;
const VERSION = 1;

/** No cell has more. */
const DIRECTIONS = 32;

/** How an edge is drawn: the numbers of the scene binary. */
export const Link = Object.freeze({ NONE: -1, SIDE: 0, STRIP: 1, SEAM: 2, STAIRS_UP: 3, STAIRS_DOWN: 4, LINE: 5 });

/** As the direction of a side: it is not drawn, since something lies over it. */
export const HIDDEN = -2;

/** Numbers for an edge in `edgeData`, and where in them its parts are. */
export const EDGE = Object.freeze({ SIZE: 7, DIRECTION: 0, DELTA: 1, LINK: 2, OPPOSITE: 3, CROSSING: 4, ACROSS: 5, OVER: 6 });

/** A maze and all data to draw it: what the server sends at its head, and the sections behind it. */
export class Scene {
  /** Whether it is a LargeScene. */
  isLarge = false;
  /** @type {string | null} */ recipe;
  /** @type {string} */ shape;
  /** @type {number} of a level */ rows;
  /** @type {number} */ columns;
  /** @type {number} */ levels;
  /** @type {number} */ cells;
  /** @type {number} in units of a cell */ width;
  /** @type {number} */ height;
  /** @type {number} distinct pairs of outline and edges */ kinds;
  /** @type {{start: string[], goal: string[]}} sides at which there can be an opening */ outerSides;
  /** @type {number} */ start;
  /** @type {number[]} */ goals = [];
  /** @type {[number, number][]} cells with directions */ openings = [];
  /** @type {import('../types.js').Seam[]} */ seams = [];
  /** @type {import('../types.js').Caption[]} */ captions = [];
  /** @type {number[][]} the letters that are cut out of it: x, y and bend of each corner */ letters = [];
  /** @type {string[]} */ notes = [];
  /** @type {import('../types.js').Ends | null} the ends that are shown, where they are not start and goals */ shown = null;
  /** @type {boolean} whether it is a part of an atlas */ window = false;
  /** @type {boolean} whether the file that it is of is made of tiles */ tiles;
  /** @type {string | null} of the file that it is of */ format;
  /** @type {string | null} */ sha256;

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
    const { corners, ways: edges, kindBytes, openBytes, solution, ...rest } = header;
    Object.assign(this, rest);
    const { cells, kinds } = header;
    this.cornerStart = sections.take(Uint32Array, kinds + 1);
    this.corner = sections.take(Float32Array, corners * 3);
    this.cornerDirection = sections.take(Int32Array, corners);
    this.edgeStart = sections.take(Uint32Array, kinds + 1);
    this.edgeData = sections.take(Int32Array, edges * EDGE.SIZE);
    this.kind = sections.take(kindBytes === 2 ? Uint16Array : Uint32Array, cells);
    this.x = sections.take(Float32Array, cells);
    this.y = sections.take(Float32Array, cells);
    this.open = sections.take({ 1: Uint8Array, 2: Uint16Array, 4: Uint32Array }[openBytes], cells);
    this.solution = typeof solution === 'number' ? sections.take(Uint32Array, solution) : null;
    /** Where in the buffer the scene ends. */
    this.end = sections.offset;
    this.gaps = new Set(this.openings.map(([cell, direction]) => cell * DIRECTIONS + direction));
    this.cornerEdge = this.#edgesOfCorners();
    this.hasLines = this.#hasLink(Link.LINE);
    this.hasStairs = this.#hasLink(Link.STAIRS_UP) || this.#hasLink(Link.STAIRS_DOWN);
    this.hasStrips = this.#hasLink(Link.STRIP);
  }

  /** Where a file gives no ends, the first and the last cell are the ends; of a window, they are not shown. */
  settleEnds() {
    this.given = { start: this.start, goals: this.goals };
    this.shown = this.window ? this.given : null;
    this.start = Math.max(0, this.start);
    this.goals = this.goals.length > 0 ? this.goals : [this.cells - 1];
    return this;
  }

  /** For each corner of each kind the index of the edge across the side that begins there, or -1. */
  #edgesOfCorners() {
    const found = new Int32Array(this.cornerDirection.length).fill(-1);
    for (let kind = 0; kind < this.kinds; kind++) {
      for (let i = this.cornerStart[kind]; i < this.cornerStart[kind + 1]; i++) {
        found[i] = this.cornerDirection[i] < 0 ? -1 : this.#find(kind, this.cornerDirection[i]);
      }
    }
    return found;
  }

  #hasLink(link) {
    for (let at = EDGE.LINK; at < this.edgeData.length; at += EDGE.SIZE) {
      if (this.edgeData[at] === link) {
        return true;
      }
    }
    return false;
  }

  #find(kind, direction) {
    for (let edge = this.edgeStart[kind]; edge < this.edgeStart[kind + 1]; edge++) {
      if (this.edgeData[edge * EDGE.SIZE] === direction) {
        return edge;
      }
    }
    return -1;
  }

  /** The index of the edge of a cell in a direction, or -1. */
  edge(cell, direction) {
    return this.#find(this.kind[cell], direction);
  }

  /** A part of an edge of a cell, such as `EDGE.LINK`, or `none` where it has no such edge. */
  #part(cell, direction, part, none) {
    const edge = this.edge(cell, direction);
    return edge < 0 ? none : this.edgeData[edge * EDGE.SIZE + part];
  }

  /** The edges of a cell: direction, neighbour, link and the direction that leads back. */
  edges(cell) {
    const edges = [];
    for (let edge = this.edgeStart[this.kind[cell]]; edge < this.edgeStart[this.kind[cell] + 1]; edge++) {
      const at = edge * EDGE.SIZE;
      edges.push({
        direction: this.edgeData[at],
        cell: cell + this.edgeData[at + EDGE.DELTA],
        link: this.edgeData[at + EDGE.LINK],
        opposite: this.edgeData[at + EDGE.OPPOSITE],
      });
    }
    return edges;
  }

  /** The cell that a direction leads to, or -1. */
  neighbour(cell, direction) {
    const edge = this.edge(cell, direction);
    return edge < 0 ? -1 : cell + this.edgeData[edge * EDGE.SIZE + EDGE.DELTA];
  }

  /** The direction that leads back from the neighbour, or -1. */
  opposite(cell, direction) {
    return this.#part(cell, direction, EDGE.OPPOSITE, -1);
  }

  /** How the edge in a direction is drawn, one of `Link`. */
  link(cell, direction) {
    return this.#part(cell, direction, EDGE.LINK, Link.NONE);
  }

  /** The direction from a cell to a neighbour, or -1. */
  direction(cell, neighbour) {
    return this.edges(cell).find(edge => edge.cell === neighbour)?.direction ?? -1;
  }

  /** Whether the outline of the maze has a gap at this side of a cell. */
  isGap(cell, direction) {
    return this.gaps.size > 0 && this.gaps.has(cell * DIRECTIONS + direction);
  }

  /** Whether the edge in a direction is open. */
  isOpen(cell, direction, open = this.open) {
    return ((open[cell] >>> direction) & 1) === 1;
  }

  /** The cells that passages lead to. */
  neighbours(cell, open = this.open) {
    return this.edges(cell).filter(edge => this.isOpen(cell, edge.direction, open)).map(edge => edge.cell);
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
