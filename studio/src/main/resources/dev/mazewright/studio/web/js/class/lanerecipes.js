// The requests of the lanes of a race, from the address of the page.

/** {name, recipe, of, solver} for each lane, whose names stand in `lanes` with spaces between them. */
export function withLanes(recipe, of, lanes) {
  return lanes.split(' ').filter(Boolean).map(name => ({
    name,
    of,
    ...(of === 'solve' ? { recipe, solver: name } : { recipe: recipe.replace(/^([^/]+)\/[^/]+/, `$1/${name}`) }),
  }));
}
