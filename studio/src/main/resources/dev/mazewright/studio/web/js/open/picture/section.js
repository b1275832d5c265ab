// The controls for a picture that is open: its corners, its threshold, and the solution drawn on it.
import { button, el, group, row, slider } from '../../controls/controls.js';
import { fileName, save } from '../../export/saving.js';
import { cornersOf } from './corners.js';
import { canvasOf } from './png.js';
import { solved } from './solved.js';
import { texts } from './texts.js';

/** The preview has at most this many pixels. */
const PREVIEW = 120_000;

/** The section: {root, show, leave}. */
export function pictureSection(app, opening) {
  let shown = null;
  const straighten = button(texts.straighten, () => (corners.hidden ? begin() : end()), { pressed: false });
  const draw = button(texts.draw, () => (shown?.matches('.solved') ? end() : drawSolution()), { icon: 'path', pressed: false });
  const keep = button(texts.save, () => download(), { icon: 'download', hidden: true });
  const threshold = slider({
    label: texts.threshold, min: 0.02, max: 0.6, step: 0.01, value: 0.2, format: texts.percent, hint: texts.thresholdHint,
    onInput: share => {
      opening.photo.share = share;
      preview();
    },
  });
  const seen = el('canvas', { class: 'picture-preview', role: 'img', 'aria-label': texts.preview });
  const corners = el('div', { class: 'picture-corners', hidden: true },
    el('p', { class: 'hint', text: texts.straightenHint }), threshold, seen,
    row(button(texts.read, () => read(), { kind: 'primary' }), button(texts.reset, () => reset()), button(texts.cancel, () => end())));
  const root = group(texts.title, row(straighten, draw, keep), corners);
  root.hidden = true;

  function put(element) {
    shown = element;
    app.stage.show(element);
  }

  function begin() {
    end();
    corners.hidden = false;
    straighten.setAttribute('aria-pressed', 'true');
    threshold.value = opening.photo.share;
    put(cornersOf(opening.photo, preview));
    preview();
  }

  function reset() {
    opening.photo.corners = opening.photo.whole;
    shown.paint();
    preview();
  }

  let waits = false;
  function preview() {
    if (!waits) {
      waits = true;
      requestAnimationFrame(() => {
        waits = false;
        const found = opening.photo?.straightened(PREVIEW);
        if (found) {
          const canvas = canvasOf(found.grey);
          Object.assign(seen, { width: canvas.width, height: canvas.height });
          seen.getContext('2d').drawImage(canvas, 0, 0);
        }
      });
    }
  }

  async function read() {
    const scene = await opening.readPhoto();
    if (scene) {
      end();
    }
  }

  async function drawSolution() {
    end();
    const { scene, source } = app;
    const found = await app.attempt(() => app.busy(app.api.solve(source, { solver: 'breadth-first' })));
    if (found === null || scene !== app.scene) {
      return;
    }
    if (!found.solvable) {
      app.say(texts.noWay, 'error');
      return;
    }
    const canvas = solved(opening.photo, scene, found.path);
    const frame = el('div', { class: 'picture-frame' }, canvas);
    frame.style.aspectRatio = `${canvas.width} / ${canvas.height}`;
    frame.style.setProperty('--ratio', String(canvas.width / canvas.height));
    put(el('div', { class: 'picture-stage solved' }, frame));
    draw.setAttribute('aria-pressed', 'true');
    keep.hidden = false;
  }

  function download() {
    shown.querySelector('canvas').toBlob(blob => save(blob, `${fileName(app.source)}-solved.png`), 'image/png');
  }

  /** Shows the maze again. */
  function end() {
    if (shown !== null && app.stage.shown === shown) {
      app.stage.views(1);
    }
    shown = null;
    corners.hidden = true;
    keep.hidden = true;
    straighten.setAttribute('aria-pressed', 'false');
    draw.setAttribute('aria-pressed', 'false');
  }

  /** Shows the controls where a picture is open. */
  function show() {
    const { photo } = opening;
    root.hidden = photo === null;
    draw.hidden = photo === null || !opening.isShown || opening.error !== null || !photo.shows(app.scene);
    if (photo === null) {
      end();
    }
  }

  return { root, show, leave: end };
}
