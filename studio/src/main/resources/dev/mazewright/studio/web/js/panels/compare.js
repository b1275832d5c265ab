// Compare: statistics of many mazes of each generator as small plots, with expected values.

export const panel = {
  id: 'compare',
  label: 'Compare',
  icon: 'M4 20h16M7 20v-7M12 20V5M17 20v-10',
  isLinked: true,
  load: () => import('../compare/panel.js'),
};
