// Start and goal: a word, or a cell of the maze that is pointed at.
import { iconButton, row, select } from '../controls/controls.js';
import { cellText } from '../cells.js';
import { choiceOfId, nameOf } from '../names.js';
import { texts } from './texts.js';

/** The entry of the lists for the default. */
const DEFAULT = '';

/** The lists for start and goal, each with a button to point at a cell. */
export function endSection(editor) {
  const { app } = editor;
  let picking = null;
  let view = null;

  const start = chooser('start', texts.start, texts.startDefault, place => editor.change(recipe => {
    recipe.start = place || null;
  }, { control: start.list }));
  const goal = chooser('goal', texts.goal, texts.goalDefault, place => editor.change(recipe => {
    recipe.goals = place ? [place] : [];
  }, { control: goal.list }));
  const more = chooser('more', texts.moreGoals, texts.moreGoalsDefault, place => editor.change(recipe => {
    recipe.goals = recipe.goals.includes(place) ? recipe.goals.filter(each => each !== place) : [...recipe.goals, place];
  }, { control: more.list }));

  function chooser(id, label, fallback, onChoose) {
    const list = select({ label, onChange: value => onChoose(value) });
    const pick = iconButton('pick', texts.pick(label), () => (picking === id ? leave() : begin(id)), { pressed: false });
    const fill = place => {
      const known = [DEFAULT, ...app.catalog.places];
      const isCell = place && !known.includes(place);
      list.fill([
        { value: DEFAULT, label: fallback },
        ...(isCell ? [{ value: place, label: texts.cellAt(place) }] : []),
        ...app.catalog.places.map(choiceOfId),
      ], place ?? DEFAULT);
    };
    return { root: row(list, pick), list, pick, fill, onChoose };
  }

  const choosers = { start, goal, more };

  function begin(id) {
    editor.takeUp(leave);
    picking = id;
    choosers[id].pick.setAttribute('aria-pressed', 'true');
    document.body.classList.add('picking');
    app.say(texts.pickNow);
    [view] = app.stage.seen;
    view.onTap = cell => {
      if (cell >= 0) {
        const { onChoose } = choosers[picking];
        leave();
        onChoose(cellText(app.scene, cell));
      }
    };
  }

  function leave() {
    if (picking !== null) {
      choosers[picking].pick.setAttribute('aria-pressed', 'false');
      picking = null;
      document.body.classList.remove('picking');
      view.onTap = null;
    }
  }

  function sync(recipe) {
    start.fill(recipe.start);
    goal.fill(recipe.goals[0]);
    more.fill(DEFAULT);
    more.list.hint(recipe.goals.length > 1 ? texts.goalsAre(recipe.goals.map(nameOf)) : null);
  }

  const key = event => {
    if (event.key === 'Escape' && picking !== null) {
      leave();
      return true;
    }
    return false;
  };
  return { roots: [start.root, goal.root, more.root], sync, leave, key };
}
