// Fetches a trace in pages of events, as the playhead needs them, and only while the page is visible.
import { Events } from './events.js';
import { Scene } from '../canvas/scene.js';

/** The first page is small, so that it is shown soon; the others are large, as the server repeats the work for each page. */
const FIRST = 50000;
const PAGE = 1000000;
/** A page is requested when fewer events than this are left to play. */
const AHEAD = 200000;

/** A trace as it comes in. It requests nothing while the page is hidden, and resumes when it is visible again. */
export class TraceFeed {
  #fetchPage;
  #needed = 0;
  #abort = null;
  /** Who waits for the first page, {resolve, reject}, or null. */
  #waiting = null;
  #closed = false;
  #seen = () => this.#resume();

  /**
   * @param fetchPage returns a promise of the page of `count` events from `from` on, and takes an AbortSignal
   * @param {{onPage?: () => void, onError?: (error: Error) => void}} [listeners] onPage is called when more events are known, and
   *   onError with an error, once
   */
  constructor(fetchPage, { onPage = () => {}, onError = () => {} } = {}) {
    this.#fetchPage = fetchPage;
    this.onPage = onPage;
    this.onError = onError;
    /** The events known so far, from the first page on. */
    this.events = null;
    document.addEventListener('visibilitychange', this.#seen);
  }

  /** Fetches the first page; gives the events, or null where it is closed meanwhile. */
  open() {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.need(0);
    });
  }

  /** The playhead is here: requests what it needs next. */
  need(position) {
    this.#needed = Math.max(this.#needed, position + 1);
    this.#pull();
  }

  /** Stops all requests; who waits for the first page gets null. */
  close() {
    this.#closed = true;
    document.removeEventListener('visibilitychange', this.#seen);
    this.#abort?.abort();
    this.#waiting?.resolve(null);
  }

  /** Whether all events are known. */
  get isComplete() {
    return this.events !== null && this.events.size >= this.events.total;
  }

  #resume() {
    if (document.hidden) {
      this.#abort?.abort();
    } else {
      this.#pull();
    }
  }

  async #pull() {
    const known = this.events?.size ?? 0;
    const enough = this.events !== null && (this.isComplete || known >= this.#needed + AHEAD);
    if (this.#closed || this.#abort || document.hidden || enough) {
      return;
    }
    const abort = new AbortController();
    this.#abort = abort;
    try {
      this.#take(parsePage(await this.#fetchPage(known, known === 0 ? FIRST : PAGE, abort.signal)));
      this.#abort = null;
      this.#waiting?.resolve(this.events);
      this.onPage();
      this.#pull();
    } catch (error) {
      this.#abort = null;
      if (error.name === 'AbortError') {
        this.#resume();
      } else if (!this.#closed) {
        this.#fail(error);
      }
    }
  }

  #take({ scene, header, words }) {
    if (!this.events) {
      this.events = new Events(header, scene);
    }
    this.events.append(words);
  }

  #fail(error) {
    this.#closed = true;
    this.#waiting?.reject(error);
    this.onError(error);
  }
}

/**
 * Decodes a page of the trace binary: the maze before, if the page has it, its header and two words an event.
 * @type {(buffer: ArrayBuffer) => import('../types.js').TracePage}
 */
export function parsePage(buffer) {
  const data = new DataView(buffer);
  const sceneBytes = data.getUint32(0, true);
  const scene = sceneBytes === 0 ? null : Scene.parse(buffer, 4);
  let offset = 4 + sceneBytes;
  const length = data.getUint32(offset, true);
  const header = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, offset + 4, length)));
  offset += 4 + length;
  if (header.of === 'solve') {
    scene?.settleEnds();
  }
  return { scene, header, words: new Uint32Array(buffer, offset, header.count * 2) };
}
