// The line that tells what kind of maze is open; what takes work to know comes later.
import { el } from '../controls/element.js';
import { Newest } from './newest.js';
import { parse } from '../recipe.js';
import { texts } from './texts.js';

/** How long the maze must have stood still before it is measured, in milliseconds. */
const PAUSE = 300;

/** Keeps the line of facts true. */
export class Facts {
  #app;
  #line;
  /** Says it to those who cannot see what has changed. */
  #said = el('p', { class: 'unseen', 'aria-live': 'polite' });
  #newest = new Newest();
  #waiting;

  constructor(app, line) {
    this.#app = app;
    this.#line = line;
    line.after(this.#said);
    app.on('scene', scene => {
      this.#tell([texts.facts.size(scene, asked(scene)), texts.facts.cells(scene.cells), ...(scene.notes ?? [])]);
      clearTimeout(this.#waiting);
      this.#waiting = setTimeout(() => this.#measure(scene), PAUSE);
    });
  }

  async #measure(scene) {
    const info = await this.#newest.run(signal => this.#app.api.info(this.#app.source, { signal })).catch(() => null);
    if (info !== null && scene === this.#app.scene) {
      const words = texts.facts;
      this.#said.textContent = this.#tell([
        words.size(scene, asked(scene)),
        words.cells(info.cells),
        words.deadEnds(info.deadEnds / info.cells),
        info.solutionLength === null ? words.noWay : words.way(info.solutionLength),
        typeof info.difficulty === 'number' ? words.difficulty(info.difficulty) : null,
        info.perfect === false && info.components === 1 ? words.loops : null,
        ...(scene.notes ?? []),
      ]).join(', ');
      this.#app.emit('info', info);
    }
  }

  #tell(facts) {
    const told = facts.filter(Boolean);
    this.#line.textContent = told.join('  ·  ');
    this.#app.stage?.describe(texts.alternative(told));
    return told;
  }
}

/** The size that a recipe asks for. */
function asked(scene) {
  return scene.recipe ? parse(scene.recipe).shape.size : null;
}
