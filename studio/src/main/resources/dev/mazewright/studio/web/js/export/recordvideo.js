// The generation or the search of the maze as a video: played on a canvas of its own and recorded.
import { button } from '../controls/controls.js';
import { Player } from '../trace/player.js';
import { View } from '../canvas/view.js';
import { fileName, save } from './saving.js';
import { record, videoType } from './webm.js';
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
