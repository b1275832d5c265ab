import { openPassages, turn } from './compass.js';
/** @import { Scene } from '../types.js' */

const SEEN = 2;
const REMEMBERED = 1;
const FULL_STARS = 3;

/** A walk through a maze: where the walker is, in which direction it faces, what has been seen and done. Independent of the screen. */
export class Walk {
  constructor(/** @type {Scene} */ scene, start, goals, { sight = 6 } = {}) {
    this.scene = scene;
    this.start = start;
    this.goals = new Set(goals);
    this.sight = sight;
    this.restart();
  }

  /** Returns to the start and clears everything. */
  restart() {
    this.cell = this.start;
    this.facing = this.firstLook();
    this.trail = [this.start];
    this.hints = 0;
    /** The moves when the solution was shown, after which none count; null as long as it is played. */
    this.movesAtEnd = null;
    /** Whether a solver has led the walker a part of the path: that wins no stars. */
    this.isLed = false;
    this.clock = new Clock();
    this.fog = new Uint8Array(this.scene.cells);
    this.lit = [];
    this.look();
  }

  firstLook() {
    const passages = this.passages().filter(({ angle }) => angle !== null);
    return passages.length > 0 ? passages[0].angle : 0;
  }

  get moves() {
    return this.movesAtEnd ?? this.trail.length - 1;
  }

  get gaveUp() {
    return this.movesAtEnd !== null;
  }

  /** Whether it has begun and not ended. */
  get isUnderWay() {
    return this.moves > 0 && !this.isDone && !this.gaveUp;
  }

  /** Ends the game; walking is still possible. */
  giveUp(now) {
    this.movesAtEnd = this.moves;
    this.clock.stop(now);
  }

  get isDone() {
    return this.goals.has(this.cell);
  }

  /** The passages from here, or from another cell. */
  passages(cell = this.cell) {
    return openPassages(this.scene, cell);
  }

  /** Walks along a passage from here. */
  step(passage, now) {
    this.clock.start(now);
    if (passage.angle !== null) {
      this.facing = arrival(this.scene, this.cell, passage);
    }
    this.cell = passage.to;
    this.trail.push(this.cell);
    this.look();
    if (this.isDone) {
      this.clock.stop(now);
    }
  }

  /** Sees what is near along passages, and remembers what it saw before. */
  look() {
    for (const cell of this.lit) {
      this.fog[cell] = REMEMBERED;
    }
    this.lit = within(this.scene, this.cell, this.sight);
    for (const cell of this.lit) {
      this.fog[cell] = SEEN;
    }
  }

  /** The score of the walk, by the length of a shortest path. */
  score(best) {
    const ratio = this.moves === 0 ? 1 : best / this.moves;
    return { moves: this.moves, best, ratio, hints: this.hints, stars: this.gaveUp ? 0 : stars(ratio, this.hints) };
  }
}

function stars(ratio, hints) {
  if (ratio > 0.95 && hints === 0) {
    return FULL_STARS;
  }
  return ratio > 0.6 && hints <= 2 ? 2 : 1;
}

/** In which direction the walker faces after a step: across a seam the other side's, else the passage's own. */
function arrival(/** @type {Scene} */ scene, from, passage) {
  const back = openPassages(scene, passage.to).find((other) => other.to === from && other.angle !== null);
  return back && passage.isSeam ? turn(back.angle, Math.PI) : passage.angle;
}

/** All cells at most `steps` away along passages. */
export function within(/** @type {Scene} */ scene, from, steps) {
  const seen = new Set([from]);
  let edge = [from];
  for (let step = 0; step < steps && edge.length > 0; step++) {
    const next = [];
    for (const cell of edge) {
      for (const to of scene.neighbours(cell)) {
        if (!seen.has(to)) {
          seen.add(to);
          next.push(to);
        }
      }
    }
    edge = next;
  }
  return [...seen];
}

/**
 * A path to a cell that needs few decisions: along corridors as far as they lead, but through at most
 * `junctions` junctions. Null if no such path exists. With `known`, only through cells whose value in it is above zero.
 */
export function stroll(/** @type {Scene} */ scene, from, to, { junctions = 2, steps = 400, known = null } = {}) {
  const cameFrom = new Map([[from, -1]]);
  let edge = [[from, 0]];
  for (let step = 0; step < steps && edge.length > 0 && !cameFrom.has(to); step++) {
    const next = [];
    for (const [cell, passed] of edge) {
      const neighbours = scene.neighbours(cell);
      const used = passed + (neighbours.length > 2 && cell !== from ? 1 : 0);
      for (const near of used > junctions ? [] : neighbours) {
        if (!cameFrom.has(near) && (known === null || known[near] > 0)) {
          cameFrom.set(near, cell);
          next.push([near, used]);
        }
      }
    }
    edge = next;
  }
  if (!cameFrom.has(to)) {
    return null;
  }
  const path = [];
  for (let cell = to; cell !== from; cell = cameFrom.get(cell)) {
    path.unshift(cell);
  }
  return path;
}

/** A stopwatch; the time is passed in. */
export class Clock {
  constructor() {
    this.before = 0;
    this.since = null;
    this.isOver = false;
  }

  get isRunning() {
    return this.since !== null;
  }

  start(now) {
    if (!this.isOver && this.since === null) {
      this.since = now;
    }
  }

  pause(now) {
    if (this.since !== null) {
      this.before += now - this.since;
      this.since = null;
    }
  }

  stop(now) {
    this.pause(now);
    this.isOver = true;
  }

  milliseconds(now) {
    return this.before + (this.since === null ? 0 : now - this.since);
  }
}
