// A worker of the page without a server: answers requests by the engine, and does tasks between them.
import { Engine } from './loader.js';

const letters = new TextDecoder();
const JSON_TYPE = 'application/json';
let engine;
/** The parts of a long answer that have come so far; null while a task runs. */
let parts = null;

onmessage = ({ data }) => {
  if (data.module) {
    engine = new Engine(data.module, news);
    return;
  }
  parts = [];
  const answer = answered(data);
  parts = null;
  const task = waiting();
  postMessage({ answer, task });
  if (task) {
    setTimeout(work);
  }
};

/** Takes what there is in the middle of an operation: a part, which the browser keeps outside of this memory, or how a task stands. */
function news() {
  const [taken] = engine.received();
  if (parts) {
    parts.push(new Blob([taken]));
  } else {
    postMessage({ task: letters.decode(taken) });
  }
}

function answered({ method, path, parameters, accept, body }) {
  try {
    const [status, type, headers, content] = engine.call('answer', method, path, parameters, accept, body);
    const isLong = parts.length > 0 && letters.decode(status) === '200';
    return {
      status: Number(letters.decode(status)), type: letters.decode(type), headers: JSON.parse(letters.decode(headers)),
      body: isLong ? new Blob([...parts, content]) : content,
    };
  } catch (error) { // more than the stack or the memory here: what was kept is gone, and the page asks for it again
    const text = JSON.stringify({ status: 413, error: error.message });
    return { status: 413, type: JSON_TYPE, headers: {}, body: new TextEncoder().encode(text) };
  }
}

const waiting = () => engine.text('waiting') || null;

/** Does the task that waits. Its news come while it runs; the last one says how it ended. */
function work() {
  let failure = null;
  try {
    engine.call('work');
  } catch (error) {
    failure = error.message;
  }
  const next = failure === null ? waiting() : null;
  postMessage({ task: next, failure });
  if (next) {
    setTimeout(work);
  }
}
