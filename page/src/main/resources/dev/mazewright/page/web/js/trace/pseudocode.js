// The textbook's algorithm as pseudo-code, with the current line highlighted.
//
// pseudocode/generate/NAME.txt and pseudocode/solve/NAME.txt hold a line each of `TAGS | TEXT`. Tags, with commas
// between them, say what lights the line: `visit` an event of that kind, `phase:hunt` the beginning of that phase and what
// happens in it without a line of its own, `phase:hunt+carve` an event of a kind in that phase alone. The most specific
// tag that matches wins, and all lines with that tag are lit: where an event does not say which of them it was, it was one
// of these. What matches none leaves lit what was.
import { Kind, KIND_NAMES } from './events.js';
import { el } from '../controls/element.js';
import { textOf } from '../say/messages.js';

/** How many events are searched backwards for one that lights a line. */
const LOOK_BACK = 1000;

/** About how many letters fit in a line: longer ones take two. */
const WIDTH = 64;

/** How many letters of the width of a Latin one a text is wide: those of Chinese and Japanese are twice as wide. */
const wide = text => text.length + (text.match(/[\u3000-\u9fff\uff00-\uff60]/g)?.length ?? 0);

/** Parses the text of a file: lines with their tags, their depth, and their words in the language of the page. */
function parsePseudocode(text) {
  return text.split('\n').filter(line => line.includes('|')).map(line => {
    const bar = line.indexOf('|');
    const tags = line.slice(0, bar).split(',').map(tag => tag.trim()).filter(Boolean);
    const text = line.slice(bar + 2);
    const words = text.trimStart();
    return { tags, depth: (text.length - words.length) / 2, words: textOf(`pseudocode.${words}`, words) };
  });
}

/** The tags of an event, the most specific first. */
function tagsOf(kind, phaseName) {
  const phase = `phase:${phaseName}`;
  const name = KIND_NAMES[kind];
  return kind === Kind.PHASE ? [phase] : [`${phase}+${name}`, name, phase];
}

/** The numbers of the lines that an event highlights; none if it matches none. */
function litBy(lines, kind, phaseName) {
  const tag = tagsOf(kind, phaseName).find(each => lines.some(line => line.tags.includes(each)));
  return tag === undefined ? [] : lines.flatMap((line, i) => (line.tags.includes(tag) ? [i] : []));
}

/** The lines that are lit after what a playback has played. */
function litLines(lines, playback) {
  const { events } = playback;
  let { phase } = playback;
  for (let i = playback.position - 1; i >= Math.max(0, playback.position - LOOK_BACK); i--) {
    const lit = litBy(lines, events.kind(i), events.header.phases[phase] ?? '');
    if (lit.length > 0) {
      return lit;
    }
    phase ^= events.kind(i) === Kind.PHASE ? events.detail(i) : 0;
  }
  return [];
}

/** The element that shows an algorithm. */
export function pseudocodeList(label = null) {
  let lines = [];
  let items = [];
  let loaded = '';
  const element = el('ol', { class: 'pseudocode', 'aria-label': label, tabIndex: 0 });

  /** Shows an algorithm of 'generate' or 'solve', by its name. */
  async function load(of, name) {
    const file = new URL(`pseudocode/${of}/${name}.txt`, document.baseURI).href;
    if (file === loaded) {
      return;
    }
    loaded = file;
    const answer = await fetch(file);
    const text = answer.ok ? await answer.text() : '';
    if (file === loaded) {
      lines = parsePseudocode(text);
      items = lines.map(item);
      element.style.setProperty('--lines', String(lines.reduce((sum, { depth, words }) => sum + Math.ceil((2 * depth + wide(words) + 1) / WIDTH), 0)));
      element.replaceChildren(...items);
    }
  }

  /** Lights the lines of what a playback has just done. */
  function light(playback) {
    const lit = litLines(lines, playback);
    items.forEach((each, i) => {
      each.classList.toggle('lit', lit.includes(i));
      each.setAttribute('aria-current', String(lit.includes(i)));
    });
  }

  return { element, load, light };
}

/** A line, indented by its depth. */
function item({ depth, words }) {
  const line = el('li', { text: words });
  line.style.setProperty('--depth', String(depth));
  return line;
}
