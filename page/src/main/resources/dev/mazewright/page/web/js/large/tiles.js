// The tiles of a large maze: fetched when they are needed, coloured, and kept while there is room.
import { Fetches } from '../canvas/fetches.js';
import { PARTS, SIDE, rowsOfTile } from './levels.js';

/** How many tiles are kept, and how many are fetched at a time. */
const ROOM = { most: 160, atOnce: 4 };

/** The tiles of one layer, 'walls' or 'solution': {image, mask, rowsDone} by key. */
export class Tiles extends Fetches {
  #api;
  #layer;
  #onGone;
  #maze = null;
  #colour = '#000';

  /** Calls `onChange` when a tile has come, and `onGone` when the server does not hold the maze any more. */
  constructor(api, layer, onChange, onGone) {
    super((tile, signal) => this.#fetch(tile, signal), onChange, ROOM);
    [this.#api, this.#layer, this.#onGone] = [api, layer, onGone];
  }

  /** Shows another maze: {maze, rows, columns, rowsDone} as a task has it; `rowsDone` may grow. */
  show(maze) {
    if (maze?.maze !== this.#maze?.maze) {
      this.clear();
    }
    this.#maze = maze;
  }

  /** The colour of what is opaque; tiles that are there take it at once. */
  set colour(colour) {
    if (colour !== this.#colour) {
      this.#colour = colour;
      this.kept.forEach(tile => { tile.image = tinted(tile.mask, colour); });
    }
  }

  /** The image of a tile that is here, or null. */
  image(tile) {
    return this.use(keyOf(tile))?.image ?? null;
  }

  /** Fetches these tiles, the first first, and no others; those that are here only if more of them is done. */
  wantAll(tiles) {
    this.want(new Map(tiles.filter(tile => this.#isWanted(tile)).map(tile => [keyOf(tile), tile])));
  }

  #isWanted(tile) {
    const { rowsDone, rows } = this.#maze;
    const isWhole = rowsDone >= rowsOfTile(tile, rows);
    if (!isWhole && (tile.zoom > PARTS || rowsDone === 0 || this.#layer === 'solution')) {
      return false;
    }
    const kept = this.kept.get(keyOf(tile));
    return !kept || kept.rowsDone < Math.min(rowsDone, rowsOfTile(tile, rows));
  }

  async #fetch(tile, signal) {
    const { maze, rows, rowsDone } = this.#maze;
    const part = rowsDone < rowsOfTile(tile, rows) ? { rowsDone } : {};
    try {
      const mask = await createImageBitmap(await this.#api.tile({ maze, ...tile, layer: this.#layer, ...part }, { signal }));
      return { mask, image: tinted(mask, this.#colour), rowsDone: Math.min(rowsDone, rowsOfTile(tile, rows)) };
    } catch (error) {
      if (error.status === 404 && maze === this.#maze?.maze) {
        this.#onGone();
      }
      throw error;
    }
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
