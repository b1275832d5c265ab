// Several playbacks side by side, in step: one position for all, each of them as far as it has events.
import { Player } from '../trace/player.js';
/** @import { App } from '../types.js' */

/** A race; its position is how many events each lane has played, from the end of its preparation on. */
export class Lanes {
  /** The lanes: {name, player, failed, length}, as they were opened. */
  all = [];
  #position = 0;

  /** @param onChange is called when the position has changed */
  constructor(/** @type {App} */ app, onChange) {
    this.app = app;
    this.onChange = onChange;
  }

  /** The lanes that run. */
  get running() {
    return this.all.filter(lane => lane.player?.playback);
  }

  get from() {
    return 0;
  }

  get to() {
    return Math.max(0, ...this.running.map(({ player }) => player.to - player.from));
  }

  get position() {
    const reached = this.running.map(({ player }) => (player.isAtEnd ? Infinity : player.position - player.from));
    return Math.min(this.#position, this.to, ...reached);
  }

  seek(position) {
    this.#position = position;
    for (const { player } of this.running) {
      player.seek(Math.min(player.to, player.from + position));
    }
    this.onChange();
  }

  colourBy(colour) {
    this.running.forEach(({ player }) => player.colourBy(colour));
  }

  recolour() {
    this.running.forEach(({ player }) => player.shown.recolour());
  }

  close() {
    this.all.forEach(({ player }) => player.close());
    this.all = [];
  }

  /** Opens a lane for each request {name, ...} on the view of the same number, and resolves when all stand at the start. */
  async open(requests, views) {
    this.close();
    this.#position = 0;
    const lanes = requests.map(({ name, ...request }, i) => {
      const lane = { name, request, failed: null, length: undefined };
      lane.player = new Player(this.app, views[i], request, {
        onChange: () => this.#follow(),
        onError: error => this.#fail(lane, error),
      });
      return lane;
    });
    this.all = lanes;
    await Promise.all(lanes.map(async lane => {
      try {
        await lane.player.open();
      } catch (error) {
        this.#fail(lane, error);
      }
    }));
    return this.all === lanes;
  }

  /** The rank of each lane that has ended, by its events; equal ones share it. */
  places() {
    const ends = this.running.map(({ player }) => player.to - player.from);
    return this.all.map(({ player }) => (player.isAtEnd
      ? 1 + ends.filter(end => end < player.to - player.from).length
      : 0));
  }

  #follow() {
    if (this.all.every(({ player, failed }) => player.playback || failed)) {
      this.onChange();
    }
  }

  #fail(lane, error) {
    if (error.name !== 'AbortError') {
      lane.failed = this.app.explain(error);
      this.onChange();
    }
  }
}
