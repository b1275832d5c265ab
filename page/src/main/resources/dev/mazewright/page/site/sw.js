// Keeps the files of the site, so that it works without a network after one visit. A new version is taken at the next visit; files
// of one version belong together.
const VERSION = 'VERSION';
const FILES = [/* FILES */];
const STORE = `mazewright ${VERSION} ${registration.scope}`;

addEventListener('install', event => {
  event.waitUntil(caches.open(STORE)
    .then(store => store.addAll(FILES.map(file => new Request(file, { cache: 'reload' }))))
    .then(() => skipWaiting()));
});

addEventListener('activate', event => {
  event.waitUntil((async () => {
    const old = (await caches.keys()).filter(name => name.startsWith('mazewright ') && name.endsWith(` ${registration.scope}`) && name !== STORE);
    await Promise.all(old.map(name => caches.delete(name)));
    await clients.claim();
  })());
});

addEventListener('fetch', event => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(registration.scope)) {
    event.respondWith(caches.open(STORE)
      .then(store => store.match(request, { ignoreSearch: true }))
      .then(kept => kept ?? fetch(request)));
  }
});
