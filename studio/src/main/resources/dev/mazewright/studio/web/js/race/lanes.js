// Several playbacks side by side, in step: one position for all, each of them as far as it has events.
import { Playing } from '../trace/player.js';

/** A race; its position is how many events each lane has played, from the end of its preparation on. */
export class Lanes {
  #lanes = [];
  #position = 0;

  /** @param onChange is told when the position has changed */
  constructor(app, onChange) {
    this.app = app;
    this.onChange = onChange;
  }

  /** The lanes: {name, playing, failed, length}, as they were opened. */
  get all() {
    return this.#lanes;
  }

  /** The lanes that run. */
  get running() {
    return this.#lanes.filter(lane => lane.playing?.playback);
  }

  get from() {
    return 0;
  }

  get to() {
    return Math.max(0, ...this.running.map(({ playing }) => playing.to - playing.from));
  }

  get position() {
    const reached = this.running.map(({ playing }) => (playing.isAtEnd ? Infinity : playing.position - playing.from));
    return Math.min(this.#position, this.to, ...reached);
  }

  seek(position) {
    this.#position = position;
    for (const { playing } of this.running) {
      playing.seek(Math.min(playing.to, playing.from + position));
    }
    this.onChange();
  }

  colourBy(colour) {
    this.running.forEach(({ playing }) => playing.colourBy(colour));
  }

  recolour() {
    this.running.forEach(({ playing }) => playing.film.recolour());
  }

  close() {
    this.#lanes.forEach(({ playing }) => playing.close());
    this.#lanes = [];
  }

  /** Opens a lane for each request {name, ...} on the view of the same number, and resolves when all stand at the start. */
  async open(requests, views) {
    this.close();
    this.#position = 0;
    const lanes = requests.map(({ name, ...request }, i) => {
      const lane = { name, request, failed: null, length: undefined };
      lane.playing = new Playing(this.app, views[i], request, {
        onChange: () => this.#follow(),
        onError: error => this.#fail(lane, error),
      });
      return lane;
    });
    this.#lanes = lanes;
    await Promise.all(lanes.map(async lane => {
      try {
        await lane.playing.open();
      } catch (error) {
        this.#fail(lane, error);
      }
    }));
    return this.#lanes === lanes;
  }

  /** The place of each lane that has come to its end, by its events: equal ones share it. */
  places() {
    const ends = this.running.map(({ playing }) => playing.to - playing.from);
    return this.#lanes.map(({ playing }) => (playing.isAtEnd
      ? 1 + ends.filter(end => end < playing.to - playing.from).length
      : 0));
  }

  #follow() {
    if (this.#lanes.every(({ playing, failed }) => playing.playback || failed)) {
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
