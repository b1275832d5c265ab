// The solution of the maze that is open: found by the server, for the view or for what stands in its place.
import { Scene } from './canvas/scene.js';
import { texts as largeTexts } from './large/texts.js';
import { texts } from './shell/texts.js';
/** @import { App } from './types.js' */

/** Shows or hides the solution that a solver finds; `large` is what shows a large maze. Gives the solver's response, or null. */
export async function showSolution(/** @type {App} */ app, large, { shown, solver }) {
  app.solution = { shown, solver };
  if (app.scene?.isLarge) {
    return showLarge(app, large, shown);
  }
  if (app.scene?.window) {
    return showPieces(app, shown);
  }
  let found = null;
  if (shown) {
    const asked = app.source;
    found = await app.busy(app.api.solve(asked, { solver }));
    if (asked !== app.source || !app.solution.shown) {
      return null;
    }
  }
  take(app, found?.path ? Uint32Array.from(found.path) : null);
  app.emit('solution', found);
  return found;
}

/** Shows or hides the pieces of the path that lie in a window of an atlas. */
async function showPieces(/** @type {App} */ app, shown) {
  const asked = app.source;
  const found = shown ? Scene.parse(await app.busy(app.api.scene(asked, { solution: true }))).solution : null;
  if (asked === app.source) {
    take(app, found);
    app.emit('solution', null);
    if (shown) {
      app.say(texts.pieces(found.length));
    }
  }
  return null;
}

function take(/** @type {App} */ app, path) {
  app.path = path;
  if (app.view.scene === app.scene) { // else a panel shows a playback or a drawing, which has its own
    app.view.solution = path;
  }
}

async function showLarge(/** @type {App} */ app, large, shown) {
  app.emit('solution', null);
  try {
    const steps = await large.showSolution(shown);
    app.solution = { ...app.solution, shown: steps !== null };
    if (steps !== null) {
      app.say(largeTexts.solved(steps));
    }
  } catch (error) {
    app.solution = { ...app.solution, shown: false };
    throw error;
  } finally {
    app.emit('solution', null);
  }
  return null;
}
