// The minimap of levels: of each level above the one that is seen, the block that contains the middle of the view.
import { palette } from '../canvas/colours.js';
import { el } from '../controls/controls.js';
import { MapCamera } from './camera.js';
import { Layers } from './layers.js';
import { least } from './sheet.js';
import { texts } from './texts.js';

/** The side of a picture, in CSS pixels. */
const SIDE = 84;
/** The least side of the frame around what is seen, in CSS pixels. */
const FRAME = 5;

/** The pictures of the levels over a view; its `element` is to be placed over it. */
export function levelMaps(view) {
  const buttons = [];
  const layers = new Layers(view.parts);
  const element = el('div', { class: 'map-levels', role: 'group', 'aria-label': texts.levels });

  /** Draws the levels above the one that is seen. */
  function draw() {
    const { sheet, camera } = view;
    const finest = view.level;
    const cell = { row: least(camera.row, sheet.rows - 1n), column: least(camera.column, sheet.columns - 1n) };
    let shown = 0;
    view.isCovered = true;
    for (let level = sheet.top; level > finest; level--) {
      drawLevel(buttonOf(shown), level, cell);
      shown += 1;
    }
    buttons.forEach((each, i) => { each.button.hidden = i >= shown; });
  }

  function buttonOf(index) {
    if (!buttons[index]) {
      const canvas = el('canvas', { 'aria-hidden': 'true' });
      const caption = el('span');
      const each = { canvas, caption, part: null };
      each.button = el('button', { type: 'button', class: 'map-level', onclick: () => view.goToPart(each.part) }, canvas, caption);
      buttons.push(each);
      element.append(each.button);
    }
    return buttons[index];
  }

  function drawLevel(each, level, cell) {
    const { sheet, ratio, part: seen } = view;
    const block = sheet.block(level, cell);
    each.part = {
      top: sheet.rowEdge(level, block.row), left: sheet.columnEdge(level, block.column),
      bottom: sheet.rowEdge(level, block.row + 1n), right: sheet.columnEdge(level, block.column + 1n),
    };
    each.caption.textContent = texts.levelOf(level - 1);
    each.button.title = texts.blockOf(level - 1, sheet.span(level - 1));
    const side = Math.round(SIDE * ratio);
    const camera = MapCamera.fitting(sheet, each.part, side, side, 0);
    const colours = palette();
    const of = [sheet, colours, view.pins, view.hasPath, side, level, block.row, block.column];
    if (of.some((value, i) => value !== each.of?.[i])) {
      each.picture = each.picture?.width === side ? each.picture : new OffscreenCanvas(side, side);
      const context = each.picture.getContext('2d');
      context.fillStyle = colours.paper;
      context.fillRect(0, 0, side, side);
      const isWhole = layers.draw(context, { camera, width: side, height: side, ratio, colours }, { hasPath: view.hasPath, until: view.until, only: level - 1 });
      each.of = isWhole ? of : null;
      view.isCovered &&= isWhole;
    }
    const context = each.canvas.getContext('2d');
    if (each.canvas.width !== side) {
      Object.assign(each.canvas, { width: side, height: side });
    }
    context.drawImage(each.picture, 0, 0);
    frame(context, camera, seen, side, ratio);
  }

  function frame(context, camera, { top, left, bottom, right }, side, ratio) {
    const smallest = FRAME * ratio;
    const x = side / 2 + camera.across(left);
    const y = side / 2 + camera.down(top);
    const wide = Math.max(smallest, camera.across(right) - camera.across(left));
    const high = Math.max(smallest, camera.down(bottom) - camera.down(top));
    context.lineWidth = 2 * ratio;
    context.strokeStyle = palette().head;
    context.strokeRect(x, y, wide, high);
  }

  return { element, draw };
}
