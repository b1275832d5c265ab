// The picture on the stage: the path over it, unsure walls ringed, and points that are dragged, moved by keys, or tapped.
import { bytesOf } from '../../bytes.js';
import { button, el } from '../../controls/controls.js';
import { svg } from '../../controls/element.js';
import { PicturePoints } from './points.js';
import { texts } from './texts.js';

/** The size of a picture before it is known. */
const UNKNOWN = [1, 1];
/** How far the picture is zoomed. */
const MOST = 12;

/** What the stage shows of a picture: its `root`; `onCancel` is called by the button that stops reading. */
export class PictureView {
  #image = el('img', { class: 'picture-image', draggable: false, onload: () => this.#loaded(), onerror: () => this.#failed() });
  #over = svg('svg', { class: 'picture-over', 'aria-hidden': 'true', focusable: 'false' });
  #points = new PicturePoints(event => this.#place(event));
  #frame = el('div', { class: 'picture-frame' }, this.#image, this.#over, this.#points.root);
  #scroll = el('div', { class: 'picture-scroll', tabIndex: -1 }, this.#frame);
  #busy;
  #zoom = 1;
  #url = null;
  #content = null;
  #page = 1;
  #size = UNKNOWN;
  /** Whether the browser shows the file wrongly, the server knows it, and the server's picture was asked for. */
  #state = {};
  #onImage;
  #onTap = null;

  /** `onImage` gives the picture as the server decodes it, a blob, where the browser cannot. */
  constructor({ onCancel, onImage }) {
    this.#onImage = onImage;
    this.#busy = el('div', { class: 'picture-busy', role: 'status', hidden: true },
      el('progress', { 'aria-label': texts.reading }), el('span', { text: texts.reading }), button(texts.cancel, onCancel, { icon: 'close' }));
    this.root = el('div', { class: 'picture-stage' }, this.#scroll, this.#busy);
    this.#image.addEventListener('click', event => this.#onTap?.(this.#place(event)));
  }

  /** Shows a page of the file of a picture {name, content}, and that the server reads it, if it does. */
  show({ name, content }, page, isReading) {
    this.#busy.hidden = !isReading;
    this.root.setAttribute('aria-busy', String(isReading));
    if (this.#content !== content || this.#page !== page) {
      [this.#content, this.#page] = [content, page];
      this.#size = UNKNOWN;
      this.fit();
      this.#state = { isWrong: page > 1, isKnown: false, isMended: false };
      this.#image.alt = texts.picture(name);
      this.#source(blobOf(content));
      this.#image.classList.toggle('unseen', page > 1);
      this.#over.replaceChildren();
    } else if (this.#url !== null && this.#image.getAttribute('src') !== this.#url) {
      this.#image.src = this.#url;
      this.#image.alt = texts.picture(name);
    }
  }

  /** Draws what the server understood over the picture. */
  draw(name, { width, height, path, colour, corridor, exact, doubtful }) {
    this.#sized([width, height]);
    this.#state.isKnown = true;
    this.#check();
    this.#mend();
    this.#image.classList.toggle('tiles', exact && corridor < 3);
    this.#image.alt = path ? texts.solved(name) : texts.picture(name);
    this.#over.setAttribute('viewBox', `0 0 ${width} ${height}`);
    const wide = Math.max(corridor / 3, Math.max(width, height) / 500);
    const rings = doubtful.map(at => ringOf(at, corridor, colour));
    this.#over.replaceChildren(...(path ? lineOf(path, wide, colour) : []), ...rings);
  }

  /** Shows a step of understanding in the place of the picture. */
  step({ title, png }) {
    this.#over.replaceChildren();
    this.#image.src = `data:image/png;base64,${png}`;
    this.#image.alt = title;
  }

  /**
   * Shows points that can be moved, as PicturePoints does. With `onTap`, a tap on the picture calls it with the place.
   * @param {object[]} points
   * @param {Record<string, any>} [options]
   */
  points(points, { onTap = null, ...options } = {}) {
    this.#onTap = onTap;
    this.#frame.classList.toggle('tapped', onTap !== null);
    this.#points.show(points, this.#size, options);
    if (options.isOutlined) {
      this.#over.append(this.#points.outline);
    }
  }

  /** Moves the points that are shown to other places. */
  put(places) {
    this.#points.put(places);
  }

  /** The pixel of the picture that an event points at. */
  #place(event) {
    const { left, top, width, height } = this.#image.getBoundingClientRect();
    return [(event.clientX - left) / width * this.#size[0], (event.clientY - top) / height * this.#size[1]];
  }

  /** What takes the focus, as of the views of mazes. */
  get canvas() {
    return this.#scroll;
  }

  /** Nothing is painted later. */
  get isBusy() {
    return false;
  }

  invalidate() {}

  /** Shows the whole picture. */
  fit() {
    this.zoomBy(0);
  }

  /** Zooms about the middle of what is seen. */
  zoomBy(factor) {
    const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = this.#scroll;
    const [right, down] = [(scrollLeft + clientWidth / 2) / scrollWidth, (scrollTop + clientHeight / 2) / scrollHeight];
    this.#zoom = Math.min(Math.max(this.#zoom * factor, 1), MOST);
    this.#frame.style.setProperty('--zoom', String(this.#zoom));
    this.#scroll.scrollTo({
      left: right * this.#scroll.scrollWidth - clientWidth / 2, top: down * this.#scroll.scrollHeight - clientHeight / 2, behavior: 'instant',
    });
  }

  #source(blob) {
    URL.revokeObjectURL(this.#url);
    this.#url = URL.createObjectURL(blob);
    this.#image.src = this.#url;
  }

  #sized([width, height]) {
    this.#size = [width, height];
    this.#frame.style.aspectRatio = `${width} / ${height}`;
    this.#frame.style.setProperty('--ratio', String(width / height));
  }

  #loaded() {
    if (this.#image.src === this.#url && this.#size === UNKNOWN) {
      this.#sized([this.#image.naturalWidth, this.#image.naturalHeight]);
    }
    this.#check();
  }

  #failed() {
    this.#state.isWrong = true;
    this.#image.classList.add('unseen');
    this.#mend();
  }

  /** What the browser shows otherwise than the server, such as one that does not turn it, is shown as the server does. */
  #check() {
    const { naturalWidth, naturalHeight, src, complete } = this.#image;
    const ratio = this.#size[0] / this.#size[1];
    if (this.#state.isKnown && complete && src === this.#url && naturalWidth > 0 && Math.abs(naturalWidth / naturalHeight - ratio) > 0.02 * ratio) {
      this.#failed();
    }
  }

  async #mend() {
    const { isWrong, isKnown, isMended } = this.#state;
    if (isWrong && isKnown && !isMended) {
      this.#state.isMended = true;
      const state = this.#state;
      const blob = await this.#onImage();
      if (blob !== null && state === this.#state) {
        this.#image.classList.remove('unseen');
        this.#source(blob);
      }
    }
  }
}

/** The bytes of base64; as SVG where they are that, which browsers do not find out. */
function blobOf(content) {
  const bytes = bytesOf(content);
  const isText = /^\s*</.test(new TextDecoder().decode(bytes.subarray(0, 64)).replace('\ufeff', ''));
  return new Blob([bytes], isText ? { type: 'image/svg+xml' } : {});
}

/** The radii of the marks at the ends of the path, in widths of its line, as in the solved picture of the server. */
const END = 1.15;
const HOLE = 0.55;
/** Unsure walls have the first of these that the path has not (Okabe and Ito, 2008). */
const RINGS = ['#d55e00', '#0072b2'];

/** A line with a ring where it begins and a disc where it ends. */
function lineOf(path, wide, colour) {
  const [start, goal] = [path[0], path.at(-1)];
  const disc = ([cx, cy], r, fill) => svg('circle', { cx, cy, r, fill });
  return [
    svg('polyline', { class: 'path', points: path.join(' '), stroke: colour, 'stroke-width': wide }),
    disc(start, END * wide, colour), disc(start, HOLE * wide, '#fff'), disc(goal, END * wide, colour),
  ];
}

/** A ring around a wall that is unsure, in a colour that the path has not. */
function ringOf([cx, cy], corridor, path) {
  return svg('circle', { class: 'doubtful', cx, cy, r: 0.5 * corridor, stroke: RINGS.find(each => each !== path) });
}
