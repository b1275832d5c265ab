// Watching: the trace of a maze, played on the view.
import { el } from '../controls/controls.js';
import { Player } from '../trace/player.js';
import { Transport, colourChoice } from '../trace/transport.js';

/** The controls of a playback; what they play is the trace of the host. */
export class Watching {
  #host;
  #player = null;
  #colour = 'state';
  #transport = new Transport(() => this.#transport.refresh());

  constructor(host) {
    this.#host = host;
    const colour = colourChoice(value => {
      this.#colour = value;
      this.#player?.colourBy(value);
    });
    this.root = el('div', { class: 'watching' }, this.#transport.element, colour);
  }

  /** Shows the beginning, or where it was left. */
  async enter() {
    const host = this.#host;
    const player = new Player(host, host.view, {}, { onChange: () => this.#transport.moved() });
    this.#player = player;
    this.#transport.take(player);
    await player.open();
    if (this.#player === player) {
      player.colourBy(this.#colour);
      this.#transport.renew();
    }
  }

  /** Stops, and shows the maze again. */
  leave() {
    this.#transport.take(null);
    this.#player?.close();
    this.#player = null;
    this.#host.view.setScene(this.#host.scene, { keep: true });
    this.#host.view.solution = this.#host.path;
  }

  /** The colours have changed. */
  recolour() {
    this.#player?.shown?.recolour();
  }

  key(event) {
    return this.#transport.key(event);
  }
}
