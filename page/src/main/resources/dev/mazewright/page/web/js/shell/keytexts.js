import { messages } from '../say/messages.js';

const says = messages('keys', {
  title: 'Keyboard shortcuts',
  close: 'Close',
  single: 'Shortcuts of a single letter, digit or sign',
  singleHint: 'Without them, Ctrl, arrow keys, Space, Home, End and Page keys still work, and + − 0 while the maze is focused.',
  everywhere: 'Everywhere',
  newMaze: 'new maze',
  solution: 'show or hide the solution (walks down in Play)',
  section: 'go to a section',
  zoom: 'zoom in, zoom out, fit to view',
  undo: 'undo',
  redo: 'redo',
  print: 'print what is on the stage',
  find: 'find a command or a setting',
  present: 'present in full screen',
  next: 'next control',
  help: 'show this help',
  maze: 'Maze (focused)',
  pan: 'pan',
  watch: 'Watch and Race',
  play: 'play or pause',
  step: 'step back or forward; with Shift ten steps',
  ends: 'go to start or end',
  twentieth: 'back or forward by a twentieth',
  speed: 'faster, slower',
  game: 'Play',
  walk: 'walk; with Shift run on',
  diagonally: 'walk diagonally',
  stairs: 'use stairs up or down',
  hint: 'hint',
  digging: 'Play: dig',
  dig: 'dig',
  goal: 'set the goal here',
  back: 'take a step back',
  fill: 'make the square brick again',
  mask: 'Draw a mask',
  cells: 'go from cell to cell',
  turn: 'remove or restore the cell',
  names: {
    space: 'Space', home: 'Home', end: 'End', pageUp: 'PgUp', pageDown: 'PgDn', backspace: 'Backspace', remove: 'Delete', shift: 'Shift',
    control: 'Ctrl', tab: 'Tab',
  },
});

const { names } = says;
const ARROWS = '← ↑ → ↓';

/** The texts of the list of keys: groups of [keys, what they do]. */
export const texts = {
  ...says,
  /** @type {(panels: number) => [string, [string, string][]][]} */
  groups: panels => [
    [says.everywhere, [
      ['n', says.newMaze],
      ['s', says.solution],
      [`1 … ${panels}`, says.section],
      ['+  −  0', says.zoom],
      [`${names.control}+Z`, says.undo],
      [`${names.control}+${names.shift}+Z  ${names.control}+Y`, says.redo],
      [`${names.control}+P`, says.print],
      [`${names.control}+K`, says.find],
      ['F', says.present],
      [names.tab, says.next],
      ['?', says.help],
    ]],
    [says.maze, [
      [ARROWS, says.pan],
    ]],
    [says.watch, [
      [names.space, says.play],
      ['←  →', says.step],
      [`${names.home}  ${names.end}`, says.ends],
      [`${names.pageUp}  ${names.pageDown}`, says.twentieth],
      ['+  −', says.speed],
    ]],
    [says.game, [
      [`${ARROWS}  W A S D`, says.walk],
      ['Q  E  Z  C', says.diagonally],
      [`${names.pageUp}  ${names.pageDown}  <  >`, says.stairs],
      ['H', says.hint],
    ]],
    [says.digging, [
      [`${ARROWS}  W A S D`, says.dig],
      ['G', says.goal],
      [`U  ${names.backspace}`, says.back],
      [`${names.space}  ${names.remove}`, says.fill],
    ]],
    [says.mask, [
      [ARROWS, says.cells],
      [names.space, says.turn],
    ]],
  ],
};
