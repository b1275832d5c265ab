import { hasEngine } from '../engine/engine.js';
import { nameOf } from '../names.js';
import { count, percent } from '../words.js';

/** What is said where no answer comes. */
export const UNREACHABLE = hasEngine
  ? 'The engine did not arrive; check the connection, then reload the page.'
  : 'The server does not respond; is “mazewright serve” still running?';

/** The texts of the page around the panels. */
export const texts = {
  skip: 'Skip to the maze',
  home: 'Show or hide the start cards',
  tabs: 'Sections',
  stage: 'The maze',
  side: 'Controls',
  view: number => (number === 1 ? 'The maze' : `Maze ${number}`),
  undo: 'Undo (Ctrl+Z)',
  redo: 'Redo (Ctrl+Shift+Z)',
  help: 'Keyboard shortcuts (?)',
  presentation: 'Presentation',
  present: 'Present (F)',
  endPresentation: 'End the presentation (Esc)',
  hidePanel: 'Hide the controls',
  showPanel: 'Show the controls',
  sheet: 'Panel height',
  sheetHeights: ['collapsed', 'half', 'expanded'],
  fit: 'Fit to view (0)',
  zoomIn: 'Zoom in (+)',
  zoomOut: 'Zoom out (−)',
  schemes: { system: 'Theme: System', light: 'Theme: Light', dark: 'Theme: Dark' },
  badRecipe: (reason, isOpen) =>
    `That link is not a valid maze: ${reason.replace(/[^.?!]$/, '$&.')} ${isOpen ? 'Keeping the current maze.' : 'Showing a sample maze instead.'}`,
  title: parts => `${parts.join(', ')} – Mazewright`,
  generatorOf: id => nameOf(id),
  parts: { openings: list => `openings (${list})`, ends: list => `start and goal (${list})`, mask: 'the mask', cell: number => `cell ${number}` },
  dropped: list => `Dropped, since it does not fit here: ${list.join('; ')}. Undo brings it back.`,
  panelFailed: `This panel could not be loaded. ${hasEngine ? 'Check the connection' : 'Start “mazewright serve” if it is not running'}, then reload the page.`,
  fault: reason => `Internal error in the page: ${reason}`,
  refused: status => (status === 0
    ? UNREACHABLE
    : `Request failed (HTTP ${status}).`),
  solved: (steps, visited) =>
    `Solution: ${count(steps, 'step')}; ${count(visited, 'cell')} visited.`,
  pieces: cells => (cells === 0
    ? 'The path of the whole maze does not come here.'
    : `${count(cells, 'cell')} of the path of the whole maze.`),
  noPath: reason => `No solution: ${reason}`,
  facts: {
    size: ({ shape, rows, columns, levels }, asked) => {
      const isAsked = asked && shape === 'polar'; // its rows hold the middle too, and its rings differ
      return `${nameOf(shape)} ${(isAsked ? asked : [rows, columns, ...(levels > 1 ? [levels] : [])]).join(' × ')}`;
    },
    cells: cells => count(cells, 'cell'),
    deadEnds: share => `${percent(share)} dead ends`,
    solution: steps => `solution: ${count(steps, 'step')}`,
    noSolution: 'no solution',
    difficulty: value => `difficulty ${Math.round(value)}`,
    loops: 'has loops',
  },
  alternative: facts => `The maze: ${facts.join(', ')}. Plus and minus zoom, arrow keys pan, 0 fits the maze to the view.`,
};
