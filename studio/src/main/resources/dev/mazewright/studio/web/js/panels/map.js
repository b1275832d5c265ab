// Map: a perfect maze that is never built, from all of it down to a cell, with exact lengths.

export const panel = {
  id: 'map',
  label: 'Map',
  icon: 'M9 4L3 6.500v13.500l6-2.500 6 2.500 6-2.500V4l-6 2.500zM9 4v13.500M15 6.500v13.500',
  isLinked: true,
  load: () => import('../map/panel.js'),
};
