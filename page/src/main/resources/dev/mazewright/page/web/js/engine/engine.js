// Answers the API where no server does: the engine, the same classes as the server's, runs in workers of the page.
import { EngineWorker } from './worker.js';

/** The folder of the engine, which the page without a server names; empty where a server answers. */
const FOLDER = document.documentElement.dataset.engine ?? '';
/** What is answered by what was answered before: one worker keeps it. The first keeps all else. */
const OF_TASKS = /^\/api\/v1\/(task|tasks|tiles|book|books)(\/|$)/;
/** What may be answered by any worker, since it takes long and depends on nothing before. */
const SHARED = /^\/api\/v1\/(maze|zip|statistics|difficulty)$/;
/** What is asked first, and the file that has its answer: the first maze is seen while the engine is on its way. */
const [FIRST, FIRST_FILE] = (document.documentElement.dataset.first ?? '').split(' ');
/** Workers for what may be answered by any: each takes some 50 MB, and while it works up to 384 MB more. Phones, where that is too much, have none. */
const MOST_SHARED = matchMedia('(pointer: coarse)').matches ? 0 : 3;

/** Whether the page works without a server. */
export const hasEngine = FOLDER !== '';

class Engine {
  #script = new URL(`${FOLDER}worker.js`, document.baseURI);
  #module = null;
  #isHere = false;
  #first = this.#worker();
  #ofTasks = this.#worker(true);
  #shared = Array.from({ length: Math.max(0, Math.min(MOST_SHARED, (navigator.hardwareConcurrency ?? 2) - 1)) }, () => this.#worker());

  #worker(isKeeping = false) {
    return new EngineWorker(this.#script, () => this.#load(), isKeeping);
  }

  /** The module, which is fetched when it is needed, or after the first maze. */
  #load() {
    this.#module ??= compile(new URL(`${FOLDER}mazewright.wasm`, document.baseURI)).then(module => {
      this.#isHere = true;
      return module;
    });
    return this.#module;
  }

  async #answerOfFile(signal) {
    try {
      return await fetch(new URL(FIRST_FILE, document.baseURI), { signal });
    } finally {
      this.#load();
    }
  }

  #chosen(path) {
    if (OF_TASKS.test(path)) {
      return this.#ofTasks;
    }
    const free = SHARED.test(path) ? [this.#first, ...this.#shared] : [this.#first];
    return free.reduce((best, each) => (each.load < best.load ? each : best));
  }

  /** Answers as `fetch` does. @type {(url: string, request: Record<string, any>) => Promise<Response>} */
  async answer(url, { method = 'GET', body = '', signal, headers }) {
    signal?.throwIfAborted();
    if (url === FIRST && !this.#isHere) {
      return this.#answerOfFile(signal);
    }
    const { pathname, search } = new URL(url, 'http://engine');
    const answer = await this.#chosen(pathname).answer(
      { method, path: pathname, parameters: search.slice(1), accept: headers?.Accept ?? '', body }, signal);
    return new Response(answer.body, { status: answer.status, headers: { 'Content-Type': answer.type, ...answer.headers } });
  }
}

/** Compiles while it arrives, where the server of files says what it is. */
async function compile(address) {
  const assembly = /** @type {any} */ (WebAssembly); // its options are newer than the compiler of types
  const builtins = { builtins: ['js-string'] };
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address}: ${response.status}`);
  }
  return response.headers.get('Content-Type')?.startsWith('application/wasm')
    ? assembly.compileStreaming(response, builtins)
    : assembly.compile(await response.arrayBuffer(), builtins);
}

const engine = hasEngine ? new Engine() : null;
if (hasEngine) {
  navigator.serviceWorker?.register(new URL('sw.js', document.baseURI)).catch(() => {}); // a page works without it, but not offline
}

/** Answers a request: by the engine, else by the server. */
export const answered = (url, request) => (engine ? engine.answer(url, request) : fetch(url, request));
