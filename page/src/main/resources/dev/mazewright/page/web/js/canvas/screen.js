/**
 * What a canvas shows of a maze while it is moved: the last picture that was finished, moved and scaled, until the next
 * one is, which is painted bit by bit in what time a frame has.
 */

import { paintGlance } from './paint/marks.js';
import { Picture, sideFor } from './picture.js';
/** @import { Scene } from '../types.js' */

/** The time for painting in a frame, in milliseconds, while things move and when they rest. */
const MOVING = 8;
const RESTING = 14;

/** As long as nothing of a scene is to be seen yet, it may take longer. */
const FIRST = 60;

/** A picture that was begun is given up when the scale has changed by this factor. */
const FAR = 2;

/** The pictures of a canvas. */
export class Screen {
  #canvas;
  #context;
  /** What is to be seen, what will be, and the last that showed the whole maze. */
  #shown = new Picture();
  #next = null;
  #overview = null;
  #spare = null;
  #isStale = true;
  #isNew = true;
  /** Whether what was painted last shows something that has changed since. */
  #isOld = false;
  #changes = 0;

  constructor(canvas) {
    this.#canvas = canvas;
    this.#context = canvas.getContext('2d', { alpha: false });
  }

  /** Whether something is still to be painted. */
  get isBusy() {
    return this.#isStale || this.#next !== null || !this.#shown.isDone;
  }

  /** Nothing that was painted is of use any more. */
  renew() {
    this.#isNew = true;
    this.#next = null;
  }

  /** Everything may have changed. */
  invalidate() {
    this.#isStale = true;
    this.#age();
  }

  /** The pictures that are not painted any more are of no use. */
  #age() {
    this.#isOld = true;
    this.#changes = 0;
    if (this.#overview !== null) {
      [this.#spare, this.#overview] = [this.#overview, null];
    }
  }

  /** Only these cells have changed. */
  touch(cells, subject) {
    if (this.#isStale || subject.scene.hasLines) {
      this.invalidate();
    } else {
      (this.#next ?? this.#shown).touch(cells, subject);
      this.#changes += cells.length;
      if (this.#changes > subject.scene.cells) {
        this.#age();
      }
    }
  }

  /** Paints what there is time for: into the picture shown, where little is new, else into the next. */
  paint(subject, camera, { began, share }, isMoving) {
    const deadline = began + share * (this.#isNew ? FIRST : isMoving ? MOVING : RESTING);
    const { width, height } = this.#canvas;
    const shown = this.#shown;
    if (this.#next !== null && isFarFrom(this.#next.camera, camera)) {
      [this.#spare, this.#next] = [this.#next, null];
      this.#isStale = true;
    }
    const isFit = shown.width === width && shown.height === height && shown.camera?.scale === camera.scale;
    if (this.#next === null && (this.#isStale || !isFit)) {
      const { scene, measure } = subject;
      this.#next = this.#spare ?? new Picture();
      this.#spare = null;
      this.#isStale = false;
      const cellsOfUnit = scene.hasLines ? 0 : scene.cells / (scene.width * scene.height);
      const sides = { side: sideFor(camera.scale, cellsOfUnit), cell: camera.scale * measure.size };
      this.#next.begin(camera, width, height, sides);
    }
    if (this.#next === null) {
      if (!shown.camera.equals(camera)) {
        shown.move(camera);
      }
      shown.paint(subject, deadline);
    } else {
      this.#next.paint(subject, deadline);
      if (this.#next.isWhole) {
        this.#swap(subject.scene);
      }
    }
  }

  /** Shows the next picture. The last that showed all is kept for where a later one does not reach. */
  #swap(/** @type {Scene} */ scene) {
    const last = this.#shown;
    this.#shown = this.#next;
    this.#next = null;
    this.#isNew = false;
    if (!this.#isOld && last.shows(scene)) {
      [this.#spare, this.#overview] = [this.#overview, last];
    } else {
      this.#spare = last;
    }
    this.#isOld = false;
    this.#changes = 0;
  }

  /** Puts on the canvas what has been painted, and over it what `layers` draws in CSS pixels. */
  compose(subject, camera, layers) {
    const context = this.#context;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillStyle = subject.colours.paper;
    context.fillRect(0, 0, this.#canvas.width, this.#canvas.height);
    if (subject.scene === null) {
      return;
    }
    if (!this.#isNew) {
      this.#overview?.drawOn(context, camera);
      this.#shown.drawOn(context, camera);
    }
    context.setTransform(subject.ratio, 0, 0, subject.ratio, 0, 0);
    paintGlance(context, subject, camera);
    layers(context);
  }
}

const isFarFrom = (one, other) => one.scale > FAR * other.scale || other.scale > FAR * one.scale;

/** The browser's own count of pixels, or the calculated one if they differ by more than one, as in a browser that emulates a device. */
export const pixels = (counted, reckoned) => Math.max(1, Math.abs(counted - reckoned) <= 1 ? counted : Math.round(reckoned));
