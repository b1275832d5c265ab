// Unit tests of the page's modules: a test module calls test() for each behaviour, and PageUnitTest runs them.

const tests = [];

/** Registers a test; it fails if `body` throws or its promise is rejected. */
export function test(name, body) {
  tests.push({ name, body });
}

/** Loads a test module and runs its tests in their order: [{name, error}], error null where the test passes. */
export async function run(module) {
  tests.length = 0;
  await import(module);
  const results = [];
  for (const { name, body } of tests) {
    try {
      await body();
      results.push({ name, error: null });
    } catch (error) {
      results.push({ name, error: error.stack ?? String(error) });
    }
  }
  return results;
}

/** Fails unless both have the same content. */
export function equal(actual, expected, what = '') {
  const [found, wanted] = [actual, expected].map(content);
  if (found !== wanted) {
    throw new Error(`${what} expected ${wanted} but was ${found}`.trim());
  }
}

/** Fails unless two numbers differ by less than `by`. */
export function near(actual, expected, by = 1e-9) {
  if (!(Math.abs(actual - expected) < by)) {
    throw new Error(`expected ${expected} but was ${actual}`);
  }
}

/** A text that is the same for the same content: numbers of typed arrays as a list, keys of objects in their order. */
function content(value) {
  return JSON.stringify(value, (key, each) => {
    if (ArrayBuffer.isView(each)) {
      return [...each];
    }
    return typeof each === 'number' && !Number.isFinite(each) ? String(each) : each === undefined ? 'undefined' : each;
  });
}
