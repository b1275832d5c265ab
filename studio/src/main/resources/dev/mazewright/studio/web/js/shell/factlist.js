// What kind of maze it is, as pairs of a name and a text.
import { texts } from '../texts.js';

const words = texts.open;

/** The facts of an answer of /info. */
export function factsOf(info) {
  const names = words.factNames;
  const loops = info.passages - info.cells + info.components;
  const diameter = words.steps(info.diameter);
  return [
    [names.shape, `${info.shape}, ${[info.rows, info.columns, info.levels].filter(Boolean).join(' x ')}`],
    [names.cells, String(info.cells)],
    [names.passages, String(info.passages)],
    [names.kind, info.perfect ? words.perfect : words.parts(info.components, loops)],
    [names.deadEnds, words.ofCells(info.deadEnds, info.cells)],
    [names.junctions, words.ofCells(info.junctions + info.crossroads, info.cells)],
    ...(info.closedCells > 0 ? [[names.closed, words.ofCells(info.closedCells, info.cells)]] : []),
    [names.diameter, info.diameterExact ? diameter : words.atLeast(diameter)],
    [names.solution, info.solutionLength === null || info.solutionLength === undefined
      ? words.noSolution : words.steps(info.solutionLength)],
    ...(typeof info.difficulty === 'number' ? [[names.difficulty, words.ofHundred(info.difficulty)]] : []),
  ];
}
