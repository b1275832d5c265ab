// What the panels Watch and Race share: a transport, what cells are coloured by, and what of both the address holds.
import { linkedSettings } from '../shell/linkedsettings.js';
import { texts } from './texts.js';
import { Transport, colourChoice, takeKeys, takeKeysAfterClicks } from './transport.js';
/** @import { App } from '../types.js' */

/** A panel that plays; a subclass opens what is played, and shows it. */
export class PlaybackPanel {
  colour = 'state';
  isEntered = false;
  #stops = [];
  #link;

  /** `linked` are the settings that the address holds. */
  constructor(/** @type {App} */ app, root, linked) {
    this.app = app;
    this.#link = linkedSettings(app, linked);
    this.transport = new Transport(() => this.show());
    this.colours = colourChoice(colour => {
      this.colour = colour;
      this.colourBy(colour);
      this.remember();
    });
    takeKeysAfterClicks(root, app);
  }

  enter() {
    this.isEntered = true;
    takeKeys(this.app.view);
    this.#stops = [
      this.app.on('scene', () => this.open()),
      this.app.on('colours', () => requestAnimationFrame(() => this.recolour())),
    ];
    this.open();
  }

  leave() {
    this.isEntered = false;
    this.transport.clock.pause();
    this.#stops.forEach(stop => stop());
    this.#link.clear();
  }

  key(event) {
    return this.transport.key(event);
  }

  /** The settings of an address that was opened since, or null; its colour is taken. */
  takeLinked() {
    const linked = this.#link.take();
    if (linked) {
      this.colour = linked.colour in texts.colours ? linked.colour : 'state';
      this.colours.value = this.colour;
    }
    return linked;
  }

  /** What is shown, as settings of the address. */
  get shown() {
    return { ...this.settings, colour: this.colour === 'state' ? null : this.colour, ...this.transport.settings };
  }

  /** Keeps in the address what is shown while nothing moves. */
  remember() {
    if (this.isEntered && this.transport.target.to > 0 && !this.transport.clock.isPlaying) {
      this.#link.put(this.shown);
    }
  }

  // ---- what a subclass does

  /** @returns {Record<string, any>} the settings of its own */
  get settings() {
    return {};
  }

  async open() {}

  show() {}

  recolour() {}

  colourBy(/** @type {string} */ colour) {}
}
