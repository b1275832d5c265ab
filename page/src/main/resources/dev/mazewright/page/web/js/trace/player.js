// One trace on one view: fetched as it is needed, played, and shown.
import { PlaybackView } from './playbackview.js';
import { Playback } from './playback.js';
/** @import { App, View } from '../types.js' */

/** What is played on a view; its position is a number of events. */
export class Player {
  #feed;
  #wanted = 0;

  /** Plays what a request, {recipe | file, of, solver}, asks for; `onError` is called with an error after the opening. */
  constructor(/** @type {App} */ app, /** @type {View} */ view, request, { onChange = () => {}, onError = () => {} } = {}) {
    this.#feed = app.api.feed(request, { onPage: () => this.#onPage(), onError });
    this.view = view;
    this.onChange = onChange;
    /** Whether the preparation of an algorithm is skipped. */
    this.skips = true;
    this.playback = null;
    this.shown = null;
  }

  /** Fetches the beginning and shows it, unless it is closed meanwhile. */
  async open() {
    const events = await this.#feed.open();
    if (events === null) {
      return this;
    }
    this.playback = new Playback(events);
    this.shown = new PlaybackView(this.view, this.playback);
    this.seek(this.from);
    return this;
  }

  /** Releases the view and requests nothing more. */
  close() {
    this.#feed.close();
    this.shown?.close();
  }

  get header() {
    return this.playback.events.header;
  }

  /** The position where playing begins. */
  get from() {
    return this.playback && this.skips ? this.header.prepared : 0;
  }

  /** The position where nothing is left to play. */
  get to() {
    return this.playback?.events.total ?? 0;
  }

  get position() {
    return this.playback?.position ?? 0;
  }

  get isAtEnd() {
    return this.playback !== null && this.position >= this.to;
  }

  /** Goes to a position; if its events are not known yet, when they are. */
  seek(position) {
    this.#wanted = position;
    if (this.playback) {
      this.#feed.need(position);
      this.playback.seek(position);
      this.shown.show();
      this.onChange();
    }
  }

  /** Colours cells by 'state', 'order' or 'distance'. */
  colourBy(colour) {
    if (this.shown) {
      this.shown.tints.colour = colour;
      this.shown.show();
    }
  }

  #onPage() {
    if (this.playback && this.playback.position < this.#wanted) {
      this.seek(this.#wanted);
    }
  }
}
