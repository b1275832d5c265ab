// node restart.mjs LOADER MODULE GOLDEN: calls the engine with less and less room on the stack, until it has none; then it must have
// said so in a sentence, and work as before.
import { pathToFileURL } from 'node:url';

const [loader, module] = process.argv.slice(2);
const { load, MazewrightError } = await import(pathToFileURL(loader));
const engine = await load(pathToFileURL(module));
const RECIPE = 'rectangle:12x10/wilson/seed:1';
const digest = engine.text('digest', RECIPE);
const refusals = new Set();
let seed = 1;

function deeper(...padding) {
  try {
    deeper(...padding);
  } catch (failure) {
    if (failure instanceof MazewrightError) {
      throw failure;
    }
  }
  try { // at the end of the stack, or some calls before it; another maze each time, since the last one is kept
    engine.text('digest', RECIPE.replace('seed:1', `seed:${++seed}`));
  } catch (failure) {
    if (failure instanceof MazewrightError) {
      refusals.add(`${failure.code} ${failure.message}`);
    }
    throw failure;
  }
}

// Near the very end there is no room for the sentence either; frames of several sizes come to lie before it, too.
for (let size = 0; size < 32; size++) {
  try {
    deeper(...new Array(size).fill(0));
  } catch {
    // refused at every depth
  }
}
for (const refusal of refusals) {
  console.log(refusal);
}
console.log(engine.text('digest', RECIPE) === digest ? 'works' : 'differs');
