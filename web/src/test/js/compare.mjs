// node compare.mjs LOADER MODULE EXPECTED: does what each line of a file asks for, and compares the answers with the JVM's.
// A line is an operation, its arguments and the expected answer, parted by tabs; an argument that begins with 0x is bytes.
// Files are compared by their SHA-256, errors by their code and every word. Prints what differs, and how many are equal.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const [loader, module, expected] = process.argv.slice(2);
const { load } = await import(pathToFileURL(loader));
const engine = await load(pathToFileURL(module));
const MOST_SHOWN = 200;
const field = text => text.startsWith('0x') ? Uint8Array.from(Buffer.from(text.slice(2), 'hex')) : text;

function answer(operation, ...texts) {
  try {
    const [bytes, , , content] = asked(operation, texts.map(field));
    if (operation === 'answer') { // of the studio: its status, and what it refuses in words
      return `${Buffer.from(bytes)} ${Buffer.from(bytes).toString() === '200' ? sha256(content) : line(Buffer.from(content).toString())}`;
    }
    return operation === 'read' ? Buffer.from(bytes).toString() : sha256(bytes);
  } catch (failure) {
    return `${failure.code} ${line(failure.message)}`;
  }
}

/** What the engine's operations are called: a file that is read is told by its fingerprint. */
function asked(operation, fields) {
  const [first, second, third] = fields;
  switch (operation) {
    case 'read': return engine.call('digest', '', second, third, first);
    case 'write': return engine.call('write', first, '', '', '', second, third, '');
    default: return engine.call(operation, ...fields);
  }
}

const line = text => text.replaceAll(/[\n\t\r]/g, ' ');

const sha256 = bytes => createHash('sha256').update(bytes).digest('hex');

let equal = 0;
let different = 0;
for await (const line of createInterface({ input: createReadStream(expected) })) {
  const words = line.split('\t');
  const found = answer(...words.slice(0, -1));
  if (found === words.at(-1)) {
    equal++;
  } else if (different++ < MOST_SHOWN) {
    console.log(`${words.slice(0, -1).join(' ').slice(0, 400)}\n  here ${found}\n  JVM  ${words.at(-1)}`);
  }
}
console.log(`different: ${different}`);
console.log(`equal: ${equal}`);
