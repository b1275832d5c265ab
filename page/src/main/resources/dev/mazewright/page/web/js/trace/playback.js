// A trace as it is played: the maze and the marks of its cells after some of the events. Events toggle, so they are
// played backwards as well; every so often the state is kept, so that any position is reached fast.
import { Kind, Mark } from './events.js';

/** The least number of events from one checkpoint to the next. */
const STRIDE = 25000;
/** What all checkpoints may take together, in bytes. */
const ROOM = 64 << 20;
/** How many events are searched backwards for the current cell. */
const LOOK_BACK = 20000;

/** A playback of events, some of which may still be to come. */
export class Playback {
  #checkpoints = [];
  #stride;

  constructor(events) {
    const { scene } = events;
    this.events = events;
    this.scene = scene;
    /** How many events have been played. */
    this.position = 0;
    /** The passages of each cell now, as sets of directions. */
    this.open = scene.open.slice();
    /** The marks of the cells now. */
    this.marks = new Uint16Array(scene.cells);
    /** The number of the phase now. */
    this.phase = 0;
    /** How many cells are visited, finished, on a walk, on a walk and not visited, ruled out; how many passages there are. */
    this.counts = { visited: 0, left: 0, walked: 0, loose: 0, filled: 0, passages: 0 };
    for (let cell = 0; cell < scene.cells; cell++) {
      this.counts.passages += ones(this.open[cell]);
    }
    this.counts.passages /= 2;
    const bytes = this.open.byteLength + this.marks.byteLength;
    this.#stride = Math.max(STRIDE, 2 * scene.cells, Math.ceil((events.total * bytes) / ROOM));
    this.#keep();
  }

  /** The name of the phase now; empty before the first. */
  get phaseName() {
    return this.events.header.phases[this.phase] ?? '';
  }

  /** Plays the next event; false where none is known. */
  forward() {
    if (this.position >= this.events.size) {
      return false;
    }
    this.#toggle(this.position++);
    if (this.position % this.#stride === 0) {
      this.#keep();
    }
    return true;
  }

  /** Takes the last event back; false at the beginning. */
  backward() {
    if (this.position === 0) {
      return false;
    }
    this.#toggle(--this.position);
    return true;
  }

  /** Goes to a position, or as near as events are known, from here or from a checkpoint, whichever is nearer. */
  seek(target) {
    const wanted = Math.max(0, Math.min(Math.floor(target), this.events.size));
    const number = Math.min(Math.floor(wanted / this.#stride), this.#checkpoints.length - 1);
    const kept = this.#checkpoints[number];
    if (wanted - kept.position < Math.abs(wanted - this.position)) {
      this.#restore(kept);
    }
    while (this.position < wanted && this.forward());
    while (this.position > wanted && this.backward());
  }

  /** The current cell, or -1: the cell of the last event that gives one. */
  head() {
    for (let i = this.position - 1; i >= Math.max(0, this.position - LOOK_BACK); i--) {
      const cell = this.#headAfter(i);
      if (cell !== undefined) {
        return cell;
      }
    }
    return -1;
  }

  /** The current cell after event i, -1 without one; undefined where the events before it say. */
  #headAfter(i) {
    const { events } = this;
    const cell = events.cell(i);
    switch (events.kind(i)) {
      case Kind.CARVE:
        return events.has(Kind.VISIT) ? undefined : this.scene.neighbour(cell, events.detail(i));
      case Kind.WALL:
        return events.has(Kind.VISIT) ? undefined : -1;
      case Kind.VISIT:
        return cell;
      case Kind.ERASE:
        return this.#afterErasing(i);
      case Kind.LEAVE:
        return (this.marks[cell] & Mark.WALKED) === 0 ? cell : undefined;
      case Kind.WALK:
        return this.scene.neighbour(cell, this.arrow(cell));
      case Kind.FILL:
        return events.header.of === 'solve' ? cell : undefined;
      default:
        return undefined;
    }
  }

  /** Where a walk is after event i has erased a cell: where a loop is erased, at its junction; else it has backtracked there. */
  #afterErasing(i) {
    const { events } = this;
    let first = i;
    while (first > 0 && events.kind(first - 1) === Kind.ERASE) {
      first--;
    }
    const cell = events.cell(first);
    const isLoop = first > 0 && events.kind(first - 1) === Kind.WALK && events.cell(first - 1) === cell;
    return isLoop ? this.scene.neighbour(cell, events.detail(first) >>> Mark.ARROW) : events.cell(i);
  }

  /** The direction in which a walk left a cell. */
  arrow(cell) {
    return this.marks[cell] >>> Mark.ARROW;
  }

  #toggle(i) {
    const { events } = this;
    const cell = events.cell(i);
    const detail = events.detail(i);
    switch (events.kind(i)) {
      case Kind.CARVE:
      case Kind.WALL:
        this.#toggleEdge(cell, detail);
        break;
      case Kind.PHASE:
        this.phase ^= detail;
        break;
      case Kind.REJECT:
        break;
      default:
        this.#toggleMarks(cell, detail);
    }
  }

  #toggleEdge(cell, direction) {
    const { open, counts } = this;
    const neighbour = this.scene.neighbour(cell, direction);
    const back = this.scene.opposite(cell, direction);
    open[cell] ^= 1 << direction;
    open[neighbour] ^= 1 << back;
    counts.passages += ((open[cell] >>> direction) & 1) === 1 ? 1 : -1;
  }

  #toggleMarks(cell, changed) {
    const { counts } = this;
    const before = this.marks[cell];
    const now = before ^ changed;
    this.marks[cell] = now;
    counts.visited += change(now, changed, Mark.VISITED);
    counts.left += change(now, changed, Mark.LEFT);
    counts.walked += change(now, changed, Mark.WALKED);
    counts.loose += isLoose(now) - isLoose(before);
    counts.filled += change(now, changed, Mark.FILLED);
  }

  #keep() {
    const number = this.position / this.#stride;
    if (number === this.#checkpoints.length) {
      this.#checkpoints.push({
        position: this.position,
        open: this.open.slice(),
        marks: this.marks.slice(),
        phase: this.phase,
        counts: { ...this.counts },
      });
    }
  }

  #restore(kept) {
    this.position = kept.position;
    this.open.set(kept.open);
    this.marks.set(kept.marks);
    this.phase = kept.phase;
    this.counts = { ...kept.counts };
  }
}

const change = (now, changed, mark) => ((changed & mark) === 0 ? 0 : (now & mark) === 0 ? -1 : 1);

const isLoose = marks => Number((marks & (Mark.WALKED | Mark.VISITED)) === Mark.WALKED);

function ones(set) {
  let count = 0;
  for (let rest = set >>> 0; rest !== 0; rest = (rest & (rest - 1)) >>> 0) {
    count++;
  }
  return count;
}
