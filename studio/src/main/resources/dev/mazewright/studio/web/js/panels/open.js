// Open: mazes from files, pictures and the clipboard; graphs to make one in.

export const panel = {
  id: 'open',
  label: 'Open',
  icon: 'M4 19V5h5l2 3h9v11zM12 16v-5M9.5 13.500l2.500-2.500 2.500 2.500',
  load: () => import('../open/panel.js'),
};
