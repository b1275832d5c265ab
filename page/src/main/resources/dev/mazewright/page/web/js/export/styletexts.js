import { messages } from '../say/messages.js';

/** The texts of the style editor. */
export const styleTexts = messages('style', {
  title: 'Style',
  theme: 'Theme',
  colours: {
    background: 'Floor', outsideColour: 'Outside', wallColour: 'Walls', solutionColour: 'Solution', startColour: 'Start', goalColour: 'Goal', textColour: 'Text',
  },
  transparent: 'Transparent background',
  lengths: {
    cellSize: 'Cell size (px)', wallThickness: 'Wall thickness (px)', solutionThickness: 'Solution thickness (px)', margin: 'Margin (px)',
  },
  caps: 'Line ends',
  capsOf: { '': 'As the shape has them', square: 'Square', round: 'Round', 'hand-drawn': 'Drawn by hand', rounded: 'Rounded corners', inset: 'Double lines' },
  solutionStyle: 'Solution drawn as',
  solutionStyles: { '': 'As the maze has it', line: 'Line', cells: 'Filled cells', picture: 'Filled picture, thin chains' },
  startMark: 'Start mark',
  goalMark: 'Goal mark',
  marks: {
    '': 'Of the theme', disc: 'Disc', dot: 'Dot', cell: 'Whole cell', arrow: 'Arrow', number: 'Number', turtle: 'Turtle', none: 'Nothing',
  },
  startPicture: 'Start picture …',
  goalPicture: 'Goal picture …',
  noPicture: 'Remove',
  save: 'Save style.toml',
  open: 'Open …',
  reset: 'Reset',
  saved: 'Saved style.toml; the command line takes it with --style.',
  hint: 'This browser keeps the style; the link has all of it but own pictures.',
  notPicture: '{name} is not a picture that this browser reads.',
});
