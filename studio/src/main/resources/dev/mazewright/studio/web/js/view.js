/** A maze on a canvas: what is shown, where, and how it is moved. */

import { Camera } from './camera.js';
import { onChange, palette } from './colours.js';
import { listen } from './gestures.js';
import { Picture, sideFor } from './picture.js';
import { measure } from './paint/measure.js';
import { traceCell } from './paint/outline.js';
import { Sight } from './sight.js';
import { paintGlance } from './paint/glance.js';
import { MOST_SEAM_ROOM } from './paint/labels.js';
import { traceWay } from './paint/way.js';

/** Painting takes so many milliseconds of a frame, while things move and when they rest. */
const MOVING = 8;
const RESTING = 14;

/** As long as nothing of a scene is to be seen yet, it may take longer. */
const FIRST = 60;

/** Around a fitted maze there is so much room, in CSS pixels. */
const MARGIN = 16;

/** What is followed stays this part of the canvas away from its edges. */
const FOLLOW = 0.2;

/** A picture that was begun is given up when all has become so many times as large or small. */
const FAR = 2;

/** A canvas that shows a scene. */
export class View {
  #canvas;
  #context;
  #shown = new Picture();
  #next = null;
  #overview = null;
  #spare = null;
  #camera = new Camera();
  #frame = 0;
  #stale = true;
  #isNew = true;
  #isOld = false;
  #movedAt = 0;
  #isFitted = true;
  #stop = new AbortController();
  #subject = {
    scene: null, sight: null, open: null, tints: null, solution: null, fog: null, showMarks: true, walls: true,
    colours: null, measure: null, ratio: 1,
  };

  /** Drawn over the maze in CSS pixels: functions of the context and this view. */
  layers = [];
  /** Called with the ordinal of the cell that was tapped, or -1, and the event. */
  onTap = null;
  /** Called with the event and 'start', 'move' or 'end'; true at the start takes the pointer from panning. */
  onDrag = null;
  /** Called with the event when a mouse moves over the maze. */
  onHover = null;

  constructor(canvas) {
    this.#canvas = canvas;
    this.#context = canvas.getContext('2d', { alpha: false });
    this.#subject.colours = palette();
    canvas.style.touchAction = 'none';
    listen(this, canvas, this.#stop.signal);
    const observer = new ResizeObserver((entries) => this.#resize(entries[0]));
    try {
      observer.observe(canvas, { box: 'device-pixel-content-box' });
    } catch {
      observer.observe(canvas);
    }
    const unwatch = onChange((colours) => {
      this.#subject.colours = colours;
      this.invalidate();
    });
    this.#stop.signal.addEventListener('abort', () => {
      observer.disconnect();
      unwatch();
      cancelAnimationFrame(this.#frame);
    });
  }

  /** Lets go of the canvas. */
  destroy() {
    this.#stop.abort();
  }

  get canvas() {
    return this.#canvas;
  }

  get scene() {
    return this.#subject.scene;
  }

  /** Pixels of the device for each CSS pixel. */
  get ratio() {
    return this.#subject.ratio;
  }

  // ---- what is shown

  /** Shows another scene; with `keep`, in the same place, as far as its sheet is as large. */
  setScene(scene, { keep = false } = {}) {
    const before = this.#subject.scene;
    const isAlike = before !== null && scene !== null && before.width === scene.width && before.height === scene.height;
    Object.assign(this.#subject, {
      scene, sight: scene && new Sight(scene), measure: scene && measure(scene), open: scene?.open ?? null, tints: null, fog: null,
      solution: scene?.solution ?? null, walls: true,
    });
    if (!(keep && isAlike)) {
      this.#isNew = true;
      this.#next = null;
      this.fit();
    }
    this.invalidate();
  }

  get solution() {
    return this.#subject.solution;
  }

  set solution(cells) {
    this.#set('solution', cells);
  }

  get showMarks() {
    return this.#subject.showMarks;
  }

  set showMarks(shown) {
    this.#set('showMarks', shown);
  }

  get walls() {
    return this.#subject.walls;
  }

  set walls(shown) {
    this.#set('walls', shown);
  }

  get tints() {
    return this.#subject.tints;
  }

  set tints(colours) {
    this.#set('tints', colours);
  }

  get open() {
    return this.#subject.open;
  }

  set open(sets) {
    this.#set('open', sets ?? this.scene?.open ?? null);
  }

  get fog() {
    return this.#subject.fog;
  }

  set fog(cells) {
    this.#set('fog', cells);
  }

  #set(name, value) {
    if (this.#subject[name] !== value) {
      this.#subject[name] = value;
      this.invalidate();
    }
  }

  /** All that is shown may look different now. */
  invalidate() {
    this.#stale = true;
    this.#isOld = true;
    if (this.#overview !== null) {
      [this.#spare, this.#overview] = [this.#overview, null];
    }
    this.redraw();
  }

  /** Whether something is still to be painted. */
  get isBusy() {
    return this.#stale || this.#frame !== 0 || this.#next !== null || !this.#shown.isDone;
  }

  /** The layers alone look different now. */
  redraw() {
    if (this.#frame === 0) {
      this.#frame = requestAnimationFrame((now) => this.#draw(now));
    }
  }

  /** These cells alone, or with null all, look different now. */
  cellsChanged(cells = null) {
    if (cells === null || this.scene.hasLines || this.#stale || this.#shown.camera === null) {
      this.invalidate();
      return;
    }
    const { scene } = this.#subject;
    const picture = this.#next ?? this.#shown;
    const { camera } = picture;
    for (const cell of cells) {
      const reach = this.#subject.sight.reachOf(cell) * camera.scale + 2;
      const x = camera.x(scene.x[cell]);
      const y = camera.y(scene.y[cell]);
      picture.touch(x - reach, y - reach, x + reach, y + reach);
    }
    this.redraw();
  }

  // ---- where it is shown

  /** Shows the whole sheet. */
  fit() {
    const { scene } = this.#subject;
    if (scene !== null) {
      const { width, height } = this.#canvas;
      this.#move(Camera.fitting(scene, width, height, (MARGIN + (scene.seams.length > 0 ? MOST_SEAM_ROOM : 0)) * this.#subject.ratio));
    }
    this.#isFitted = true;
  }

  /** Makes all larger around a point of the canvas in CSS pixels, by default its middle. */
  zoomBy(factor, x = this.width / 2, y = this.height / 2) {
    const { scene } = this.#subject;
    if (scene !== null) {
      const least = Camera.leastScale(scene, this.#canvas.width, this.#canvas.height);
      const zoomed = this.#camera.zoomed(factor, x * this.#subject.ratio, y * this.#subject.ratio, least);
      this.#move(zoomed.moved(0, 0, scene, this.#canvas.width, this.#canvas.height));
    }
  }

  /** Moves all, in CSS pixels. */
  panBy(dx, dy) {
    const { scene } = this.#subject;
    if (scene !== null) {
      const { width, height } = this.#canvas;
      this.#move(this.#camera.moved(dx * this.#subject.ratio, dy * this.#subject.ratio, scene, width, height));
    }
  }

  /** Keeps a cell in sight. */
  follow(cell) {
    const [x, y] = this.toScreen(this.scene.x[cell], this.scene.y[cell]);
    const away = (at, room) => Math.max(0, FOLLOW * room - at) + Math.min(0, (1 - FOLLOW) * room - at);
    const [dx, dy] = [away(x, this.width), away(y, this.height)];
    if (dx !== 0 || dy !== 0) {
      this.panBy(dx, dy);
    }
  }

  #move(camera) {
    this.#camera = camera;
    this.#isFitted = false;
    this.#movedAt = performance.now();
    this.redraw();
  }

  #resize(entry) {
    const { width, height } = this.#canvas;
    const box = entry.devicePixelContentBoxSize?.[0];
    this.#subject.ratio = window.devicePixelRatio || 1;
    const wide = Math.max(1, box?.inlineSize ?? Math.round(entry.contentRect.width * this.#subject.ratio));
    const high = Math.max(1, box?.blockSize ?? Math.round(entry.contentRect.height * this.#subject.ratio));
    if (wide !== width || high !== height) {
      this.#canvas.width = wide;
      this.#canvas.height = high;
      if (this.#isFitted) {
        this.fit();
      } else {
        this.panBy((wide - width) / 2 / this.#subject.ratio, (high - height) / 2 / this.#subject.ratio);
      }
      this.invalidate();
      cancelAnimationFrame(this.#frame);
      this.#draw(performance.now());
    }
  }

  /** The width of the canvas in CSS pixels. */
  get width() {
    return this.#canvas.width / this.#subject.ratio;
  }

  /** The height of the canvas in CSS pixels. */
  get height() {
    return this.#canvas.height / this.#subject.ratio;
  }

  /** The camera in CSS pixels, for layers. */
  get place() {
    const { scale, left, top } = this.#camera;
    return { scale: scale / this.#subject.ratio, left: left / this.#subject.ratio, top: top / this.#subject.ratio };
  }

  /** Where on the canvas a point of the sheet is, in CSS pixels. */
  toScreen(x, y) {
    return [this.#camera.x(x) / this.#subject.ratio, this.#camera.y(y) / this.#subject.ratio];
  }

  /** The cell at a point of the window, or -1. */
  cellAt(clientX, clientY) {
    if (this.scene === null) {
      return -1;
    }
    const box = this.#canvas.getBoundingClientRect();
    return this.#subject.sight.cellAt(
      this.#camera.toSheetX((clientX - box.left) * this.#subject.ratio), this.#camera.toSheetY((clientY - box.top) * this.#subject.ratio),
      this.open,
    );
  }

  /** Adds the outline of a cell to a path in CSS pixels. */
  cellPath(context, cell) {
    traceCell(context, this.scene, cell, this.place);
  }

  /** Adds the line through these cells, each beside the one before, as ways are drawn. */
  wayPath(context, cells) {
    traceWay(context, this.#subject, cells, 0, cells.length, this.place);
  }

  /** How much room there is in a cell, in CSS pixels. */
  room(cell) {
    return (this.#subject.measure.rooms[this.scene.kind[cell]] * this.#camera.scale) / this.#subject.ratio;
  }

  // ---- how it is painted

  #draw(now) {
    this.#frame = 0;
    if (this.scene === null || this.#canvas.width <= 1) {
      this.#context.fillStyle = this.#subject.colours.paper;
      this.#context.fillRect(0, 0, this.#canvas.width, this.#canvas.height);
      return;
    }
    const isMoving = now - this.#movedAt < 150;
    this.#paint(performance.now() + (this.#isNew ? FIRST : isMoving ? MOVING : RESTING));
    this.#compose();
    if (this.#stale || this.#next !== null || !this.#shown.isDone) {
      this.redraw();
    }
  }

  /** Paints what there is time for: into the picture shown, where little is new, else into the next. */
  #paint(deadline) {
    const { width, height } = this.#canvas;
    const { scene } = this.#subject;
    if (this.#next !== null && isFarFrom(this.#next.camera, this.#camera)) {
      [this.#spare, this.#next] = [this.#next, null];
      this.#stale = true;
    }
    const side = sideFor(this.#camera.scale, scene.hasLines ? 0 : scene.cells / (scene.width * scene.height));
    const shown = this.#shown;
    const isSameSize = shown.width === width && shown.height === height;
    if (this.#next === null && (this.#stale || !isSameSize || shown.camera?.scale !== this.#camera.scale)) {
      this.#next = this.#spare ?? new Picture();
      this.#spare = null;
      this.#next.begin(this.#camera, width, height, side);
      this.#stale = false;
    }
    if (this.#next !== null) {
      if (this.#next.paint(this.#subject, deadline)) {
        this.#swap();
      }
    } else {
      if (!shown.camera.equals(this.#camera)) {
        shown.move(this.#camera);
      }
      shown.paint(this.#subject, deadline);
    }
  }

  /** Shows the next picture. The last that showed all is kept for where a later one does not reach. */
  #swap() {
    const last = this.#shown;
    this.#shown = this.#next;
    this.#next = null;
    this.#isNew = false;
    if (last.shows(this.scene) && !this.#isOld) {
      [this.#spare, this.#overview] = [this.#overview, last];
    } else {
      this.#spare = last;
    }
    this.#isOld = false;
  }

  #compose() {
    const context = this.#context;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillStyle = this.#subject.colours.paper;
    context.fillRect(0, 0, this.#canvas.width, this.#canvas.height);
    if (!this.#isNew) {
      this.#overview?.drawOn(context, this.#camera);
      this.#shown.drawOn(context, this.#camera);
    }
    context.setTransform(this.#subject.ratio, 0, 0, this.#subject.ratio, 0, 0);
    paintGlance(context, this.#subject, this.place, this.#subject.ratio);
    for (const layer of this.layers) {
      context.save();
      layer(context, this);
      context.restore();
    }
  }
}

function isFarFrom(one, other) {
  return one.scale > FAR * other.scale || other.scale > FAR * one.scale;
}
