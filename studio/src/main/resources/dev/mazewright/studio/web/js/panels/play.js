// Play: walk the maze, lead the mouse to the cheese, or dig a maze with the turtle.

export const panel = {
  id: 'play',
  label: 'Play',
  icon: 'M12 4v4M12 16v4M4 12h4M16 12h4M12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6',
  isLinked: true,
  load: () => import('../play/panel.js'),
};
