// A worker in which the engine answers one request after the other. Work is stopped by ending the worker; another one takes its
// place, without what the first one kept.

/**
 * After this many milliseconds the browser has the memory back of a worker that was ended: no other one begins before. A request
 * that was aborted may take as long, since ending it would take no less.
 */
const FREE = 300;

export class EngineWorker {
  #script;
  #module;
  #worker = null;
  /** Done when there is memory for a worker. */
  #free = Promise.resolve();
  /** Requests that wait. */
  #queue = [];
  /** The request that is answered now. */
  #running = null;
  /** What became of the task that the worker is busy with, as text: it answers nothing else meanwhile. */
  #task = null;
  /** The task that was cancelled last, or too much for the worker, or null: it is asked for once more. */
  #over = null;

  /** Whether it keeps what later requests are about: then it is not ended for a request that was aborted. */
  #isKeeping;

  /** @param {URL} script @param {() => Promise<WebAssembly.Module>} module @param {boolean} isKeeping */
  constructor(script, module, isKeeping = false) {
    this.#script = script;
    this.#module = module;
    this.#isKeeping = isKeeping;
  }

  /** How many requests wait or are answered. */
  get load() {
    return this.#queue.length + (this.#running || this.#task ? 1 : 0);
  }

  /**
   * Answers a request: {status, type, headers, body}.
   *
   * @param {{method: string, path: string, parameters: string, accept: string, body: string}} request
   * @param {AbortSignal} [signal]
   */
  answer(request, signal) {
    const known = request.path === '/api/v1/task' ? this.#ofTask(request) : null;
    if (known) {
      return Promise.resolve(known);
    }
    return new Promise((resolve, reject) => {
      const job = { request, resolve, reject };
      signal?.addEventListener('abort', () => {
        this.#drop(job);
        reject(signal.reason);
      }, { once: true });
      this.#queue.push(job);
      this.#next();
    });
  }

  /** What is known here of a task: that which runs, or was too much; null of others. */
  #ofTask({ method, parameters }) {
    const task = [this.#task && JSON.parse(this.#task), this.#over]
      .find(each => each?.id === new URLSearchParams(parameters).get('id'));
    if (!task) {
      return null;
    }
    if (method === 'DELETE' && task !== this.#over) {
      task.state = 'cancelled';
      this.#end();
      this.#over = task;
      this.#next();
    }
    return { status: 200, type: 'application/json', headers: {}, body: JSON.stringify(task) };
  }

  #drop(job) {
    this.#queue = this.#queue.filter(each => each !== job);
    if (this.#running === job && !this.#isKeeping) {
      setTimeout(() => {
        if (this.#running === job) {
          this.#end();
          this.#next();
        }
      }, FREE);
    }
  }

  #end() {
    if (this.#worker) {
      this.#worker.terminate();
      this.#free = new Promise(resolve => setTimeout(resolve, FREE));
    }
    this.#worker = null;
    this.#running = null;
    this.#task = null;
  }

  async #next() {
    if (this.#running || this.#task || this.#queue.length === 0) {
      return;
    }
    const job = this.#queue.shift();
    this.#running = job;
    try {
      const module = await this.#module();
      await this.#free;
      this.#worker ??= this.#begin(module);
      if (this.#running === job) {
        this.#worker.postMessage(job.request);
      }
    } catch (error) {
      this.#running = null;
      job.reject(error);
      this.#next();
    }
  }

  #begin(module) {
    const worker = new Worker(this.#script, { type: 'module' });
    worker.onmessage = ({ data }) => this.#received(data);
    worker.onerror = event => this.#failed(event);
    worker.postMessage({ module });
    return worker;
  }

  /** An answer, with the text of a task that the worker begins after it; or news of this task; or its end, null, and why it failed. */
  #received({ answer, task, failure }) {
    if (failure) {
      this.#over = { ...JSON.parse(this.#task), state: 'failed', error: failure };
    }
    this.#task = task ?? null;
    if (answer) {
      const job = this.#running;
      this.#running = null;
      job?.resolve(answer);
    }
    this.#next();
  }

  /** The browser has ended the worker, such as for its memory: what it was asked is refused, what waits is not. */
  #failed(event) {
    event.preventDefault();
    const job = this.#running;
    this.#end();
    job?.reject(new Error(event.message));
    this.#next();
  }
}
