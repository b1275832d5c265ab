// What a file of a format looks like before it is downloaded.
import { el } from '../controls/controls.js';
import { nameOfFormat } from '../names.js';
import { SolidView } from './solidview.js';
import { texts } from './texts.js';
/** @import { App } from '../types.js' */

/** Formats of levels for games, of lines for machines, and of solids. */
export const GAME = new Set(['tmx', 'tmj', 'tileset', 'schem', 'mts', 'uvtt']);
const LINES = new Set(['dxf', 'hpgl', 'gcode']);
const SOLIDS = new Set(['stl', '3mf', 'glb', 'obj']);
export const MAKE = new Set([...SOLIDS, ...LINES]);

/** Larger mazes are not readable in a picture of this size. */
const MOST_CELLS = 40_000;
const MOST_ANIMATED = 2500;
const MOST_SOLID = 5000;
const MOST_TILES = 250_000;
const MOST_LETTERS = 6000;

/** Tiles in a row of their picture. */
const ACROSS = 4;
/** The most pixels along a level. */
const LARGEST = 4000;

let solidView = null;

/** What is shown of a solid, for paper; null while something else is. */
let solid = null;

export const shownSolid = () => (solidView?.root.isConnected ? solid : null);

/** An element with the maze in a format. */
export async function previewOf(/** @type {App} */ app, format, style, signal) {
  const most = format.uses.includes('animation') ? MOST_ANIMATED : SOLIDS.has(format.name) ? MOST_SOLID : MOST_CELLS;
  if (app.scene.cells > most) {
    return note(texts.tooLarge);
  }
  if (SOLIDS.has(format.name)) {
    const { solution, solver, ...shape } = style; // a colour of 3MF, which the view does not show
    const answer = await app.api.maze(app.source, { ...shape, format: 'stl' }, { signal });
    const file = await answer.arrayBuffer();
    const made = style.solid || (app.scene.shape === 'cylinder' ? 'cylinder' : 'plate');
    solid = { file, isRound: ['cylinder', 'puzzle-box'].includes(made), isInside: style.mazeSide === 'inside' };
    solidView ??= new SolidView();
    return solidView.show(file);
  }
  if (GAME.has(format.name)) {
    return levelOf(app, format, style, signal);
  }
  if (LINES.has(format.name) || format.uses.includes('style')) {
    return pictureOf(app, format, style, signal);
  }
  const answer = await app.api.maze(app.source, { ...style, format: format.name }, { signal });
  const text = await answer.text();
  if (/[\u0000-\u0008\ufffd]/.test(text.slice(0, 500))) {
    return note(texts.binary);
  }
  return el('pre', { tabIndex: 0, role: 'img', 'aria-label': texts.previewOf(nameOfFormat(format.name)), text: text.slice(0, MOST_LETTERS) });
}

const note = sentence => el('p', { class: 'hint', text: sentence });

/** Those of some parameters that have a value. */
const only = (parameters, ...names) => Object.fromEntries(names.filter(name => parameters[name] !== undefined).map(name => [name, parameters[name]]));

/** The picture itself, or, of what browsers do not show, as SVG. */
async function pictureOf(app, format, style, signal) {
  const isShownByBrowsers = !LINES.has(format.name) && format.mediaType.startsWith('image/');
  const { animate, ...still } = style;
  const lines = { for: format.name === 'hpgl' ? 'plotter' : 'laser', ...only(style, 'for', 'only', 'cellMm', 'wallMm', 'kerfMm', 'solution', 'solver') };
  const parameters = isShownByBrowsers ? { ...style, format: format.name } : LINES.has(format.name) ? { ...lines, format: 'svg' } : { ...still, format: 'svg' };
  const answer = await app.api.maze(app.source, parameters, { signal });
  const url = URL.createObjectURL(await answer.blob());
  const isThin = LINES.has(format.name);
  return el('img', { src: url, class: isThin ? 'on-paper' : '', alt: texts.previewOf(nameOfFormat(format.name)), onload: () => URL.revokeObjectURL(url) });
}

/** The tiles of a level, as the map has them. */
async function levelOf(app, format, style, signal) {
  const wide = Number(style.corridor ?? 1) + Number(style.wall ?? 1);
  if (app.scene.cells * wide * wide > MOST_TILES) {
    return note(texts.tooLarge);
  }
  const parameters = only(style, 'corridor', 'wall', 'room', 'solution', 'solver');
  const [map, picture] = await Promise.all([
    app.api.maze(app.source, { ...parameters, format: 'tmj' }, { signal }).then(answer => answer.json()),
    app.api.maze(app.source, { format: 'tileset' }, { signal }).then(answer => answer.blob()).then(createImageBitmap),
  ]);
  if (map.orientation === 'hexagonal' && format.writes.length > 0 && !format.writes.includes(app.scene.shape)) {
    await app.api.maze(app.source, { format: format.name }, { signal }); // says why it shows no hexagons
  }
  const { tilewidth: across, tileheight: down, hexsidelength: side } = map;
  const pitch = side ? (down + side) / 2 : down; // rows of hexagons lie into each other
  const shift = side ? across / 2 : 0; // of odd rows
  const width = map.width * across + shift;
  const height = (map.height - 1) * pitch + down;
  const scale = Math.min(1, LARGEST / Math.max(width, height));
  const canvas = el('canvas', {
    class: 'level', width: Math.ceil(width * scale), height: Math.ceil(height * scale), role: 'img',
    'aria-label': texts.levelSeen(map.width, map.height),
  });
  const pen = canvas.getContext('2d');
  pen.scale(scale, scale);
  for (const { data } of map.layers.filter(layer => layer.type === 'tilelayer')) {
    data.forEach((tile, index) => {
      const row = Math.floor(index / map.width);
      if (tile > 0) {
        pen.drawImage(picture, (tile - 1) % ACROSS * across, Math.floor((tile - 1) / ACROSS) * down, across, down,
          index % map.width * across + row % 2 * shift, row * pitch, across, down);
      }
    });
  }
  return canvas;
}
