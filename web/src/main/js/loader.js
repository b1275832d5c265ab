// Loads a module of Mazewright's WebAssembly, in browsers and in Node from version 22 on. TeaVM's own script is not used: it
// evaluates strings, which a page with a strict Content-Security-Policy refuses; this needs 'wasm-unsafe-eval' alone.
//
// Java and JavaScript exchange fields of bytes, four bytes at a time; see Exchange.java.

const letters = new TextDecoder();
const bytes = new TextEncoder();
const BUILTINS = { builtins: ['js-string'] };
const PAGE = 1 << 16;
const MOST_PAGES = (1 << 15) - 1;
const WORD = 4;

/** Something refused: `message` is the library's sentence, `code` the exit code that the command line has for it. */
export class MazewrightError extends Error {
  constructor(message, code) {
    super(message);
    this.name = 'MazewrightError';
    this.code = code;
  }
}

const INTERNAL = 70;
const STOPPED = 'this was too much for the memory or the stack of WebAssembly here, and the engine starts anew; take a smaller size';
const DEFECT = 'the engine met a defect of its own, and starts anew';

/**
 * Compiles a module: its address, its bytes, a response, or what this gave before, such as in another worker.
 *
 * @param {string | URL | Response | Promise<Response> | BufferSource | WebAssembly.Module} source
 * @returns {Promise<WebAssembly.Module>}
 */
export async function compile(source) {
  if (source instanceof WebAssembly.Module) {
    return source;
  }
  if (ArrayBuffer.isView(source) || source instanceof ArrayBuffer) {
    return WebAssembly.compile(source, BUILTINS);
  }
  const address = typeof source === 'string' || source instanceof URL ? new URL(source, globalThis.location?.href ?? import.meta.url) : null;
  if (address?.protocol === 'file:') {
    const { readFile } = globalThis.process.getBuiltinModule('node:fs/promises'); // an import would stop programs that bundle for pages
    return WebAssembly.compile(await readFile(address), BUILTINS);
  }
  const response = await (address ? fetch(address) : source);
  if (!response.ok) {
    throw new MazewrightError(`the engine ${response.url} did not arrive (${response.status}); try again`, 69);
  }
  const isTyped = response.headers.get('Content-Type')?.startsWith('application/wasm');
  return isTyped ? WebAssembly.compileStreaming(response, BUILTINS) : WebAssembly.compile(await response.arrayBuffer(), BUILTINS);
}

/** Loads a module, of any source that `compile` takes. */
export const load = async source => new Engine(await compile(source));

/** A module at work. One call after the other; what is answered depends on the arguments alone. */
export class Engine {
  #module;
  #java;
  #news;

  /**
   * @param {WebAssembly.Module} module
   * @param {() => void} [news] is called in the middle of an operation when there is something to be taken, by `received`
   */
  constructor(module, news = () => {}) {
    this.#module = module;
    this.#news = news;
    this.#start();
  }

  /** Begins, or begins anew after a failure. */
  #start() {
    this.#java ??= new WebAssembly.Instance(this.#module, { ...imports(this.#module), mazewright: { news: this.#news } }).exports;
  }

  /**
   * Does an operation.
   *
   * @param {string} operation
   * @param {...(string | Uint8Array)} fields
   * @returns {Uint8Array[]} the fields of the answer
   * @throws {MazewrightError}
   */
  call(operation, ...fields) {
    let code;
    let answer;
    try {
      this.#start();
      this.#send(fields.map(field => typeof field === 'string' ? bytes.encode(field) : field));
      code = this.#java[operation]();
      answer = this.received();
    } catch (failure) { // a trap or no more stack: what Java had in hand is in an unknown state, and here may be no stack to begin anew
      this.#java = null;
      throw new MazewrightError(isExhausted(failure) ? STOPPED : `${DEFECT}: ${failure.message}`, INTERNAL);
    }
    if (code !== 0) {
      throw new MazewrightError(letters.decode(answer[0]), code);
    }
    return answer;
  }

  /** The same, for an operation that answers one text. */
  text(operation, ...fields) {
    return letters.decode(this.call(operation, ...fields)[0]);
  }

  #send(fields) {
    const words = new Int32Array(fields.reduce((sum, field) => sum + 1 + padded(field.length) / WORD, 0));
    const all = new Uint8Array(words.buffer);
    let at = 0;
    for (const field of fields) {
      words[at / WORD] = field.length;
      all.set(field, at + WORD);
      at += WORD + padded(field.length);
    }
    const { reserve, put } = this.#java;
    reserve(all.length);
    for (let i = 0; i < words.length; i++) {
      put(WORD * i, words[i]);
    }
  }

  /** Takes what was answered. @returns {Uint8Array[]} */
  received() {
    const { size, get, forget } = this.#java;
    const words = new Int32Array(size() / WORD);
    for (let i = 0; i < words.length; i++) {
      words[i] = get(WORD * i);
    }
    forget();
    const all = new Uint8Array(words.buffer);
    const fields = [];
    for (let at = 0; at < all.length; at += WORD + padded(words[at / WORD])) {
      fields.push(all.subarray(at + WORD, at + WORD + words[at / WORD]));
    }
    return fields;
  }
}

const padded = length => (length + WORD - 1) & -WORD;

/** No more stack is a RangeError in Chromium and Node, an InternalError in Firefox; no more memory is a RangeError or a trap. */
const isExhausted = failure =>
  failure instanceof RangeError || failure.name === 'InternalError' || /memory|allocat|array.*(large|size)|stack/i.test(failure.message);

// ---- what the module asks for: little, since no JavaScript objects reach Java

/** All that a module may ask for; what it asks for is not read, since WebKit cannot tell of a module with types of its own. */
const imports = module => ({ ...KNOWN, ...memory(module) });

/** The names of the imports that this loader lacks: none, as a test makes sure. */
export const lacking = module => WebAssembly.Module.imports(module)
  .filter(({ module: part, name, kind }) => kind === 'function' && !KNOWN[part]?.[name] && part !== 'mazewright' && !KNOWN_BY_MEMORY.has(`${part}.${name}`))
  .map(({ module: part, name }) => `${part}.${name}`);

const KNOWN_BY_MEMORY = new Set(['teavmMemory.linearMemory', 'teavmMemory.notifyHeapResized']);

/** The linear memory, which TeaVM has beside the collected heap. */
function memory(module) {
  const [section] = WebAssembly.Module.customSections(module, 'teavm.memoryRequirements');
  const { min = 1, dataSize = 0 } = section ? JSON.parse(letters.decode(section)) : {};
  const constant = value => new WebAssembly.Global({ value: 'i32', mutable: false }, value);
  const own = new WebAssembly.Memory({ initial: min, maximum: MOST_PAGES });
  return {
    env: { memory: own },
    teavmMemory: {
      linearMemory: () => own.buffer,
      notifyHeapResized() {},
      heapOffset: constant(dataSize + 7 & -8),
      maxSize: constant(MOST_PAGES * PAGE),
    },
  };
}

const print = to => {
  let line = '';
  return letter => {
    if (letter === 10) {
      to(line);
      line = '';
    } else {
      line += String.fromCharCode(letter);
    }
  };
};

/** The functions that Java's sources contain as text, by that text. */
const FUNCTIONS = { 'return str;': text => text };

const written = (...parts) => {
  const body = parts.at(-1);
  return FUNCTIONS[body] ?? (() => {
    throw new Error(`this loader lacks the function { ${body} }`);
  });
};

const same = value => value;

const missing = () => {
  throw new Error('this engine has no arrays of WebAssembly in JavaScript');
};

const KNOWN = {
  teavmMath: Math,
  teavmDate: { currentTimeMillis: Date.now },
  teavmConsole: { putcharStdout: print(console.log), putcharStderr: print(console.error) },
  teavm: {
    takeStackTrace: () => ({ getStack: () => [] }), // nobody reads it
    decorateException() {},
    createStringWeakRef: text => new WeakRef(text), // one that is gone leaves an entry of its table, which is small
    stringDeref: reference => reference.deref() ?? null,
  },
  teavmJso: {
    stringBuiltinsSupported: () => false,
    isUndefined: value => typeof value === 'undefined',
    isPrimitive: (value, type) => typeof value === type || value === null,
    instanceOf: (value, type) => value instanceof type,
    instanceOfOrNull: (value, type) => value === null || value instanceof type,
    getProperty: (object, name) => object[name],
    global: name => globalThis[name],
    wrapInt: same,
    unwrapInt: same,
    unwrapDouble: same,
    createFunction0: written,
    createFunction1: written,
    callFunction0: call => call(),
    callFunction1: (call, value) => call(value),
    callMethod0: (object, name) => object[name](),
    // the class of the entry, whose main does nothing
    createClass: () => class {},
    defineFunction: same,
    defineStaticMethod() {},
    javaObjectToJS: same,
    unwrapJavaObject: same,
    wrapObject: same,
  },
  'wasm:js-string': {
    fromCharCode: String.fromCharCode,
    concat: (a, b) => a + b,
    charCodeAt: (text, at) => text.charCodeAt(at),
    length: text => text.length,
    substring: (text, from, to) => text.substring(from, to),
    // never called where the engine has no such builtins, as WebKit: see stringBuiltinsSupported
    fromCharCodeArray: missing,
    intoCharCodeArray: missing,
  },
};
