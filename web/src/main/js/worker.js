// A worker of the page without a server: answers requests by the engine, and does tasks between them.
import { Engine } from './loader.js';

const letters = new TextDecoder();
const JSON_TYPE = 'application/json';
let engine;

onmessage = ({ data }) => {
  if (data.module) {
    engine = new Engine(data.module, () => postMessage({ task: letters.decode(engine.received()[0]) }));
    return;
  }
  const answer = answered(data);
  const task = waiting();
  postMessage({ answer, task }, [answer.body.buffer]);
  if (task) {
    setTimeout(work);
  }
};

function answered({ method, path, parameters, accept, body }) {
  try {
    const [status, type, headers, content] = engine.call('answer', method, path, parameters, accept, body);
    return { status: Number(letters.decode(status)), type: letters.decode(type), headers: JSON.parse(letters.decode(headers)), body: content.slice() };
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
