// The part of an atlas that is seen, for other uses: as a maze of its own, as tiles, and as a command.
import { hasEngine } from '../engine/engine.js';
import { button, details, field, group } from '../controls/controls.js';
import { quoted } from '../export/saving.js';
import { parse, print } from '../recipe.js';
import { least, textOf } from './sheet.js';
import { texts } from './texts.js';
/** @import { App } from '../types.js' */

/** The most blocks of a side that are opened as a maze. */
const OPENED = 400n;

/** The controls for the part that a MapView shows. */
export function seenPart(/** @type {App} */ app, view) {
  const open = button(texts.openPart, () => openPart(), { title: texts.openPartTitle });
  const tiles = field({ label: texts.tiles, readOnly: true, hint: texts.tilesHint });
  const command = field({ label: texts.command, readOnly: true });
  const element = group(texts.use, open, details(texts.others, {}, ...(hasEngine ? [] : [tiles]), command));
  [tiles, command].forEach(({ input }) => input.addEventListener('focus', () => input.select()));

  /** Names the tiles of the atlas, and the command for the part. */
  function show() {
    const { recipe } = view.sheet;
    const { level, place } = windowSeen();
    const zoom = level === 0 ? [] : ['--zoom', String(level)];
    tiles.value = `${location.origin}/api/v1/map/{z}/{x}/{y}.png?recipe=${recipe}&solution=true`;
    command.value = ['./mazewright', 'generate', recipe, '--window', place, ...zoom, '--solution', '-o', 'part.svg'].map(quoted).join(' ');
  }

  /** The part as a window of a recipe, of the finest level. */
  function windowSeen() {
    const { sheet, level, part } = view;
    const { rows, columns } = sheet.counts[level];
    const span = sheet.span(level);
    /** @type {(from: bigint, to: bigint, count: bigint) => [bigint, bigint]} */
    const bound = (from, to, count) => {
      const first = from < 0n ? 0n : least(from / span, count - 1n);
      return [first, least(to / span + 1n, count) - first];
    };
    const [top, high] = bound(part.top, part.bottom, rows);
    const [left, wide] = bound(part.left, part.right, columns);
    return { level, rows: high, columns: wide, place: `${top},${left},${high}x${wide}` };
  }

  async function openPart() {
    const { level, rows, columns, place } = windowSeen();
    if (rows > OPENED || columns > OPENED) {
      app.say(texts.tooLarge, 'error');
      return;
    }
    const { sheet, pins } = view;
    const window = `${place}${level === 0 ? '' : `,${level}`}`;
    const recipe = { ...parse(sheet.recipe), start: textOf(pins.from), goals: [textOf(pins.to)], window };
    if (await app.attempt(() => app.open({ recipe: print(recipe, app.catalog) }))) {
      app.enter('create');
    }
  }

  return { element, show };
}
