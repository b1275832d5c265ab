import { hasEngine } from '../engine/engine.js';
import { nameOf } from '../names.js';
import { messages } from '../say/messages.js';
import { commas, percent, semicolons, times } from '../words.js';

const says = messages('shell', {
  skip: 'Skip to the maze',
  home: 'Show or hide the start cards',
  tabs: 'Sections',
  panels: {
    create: 'Create', watch: 'Watch', race: 'Race', play: 'Play', compare: 'Compare', open: 'Open', export: 'Export', book: 'Book', map: 'Map',
  },
  stage: 'The maze',
  side: 'Controls',
  view: '{number, plural, =1 {The maze} other {Maze {number}}}',
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
  zoomed: 'Size of the maze; 100 % fits the view',
  percent: '{number} %',
  zoomIn: 'Zoom in (+)',
  zoomOut: 'Zoom out (−)',
  schemes: { system: 'Theme: System', light: 'Theme: Light', dark: 'Theme: Dark' },
  badRecipe: 'That link is not a valid maze: {reason} {isOpen, select, true {Keeping the current maze.} other {Showing a sample maze instead.}}',
  parts: { openings: 'openings ({list})', ends: 'start and goal ({list})', mask: 'the mask', cell: 'cell {number}' },
  dropped: 'Dropped, since it does not fit here: {parts}. Undo brings it back.',
  noEngine: 'The engine did not arrive; check the connection, then reload the page.',
  noServer: 'The server does not respond; is “mazewright serve” still running?',
  noPanel: 'This panel could not be loaded. Check the connection, then reload the page.',
  noPanelServed: 'This panel could not be loaded. Start “mazewright serve” if it is not running, then reload the page.',
  fault: 'Internal error in the page: {reason}',
  failed: 'Request failed (HTTP {status}).',
  solved: 'Solution: {steps, plural, one {# step} other {# steps}}; {visited, plural, one {# cell} other {# cells}} visited.',
  pieces: '{cells, plural, =0 {The path of the whole maze does not come here.} one {# cell of the path of the whole maze.} other {# cells of the path of the whole maze.}}',
  noPath: 'No solution: {reason}',
  facts: {
    size: '{shape} {size}',
    cells: '{cells, plural, one {# cell} other {# cells}}',
    deadEnds: '{share} dead ends',
    solution: 'solution: {steps, plural, one {# step} other {# steps}}',
    noSolution: 'no solution',
    difficulty: 'difficulty {value}',
    loops: 'has loops',
  },
  alternative: 'The maze: {facts}. Plus and minus zoom, arrow keys pan, 0 fits the maze to the view.',
});

/** What is said where no answer comes. */
export const UNREACHABLE = hasEngine ? says.noEngine : says.noServer;

/** The texts of the page around the panels. */
export const texts = {
  ...says,
  badRecipe: (reason, isOpen) => says.badRecipe(reason.replace(/[^.?!]$/, '$&.'), isOpen),
  title: parts => `${commas(parts)} – Mazewright`,
  generatorOf: id => nameOf(id),
  dropped: parts => says.dropped(semicolons(parts)),
  panelFailed: hasEngine ? says.noPanel : says.noPanelServed,
  refused: status => (status === 0 ? UNREACHABLE : says.failed(status)),
  facts: {
    ...says.facts,
    size: ({ shape, rows, columns, levels }, asked) => {
      const isAsked = asked && shape === 'polar'; // its rows hold the middle too, and its rings differ
      return says.facts.size(nameOf(shape), times(isAsked ? asked : [rows, columns, ...(levels > 1 ? [levels] : [])]));
    },
    deadEnds: share => says.facts.deadEnds(percent(share)),
    difficulty: value => says.facts.difficulty(Math.round(value)),
  },
  alternative: facts => says.alternative(commas(facts)),
};
