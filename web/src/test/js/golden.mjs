// node golden.mjs LOADER MODULE GOLDEN: makes the mazes of all golden digests. Prints what differs, and how many are equal.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [loader, module, golden] = process.argv.slice(2);
const { compile, Engine, lacking } = await import(pathToFileURL(loader));
const compiled = await compile(pathToFileURL(module));
for (const name of lacking(compiled)) {
  console.log(`the loader lacks ${name}`);
}
const engine = new Engine(compiled);
let equal = 0;
for (const line of readFileSync(golden, 'utf8').split('\n').filter(each => each && !each.startsWith('#'))) {
  const [recipe, digest] = line.split(' ');
  let found;
  try {
    found = engine.text('digest', recipe);
  } catch (failure) {
    found = `${failure.code} ${failure.message}`;
  }
  if (found === digest) {
    equal++;
  } else {
    console.log(`${recipe}: ${found}, not ${digest}`);
  }
}
console.log(`equal: ${equal}`);
