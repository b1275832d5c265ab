// Create: everything that determines a maze, from the catalog; a change is shown at once.

export const panel = {
  id: 'create',
  label: 'Create',
  icon: 'M4 4h16v16H4zM4 10h6M10 4v2M14 20v-6h6M14 9h2v1',
  load: () => import('../create/panel.js'),
};
