// Paper: page, cells in millimetres, the solution on a separate page.
import { button, checkbox, el, field, row, slider } from '../controls/controls.js';
import { boundsOf } from '../canvas/bounds.js';
import { lackingIn } from '../canvas/lacking.js';
import { hasEngine } from '../engine/engine.js';
import { pageChoice } from './page.js';
import { ageChoice } from './ages.js';
import { bandChoice } from './bands.js';
import { CAPTION, TITLE, pagesOf, pagesOn, printPages } from './printing.js';
import { written } from '../say/messages.js';
import { fileName, saveAnswer } from './saving.js';
import { sheetPreview } from './sheet.js';
import { texts } from './texts.js';
/** @import { App } from '../types.js' */

/** The margin that printers need, in millimetres. */
const MARGIN = 12;
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
export class PrintSection {
  #app;
  #page;
  #cell = slider({
    label: texts.cell, min: LEAST, max: 30, step: 0.1, value: 6, format: value => `${written(Number(value.toFixed(1)))} mm`, onInput: () => {
      this.#isChosen = true;
      this.refresh();
    },
  });
  #isChosen = false;
  #isPoster = false;
  #measured = { scene: null, part: null };
  #title;
  #ownPage;
  #fit = el('p', { class: 'hint', 'aria-live': 'polite' });
  #use = button('', () => {
    this.#isChosen = true;
    this.#cell.value = this.#most();
    this.refresh();
  });
  #turned = button(texts.turnPage, () => this.#page.rotate());
  #remedies = row(this.#use, this.#turned);
  #caption;
  #pdf = button(texts.downloadPdf, () => this.#takePdf(), { icon: 'download' });
  #ages;
  #bands;
  #sheet;
  #isShown = false;
  #start = button(texts.print, () => this.#print(), { icon: 'print', kind: 'primary' });
  root;

  constructor(/** @type {App} */ app) {
    this.#app = app;
    this.#page = pageChoice(app.catalog.paperSizes, () => this.refresh());
    this.#title = field({ label: texts.titleLine, placeholder: texts.titleExample, onInput: () => this.#retitled() });
    this.#ownPage = checkbox({ label: texts.ownPage, checked: true, onChange: () => this.refresh() });
    this.#caption = field({ label: texts.captionLine, placeholder: texts.captionExample, onInput: () => this.#retitled() });
    this.#ages = ageChoice(this.#app, { most: () => this.#most(), fill: () => { this.#isChosen = false; }, name: word => this.#name(word) });
    this.#bands = bandChoice(this.#app);
    this.#sheet = sheetPreview(this.#app, paper => pagesOn(this.#app, paper));
    this.root = el('div', { class: 'printing preset' }, this.#sheet.root, this.#ages.root, this.#bands.root, this.#page.root, this.#cell, this.#fit, this.#remedies,
      this.#title, this.#caption, this.#ownPage, row(this.#start, hasEngine ? null : this.#pdf), el('p', { class: 'hint', text: hasEngine ? texts.printHint : texts.pdfHint }));
    this.#app.on('style', () => { this.#measured = { scene: null, part: null }; });
  }

  /** The sides of the page, in millimetres. */
  get size() {
    return this.#page.size;
  }

  /** The page, or another one, and the room on it, in millimetres. */
  #paper([wide, high] = this.#page.size) {
    return { wide, high, roomWide: wide - 2 * MARGIN, roomHigh: high - 2 * MARGIN - (this.#title.value.trim() || this.#ownPage.value ? TITLE : 0) - (this.#caption.value.trim() ? CAPTION : 0) };
  }

  /** The size of a cell in the PDF, which has room for the full grid around a mask. */
  #pdfCell() {
    const { roomWide, roomHigh } = this.#paper();
    const { width, height } = this.#app.scene;
    const largest = Math.min((roomWide - THICKER) / (width + 2 * this.#around()), (roomHigh - THICKER) / (height + 2 * this.#around()));
    return Math.min(this.#cell.value, Math.floor(10 * largest) / 10);
  }

  /** The room for what is drawn around the cells, on each side, in cells. */
  #around() {
    return Math.max(WALL, this.#app.style.of('wallThickness') / this.#app.style.of('cellSize')) / 2 + (this.#app.scene.seams.length > 0 ? SEAM_ROOM : 0);
  }

  /** The part of the maze that is printed, with all that is drawn around it, in cells. */
  #part() {
    const { scene } = this.#app;
    if (this.#measured.scene !== scene) {
      const room = this.#around();
      const { x, y, width, height } = boundsOf(scene);
      this.#measured = { scene, part: { x: x - room, y: y - room, width: width + 2 * room, height: height + 2 * room } };
    }
    return this.#measured.part;
  }

  /** The largest cell, in tenths of a millimetre, that lets the maze fit. */
  #most(size) {
    const { roomWide, roomHigh } = this.#paper(size);
    const { width, height } = this.#part();
    return Math.floor(10 * Math.min(roomWide / width, roomHigh / height)) / 10;
  }

  /** Writes a word above the maze where no title is given; returns whether it did. */
  #name(word) {
    const isFree = ['', word].includes(this.#title.value.trim());
    if (isFree) {
      this.#title.value = word;
    }
    return isFree;
  }

  #retitled() {
    for (const line of [this.#title, this.#caption]) {
      const lacking = lackingIn(line.value);
      line.fail(lacking.length > 0 ? texts.lacking(lacking) : null);
    }
    this.refresh();
  }

  refresh() {
    if (!this.#app.scene) {
      return;
    }
    if (!this.#isChosen) {
      this.#cell.value = Math.min(MOST, Math.max(LEAST, this.#most()));
    }
    const { roomWide, roomHigh } = this.#paper();
    const { down, across } = pagesOf(this.#part(), { cell: this.#cell.value, roomWide, roomHigh });
    const [wide, high] = [this.#part().width, this.#part().height].map(cells => Math.round(cells * this.#cell.value));
    const fits = down * across === 1;
    const isTooMany = down * across > MOST_PAGES;
    this.#fit.textContent = fits ? texts.fits(wide, high, !hasEngine && this.#pdfCell() < this.#cell.value ? this.#pdfCell() : null)
      : isTooMany ? texts.tooMany(wide, high, down * across, this.#cell.value > LEAST) : texts.spread(wide, high, down, across);
    this.#fit.className = isTooMany ? 'fail' : 'hint';
    this.#start.disabled = isTooMany;
    this.#pdf.disabled = isTooMany;
    this.#isPoster = !fits;
    this.#use.textContent = texts.use(this.#most());
    this.#use.hidden = fits || this.#most() < LEAST;
    this.#turned.hidden = fits || this.#most([...this.#page.size].reverse()) < this.#cell.value;
    this.#remedies.hidden = this.#use.hidden && this.#turned.hidden;
    this.#ages.refresh(this.#isChosen ? this.#cell.value : Math.min(this.#cell.value, this.#most()));
    this.#bands.refresh();
    this.#sheet.show(this.#isShown && !isTooMany ? this.#whole() : null);
  }

  /** Shows the sheet, or no more. */
  show(isShown) {
    this.#isShown = isShown;
    this.#sheet.show(null);
  }

  /** The paper, what is on it, and where. */
  #whole() {
    return {
      ...this.#paper(), part: this.#part(), cell: this.#cell.value, margin: MARGIN, title: this.#title.value.trim(),
      caption: this.#caption.value.trim(), ownPage: this.#ownPage.value,
    };
  }

  /** The same page as a file: what the server draws, with cells of the same size. */
  async #takePdf() {
    const { style } = this.#app;
    const millimetres = this.#isPoster ? this.#cell.value : this.#pdfCell();
    const points = millimetres * POINTS;
    const scaled = name => Math.max(1, Math.round(points * style.of(name) / style.of('cellSize')));
    const { cellSize, ...values } = style.values;
    await this.#titled(() => saveAnswer(this.#app, this.#app.api.maze(this.#app.source, {
      ...values, wallThickness: scaled('wallThickness'), solutionThickness: scaled('solutionThickness'), margin: Math.round(MARGIN * POINTS),
      format: 'pdf', ...this.#page.parameters, cellMm: millimetres.toFixed(1), title: this.#title.value.trim(),
      tilePages: this.#isPoster ? 'auto' : undefined,
      caption: this.#caption.value.trim(), answer: this.#ownPage.value, solution: !this.#ownPage.value && this.#app.solution.shown,
    }), `${fileName(this.#app.source)}.pdf`));
  }

  /** Does something with both lines of text; letters that the font of files lacks are an error of the line that has them. */
  async #titled(work) {
    const lines = { title: this.#title, caption: this.#caption };
    Object.values(lines).forEach(line => line.fail(null));
    await this.#app.attempt(async () => {
      try {
        await work();
      } catch (error) {
        const [, name] = /^the (title|caption) has the letters/.exec(error.message) ?? [];
        if (!name) {
          throw error;
        }
        lines[name].fail(texts.noLetters([...error.message.matchAll(/'(.+?)' \(/g)].map(([, letter]) => letter)));
      }
    });
  }

  async #print() {
    this.#start.disabled = true;
    await this.#app.attempt(() => this.#app.busy(printPages(this.#app, this.#whole())));
    this.refresh();
  }
}
