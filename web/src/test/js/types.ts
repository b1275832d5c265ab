// What the types of the package accept, and what they refuse: an error that is expected and does not come is one itself.
import { load as loadCore, type Maze as CoreMaze } from 'mazewright/core';
import { load, type GeneratorName, type Maze, MazewrightError, type Path } from 'mazewright';

const mazewright = await load();
const maze: Maze = mazewright.make({
  shape: { name: 'hexagon', mask: 'heart' },
  rows: 5,
  columns: 6,
  generator: { name: 'growing-tree', pick: 'newest' },
  transforms: ['braid:0.2', { name: 'sparse' }],
  start: 'top-left',
  goals: [7, '2,3', 'steps-4'],
  seed: 42n,
});
const path: Path = mazewright.solve(maze, { solver: 'wall-follower:left', start: 3 });
const svg: string = mazewright.write(maze, 'svg', { solution: true, cellSize: 12 });
const png: Uint8Array = mazewright.write('rectangle:3x3/wilson/seed:1', 'png');
const name: GeneratorName = 'wilson';
const share: number | null = mazewright.measure(maze).solutionShare;
for (const { kind, cell } of mazewright.trace(maze, { solver: 'a-star' })) {
  kind === 'visit' && maze.drawing.centre(cell).x;
}
const games: CoreMaze = (await loadCore(new Uint8Array())).make({ rows: 2, columns: 2, generator: name, seed: 1 });
new MazewrightError().code;
export { games, path, png, share, svg };

// @ts-expect-error no such generator
mazewright.make({ rows: 5, columns: 5, generator: 'wilsn', seed: 1 });
// @ts-expect-error no such choice
mazewright.make({ rows: 5, columns: 5, generator: { name: 'growing-tree', pick: 'next' }, seed: 1 });
// @ts-expect-error the option of another generator
mazewright.make({ rows: 5, columns: 5, generator: { name: 'wilson', pick: 'newest' }, seed: 1 });
// @ts-expect-error without a seed
mazewright.make({ rows: 5, columns: 5, generator: 'wilson' });
// @ts-expect-error a picture is bytes
const text: string = mazewright.write(maze, 'png');
// @ts-expect-error no such option of the format
mazewright.write(maze, 'maze', { cellSize: 3 });
// @ts-expect-error no such solver
mazewright.solve(maze, { solver: 'luck' });
// @ts-expect-error mazes are as they are
maze.rows = 3;
// @ts-expect-error the entry for games has no formats
(await loadCore()).write(maze, 'svg');
