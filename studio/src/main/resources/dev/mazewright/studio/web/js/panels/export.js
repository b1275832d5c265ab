// Export: files of every format, texts and links to copy, and paper.

export const panel = {
  id: 'export',
  label: 'Export',
  icon: 'M12 4v11M7.500 11l4.500 4.500 4.500-4.500M4 16v4h16v-4',
  load: () => import('../export/panel.js'),
};
