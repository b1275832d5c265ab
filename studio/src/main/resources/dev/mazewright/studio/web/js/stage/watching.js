// Watching: the trace of a maze, played on the view.
import { el, toggleGroup } from '../controls/controls.js';
import { Player } from '../trace/player.js';
import { texts } from '../trace/texts.js';
import { Transport } from '../trace/transport.js';

/** The controls of a playback; what they play is the trace of the host. */
export class Watching {
  #host;
  #player = null;
  #colour = 'state';
  #transport = new Transport(this, () => this.#transport.refresh());

  constructor(host) {
    this.#host = host;
    const colour = toggleGroup({
      label: texts.colour, value: this.#colour,
      options: Object.entries(texts.colours).map(([value, label]) => ({ value, label })),
      onChange: (value) => {
        this.#colour = value;
        this.#player?.colourBy(value);
      },
    });
    this.root = el('div', { class: 'watching' }, this.#transport.element, colour);
  }

  /** Shows the beginning, or where it was left. */
  async enter() {
    const host = this.#host;
    const player = new Player(host, host.view, {}, { onChange: () => this.#transport.moved() });
    this.#player = player;
    await player.open();
    if (this.#player === player) {
      player.colourBy(this.#colour);
      this.#transport.renew();
    }
  }

  /** Stops, and shows the maze again. */
  leave() {
    this.#transport.clock.pause();
    this.#player?.close();
    this.#player = null;
    this.#host.view.setScene(this.#host.scene, { keep: true });
    this.#host.view.solution = this.#host.path;
  }

  /** Begins to play. */
  play() {
    if (!this.#transport.clock.isPlaying) {
      this.#transport.toggle();
    }
  }

  /** The colours have changed. */
  recolour() {
    this.#player?.shown?.recolour();
  }

  key(event) {
    return this.#player !== null && this.#transport.key(event);
  }

  // ---- what the transport plays

  get from() {
    return this.#player?.from ?? 0;
  }

  get to() {
    return this.#player?.to ?? 0;
  }

  get position() {
    return this.#player?.position ?? 0;
  }

  seek(position) {
    this.#player?.seek(position);
  }
}
