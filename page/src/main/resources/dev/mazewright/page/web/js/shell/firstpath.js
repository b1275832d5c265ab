// First sight: the path through the first maze grows in once, and is gone again, so that the maze is still to be solved.
import { isStill } from '../canvas/glide.js';
import { pathWidth } from '../canvas/paint/measure.js';
/** @import { App, View } from '../types.js' */

/** How long it grows, stays and fades, in milliseconds. */
const GROWS = 1300;
const STAYS = 500;
const FADES = 500;

/** Lets the path grow in the maze that is open, until it is gone or something else is done; not for people who asked for less motion. */
export async function growOnce(/** @type {App} */ app) {
  if (isStill() || app.scene.isLarge) {
    return;
  }
  const { scene, view } = app;
  const found = await app.api.solve(app.source, {}).catch(() => null);
  if (!found?.path || app.scene !== scene || view.scene !== scene || app.solution.shown) {
    return;
  }
  const path = Uint32Array.from(found.path);
  const began = performance.now();
  const layer = context => paint(context, view, path, performance.now() - began);
  const input = ['pointerdown', 'keydown', 'wheel'];
  const stops = ['scene', 'panel', 'solution'].map(event => app.on(event, () => end()));
  input.forEach(type => window.addEventListener(type, end, { capture: true, passive: true }));
  view.layers.push(layer);
  turn();

  function turn() {
    if (performance.now() - began > GROWS + STAYS + FADES) {
      end();
    } else if (view.layers.includes(layer)) {
      view.redraw();
      requestAnimationFrame(turn);
    }
  }

  function end() {
    view.layers = view.layers.filter(each => each !== layer);
    view.redraw();
    stops.forEach(stop => stop());
    input.forEach(type => window.removeEventListener(type, end, { capture: true }));
  }
}

/** Draws the part of the path that is due after some milliseconds. */
function paint(context, /** @type {View} */ view, path, passed) {
  const share = Math.min(1, passed / GROWS);
  const eased = 1 - (1 - share) ** 2;
  context.globalAlpha = Math.max(0, Math.min(1, 1 - (passed - GROWS - STAYS) / FADES));
  context.strokeStyle = view.subject.colours.solution;
  context.lineWidth = pathWidth({ ...view.subject, solution: path, ratio: 1 }, view.place.scale);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  view.addPath(context, path.subarray(0, Math.max(1, Math.round(eased * path.length))));
  context.stroke();
}
