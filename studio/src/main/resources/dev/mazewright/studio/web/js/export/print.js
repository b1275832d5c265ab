// Paper: page, cells in millimetres, the solution on a separate page.
import { button, checkbox, el, field, row, slider } from '../controls/controls.js';
import { boundsOf } from '../canvas/bounds.js';
import { pageChoice } from './page.js';
import { pagesOf, printPages } from './printing.js';
import { fileName, save } from './saving.js';
import { texts } from './texts.js';
/** @import { App } from '../types.js' */

/** The margin that printers need, and the height of a title, in millimetres. */
const MARGIN = 12;
const TITLE = 12;
/** The height of a caption. */
const CAPTION = 7;
/** A wall in a PDF is up to this much thicker than on a printed page: it has whole points. */
const THICKER = 0.36;
/** Points in a millimetre. */
const POINTS = 72 / 25.4;
/** Walls are this share of a cell, at least. */
const WALL = 0.1;
/** The room for arrows and tabs on each side of a maze whose edges are glued, in cells. */
const SEAM_ROOM = 0.6;
/** The size of a cell until one is chosen: as large as fits, within these bounds; in millimetres. */
const LEAST = 0.5;
const MOST = 12;
/** The most pages of one maze. */
const MOST_PAGES = 100;

/** The controls for printing. */
export function printSection(/** @type {App} */ app) {
  const page = pageChoice(sync);
  const cell = slider({
    label: texts.cell, min: LEAST, max: 30, step: 0.1, value: 6, format: value => `${value.toFixed(1)} mm`, onInput: () => {
      isChosen = true;
      sync();
    },
  });
  let isChosen = false;
  let isPoster = false;
  let measured = { scene: null, part: null };
  const title = field({ label: texts.titleLine, placeholder: texts.titleExample, onInput: sync });
  const ownPage = checkbox({ label: texts.ownPage, checked: true, onChange: sync });
  const fit = el('p', { class: 'hint', 'aria-live': 'polite' });
  const use = button('', () => {
    isChosen = true;
    cell.value = most();
    sync();
  });
  const turned = button(texts.turnPage, () => page.rotate());
  const remedies = row(use, turned);
  const caption = field({ label: texts.captionLine, placeholder: texts.captionExample, onInput: sync });
  const pdf = button(texts.downloadPdf, () => takePdf(), { icon: 'download' });
  const start = button(texts.print, () => print(), { icon: 'print', kind: 'primary' });
  const root = el('div', { class: 'printing preset' }, page.root, cell, fit, remedies, title, caption, ownPage, row(start, pdf), el('p', { class: 'hint', text: texts.pdfHint }));

  /** The page, or another one, and the room on it, in millimetres. */
  function paper([wide, high] = page.size) {
    return { wide, high, roomWide: wide - 2 * MARGIN, roomHigh: high - 2 * MARGIN - (title.value.trim() || ownPage.value ? TITLE : 0) };
  }

  /** The size of a cell in the PDF, which has room for the full grid around a mask, and for the caption. */
  function pdfCell() {
    const { roomWide, roomHigh } = paper();
    const { width, height } = app.scene;
    const high = roomHigh - (caption.value.trim() ? CAPTION : 0);
    const largest = Math.min((roomWide - THICKER) / (width + 2 * around()), (high - THICKER) / (height + 2 * around()));
    return Math.min(cell.value, Math.floor(10 * largest) / 10);
  }

  /** The room for what is drawn around the cells, on each side, in cells. */
  function around() {
    return Math.max(WALL, app.style.of('wallThickness') / app.style.of('cellSize')) / 2 + (app.scene.seams.length > 0 ? SEAM_ROOM : 0);
  }

  /** The part of the maze that is printed, with all that is drawn around it, in cells. */
  function part() {
    const { scene } = app;
    if (measured.scene !== scene) {
      const room = around();
      const { x, y, width, height } = boundsOf(scene);
      measured = { scene, part: { x: x - room, y: y - room, width: width + 2 * room, height: height + 2 * room } };
    }
    return measured.part;
  }

  /** The largest cell, in tenths of a millimetre, that lets the maze fit. */
  function most(size) {
    const { roomWide, roomHigh } = paper(size);
    const { width, height } = part();
    return Math.floor(10 * Math.min(roomWide / width, roomHigh / height)) / 10;
  }

  function sync() {
    if (!app.scene) {
      return;
    }
    if (!isChosen) {
      cell.value = Math.min(MOST, Math.max(LEAST, most()));
    }
    const { roomWide, roomHigh } = paper();
    const { down, across } = pagesOf(part(), { cell: cell.value, roomWide, roomHigh });
    const [wide, high] = [part().width, part().height].map(cells => Math.round(cells * cell.value));
    const fits = down * across === 1;
    const isTooMany = down * across > MOST_PAGES;
    fit.textContent = fits ? texts.fits(wide, high, pdfCell() < cell.value ? pdfCell() : null) : (isTooMany ? texts.tooMany : texts.spread)(wide, high, down, across);
    fit.className = isTooMany ? 'fail' : 'hint';
    start.disabled = isTooMany;
    pdf.disabled = isTooMany;
    isPoster = !fits;
    use.textContent = texts.use(most());
    use.hidden = fits || most() < LEAST;
    turned.hidden = fits || most([...page.size].reverse()) < cell.value;
    remedies.hidden = use.hidden && turned.hidden;
  }

  /** The same page as a file: what the server draws, with cells of the same size. */
  async function takePdf() {
    const { style } = app;
    const millimetres = isPoster ? cell.value : pdfCell();
    const points = millimetres * POINTS;
    const scaled = name => Math.max(1, Math.round(points * style.of(name) / style.of('cellSize')));
    const { cellSize, ...values } = style.values;
    await app.attempt(async () => {
      const answer = await app.busy(app.api.maze(app.source, {
        ...values, wallThickness: scaled('wallThickness'), solutionThickness: scaled('solutionThickness'), margin: Math.round(MARGIN * POINTS),
        format: 'pdf', ...page.parameters, cellMm: millimetres.toFixed(1), title: title.value.trim(),
        tilePages: isPoster ? 'auto' : undefined,
        caption: caption.value.trim(), answer: ownPage.value, solution: !ownPage.value && app.solution.shown,
      }));
      const blob = await answer.blob();
      const name = `${fileName(app.source)}.pdf`;
      save(blob, name);
      app.say(texts.saved(name, blob.size));
    });
  }

  async function print() {
    start.disabled = true;
    await app.attempt(() => app.busy(printPages(app, {
      ...paper(), part: part(), cell: cell.value, margin: MARGIN, title: title.value.trim(), ownPage: ownPage.value,
    })));
    sync();
  }

  app.on('style', () => { measured = { scene: null, part: null }; });
  return { root, refresh: sync, show: sync };
}
