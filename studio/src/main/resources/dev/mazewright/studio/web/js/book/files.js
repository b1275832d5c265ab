// Files that the server writes, and their names.

/** Lets the browser save what is at an address of the server. */
export function download(url, name) {
  const link = document.createElement('a');
  Object.assign(link, { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
}

/** The name of a book's files, without an extension. */
export function nameOfBook(read) {
  const title = String(read?.values?.title ?? '').normalize('NFKD').toLowerCase();
  return title.replace(/[^a-z0-9]+/g, '-').slice(0, 60).replace(/^-+|-+$/g, '') || 'book';
}
