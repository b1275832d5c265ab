// The faces of a binary STL file, and which of them belong together.
const HEADER = 84;
const TRIANGLE = 50;

/** @typedef {{normal: number[], corners: number[][]}} Face a triangle, in millimetres */

/**
 * All faces of a file.
 * @returns {Face[]}
 */
export function facesOf(/** @type {ArrayBuffer} */ file) {
  const view = new DataView(file);
  return Array.from({ length: view.getUint32(HEADER - 4, true) }, (_, triangle) => {
    const [normal, ...corners] = [0, 1, 2, 3].map(each => [0, 1, 2].map(axis => view.getFloat32(HEADER + triangle * TRIANGLE + 12 * each + 4 * axis, true)));
    return { normal, corners };
  });
}

/**
 * The faces of each thing: what hangs together by its corners.
 * @returns {Face[][]} in the order of the file
 */
export function partsOf(/** @type {Face[]} */ faces) {
  /** @type {Map<string, number>} */
  const first = new Map();
  const roots = faces.map((_, index) => index);
  const root = index => {
    let at = index;
    while (roots[at] !== at) {
      roots[at] = roots[roots[at]];
      at = roots[at];
    }
    return at;
  };
  faces.forEach(({ corners }, index) => corners.forEach(corner => {
    const key = corner.join();
    const [one, other] = [root(index), root(first.get(key) ?? index)];
    roots[Math.max(one, other)] = Math.min(one, other);
    first.set(key, Math.min(one, other));
  }));
  /** @type {Map<number, Face[]>} */
  const parts = new Map();
  faces.forEach((face, index) => {
    const part = parts.get(root(index)) ?? [];
    part.push(face);
    parts.set(root(index), part);
  });
  return [...parts.values()];
}

/** The middle of what faces reach, seen from above. */
export function centreOf(/** @type {Face[]} */ faces) {
  return [0, 1].map(axis => {
    const [least, most] = faces.reduce(([low, high], { corners }) => {
      const along = corners.map(corner => corner[axis]);
      return [Math.min(low, ...along), Math.max(high, ...along)];
    }, [Infinity, -Infinity]);
    return (least + most) / 2;
  });
}
