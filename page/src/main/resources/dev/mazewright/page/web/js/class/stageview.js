// What the teacher's stage shows, on a pupil's page: the maze, a playback or a race, at the teacher's step.
import { Lanes } from '../race/lanes.js';
import { nameOfPart } from '../names.js';
import { Player } from '../trace/player.js';
import { readLink } from '../shell/link.js';
import { partOf, readPart, readTrail, showTrail } from './shared.js';
import { Scene } from '../canvas/scene.js';
import { Walking } from '../play/walking.js';
import { withGenerator } from '../recipe.js';

/** Shows links of the teacher's page on a stage. */
export class StageView {
  #app;
  #shown = '';
  #playback = null;
  /** The part of the maze that was shown last, and the walk in it or null. */
  #part = null;
  #walking = null;
  #wanted = null;
  #isOpening = false;

  /** @param app has `api`, `stage`, `view`, `explain` and `busy`; gets the `scene` that is shown and the `path` in it */
  constructor(app) {
    this.#app = app;
  }

  /** Shows a link; of those that come while one is opened, the last. */
  async show(link) {
    this.#wanted = link;
    if (this.#isOpening) {
      return;
    }
    this.#isOpening = true;
    while (this.#wanted !== null) {
      const next = this.#wanted;
      this.#wanted = null;
      try {
        await this.#open(readLink(`#${next}`));
      } catch (error) {
        this.#shown = '';
        this.#app.say(this.#app.explain(error));
      }
    }
    this.#isOpening = false;
  }

  /** The part of the maze that is shown, or null for all of it. */
  get part() {
    return partOf(this.#app.view);
  }

  /** The cells of the teacher's walk that is shown, or null. */
  get trail() {
    return this.#walking?.walk.trail ?? null;
  }

  /** Leaves the stage to others. */
  close() {
    this.#playback?.close();
    this.#playback = null;
    this.#walking?.detach();
    this.#walking = null;
    this.#part = null;
    this.#shown = '';
    this.#app.stage.views(1);
  }

  async #open({ recipe, settings }) {
    const step = Number(settings.get('step')) || 0;
    const about = [recipe, ...['panel', 'of', 'solver', 'lanes', 'solution'].map(name => settings.get(name))].join(' ');
    if (about !== this.#shown) {
      this.close();
      this.#shown = about;
      await this.#begin(recipe, settings);
      if (this.#shown !== about) {
        return; // the stage was left to others
      }
    }
    this.#playback?.colourBy(settings.get('colour') ?? 'state');
    this.#playback?.seek(this.#playback.from + step);
    this.#showWalk(settings.get('walk'));
    this.#showPart(settings.get('part'));
  }

  /** Shows the part of the maze that the teacher sees, when that changes; until then a pupil may look elsewhere. */
  #showPart(text) {
    if (text !== this.#part) {
      this.#part = text;
      this.#app.view.fit(readPart(text));
    }
  }

  #showWalk(text) {
    const { view } = this.#app;
    const cells = readTrail(text, view.scene);
    if (cells.length === 0) {
      this.#walking?.detach();
      this.#walking = null;
      return;
    }
    if (this.#walking === null) {
      this.#walking = new Walking(this.#app, () => {});
      this.#walking.begin({ start: cells[0], goals: view.scene.goals });
    }
    showTrail(this.#walking, cells);
  }

  #begin(recipe, settings) {
    const { stage, view } = this.#app;
    const of = settings.get('of') === 'solve' ? 'solve' : 'generate';
    if (settings.get('panel') === 'race') {
      const requests = (settings.get('lanes') ?? '').split(' ').filter(Boolean).map(name =>
        ({ name, of, ...(of === 'solve' ? { recipe, solver: name } : { recipe: withGenerator(recipe, name) }) }));
      this.#playback = new Lanes(this.#app, () => {});
      return this.#playback.open(requests, stage.views(requests.length, requests.map(({ name }) => nameOfPart(name))));
    }
    if (settings.get('panel') === 'watch') {
      const solver = settings.get('solver') ?? 'breadth-first';
      this.#playback = new Player(this.#app, view, { recipe, of, ...(of === 'solve' ? { solver } : {}) });
      return this.#playback.open();
    }
    return this.#showMaze(recipe, settings.get('solution') === 'shown');
  }

  async #showMaze(recipe, withSolution) {
    const { api, view } = this.#app;
    const scene = Scene.parse(await api.scene({ recipe }, withSolution ? { solution: true } : {})).settleEnds();
    view.setScene(scene);
    view.solution = withSolution ? scene.solution ?? null : null;
    Object.assign(this.#app, { scene, path: view.solution });
  }
}
