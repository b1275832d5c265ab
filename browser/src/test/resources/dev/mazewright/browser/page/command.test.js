// The command line for what the page shows.
import { commandLine, namedEnds } from '/js/export/command.js';
import { equal, test } from './testing.js';

const RECIPE = { recipe: 'rectangle:3x4/wilson/seed:1' };

test('a recipe is generated', () =>
  equal(commandLine(RECIPE, 'svg', {}, 'maze.svg'), './mazewright generate rectangle:3x4/wilson/seed:1 --format svg -o maze.svg'));

test('the style is given as flags, without those that are off', () =>
  equal(commandLine(RECIPE, 'png', { solution: true, annotate: false, cellSize: 12, theme: '' }, 'maze.png'),
    './mazewright generate rectangle:3x4/wilson/seed:1 --solution --cell-size 12 --format png -o maze.png'));

test('a parameter of a request is the flag of the same words', () =>
  equal(commandLine(RECIPE, 'gif', { solutionThickness: 5, frames: 240 }, 'maze.gif'),
    './mazewright generate rectangle:3x4/wilson/seed:1 --solution-thickness 5 --frames 240 --format gif -o maze.gif'));

test('a file is converted, between the ends that were set', () =>
  equal(commandLine({ file: { name: 'a.txt', format: 'text' }, start: '0,0', goals: ['1,1', '2,2'] }, 'json', {}, 'maze.json'),
    './mazewright convert a.txt --input-format text --start 0,0 --goal 1,1 --goal 2,2 --format json -o maze.json'));

test('ends that were tapped on a picture are cells', () =>
  equal(namedEnds({ file: { name: 'a.jpg' }, picture: { as: 'cells', start: '12,5.5' } }, { rows: 3, columns: 4, cells: 12, start: 6, goals: [11] }),
    { start: '1,2', file: { name: 'a.jpg' } }));

test('a maze in a graph is generated from its file', () =>
  equal(commandLine({ file: { name: 'g.txt' }, generator: 'tiled:wilson,side=8', seed: '5' }, 'svg', {}, 'maze.svg'),
    './mazewright generate --graph g.txt --generator tiled --option wilson --option side=8 --seed 5 --format svg -o maze.svg'));

test('a name with a space is quoted for a shell', () =>
  equal(commandLine({ file: { name: "it's my maze.txt" } }, 'svg', {}, 'maze.svg'),
    "./mazewright convert 'it'\\''s my maze.txt' --format svg -o maze.svg"));
