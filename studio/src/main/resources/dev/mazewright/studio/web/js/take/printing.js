// Puts the maze onto pages and prints them: a cell is as many millimetres as was asked for.
import { el } from '../controls/element.js';
import { texts } from '../texts.js';

/** So many pixels the server draws for a cell; a page scales them. */
const CELL = 40;
const WALL = 4;
const WAY = 10;

/** Prints a maze, and its solution on a page of its own where that is asked for. All sizes are millimetres. */
export async function printPages(app, { wide, high, cell, margin, title, theme, ownPage }) {
  const drawings = await Promise.all((ownPage ? [false, true] : [app.solution.shown]).map(solution => drawn(app, theme, solution)));
  const pages = drawings.map((drawing, index) => sheet(drawing, {
    wide, high, cell, margin, title: index === 0 ? title : [title, texts.take.solutionTitle].filter(Boolean).join(' — '),
  }));
  const paper = el('div', { class: 'paper', id: 'paper', 'aria-label': texts.take.mazeOnPaper, role: 'region' }, pages);
  document.getElementById('paper')?.remove();
  document.body.append(paper);
  sizePages(wide, high);
  window.print();
}

async function drawn(app, theme, solution) {
  const answer = await app.api.maze(app.source, {
    format: 'svg', cellSize: CELL, wallThickness: WALL, solutionThickness: WAY, margin: 1, theme, solution, solver: solution ? app.solution.solver : undefined,
  });
  const svg = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement;
  svg.querySelectorAll('[id]').forEach(part => part.removeAttribute('id')); // two drawings, and ids are unique
  return document.importNode(svg, true);
}

function sheet(svg, { wide, high, cell, margin, title }) {
  const [, , width, height] = svg.getAttribute('viewBox').split(/\s+/).map(Number);
  svg.style.width = `${width * cell / CELL}mm`;
  svg.style.height = `${height * cell / CELL}mm`;
  svg.removeAttribute('width');
  svg.removeAttribute('height');
  const page = el('div', { class: 'page' }, title ? el('p', { class: 'page-title', text: title }) : null, svg);
  page.style.width = `${wide}mm`;
  page.style.height = `${high}mm`;
  page.style.padding = `${margin}mm`;
  return page;
}

/** Tells the printer how large the pages are, in the style sheet for print. */
function sizePages(wide, high) {
  const sheet = [...document.styleSheets].find(each => each.href?.endsWith('/style/print.css'));
  const old = [...sheet.cssRules].findIndex(rule => rule.type === CSSRule.PAGE_RULE);
  if (old >= 0) {
    sheet.deleteRule(old);
  }
  sheet.insertRule(`@page { size: ${wide}mm ${high}mm; margin: 0; }`, 0);
}
