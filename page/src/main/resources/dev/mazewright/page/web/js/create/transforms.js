// Transforms of the finished maze, one after the other.
import { details, el, iconButton, select } from '../controls/controls.js';
import { nameOf } from '../names.js';
import { texts } from './texts.js';
import { choicesOn, optionControls } from './options.js';

/** The list of transforms: add, remove, move, and the options of each. */
export function transformSection(editor) {
  const all = editor.app.catalog.transforms;
  const rows = el('ol', { class: 'transforms' });
  const add = select({
    label: texts.addTransform,
    onChange: name => {
      add.value = '';
      editor.change(recipe => { recipe.transforms.push({ name, options: {} }); }, { control: add });
    },
  });
  const root = details(texts.transformsTitle, {}, rows, add);
  let shown = null;
  let listed = null;
  let options = [];

  function move(index, by) {
    editor.change(recipe => {
      const [moved] = recipe.transforms.splice(index, 1);
      recipe.transforms.splice(index + by, 0, moved);
    }, { control: add });
  }

  function item({ name }, index, { length }) {
    const entry = all.find(each => each.name === name);
    options[index] = optionControls(entry.options, (key, value, control) =>
      editor.change(recipe => { recipe.transforms[index].options[key] = value; }, { kind: `${index}${key}`, control }));
    return el('li', { class: 'transform' },
      el('div', { class: 'transform-head' },
        el('strong', { text: nameOf(name), title: name }),
        iconButton('up', texts.earlier(nameOf(name)), () => move(index, -1), { disabled: index === 0 }),
        iconButton('down', texts.later(nameOf(name)), () => move(index, 1), { disabled: index === length - 1 }),
        iconButton('close', texts.remove(nameOf(name)), () => editor.change(recipe => { recipe.transforms.splice(index, 1); }, { control: add }))),
      el('p', { class: 'hint', text: entry.idea }),
      options[index].root);
  }

  function sync(recipe) {
    if (listed !== recipe.shape.name) {
      listed = recipe.shape.name;
      add.fill([{ value: '', label: texts.chooseTransform }, ...choicesOn(listed, all)], '');
    }
    const names = recipe.transforms.map(each => each.name).join('/');
    if (names !== shown) {
      shown = names;
      options = [];
      rows.replaceChildren(...recipe.transforms.map(item));
      rows.hidden = recipe.transforms.length === 0;
      root.open ||= recipe.transforms.length > 0;
    }
    recipe.transforms.forEach((each, index) => options[index].sync(each.options));
  }

  return { root, sync };
}
