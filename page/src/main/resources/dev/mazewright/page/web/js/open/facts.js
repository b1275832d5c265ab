// The facts about a maze, as pairs of a name and a text.
import { nameOf } from '../names.js';
import { texts } from './texts.js';

/** The facts of a response of /info. */
export function factsOf(info) {
  const names = texts.factNames;
  const loops = info.passages - info.cells + info.components;
  const diameter = texts.steps(info.diameter);
  return [
    [names.shape, texts.shape(nameOf(info.shape), info)],
    [names.cells, texts.number(info.cells)],
    [names.passages, texts.number(info.passages)],
    [names.kind, info.perfect ? texts.perfect : texts.parts(info.components, loops)],
    [names.deadEnds, texts.ofCells(info.deadEnds, info.cells)],
    [names.junctions, texts.ofCells(info.junctions + info.crossroads, info.cells)],
    ...(info.closedCells > 0 ? [[names.closed, texts.ofCells(info.closedCells, info.cells)]] : []),
    [names.diameter, info.diameterExact ? diameter : texts.atLeast(diameter)],
    [names.solution, info.solutionLength === null || info.solutionLength === undefined
      ? texts.noSolution : texts.steps(info.solutionLength)],
    ...(typeof info.difficulty === 'number' ? [[names.difficulty, texts.ofHundred(info.difficulty)]] : []),
  ];
}
