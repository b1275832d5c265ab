// Openings in the outline.
import { field, select } from '../controls/controls.js';
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
      set({ '': [], none: ['none'], ends: ends(editor.app.scene) }[value], list);
    }
  }

  function set(openings, control) {
    editor.change(recipe => { recipe.openings = openings; }, { control });
  }

  function sync(recipe) {
    const { openings } = recipe;
    const atEnds = openings.length > 0 && openings.every(each => /^(start|goal)\./.test(each));
    const kind = openings.length === 0 ? '' : openings[0] === 'none' ? 'none' : atEnds ? 'ends' : OWN;
    list.value = kind;
    own.hidden = kind !== OWN;
    own.value = openings.join(' ');
  }

  return { roots: [list, own], sync };
}

/** An opening at the start and one at the goal, through a side without a cell behind it. */
function ends(scene) {
  const at = (word, cell, from) => {
    const edges = scene.edges(cell);
    const outer = directions(scene, cell).filter(direction => scene.neighbour(cell, direction) < 0);
    const side = outer.length > 0 ? outer[from === 'last' ? outer.length - 1 : 0] : edges[0]?.direction ?? 0;
    return `${word}.${scene.sides[side] ?? 'left'}`;
  };
  return [
    ...(scene.start >= 0 ? [at('start', scene.start, 'last')] : []),
    ...(scene.goals.length > 0 ? [at('goal', scene.goals[0], 'first')] : []),
  ];
}

/** The directions that cross a side of the cell. */
function directions(scene, cell) {
  return [...new Set(Array.from(scene.corners(cell), corner => corner.direction).filter(direction => direction >= 0))];
}
