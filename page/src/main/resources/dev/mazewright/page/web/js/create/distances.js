// Distance colours: how far each cell is from the start, on the maze that is being changed.
import { checkbox } from '../controls/controls.js';
import { onChange, ramp } from '../canvas/colours.js';
import { Distances } from '../trace/tints.js';
import { texts } from './texts.js';
/** @import { App } from '../types.js' */

/** Steps of the ramp of colours. */
const STEPS = 256;

/** The box that shows and hides the colours; they are of this panel alone. */
export function distanceSection(/** @type {App} */ app) {
  const root = checkbox({ label: texts.distances, onChange: isOn => (isOn ? soon() : clear()) });
  let isHere = false;
  let due = 0;
  app.on('scene', soon);
  onChange(soon);

  /** Before the next drawing, once all others who hear of the maze have shown what is theirs. */
  function soon() {
    if (isHere && root.value) {
      cancelAnimationFrame(due);
      due = requestAnimationFrame(show);
    }
  }

  function show() {
    const { scene, view } = app;
    if (!scene || scene.isLarge || view.scene !== scene) {
      return; // nothing to colour, or a mask is drawn by hand
    }
    const distances = new Distances(scene);
    distances.measure(scene.open, scene.start);
    const colours = Uint32Array.from({ length: STEPS }, (_, i) => ramp(i / (STEPS - 1), view.colours));
    const most = Math.max(1, distances.farthest);
    view.tints = Uint32Array.from(distances.far, far => (far < 0 ? 0 : colours[Math.round(far / most * (STEPS - 1))]));
  }

  function clear() {
    cancelAnimationFrame(due);
    if (app.view.scene === app.scene) {
      app.view.tints = null;
    }
  }

  function enter() {
    isHere = true;
    soon();
  }

  function leave() {
    isHere = false;
    if (root.value) {
      clear();
    }
  }

  return { root, enter, leave, sync: () => {} };
}
