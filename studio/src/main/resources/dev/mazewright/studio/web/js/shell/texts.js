/** The texts of the page around the panels. */
export const texts = {
  skip: 'Skip to the maze',
  tabs: 'Panels',
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
  sheetHeights: ['closed', 'half', 'tall'],
  fit: 'Whole maze (0)',
  zoomIn: 'Zoom in (+)',
  zoomOut: 'Zoom out (-)',
  schemes: { system: 'Theme: system', light: 'Theme: light', dark: 'Theme: dark' },
  badRecipe: (reason, isOpen) =>
    `The address is not a valid recipe: ${reason.replace(/[^.?!]$/, '$&.')} ${isOpen ? 'The current maze stays open.' : 'A sample maze is shown.'}`,
  panelFailed: 'This panel could not be loaded. Start “mazewright serve” if it is not running, then reload the page.',
  fault: reason => `Internal error in the page: ${reason}`,
  refused: status => (status === 0
    ? 'The server does not respond; is “mazewright serve” still running?'
    : `The server refused the request (status ${status}).`),
  solved: (steps, visited) =>
    `The solution has ${number(steps)} ${steps === 1 ? 'step' : 'steps'}; the solver visited ${number(visited)} ${visited === 1 ? 'cell' : 'cells'}.`,
  noPath: reason => `No path from start to goal: ${reason}`,
  facts: {
    size: ({ shape, rows, columns, levels }, asked) => {
      const isAsked = asked && shape === 'polar'; // its rows hold the middle too, and its rings differ
      return `${shape} ${(isAsked ? asked : [rows, columns, ...(levels > 1 ? [levels] : [])]).join(' × ')}`;
    },
    cells: count => `${number(count)} ${count === 1 ? 'cell' : 'cells'}`,
    deadEnds: share => `${percent(share)} dead ends`,
    solution: steps => `solution of ${number(steps)} ${steps === 1 ? 'step' : 'steps'}`,
    noSolution: 'no solution',
    difficulty: value => `difficulty ${Math.round(value)}`,
    loops: 'has loops',
  },
  alternative: facts => `The maze: ${facts.join(', ')}. Plus and minus zoom, arrow keys move the view, zero shows the whole maze.`,
};

function number(value) {
  return value.toLocaleString('en');
}

function percent(share) {
  return `${Math.round(share * 100)} %`;
}
