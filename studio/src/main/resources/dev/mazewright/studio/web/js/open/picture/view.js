// The picture on the stage: the path over it, unsure walls ringed, and points that are dragged, moved by keys, or tapped.
import { button, el, icon } from '../../controls/controls.js';
import { lineOf, ringOf, shape } from './shapes.js';
import { texts } from './texts.js';

const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const FAR = 10;
/** The size of a picture before it is known. */
const UNKNOWN = [1, 1];
/** How far the picture is zoomed. */
const MOST = 12;

/** What the stage shows of a picture: its `root`; `onCancel` is called by the button that stops reading. */
export class PictureView {
  #image = el('img', { class: 'picture-image', draggable: false, onload: () => this.#loaded(), onerror: () => this.#failed() });
  #over = shape('svg', { class: 'picture-over', 'aria-hidden': 'true', focusable: 'false' });
  #points = el('div', { class: 'picture-points' });
  #frame = el('div', { class: 'picture-frame' }, this.#image, this.#over, this.#points);
  #scroll = el('div', { class: 'picture-scroll', tabIndex: -1 }, this.#frame);
  #busy;
  #zoom = 1;
  #url = null;
  #content = null;
  #size = UNKNOWN;
  /** Whether the browser shows the file wrongly, the server knows it, and the server's picture was asked for. */
  #state = {};
  #onImage;
  #onTap = null;
  #put = () => {};

  /** `onImage` gives the picture as the server decodes it, a blob, where the browser cannot. */
  constructor({ onCancel, onImage }) {
    this.#onImage = onImage;
    this.#busy = el('div', { class: 'picture-busy', role: 'status', hidden: true },
      el('progress', { 'aria-label': texts.reading }), el('span', { text: texts.reading }), button(texts.cancel, onCancel, { icon: 'close' }));
    this.root = el('div', { class: 'picture-stage' }, this.#scroll, this.#busy);
    this.#image.addEventListener('click', event => this.#onTap?.(this.#place(event)));
  }

  /** Shows the file of a picture {name, content}, and that the server reads it, if it does. */
  show({ name, content }, isReading) {
    this.#busy.hidden = !isReading;
    this.root.setAttribute('aria-busy', String(isReading));
    if (this.#content !== content) {
      this.#content = content;
      this.#size = UNKNOWN;
      this.fit();
      this.#state = { isWrong: false, isKnown: false, isMended: false };
      this.#image.alt = texts.picture(name);
      this.#source(blobOf(content));
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
   * Shows points that can be moved: {label, mark, at: [x, y] or null}. `isFine` says whether they may lie so; `onMove` is called with
   * all places while one moves, `onEnd` when it has moved. With `onTap`, a tap on the picture calls it with the place.
   */
  points(points, { isFine = () => true, onMove = () => {}, onEnd = () => {}, onTap = null, isOutlined = false } = {}) {
    const places = points.map(point => point.at);
    const outline = shape('polygon', { class: 'outline' });
    const put = () => {
      handles.forEach((handle, index) => {
        handle.hidden = places[index] === null;
        if (places[index] !== null) {
          handle.style.left = `${100 * places[index][0] / this.#size[0]}%`;
          handle.style.top = `${100 * places[index][1] / this.#size[1]}%`;
        }
      });
      outline.setAttribute('points', isOutlined ? places.join(' ') : '');
    };
    const move = (index, [x, y]) => {
      const at = [Math.min(Math.max(x, 0), this.#size[0]), Math.min(Math.max(y, 0), this.#size[1])];
      const moved = places.with(index, at);
      if (isFine(moved)) {
        places[index] = at;
        put();
        onMove(places);
      }
    };
    const handles = points.map((point, index) => el('button', {
      type: 'button', class: `picture-point ${point.kind ?? ''}`, 'aria-label': point.label, title: point.label,
      onkeydown: event => this.#key(event, index, places, move),
      onkeyup: event => STEPS[event.key] && onEnd(places),
      onpointerdown: event => event.currentTarget.setPointerCapture(event.pointerId),
      onpointermove: event => event.currentTarget.hasPointerCapture(event.pointerId) && move(index, this.#place(event)),
      onpointerup: () => onEnd(places),
    }, point.icon ? icon(point.icon, 16) : null));
    this.#onTap = onTap;
    this.#frame.classList.toggle('tapped', onTap !== null);
    this.#points.replaceChildren(...handles);
    if (isOutlined) {
      this.#over.append(outline);
    }
    this.#put = moved => {
      moved.forEach((at, index) => { places[index] = at; });
      put();
    };
    put();
  }

  /** Moves the points that are shown to other places. */
  put(places) {
    this.#put(places);
  }

  #key(event, index, places, move) {
    const step = STEPS[event.key];
    if (step) {
      const far = event.shiftKey ? FAR : 1;
      event.preventDefault();
      event.stopPropagation();
      move(index, places[index].map((at, axis) => at + far * step[axis]));
    }
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
      const content = this.#content;
      const blob = await this.#onImage();
      if (blob !== null && content === this.#content) {
        this.#source(blob);
      }
    }
  }
}

/** The bytes of base64; as SVG where they are that, which browsers do not find out. */
function blobOf(content) {
  const bytes = Uint8Array.from(atob(content), letter => letter.charCodeAt(0));
  const isText = /^\s*</.test(new TextDecoder().decode(bytes.subarray(0, 64)).replace('\ufeff', ''));
  return new Blob([bytes], isText ? { type: 'image/svg+xml' } : {});
}
