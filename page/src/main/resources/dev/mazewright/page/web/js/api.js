// The HTTP API as functions. A source is {recipe} or {file: {name, content, sha256, format}, start, goals}.

import { bytesOf, uriOf } from './bytes.js';
import { withPixels } from './engine/drawings.js';
import { answered, hasEngine } from './engine/engine.js';
import { ofServer } from './say/sentences.js';
import { TraceFeed } from './trace/feed.js';
/** @import { Catalog, Request, Source } from './types.js' */

const ROOT = '/api/v1/';
/** Longer addresses are sent as POST. */
const LONGEST_ADDRESS = 1500;
/** The status where a file is named that the server does not keep. */
const NOT_KEPT = 404;
/** The status where others have the memory or the threads now. */
const BUSY = 503;
/** How often the same is sent to a server that is busy. */
const ATTEMPTS = 3;

/** An error response of the server: its sentence and its status. */
export class ApiError extends Error {
  constructor(message, status) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
  }
}

/** Nothing for a request that was not valid; throws other errors on. */
export const unlessInvalid = error => (error.status === 400 ? undefined : Promise.reject(error));

/** The address of a GET. */
export function address(path, params) {
  const query = new URLSearchParams(Object.entries(given(params)).flatMap(([key, value]) =>
    (key === 'goals' ? value.map(goal => ['goal', goal]) : [[key, String(value)]])));
  // A recipe needs no escaping but of what URLSearchParams does without need.
  const text = query.toString().replace(/%(2F|3A|2C|3D)/g, letter => decodeURIComponent(letter));
  return `${ROOT}${path}${text ? `?${text}` : ''}`;
}

/**
 * Sends a request, by GET if it is short enough, and returns the Response; throws an ApiError if the server refuses or
 * cannot be reached. A file whose SHA-256 is known is named by it; the content follows if the server does not keep it.
 * @type {(path: string, params?: Record<string, any>, options?: Request) => Promise<Response>}
 */
export async function ask(path, params = {}, options = {}) {
  const { content, sha256, ...file } = params.file ?? {};
  if (sha256) {
    try {
      return await send(path, { ...given(params), file: { ...file, sha256 } }, options);
    } catch (error) {
      if (error.status !== NOT_KEPT) {
        throw error;
      }
    }
  }
  return send(path, params.file ? { ...given(params), file: { ...file, content } } : given(params), options);
}

/** The same with parameters as they are. @type {(path: string, params: Record<string, any>, options: Request) => Promise<Response>} */
export async function send(path, params, { signal, method }) {
  const url = address(path, params.file ? {} : params);
  const isPosted = method === 'POST' || params.file || Array.isArray(params.rows) || url.length > LONGEST_ADDRESS;
  const request = isPosted
    ? { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(params) }
    : { method };
  const again = isPosted ? ROOT + path : url;
  let response = await fetched(again, { ...request, signal });
  for (let attempt = 1; response.status === BUSY && response.headers.has('Retry-After') && attempt < ATTEMPTS; attempt++) {
    await pause(Number(response.headers.get('Retry-After')), signal);
    response = await fetched(again, { ...request, signal });
  }
  if (!response.ok) {
    const answer = await response.json().catch(() => ({}));
    throw new ApiError(answer.error ?? '', response.status);
  }
  return response;
}

async function fetched(url, request) {
  try {
    return await answered(url, request);
  } catch (error) {
    throw error.name === 'AbortError' ? error : new ApiError('', 0);
  }
}

function pause(seconds, signal) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    }, { once: true });
  });
}

/** Shows a picture of the API in an image, once it is seen where it is lazy, and gives the image. */
export function showImage(/** @type {HTMLImageElement} */ image, path, params) {
  image.dataset.of = address(path, params);
  if (!hasEngine) {
    image.src = image.dataset.of;
  } else if (image.loading === 'lazy') {
    SEEN.observe(image);
  } else {
    draw(image);
  }
  return image;
}

const SEEN = new IntersectionObserver(entries => entries.filter(each => each.isIntersecting).forEach(({ target }) => {
  SEEN.unobserve(target);
  draw(/** @type {HTMLImageElement} */ (target));
}), /** @type {any} */ ({ scrollMargin: '50%' })); // newer than the compiler of types

async function draw(/** @type {HTMLImageElement} */ image) {
  const url = image.dataset.of;
  const response = await fetched(url, {}).catch(() => null);
  if (image.dataset.of !== url) {
    return; // another is shown
  }
  if (!response?.ok) {
    image.dispatchEvent(new Event('error')); // as where an address has no picture
    return;
  }
  image.src = await uriOf(await response.blob()); // a copy for paper loads it again
}

/** Parameters without those that say nothing. */
function given(params) {
  return Object.fromEntries(Object.entries(params).filter(([, value]) =>
    value !== undefined && value !== null && value !== false && value !== ''));
}

const json = async (path, params, request) => (await ask(path, params, request)).json();
const bytes = async (path, params, request) => (await ask(path, params, request)).arrayBuffer();
const blob = async (path, params, request) => (await ask(path, params, request)).blob();
const drawing = async (path, params, request) => ask(path, hasEngine ? await withPixels(params) : params, request);

/** One function per path; `options` are further parameters, `request` may hold an AbortController's signal. */
export const api = {
  /** @type {(request?: Request) => Promise<Catalog>} */
  catalog: request => json('catalog', {}, request),
  /** Completes a recipe as people type it: {recipe}; `seed` is that of a text which names none. */
  recipe: (text, seed, request) => json('recipe', { text, seed }, request),
  /** @type {(source: Source, options?: object, request?: Request) => Promise<ArrayBuffer>} the maze to be drawn, for Scene.parse */
  scene: (source, options, request) => bytes('scene', { ...source, ...options }, request),
  /** The trace of the generation or the search, in pages, or what a file recorded, which is a page; the listeners are those of a TraceFeed. */
  feed: (source, listeners) => new TraceFeed((from, count, signal) => (source.of === 'recording'
    ? bytesOf(source.file.content).buffer : bytes('trace', { ...source, from, count }, { signal })), listeners),
  /** @type {(source: Source, options?: object, request?: Request) => Promise<any>} */
  solve: (source, options, request) => json('solve', { ...source, ...options }, request)
    .then(found => (found.reason === undefined ? found : { ...found, reason: ofServer(found.reason) })),
  /** What micromouse contests ask of a maze: {contest, checks, leastTime, ...}. */
  micromouse: (source, request) => json('micromouse', { ...source }, request),
  info: (source, request) => json('info', { ...source }, request),
  /** The maze in any format: a Response. */
  maze: (source, options, request) => drawing('maze', { ...source, ...options }, request),
  /** Mazes of consecutive seeds in an archive: a Response. */
  zip: (recipe, options, request) => drawing('zip', { recipe, ...options }, request),
  /** The parameters of a style in TOML. */
  style: (toml, request) => json('style', { style: toml }, request),
  difficulty: (recipe, range, request) => json('difficulty', { recipe, range }, request),
  statistics: (recipe, count, request) => json('statistics', { recipe, count }, request),
  mask: (what, request) => json('mask', what, request),
  /** The option of the recipe whose solution are these cells: {option}. */
  path: (recipe, cells, request) => json('path', { recipe, cells: cells.join(' ') }, request),
  /** What a picture shows, {file, picture: {as, start, goal, threshold, corners}, start, goals}, and the path on it. */
  picture: (source, request) => json('picture', source, request),
  /** The picture, with {show: 'solved' or 'picture'}: a blob. */
  pictureImage: (source, options, request) => blob('picture/image', { ...source, ...options }, request),
  /** The steps of reading it: {layers: [{name, title, png}]}. */
  pictureLayers: (source, request) => json('picture/layers', source, request),
  /** Begins to generate a large maze, and with {solution: true} to solve it; gives what became of the task so far. */
  beginTask: (recipe, options, request) => json('tasks', { recipe, ...options }, { ...request, method: 'POST' }),
  task: (id, request) => json('task', { id }, request),
  cancelTask: (id, request) => json('task', { id }, { ...request, method: 'DELETE' }),
  /** Asks for a task no more; it is stopped unless another page has begun it. */
  leaveTask: (id, request) => json('task', { id, leave: true }, { ...request, method: 'DELETE' }),
  /** What a text says of a book: its values, its pages, and what is wrong with it. */
  book: (toml, request) => json('book', { toml }, { ...request, method: 'POST' }),
  /** Begins to choose the mazes of a book, and with {pdf: 'plain' or 'x', part: 'pages', 'answers' or 'cover'} to write a PDF. */
  beginBook: (toml, options, request) => json('books', { toml, ...options }, { ...request, method: 'POST' }),
  /** The mazes of a book, as JSON lines: {number, page, recipe, difficulty, length}. */
  bookManifest: async (book, request) => (await ask('book/manifest', { book }, request)).text(),
  /** An atlas: {recipe, side, levels, fromText, toText}. */
  map: (recipe, request) => json('map', { recipe }, request),
  /** A part of a level of an atlas, as bytes for Parts: {recipe, from, to, level, row, column, rows, columns}. */
  mapPart: (which, request) => bytes('map', { format: 'bits', ...which }, request),
  /** The number of steps between two cells of an atlas, and with {step} the cell there: {recipe, from, to, step}. */
  mapDistance: (which, request) => json('map/distance', which, request),
  /** Facts about the cells of a block of an atlas: {recipe, level, row, column}. */
  mapSurvey: (which, request) => json('map/survey', which, request),
  /** A part of a large maze's picture: {maze, zoom, row, column, layer}. */
  tile: (which, request) => blob('tiles', which, request),
};
