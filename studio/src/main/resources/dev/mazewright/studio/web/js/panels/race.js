// Race: two to four generators on one seed, or solvers in one maze, side by side.

export const panel = {
  id: 'race',
  label: 'Race',
  icon: 'M5 21V4M5 4h14l-3 4 3 4H5',
  isLinked: true,
  load: () => import('../race/panel.js'),
};
