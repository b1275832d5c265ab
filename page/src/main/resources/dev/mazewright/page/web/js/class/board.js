// The results of a race beside the maze, and the walkers on it: what a class sees on a projector, without the link to join.
import { el, iconButton } from '../controls/controls.js';
import { raceTable } from './table.js';
import { texts } from './texts.js';

/** The size of a walker, as a share of the room in its cell, and in pixels at least. */
const SHARE = 0.36;
const LEAST = 5;
/** Letters are written into walkers of this size, in pixels. */
const READABLE = 8;

/** The board of an app; `show` takes a race as the server sends it. */
export function raceBoard(app) {
  const table = raceTable();
  const title = el('h2', { text: texts.table });
  const root = el('aside', { class: 'class-board', 'aria-label': texts.board }, title,
    iconButton('close', texts.hideBoard, () => toggle(false)), table.element);
  let race = null;
  let remove = null;
  const layer = (ctx, on) => race && remove && on.scene?.recipe === race.recipe && paintWalkers(ctx, on, race.pupils);

  /** Shows it, or hides it; without an argument, the other of both. */
  function toggle(isShown = remove === null) {
    if (isShown && remove === null) {
      app.emit('board');
      remove = app.stage.overlay(root);
    } else if (!isShown) {
      remove?.();
      remove = null;
    }
    paint();
  }

  function paint() {
    const { view } = app;
    if (view && !view.layers.includes(layer)) {
      view.layers.push(layer);
    }
    view?.redraw();
  }

  /** A race that begins is shown; one that goes on, where it is shown already. */
  function show(next) {
    const begins = next.running && !(race?.running && race.race === next.race);
    race = next;
    title.textContent = texts.boardOf(next.pupils.length, next.pupils.filter(({ time }) => time >= 0).length);
    table.show(next);
    if (begins) {
      toggle(true);
    } else {
      paint();
    }
  }

  return { toggle, show };
}

/** Draws a disc for each pupil, with the first letter of the name; those in one cell stand in a ring. */
function paintWalkers(ctx, view, pupils) {
  const { start, paper } = view.subject.colours;
  /** @type {Map<number, any[]>} */
  const cells = new Map();
  pupils.forEach(pupil => cells.set(pupil.cell, [...cells.get(pupil.cell) ?? [], pupil]));
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  for (const [cell, all] of cells) {
    if (!(cell >= 0 && cell < view.scene.cells)) {
      continue;
    }
    const [x, y] = view.toScreen(view.scene.x[cell], view.scene.y[cell]);
    const whole = Math.max(LEAST, SHARE * view.room(cell));
    const size = all.length === 1 ? whole : Math.max(LEAST - 1, whole / 1.8);
    all.forEach(({ name }, index) => {
      const angle = 2 * Math.PI * index / all.length;
      const away = all.length === 1 ? 0 : whole * 0.7;
      const at = [x + away * Math.cos(angle), y + away * Math.sin(angle)];
      ctx.beginPath();
      ctx.arc(at[0], at[1], size, 0, 2 * Math.PI);
      ctx.fillStyle = start;
      ctx.fill();
      ctx.strokeStyle = paper;
      ctx.lineWidth = 1.5;
      ctx.stroke();
      if (size >= READABLE) {
        ctx.fillStyle = paper;
        ctx.font = `600 ${Math.round(size * 1.1)}px system-ui, sans-serif`;
        ctx.fillText([...name][0].toLocaleUpperCase(), at[0], at[1]);
      }
    });
  }
}
