// The tiles of a large maze: fetched when they are needed, a few at a time, coloured, and kept while there is room.
import { PARTS, SIDE, rowsOfTile } from './levels.js';

/** How many tiles are kept. */
const KEPT = 160;
/** How many are fetched at a time. */
const AT_ONCE = 4;
/** After this many milliseconds a tile that was refused is asked for again. */
const AGAIN = 700;

/** The tiles of one layer: 'walls' or 'solution'. */
export class Tiles {
  #api;
  #layer;
  #onChange;
  #onGone;
  #maze = null;
  #colour = '#000';
  /** By key: {image, mask, rowsDone}; the last used are last. */
  #kept = new Map();
  /** By key: an AbortController. */
  #flights = new Map();
  #wanted = [];
  #pauseUntil = 0;

  /** Calls `onChange` when a tile has come, and `onGone` when the server does not hold the maze any more. */
  constructor(api, layer, onChange, onGone) {
    this.#api = api;
    this.#layer = layer;
    this.#onChange = onChange;
    this.#onGone = onGone;
  }

  /** Shows another maze: {maze, rows, columns, rowsDone} as a task has it; `rowsDone` may grow. */
  show(maze) {
    if (maze?.maze !== this.#maze?.maze) {
      this.clear();
    }
    this.#maze = maze;
  }

  /** Forgets all tiles. */
  clear() {
    this.#flights.forEach(flight => flight.abort());
    this.#flights.clear();
    this.#kept.clear();
    this.#wanted = [];
  }

  /** The colour of what is opaque; tiles that are there take it at once. */
  set colour(colour) {
    if (colour !== this.#colour) {
      this.#colour = colour;
      this.#kept.forEach(tile => { tile.image = tinted(tile.mask, colour); });
    }
  }

  /** Whether some of the wanted tiles are still to come. */
  get isBusy() {
    return this.#flights.size > 0 || this.#wanted.length > 0;
  }

  /** The image of a tile that is here, or null. */
  image(tile) {
    const key = keyOf(tile);
    const found = this.#kept.get(key);
    if (!found) {
      return null;
    }
    this.#kept.delete(key);
    this.#kept.set(key, found);
    return found.image;
  }

  /** Fetches these tiles, the first first, and no others; those that are here only if more of them is done. */
  want(tiles) {
    const wanted = tiles.filter(tile => this.#isWanted(tile));
    const keys = new Set(wanted.map(keyOf));
    for (const [key, flight] of this.#flights) {
      if (!keys.has(key)) {
        flight.abort();
        this.#flights.delete(key);
      }
    }
    this.#wanted = wanted.filter(tile => !this.#flights.has(keyOf(tile)));
    this.#next();
  }

  #isWanted(tile) {
    const { rowsDone, rows } = this.#maze;
    const isWhole = rowsDone >= rowsOfTile(tile, rows);
    if (!isWhole && (tile.zoom > PARTS || rowsDone === 0 || this.#layer === 'solution')) {
      return false;
    }
    const kept = this.#kept.get(keyOf(tile));
    return !kept || kept.rowsDone < Math.min(rowsDone, rowsOfTile(tile, rows));
  }

  #next() {
    if (performance.now() < this.#pauseUntil) {
      return;
    }
    while (this.#flights.size < AT_ONCE && this.#wanted.length > 0) {
      this.#fetch(this.#wanted.shift());
    }
  }

  async #fetch(tile) {
    const key = keyOf(tile);
    const flight = new AbortController();
    const { maze, rows, rowsDone } = this.#maze;
    const part = rowsDone < rowsOfTile(tile, rows) ? { rowsDone } : {};
    this.#flights.set(key, flight);
    try {
      const blob = await this.#api.tile({ maze, ...tile, layer: this.#layer, ...part }, { signal: flight.signal });
      const mask = await createImageBitmap(blob);
      if (this.#flights.get(key) === flight) {
        this.#keep(key, { mask, image: tinted(mask, this.#colour), rowsDone: Math.min(rowsDone, rowsOfTile(tile, rows)) });
      }
    } catch (error) {
      this.#refused(error, maze);
    } finally {
      if (this.#flights.get(key) === flight) {
        this.#flights.delete(key);
        this.#onChange();
        this.#next();
      }
    }
  }

  #keep(key, tile) {
    this.#kept.delete(key);
    this.#kept.set(key, tile);
    while (this.#kept.size > KEPT) {
      this.#kept.delete(this.#kept.keys().next().value);
    }
  }

  #refused(error, maze) {
    if (error.name === 'AbortError') {
      return;
    }
    if (error.status === 404 && maze === this.#maze?.maze) {
      this.#onGone();
    }
    this.#pauseUntil = performance.now() + AGAIN;
    setTimeout(() => this.#onChange(), AGAIN + 1);
  }
}

const keyOf = ({ zoom, row, column }) => `${zoom} ${row} ${column}`;

/** A tile in a colour. */
function tinted(mask, colour) {
  const canvas = new OffscreenCanvas(SIDE, SIDE);
  const context = canvas.getContext('2d');
  context.drawImage(mask, 0, 0);
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = colour;
  context.fillRect(0, 0, SIDE, SIDE);
  return canvas;
}
