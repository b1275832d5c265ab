// A maze document (JSON) as a scene: squares by their positions, other cells by the outlines that the document has.
import { EDGE, Link, Scene } from '../canvas/scene.js';
import { isWindow } from '../recipe.js';
import { Polygons } from './polygons.js';

/** The most cells that a stage shows. */
const MOST = 1_200_000;
/** The shapes that are drawn without outlines. */
const SQUARES = ['rectangle', 'tiles'];
/** In parts of a cell: outlines that differ by less are the same kind. */
const PRECISION = 1e6;

/** The Scene of a maze document; throws an Error with a reason where it cannot be drawn. */
export function sceneOf(document) {
  requireThat(document?.format === 'mazewright', 'it is not a maze document');
  requireThat(document.version === 1, `its version is ${document.version}, and this stage reads version 1`);
  const cells = whole(document.cells, 1, MOST, 'cells');
  const polygons = new Polygons(document.outlines ?? squares(document, cells), cells);
  const open = openSets(document, polygons);
  const parts = partsOf(polygons);
  const goals = document.goals ?? (typeof document.goal === 'number' ? [document.goal] : []);
  const solution = document.solution && cellsOf(document.solution.flat(), cells, 'solution'); // of a window, pieces;
  const header = {
    recipe: null, shape: String(document.shape), rows: document.rows, columns: document.columns, levels: 1, cells,
    width: polygons.width, height: polygons.height, kinds: parts.cornerStart.length - 1, corners: parts.cornerDirection.length,
    ways: parts.edges.length / EDGE.SIZE, kindBytes: 4, openBytes: 4,
    start: typeof document.start === 'number' ? whole(document.start, 0, cells - 1, 'start') : -1,
    goals: [...cellsOf(goals, cells, 'goals')], openings: openings(document, polygons), tiles: document.shape === 'tiles',
    solution: solution ? solution.length : null, window: isWindow(String(document.recipe)),
  };
  const sections = [
    parts.cornerStart, parts.corners, parts.cornerDirection, parts.edgeStart, parts.edges, parts.kind,
    polygons.x, polygons.y, open, ...(solution ? [solution] : []),
  ];
  return new Scene(header, { offset: 0, take: Type => Type.from(sections.shift()) });
}

/** The corners of squares, clockwise from the top left, at the positions of the cells. */
function squares({ shape, rows, columns, places }, cells) {
  requireThat(SQUARES.includes(shape), `it has no outlines of its cells, which a ${shape} needs; ${asScene(shape)}`);
  const at = places ?? Array.from({ length: cells }, (_, cell) => [Math.floor(cell / columns), cell % columns]);
  requireThat(Array.isArray(at) && at.length === cells, 'its places are not as many as its cells');
  return at.map(([row, column]) => {
    const [top, left] = [whole(row, 0, rows - 1, 'places'), whole(column, 0, columns - 1, 'places')];
    return [[left, top], [left + 1, top], [left + 1, top + 1], [left, top + 1]];
  });
}

/** Of each cell its passages as a set of sides. */
function openSets({ passages, shape }, polygons) {
  requireThat(Array.isArray(passages), 'it has no passages');
  const open = new Uint32Array(polygons.cells);
  for (const [one, other] of passages) {
    const there = polygons.sideTo(whole(one, 0, polygons.cells - 1, 'passages'), other);
    const back = polygons.sideTo(whole(other, 0, polygons.cells - 1, 'passages'), one);
    requireThat(there >= 0 && back >= 0,
      `its passage from cell ${one} to cell ${other} crosses no common side, so it does not say where that leads; ${asScene(shape)}`);
    open[one] |= 1 << there;
    open[other] |= 1 << back;
  }
  return open;
}

/** The kinds of cells: the same corners around the middle, and neighbours as far away. */
function partsOf(polygons) {
  const known = new Map();
  const [cornerStart, corners, cornerDirection, edgeStart, edges] = [[0], [], [], [0], []];
  const kind = new Uint32Array(polygons.cells);
  for (let cell = 0; cell < polygons.cells; cell++) {
    const sides = polygons.sides(cell);
    const own = sides.flatMap(({ x, y, bend }) => [x - polygons.x[cell], y - polygons.y[cell], bend]);
    const lead = sides.flatMap(({ to, back }, side) => (to < 0 ? [] : [side, to - cell, Link.SIDE, back, 0, -1, 0]));
    const key = `${own.map(part => Math.round(part * PRECISION))};${lead}`;
    if (!known.has(key)) {
      known.set(key, known.size);
      corners.push(...own);
      cornerDirection.push(...sides.keys());
      edges.push(...lead);
      cornerStart.push(cornerDirection.length);
      edgeStart.push(edges.length / EDGE.SIZE);
    }
    kind[cell] = known.get(key);
  }
  return { cornerStart, corners, cornerDirection, edgeStart, edges, kind };
}

/** What shows a maze of any shape. */
const asScene = shape => `write this ${shape} as a scene: mazewright convert FILE -o maze.scene`;

/** The gaps of the outline: pairs of a cell and a side. */
function openings(document, polygons) {
  return (document.openings ?? []).flatMap(([cell, name]) => {
    const side = polygons.outerSide(whole(cell, 0, polygons.cells - 1, 'openings'), String(name));
    return side < 0 ? [] : [[cell, side]];
  });
}

function cellsOf(list, cells, what) {
  requireThat(Array.isArray(list), `its ${what} are no list`);
  return Uint32Array.from(list, cell => whole(cell, 0, cells - 1, what));
}

function whole(number, least, most, what) {
  requireThat(Number.isInteger(number) && number >= least && number <= most, `"${what}" has ${JSON.stringify(number)}, not ${least} to ${most}`);
  return number;
}

function requireThat(isSo, reason) {
  if (!isSo) {
    throw new Error(reason);
  }
}
