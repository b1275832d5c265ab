// One request in flight, and of those that wait only the newest.
import { Newest } from '/js/shell/newest.js';
import { equal, test } from './testing.js';

/** A task that ends when the test says so, and the signal it was started with. */
function task() {
  const made = { started: false };
  const done = new Promise((resolve, reject) => Object.assign(made, { end: resolve, fail: reject }));
  made.run = signal => {
    made.started = true;
    signal.addEventListener('abort', () => made.fail(new DOMException('stopped', 'AbortError')));
    return done;
  };
  return made;
}

test('a single task gives its result', async () => {
  const [newest, one] = [new Newest(), task()];
  const result = newest.run(one.run);
  one.end('one');
  equal(await result, 'one');
});

test('a task waits for the one before', async () => {
  const [newest, one, two] = [new Newest(), task(), task()];
  const results = [newest.run(one.run), newest.run(two.run)];
  equal([one.started, two.started], [true, false]);
  one.end('one');
  two.end('two');
  equal(await Promise.all(results), ['one', 'two']);
});

test('of the tasks that wait only the newest runs', async () => {
  const [newest, one, two, three] = [new Newest(), task(), task(), task()];
  const results = [newest.run(one.run), newest.run(two.run), newest.run(three.run)];
  one.end('one');
  three.end('three');
  equal(await Promise.all(results), ['one', null, 'three']);
  equal(two.started, false);
});

test('a slow task is stopped when a newer one waits', async () => {
  const [newest, slow, next] = [new Newest(), task(), task()];
  const results = [newest.run(slow.run), newest.run(next.run)];
  next.end('next');
  equal(await Promise.all(results), [null, 'next']);
});

test('an error is thrown on', async () => {
  const [newest, one] = [new Newest(), task()];
  const result = newest.run(one.run).catch(error => error.message);
  one.fail(new Error('refused'));
  equal(await result, 'refused');
});

test('after an error the next task runs', async () => {
  const [newest, one, two] = [new Newest(), task(), task()];
  const result = newest.run(one.run).catch(() => 'failed');
  one.fail(new Error('refused'));
  await result;
  const next = newest.run(two.run);
  two.end('two');
  equal(await next, 'two');
});
