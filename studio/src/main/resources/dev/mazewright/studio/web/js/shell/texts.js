/** What the page around the panels says. */
export const texts = {
  skip: 'Skip to the maze',
  tabs: 'What to do',
  stage: 'The maze',
  side: 'Controls',
  view: number => (number === 1 ? 'The maze' : `Maze ${number}`),
  undo: 'Undo (Ctrl+Z)',
  redo: 'Redo (Ctrl+Shift+Z)',
  help: 'Keys (?)',
  hidePanel: 'Hide the controls',
  showPanel: 'Show the controls',
  sheet: 'Height of the controls',
  sheetHeights: ['folded away', 'half', 'tall'],
  fit: 'Whole maze (0)',
  zoomIn: 'Closer (+)',
  zoomOut: 'Farther (-)',
  look: 'Colours',
  looks: { system: 'Colours: as the system', light: 'Colours: light', dark: 'Colours: dark' },
  badRecipe: (reason, isOpen) =>
    `That address holds no maze: ${reason.replace(/[^.?!]$/, '$&.')} ${isOpen ? 'What was open stays.' : 'Here is another.'}`,
  panelFailed: 'This panel could not be loaded. Is “mazewright serve” running? Once it is, load the page again.',
  fault: reason => `Something went wrong in the page: ${reason}`,
  refused: status => (status === 0
    ? 'The studio does not answer; is “mazewright serve” still running?'
    : `The studio refused that (status ${status}).`),
  way: (steps, looked) =>
    `The way has ${number(steps)} ${steps === 1 ? 'step' : 'steps'}; the solver looked at ${number(looked)} ${looked === 1 ? 'cell' : 'cells'}.`,
  noWay: reason => `There is no way: ${reason}`,
  facts: {
    size: ({ shape, rows, columns, levels }, asked) => {
      const isAsked = asked && shape === 'polar'; // its rows hold the middle too, and its rings differ
      return `${shape} ${(isAsked ? asked : [rows, columns, ...(levels > 1 ? [levels] : [])]).join(' × ')}`;
    },
    cells: count => `${number(count)} ${count === 1 ? 'cell' : 'cells'}`,
    deadEnds: share => `${percent(share)} dead ends`,
    way: steps => `way of ${number(steps)} ${steps === 1 ? 'step' : 'steps'}`,
    noWay: 'no way',
    difficulty: value => `difficulty ${Math.round(value)}`,
    loops: 'has loops',
  },
  alternative: facts => `The maze: ${facts.join(', ')}. Plus and minus zoom, arrow keys move, zero shows all.`,
  keys: {
    title: 'Keys',
    close: 'Close',
    list: [
      ['n', 'a new maze'],
      ['s', 'show or hide the way'],
      ['Ctrl+Z', 'undo'],
      ['Ctrl+Shift+Z', 'redo'],
      ['+  −  0', 'on the maze: closer, farther, all of it'],
      ['← ↑ → ↓', 'on the maze: move over it'],
      ['1 … 7', 'the panels'],
      ['Tab', 'from control to control'],
      ['?', 'this list'],
    ],
  },
};

function number(value) {
  return value.toLocaleString('en');
}

function percent(share) {
  return `${Math.round(share * 100)} %`;
}
