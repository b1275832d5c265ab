// Puts the maze onto pages and prints them: a cell has the chosen size in millimetres.
import { el } from '../controls/element.js';
import { sizePages } from '../shell/pagesize.js';
import { PAPER } from '../shell/paper.js';
import { texts } from './texts.js';
/** @import { App, Scene } from '../types.js' */

/** The size of a cell in the drawing of the server, in pixels; a page scales it. */
const CELL = 40;

/** The heights of a title and of a caption, with the gap to the maze, in millimetres; style/paper.css has them, too. */
export const TITLE = 14;
export const CAPTION = 7;

/** The letters of titles, at a size; that size is this share of the maze's width within bounds, in millimetres, if the title then fits. */
export const FONT = 'Helvetica, Arial, "Liberation Sans", sans-serif';
const titleFont = size => `600 ${size}/1.25 ${FONT}`;
const TITLE_SHARE = 0.05;
const TITLE_LEAST = 5;
const TITLE_MOST = 8;

/** How many pages down and across a part of a maze takes, given in cells, with the room on a page in millimetres. */
export function pagesOf({ width, height }, { cell, roomWide, roomHigh }) {
  const pages = (cells, room) => Math.max(1, Math.ceil(cells * cell / room - 1e-6));
  return { down: pages(height, roomHigh), across: pages(width, roomWide) };
}

/** Prints a maze, and its solution on separate pages if that is chosen. All sizes are millimetres. */
export async function printPages(/** @type {App} */ app, paper) {
  printOn(await pagesOn(app, paper), paper.wide, paper.high, texts.mazeOnPaper);
}

/** The pages of a maze, and of its solution if that has its own. */
export async function pagesOn(/** @type {App} */ app, paper) {
  const { ownPage, title } = paper;
  const drawings = await Promise.all((ownPage ? [false, true] : [app.solution.shown]).map(solution => drawn(app, solution)));
  return drawings.flatMap((drawing, index) => pagesFor(drawing, partOf(drawing, app.scene, paper.part), {
    ...paper, cell: paper.cell / CELL, title: index === 0 ? (title || (ownPage ? '' : null)) : [title, texts.solutionTitle].filter(Boolean).join(' — '),
  }));
}

/** Prints pages, elements of the class `page`, of a size in millimetres. */
export function printOn(pages, wide, high, label) {
  document.getElementById(PAPER)?.remove();
  document.body.append(el('div', { class: 'paper', id: PAPER, 'aria-label': label, role: 'region' }, pages));
  sizePages(wide, high);
  window.print();
}

/** A part of a maze, given in cells, in pixels of its drawing. */
function partOf(drawing, /** @type {Scene} */ scene, part) {
  const [, , width, height] = drawing.getAttribute('viewBox').split(/\s+/).map(Number);
  return {
    x: (width - scene.width * CELL) / 2 + part.x * CELL, y: (height - scene.height * CELL) / 2 + part.y * CELL,
    width: part.width * CELL, height: part.height * CELL,
  };
}

async function drawn(/** @type {App} */ app, solution) {
  const { style } = app;
  const scaled = name => Math.max(1, Math.round(CELL * style.of(name) / style.of('cellSize')));
  const answer = await app.api.maze(app.source, {
    ...style.values, format: 'svg', cellSize: CELL, wallThickness: scaled('wallThickness'), solutionThickness: scaled('solutionThickness'),
    margin: 1, solution, solver: solution ? app.solution.solver : undefined,
  });
  const svg = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement;
  svg.querySelectorAll('[id]').forEach(part => part.removeAttribute('id')); // two drawings, and ids are unique
  return document.importNode(svg, true);
}

/** The pages of a part of one drawing, whose unit is `cell` millimetres: what does not fit on one continues on the next, to be glued edge to edge. */
export function pagesFor(svg, part, { cell, roomWide, roomHigh, ...page }) {
  const { down, across } = pagesOf(part, { cell, roomWide, roomHigh });
  const [most, highest] = [roomWide / cell, roomHigh / cell];
  return Array.from({ length: down * across }, (_, index) => {
    const [row, column] = [Math.floor(index / across), index % across];
    const wide = Math.min(most, part.width - column * most);
    const high = Math.min(highest, part.height - row * highest);
    const piece = index === down * across - 1 ? svg : svg.cloneNode(true);
    piece.setAttribute('viewBox', [part.x + column * most, part.y + row * highest, wide, high].join(' '));
    const place = down * across > 1 ? texts.pageOf(row + 1, column + 1, down, across) : '';
    return pageFor(piece, { ...page, wideInside: wide * cell, highInside: high * cell, place });
  });
}

function titleLine(title, across, room) {
  const pen = /** @type {OffscreenCanvasRenderingContext2D} */ (new OffscreenCanvas(1, 1).getContext('2d'));
  pen.font = titleFont('100px');
  const line = el('p', { class: 'page-title', text: title });
  const size = Math.min(Math.max(TITLE_LEAST, Math.min(TITLE_MOST, TITLE_SHARE * across)), 100 * room / pen.measureText(title).width);
  line.style.font = titleFont(`${size}mm`);
  return line;
}

/** @type {(svg: SVGSVGElement, page: Record<string, any>) => HTMLElement} all sizes are millimetres */
function pageFor(svg, { wide, high, wideInside, highInside, margin, title, caption, place }) {
  svg.style.width = `${wideInside}mm`;
  svg.style.height = `${highInside}mm`;
  svg.removeAttribute('width');
  svg.removeAttribute('height');
  const page = el('div', { class: place ? 'page pieces' : 'page' }, title === null ? null : titleLine(title, wideInside, wide - 2 * margin), svg,
    caption ? el('p', { class: 'page-caption', text: caption }) : null, place ? el('p', { class: 'page-place', text: place }) : null);
  page.style.width = `${wide}mm`;
  page.style.height = `${high}mm`;
  page.style.padding = `${margin}mm`;
  return page;
}
