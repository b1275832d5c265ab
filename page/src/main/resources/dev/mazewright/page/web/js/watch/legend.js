// The legend of the colours of a playback.
import { el } from '../controls/controls.js';
import { css, palette, ramp } from '../canvas/colours.js';
import { Kind } from '../trace/events.js';
import { texts } from './texts.js';

/** Stops of the ramp that is shown. */
const STOPS = 9;

/** For each state whether a playback has it. */
const STATES = {
  generate: {
    head: () => true,
    solid: ({ scene }) => !scene.tiles,
    brick: ({ scene }) => scene.tiles,
    walked: ({ events, scene }) => events.has(Kind.WALK) && !scene.tiles,
    waiting: ({ events }) => events.has(Kind.VISIT) && events.has(Kind.LEAVE),
    joined: () => true,
  },
  solve: {
    head: () => true,
    trail: ({ events }) => events.has(Kind.WALK),
    visited: ({ events }) => events.has(Kind.VISIT),
    left: ({ events }) => events.has(Kind.LEAVE),
    filled: ({ events }) => events.has(Kind.FILL),
    solution: ({ events }) => Boolean(events.header.solution),
  },
};

/** The name of the palette's colour of a state, where it has another. */
const COLOURS = { waiting: 'left', joined: 'paper', plain: 'paper', brick: 'wall', trail: 'head' };

/** A list of colours and their names. */
export function colourLegend() {
  let listed = '';
  let by = 'state';
  let played = null;
  const element = el('div', { class: 'legend', role: 'group', 'aria-label': texts.legend });

  /** Shows what the colours of this playback are. */
  function show(colour, playback) {
    listed = '';
    by = colour;
    adapt(playback);
  }

  /** More of the playback is known. */
  function adapt(playback) {
    played = playback;
    const states = STATES[playback.events.header.of];
    const names = Object.keys(states).filter(name => states[name](playback));
    const shown = [by, ...names].join();
    if (shown !== listed) {
      listed = shown;
      element.replaceChildren(...(by === 'state' ? names.map(swatch) : [scale(by), swatch('plain')]));
    }
  }

  /** The colours of the page have changed. */
  function recolour() {
    listed = '';
    if (played) {
      adapt(played);
    }
  }

  return { element, show, adapt, recolour };
}

function swatch(name) {
  const patch = el('span', { class: `swatch ${name === 'head' ? 'round' : ''}${name === 'trail' || name === 'solution' ? 'thin' : ''}` });
  patch.style.background = palette()[COLOURS[name] ?? name];
  return el('span', { class: 'key' }, patch, texts.states[name]);
}

function scale(colour) {
  const [from, to] = texts.orders[colour];
  const bar = el('span', { class: 'ramp-bar' });
  const stops = Array.from({ length: STOPS }, (_, i) => css(ramp(i / (STOPS - 1))));
  bar.style.background = `linear-gradient(to right, ${stops.join(', ')})`;
  return el('span', { class: 'ramp-scale' }, from, bar, to);
}
