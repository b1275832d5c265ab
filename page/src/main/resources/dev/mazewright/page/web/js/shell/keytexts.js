/** The texts of the list of keys: groups of [keys, what they do]. */
export const texts = {
  title: 'Keyboard shortcuts',
  close: 'Close',
  single: 'Shortcuts of a single letter, digit or sign',
  singleHint: 'Without them, Ctrl, arrow keys, Space, Home, End and Page keys still work, and + − 0 while the maze is focused.',
  /** @type {(panels: number) => [string, [string, string][]][]} */
  groups: panels => [
    ['Everywhere', [
      ['n', 'new maze'],
      ['s', 'show or hide the solution (walks down in Play)'],
      [`1 … ${panels}`, 'go to a section'],
      ['+  −  0', 'zoom in, zoom out, fit to view'],
      ['Ctrl+Z', 'undo'],
      ['Ctrl+Shift+Z  Ctrl+Y', 'redo'],
      ['Ctrl+P', 'print what is on the stage'],
      ['F', 'present in full screen'],
      ['Tab', 'next control'],
      ['?', 'show this help'],
    ]],
    ['Maze (focused)', [
      ['← ↑ → ↓', 'pan'],
    ]],
    ['Watch and Race', [
      ['Space', 'play or pause'],
      ['←  →', 'step back or forward; with Shift ten steps'],
      ['Home  End', 'go to start or end'],
      ['PgUp  PgDn', 'back or forward by a twentieth'],
      ['+  −', 'faster, slower'],
    ]],
    ['Play', [
      ['← ↑ → ↓  W A S D', 'walk; with Shift run on'],
      ['Q  E  Z  C', 'walk diagonally'],
      ['PgUp  PgDn  <  >', 'use stairs up or down'],
      ['H', 'hint'],
    ]],
    ['Play: dig', [
      ['← ↑ → ↓  W A S D', 'dig'],
      ['G', 'set the goal here'],
      ['U  Backspace', 'take a step back'],
      ['Space  Delete', 'make the square brick again'],
    ]],
    ['Draw a mask', [
      ['← ↑ → ↓', 'go from cell to cell'],
      ['Space', 'remove or restore the cell'],
    ]],
  ],
};
