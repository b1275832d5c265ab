// In a page of one maze that has the engine: makes other mazes of its recipe. The build joins this and the loader into one script.
import { load } from './loader.js';

const form = document.querySelector('form');
const recipe = form.querySelector('input');
const status = form.querySelector('output');
const buttons = [...form.querySelectorAll('button')];
const SEED = /(?<=\/seed:)-?\d+/;
/** Seeds that are short enough to be typed: there are 2^32. */
const someSeed = () => String(crypto.getRandomValues(new Uint32Array(1))[0]);

let engine = null;

/** The engine, which the page has packed and in base64. It is unpacked when it is first needed. */
const ready = () => (engine ??= unpacked().then(load));

async function unpacked() {
  const letters = atob(document.querySelector('script[type="application/x-mazewright-engine"]').textContent);
  const packed = Uint8Array.from(letters, letter => letter.charCodeAt(0));
  return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}

/** Makes the maze of a recipe, and shows it in place of the one before. */
async function make(wanted) {
  buttons.forEach(button => { button.disabled = true; });
  status.textContent = 'Making the maze ...';
  try {
    const library = await ready();
    await new Promise(requestAnimationFrame); // so that the sentence is seen: what follows may take a second
    show(wanted, parts(library, wanted));
    recipe.value = wanted;
    status.textContent = '';
  } catch (error) {
    status.textContent = `${error.message}. The maze below is still ${document.title}.`;
  } finally {
    buttons.forEach(button => { button.disabled = false; });
  }
}

/** The files that the stage shows. */
function parts(library, wanted) {
  const [scene] = library.call('write', wanted, '', '', '', 'scene', form.dataset.solved, '');
  const found = [['scene', scene]];
  if (form.dataset.watch !== undefined) {
    found.push(['trace', library.call('trace', wanted, '', '', '', form.dataset.watch)[0]]);
  }
  return found;
}

function show(name, files) {
  const stage = document.querySelector('maze-stage');
  const next = /** @type {HTMLElement} */ (stage.cloneNode(false));
  next.append(...files.map(([kind, bytes]) => {
    const file = document.createElement('script');
    file.type = `application/x-mazewright-${kind}`;
    file.textContent = btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''));
    return file;
  }));
  stage.replaceWith(next);
  document.title = name;
  document.querySelector('h1').textContent = name;
}

form.addEventListener('submit', event => {
  event.preventDefault();
  const isAnother = event.submitter?.name === 'another';
  make(isAnother ? recipe.value.trim().replace(SEED, someSeed) : recipe.value.trim());
});
