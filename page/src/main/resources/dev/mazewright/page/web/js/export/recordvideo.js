// The generation or the search of the maze as a video: played on a canvas of its own and recorded.
import { button } from '../controls/controls.js';
import { Player } from '../trace/player.js';
import { View } from '../canvas/view.js';
import { fileName, save } from './saving.js';
import { texts } from './texts.js';
/** @import { App } from '../types.js' */

/** The sides of the video, in pixels, where the maze is as wide as high. */
const SIDE = 720;
const PREPARED = 50;

/** A button that records what the options of an animation say; null where the browser records no video. */
export function recordVideo(/** @type {App} */ app, parameters) {
  if (videoType() === null) {
    return null;
  }
  let isOn = false;
  const start = button(texts.recordVideo, async () => {
    if (isOn) {
      isOn = false;
      return;
    }
    isOn = true;
    start.lastChild.textContent = texts.stopVideo;
    await app.attempt(() => video(app, parameters(), () => isOn));
    isOn = false;
    start.lastChild.textContent = texts.recordVideo;
  }, { icon: 'download' });
  return start;
}

async function video(/** @type {App} */ app, { animate, frames, delay, solver }, isWanted) {
  const { scene, source } = app;
  const canvas = document.createElement('canvas');
  canvas.className = 'filmed';
  canvas.setAttribute('aria-hidden', 'true');
  const scale = SIDE / Math.max(scene.width, scene.height);
  canvas.style.width = `${Math.ceil(scene.width * scale)}px`;
  canvas.style.height = `${Math.ceil(scene.height * scale)}px`;
  document.body.append(canvas);
  const view = new View(canvas);
  const player = new Player(app, view, { ...source, of: animate === 'solve' || !source.recipe ? 'solve' : 'generate', solver });
  try {
    await app.busy(player.open());
    await until(() => canvas.width > 1);
    view.fit();
    const events = player.to - player.from;
    const count = Math.max(1, Math.min(frames, events));
    const blob = await record(canvas, frame => {
      player.seek(player.from + Math.round((frame + 1) * events / count));
      view.finish();
    }, {
      frames: count, delay, onFrame: frame => {
        app.say(texts.recording(frame + 1, count));
        return isWanted();
      },
    });
    const name = `${fileName(source)}.webm`;
    save(blob, name);
    app.say(texts.saved(name, blob.size));
  } finally {
    player.close();
    view.close?.();
    canvas.remove();
  }
}

async function until(isTrue) {
  for (let i = 0; i < PREPARED && !isTrue(); i++) {
    await new Promise(resolve => { requestAnimationFrame(resolve); });
  }
}

const TYPES = ['video/webm;codecs=vp9', 'video/webm;codecs=vp8', 'video/webm'];
/** Bits for each pixel and second of a video of few colours. */
const BITS = 2;
const FRAMES_A_SECOND = 30;

/** The type of video that this browser records, or null. */
const videoType = () =>
  (typeof MediaRecorder === 'function' && HTMLCanvasElement.prototype.captureStream ? TYPES.find(type => MediaRecorder.isTypeSupported(type)) ?? null : null);

/**
 * Records a canvas while `paint` shows its frames on it, each for `delay` milliseconds; `onFrame` is called before each, and what it
 * gives ends the recording early if it is false. Gives the video as a Blob.
 * @param {HTMLCanvasElement} canvas
 * @param {(frame: number) => void} paint
 * @param {{frames: number, delay: number, rest?: number, onFrame?: (frame: number) => boolean | void}} options
 */
async function record(canvas, paint, { frames, delay, rest = 2000, onFrame = () => true }) {
  const stream = canvas.captureStream(FRAMES_A_SECOND);
  const recorder = new MediaRecorder(stream, {
    mimeType: videoType(), videoBitsPerSecond: Math.max(1_000_000, BITS * canvas.width * canvas.height),
  });
  const parts = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const ended = new Promise((resolve, reject) => {
    recorder.addEventListener('stop', resolve, { once: true });
    recorder.addEventListener('error', ({ error }) => reject(error), { once: true });
  });
  recorder.start();
  try {
    for (let frame = 0; frame < frames && onFrame(frame) !== false; frame++) {
      paint(frame);
      await pause(delay);
    }
    await pause(rest);
  } finally {
    recorder.stop();
    stream.getTracks().forEach(track => track.stop());
  }
  await ended;
  return new Blob(parts, { type: 'video/webm' });
}

const pause = milliseconds => new Promise(resolve => { setTimeout(resolve, milliseconds); });
