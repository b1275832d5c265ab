/** What a view shows: a scene, and what is laid over or under it. What is set is shown at once. */

import { palette } from './colours.js';
import { measure } from './paint/measure.js';
import { Sight } from './sight.js';
import { Viewer } from './viewer.js';
/** @import { Scene } from '../types.js' */

/** The properties of a view that say what is shown. */
export class Shown extends Viewer {
  /** All data for painters. */
  subject = {
    scene: null, sight: null, measure: null, open: null, tints: null, solution: null, fog: null, showMarks: true,
    walls: true, colours: null, ratio: 1,
  };
  /** @type {Uint32Array | null} the cells of the solution that is shown */
  solution;
  /** @type {boolean} whether the start and the goals are shown */
  showMarks;
  /** @type {boolean} whether walls are shown; while a generator digs in brick, they are not */
  walls;
  /** @type {Uint32Array | null} the colour of each cell as 0xAABBGGRR, 0 for none */
  tints;
  /** @type {Uint8Array | null} of each cell 0 if it is dark, 1 if it is remembered, 2 if it is seen */
  fog;

  /** @param root the element whose custom properties are the colours */
  constructor(canvas, root) {
    super(canvas, root);
    this.root = root;
    this.subject.colours = palette(root);
    for (const name of ['solution', 'showMarks', 'walls', 'tints', 'fog']) {
      Object.defineProperty(this, name, { get: () => this.subject[name], set: value => this.#set(name, value) });
    }
  }

  get colours() {
    return this.subject.colours;
  }

  /** Takes a scene, or null, and clears what belonged to the last. */
  show(/** @type {Scene} */ scene) {
    Object.assign(this.subject, {
      scene, sight: scene && new Sight(scene), measure: scene && measure(scene), open: scene?.open ?? null,
      tints: null, solution: scene?.solution ?? null, fog: null, walls: true,
    });
  }

  /** The passages of each cell as a set of directions: the scene's, unless others are set. */
  get open() {
    return this.subject.open;
  }

  set open(sets) {
    this.#set('open', sets ?? this.scene?.open ?? null);
  }

  #set(name, value) {
    if (this.subject[name] !== value) {
      this.subject[name] = value;
      this.invalidate();
    }
  }
}
