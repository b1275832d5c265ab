// All values of a comparison as files, a maze at a time: CSV for tables, JSON for programs.

/** @typedef {{asked: string, measures: Record<string, {values: number[], mean: number, deviation: number}>, expected: any}} Result */

/** A recipe in canonical form with the seed of the maze of a number, counted from 0. */
const recipeOf = (recipe, number) => recipe.replace(/-?\d+$/, seed => String(BigInt(seed) + BigInt(number)));

/**
 * A line for each maze: generator, recipe, seed, and its measures as they are. Source of the form: RFC 4180.
 * @type {(results: Map<string, Result>, measures: string[]) => string}
 */
export function csvOf(results, measures) {
  const lines = [['generator', 'recipe', 'seed', ...measures]];
  for (const [generator, result] of results) {
    const columns = measures.map(measure => result.measures[measure].values);
    for (let i = 0; i < columns[0].length; i++) {
      const recipe = recipeOf(result.asked, i);
      lines.push([generator, recipe, /-?\d+$/.exec(recipe)[0], ...columns.map(values => String(values[i]))]);
    }
  }
  return lines.map(line => `${line.map(quoted).join(',')}\r\n`).join('');
}

const quoted = text => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * What was asked, and of each generator the first recipe and all values with mean and deviation.
 * @type {(results: Map<string, Result>, asked: Record<string, any>) => string}
 */
export function jsonOf(results, asked) {
  const generators = [...results].map(([generator, { asked: recipe, measures, expected }]) => ({ generator, recipe, measures, expected }));
  return `${JSON.stringify({ ...asked, generators }, null, 1)}\n`;
}
