// A maze a day: the date is the seed, and this browser remembers on how many days in a row it was solved.
import { keep, kept, parsed } from './kept.js';

const KEPT = 'daily';

/** A kind of maze for each day of the week, from Sunday. */
const KINDS = [
  'rectangle:16x20/wilson', 'hexagon:14x16/recursive-backtracker', 'triangle:14x24/kruskal', 'polar:9x6/wilson',
  'rectangle:20x20,mask=heart/recursive-backtracker', 'upsilon:14x14/wilson', 'weave:14x18/kruskal',
];

/** The recipe of a day, by the calendar of this browser. */
export function recipeOf(date) {
  const seed = (date.getFullYear() * 100 + date.getMonth() + 1) * 100 + date.getDate();
  return `${KINDS[date.getDay()]}/seed:${seed}`;
}

/** On how many days in a row, up to this one or the one before, the maze of the day was solved. */
export function streak(date) {
  const { recipe, days } = read();
  return recipe === recipeOf(date) || recipe === recipeOf(dayBefore(date)) ? days : 0;
}

/** Remembers that a recipe was solved on a day; gives the days in a row, or null if it is not the maze of that day. */
export function solved(recipe, date) {
  if (recipe !== recipeOf(date)) {
    return null;
  }
  const days = read().recipe === recipe ? streak(date) : streak(date) + 1;
  keep(KEPT, JSON.stringify({ recipe, days }));
  return days;
}

const dayBefore = date => new Date(date.getFullYear(), date.getMonth(), date.getDate() - 1);

function read() {
  const { recipe, days } = parsed(kept(KEPT)) ?? {};
  return typeof recipe === 'string' && Number.isInteger(days) ? { recipe, days } : { recipe: null, days: 0 };
}
