// Book: puzzle books, from one text to a PDF for printers.

export const panel = {
  id: 'book',
  label: 'Book',
  icon: 'book',
  isLinked: true,
  load: () => import('../book/panel.js'),
};
