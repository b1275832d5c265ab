// Watch: the generation and the search of the maze, event by event.

export const panel = {
  id: 'watch',
  label: 'Watch',
  icon: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M10 8.5v7l6-3.5z',
  isLinked: true,
  load: () => import('../watch/panel.js'),
};
