// Openings in the outline, at the start and the goal.

/** Whether these are openings at the start and the goal alone. */
export const isAtEnds = openings => openings.length > 0 && openings.every(each => /^(start|goal)(\.|$)/.test(each));

/** An opening at the start and one at the goal of a maze, each where that cell has a side without a cell behind it. */
export function endOpenings({ outerSides: { start, goal } }) {
  return [...(start.length > 0 ? ['start'] : []), ...(goal.length > 0 ? ['goal'] : [])];
}
