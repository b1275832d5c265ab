// The shortest path of a maze, by breadth-first search along its passages.

/**
 * The cells of a shortest path from a cell to the nearest goal, or null where none leads there. `visit` is called with each
 * cell when the search reaches it, and `leave` when all beside it are reached.
 * @param {import('../types.js').Scene} scene
 * @param {number} from
 * @param {number[]} goals
 * @param {{visit?: (cell: number) => void, leave?: (cell: number) => void}} listeners
 */
export function shortestPath(scene, from, goals, { visit = () => {}, leave = () => {} } = {}) {
  const wanted = new Set(goals);
  const parent = new Int32Array(scene.cells).fill(-1);
  const queue = new Int32Array(scene.cells);
  queue[0] = from;
  parent[from] = from;
  visit(from);
  for (let next = 0, size = 1; next < size; next++) {
    const cell = queue[next];
    if (wanted.has(cell)) {
      return path(parent, cell);
    }
    for (const near of scene.neighbours(cell)) {
      if (parent[near] < 0) {
        parent[near] = cell;
        queue[size++] = near;
        visit(near);
      }
    }
    leave(cell);
  }
  return null;
}

function path(parent, goal) {
  const cells = [goal];
  while (parent[cells.at(-1)] !== cells.at(-1)) {
    cells.push(parent[cells.at(-1)]);
  }
  return Uint32Array.from(cells.reverse());
}
