// The names by which the page shows what recipes and files name by ids: algorithms, shapes, masks, cells, formats and options.
import { cut } from './recipe.js';
import { messages, textOf } from './say/messages.js';
import { capital } from './words.js';

/** The names that differ from the id with a capital letter and spaces. */
const NAMES = messages('name', {
  'a-star': 'A*',
  'aldous-broder': 'Aldous–Broder',
  'all-shortest': 'All shortest paths',
  'boruvka': 'Borůvka',
  'breadth-first': 'Breadth-first',
  'cul-de-sac-filling': 'Cul-de-sac filling',
  'dead-end-filling': 'Dead-end filling',
  'depth-first': 'Depth-first',
  'hunt-and-kill': 'Hunt-and-kill',
  'moebius': 'Möbius strip',
  'prim-cell-weights': 'Prim (true)',
  'prim-frontier-cell': 'Prim (modified)',
  'prim-frontier-edge': 'Prim (simple)',
  'reverse-delete': 'Reverse-delete',
  'tremaux': 'Trémaux',
});

const FORMATS = messages('formatName', {
  '3mf': '3MF (3-D printing)',
  blocks: 'Blocks of text',
  bmp: 'BMP',
  cells: 'List of cells',
  digest: 'Digest',
  dxf: 'DXF',
  gcode: 'G-code',
  gif: 'GIF animation',
  glb: 'glTF (GLB)',
  hex: 'Hexadecimal digits',
  hpgl: 'HPGL',
  html: 'HTML page',
  jpeg: 'JPEG',
  json: 'JSON',
  matrix: 'Matrix of 0 and 1',
  maz: 'Micromouse (.maz)',
  maze: 'Mazewright file',
  micromouse: 'Micromouse (text)',
  movingai: 'MovingAI map',
  mts: 'Luanti schematic',
  num: 'Micromouse (.num)',
  obj: 'OBJ',
  pdf: 'PDF',
  png: 'PNG',
  postscript: 'PostScript',
  scenario: 'MovingAI scenario',
  scene: 'Scene for maze-stage',
  schem: 'Minecraft schematic',
  stl: 'STL (3-D printing)',
  svg: 'SVG',
  text: 'ASCII text',
  tiff: 'TIFF',
  tileset: 'Tileset of Tiled',
  tmj: 'Tiled (TMJ)',
  tmx: 'Tiled (TMX)',
  trace: 'Trace for maze-stage',
  unicode: 'Unicode text',
  uvtt: 'Universal VTT',
  webp: 'WebP',
});

/** The name of an id. */
export const nameOf = (/** @type {string} */ id) => NAMES[id] ?? textOf(`name.${id}`, capital(id.replaceAll('-', ' ')));

/** The name of a format. */
export const nameOfFormat = id => FORMATS[id] ?? nameOf(id);

/** The name of an algorithm with its options, as a recipe has them: 'growing-tree:pick=newest' is 'Growing tree (pick=newest)'. */
export function nameOfPart(text) {
  const { name, options } = cut(text);
  return options.length === 0 ? nameOf(name) : `${nameOf(name)} (${options.join(',')})`;
}

/** What a tooltip shows of an entry of the catalog: its id, and its idea. */
export const tooltipOf = (/** @type {{name: string, idea: string}} */ { name, idea }) => `${name}: ${idea}`;

/** An entry of the catalog as the choice of a list. */
export const choiceOf = (/** @type {{name: string, idea: string}} */ entry) => ({ value: entry.name, label: nameOf(entry.name), title: tooltipOf(entry) });

/** A format of the catalog as the choice of a list. */
export const formatChoice = entry => ({ ...choiceOf(entry), label: nameOfFormat(entry.name) });

/** An id as the choice of a list. */
export const choiceOfId = id => ({ value: id, label: nameOf(id) });

/** The name of a request's parameter as a flag, and in a style's file: wall-colour for wallColour. */
export const flag = parameter => parameter.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
