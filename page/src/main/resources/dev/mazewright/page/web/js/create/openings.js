// Openings in the outline.
import { field, select } from '../controls/controls.js';
import { isAtEnds } from '../recipe.js';
import { endOpenings } from '../shell/fitting.js';
import { texts } from './texts.js';

const OWN = 'own';

/** The list of choices, and a field for custom openings. */
export function openingSection(editor) {
  const list = select({
    label: texts.openings,
    options: ['', 'none', 'ends', OWN].map(value => ({ value, label: texts.openingChoices[value] })),
    onChange: choose,
  });
  const own = field({
    label: texts.ownOpenings, class: 'mono', placeholder: '0,0.left start.top', hint: texts.ownOpeningsHint,
    onChange: text => set(text.trim().split(/[\s;]+/).filter(Boolean), own),
  });
  own.hidden = true;

  function choose(value) {
    own.hidden = value !== OWN;
    if (value === OWN) {
      own.input.focus();
    } else {
      set({ '': [], none: ['none'], ends: endOpenings(editor.app.scene) }[value], list);
    }
  }

  function set(openings, control) {
    editor.change(recipe => { recipe.openings = openings; }, { control, droppable: [] });
  }

  function sync(recipe) {
    const { openings } = recipe;
    const kind = openings.length === 0 ? '' : openings[0] === 'none' ? 'none' : isAtEnds(openings) ? 'ends' : OWN;
    list.value = kind;
    own.hidden = kind !== OWN;
    own.value = openings.join(' ');
  }

  return { roots: [list, own], sync };
}
