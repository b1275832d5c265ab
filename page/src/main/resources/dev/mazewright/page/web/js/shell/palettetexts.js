import { messages } from '../say/messages.js';

/** The texts of the command palette. */
export const texts = messages('palette', {
  title: 'Find a command or a setting',
  open: 'Find a command or a setting (Ctrl+K)',
  placeholder: 'Type a part of its name',
  list: 'Commands and settings',
  panel: 'Panel',
  action: 'Action',
  none: 'Nothing has these words.',
  newMaze: 'New maze',
  solution: 'Show or hide the solution',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit to view',
  undo: 'Undo',
  redo: 'Redo',
  present: 'Present',
  scheme: 'Next theme: system, light, dark',
  cards: 'Show or hide the start cards',
  keys: 'Keyboard shortcuts',
  print: 'Print what is on the stage',
  side: 'Show or hide the controls',
});
