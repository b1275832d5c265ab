/** The colours of page and canvas: CSS custom properties, read once for each theme, and a ramp for all kinds of colour vision. */

/** The colours of a maze where the page has none: the theme "plain", light and dark. */
const PLAIN = {
  light: {
    paper: '#ffffff', wall: '#1a1a1a', solution: '#56b4e9', start: '#0072b2', goal: '#e69f00', ink: '#1a1a1a',
    solid: '#b3b3b3', visited: '#99d2f2', left: '#cce9f9', walked: '#78c3ee', filled: '#b3b3b3', head: '#d55e00',
    dark: '#3a3f46', remembered: '#dfe3e8',
  },
  dark: {
    paper: '#14171b', wall: '#d8dde3', solution: '#3f9fd6', start: '#6cb8f0', goal: '#f0b030', ink: '#d8dde3',
    solid: '#3b424b', visited: '#285f80', left: '#1d3a4e', walked: '#2f7aa6', filled: '#3b424b', head: '#ff8a3c',
    dark: '#07090b', remembered: '#20262d',
  },
};

/** Stops of cividis (Nuñez, Anderton and Renslow, 2018): even steps of lightness, alike for people who lack a cone. */
const CIVIDIS = [
  [0, 34, 78], [18, 53, 112], [59, 73, 108], [87, 93, 109], [112, 113, 115], [138, 134, 120], [165, 156, 116],
  [195, 179, 105], [225, 204, 85], [254, 232, 56],
];

/** The part of the ramp on which walls stand out: its light part on light paper, its dark part on dark paper. */
const SHARE = 0.66;

let known = new WeakMap();

/** The colours of a style, in place of the page's, or null. */
let styled = null;
const listeners = new Set();

/** Takes the colours of a style, such as {paper, wall}, or null for those of the page. */
export function restyle(colours) {
  styled = colours;
  forget();
  listeners.forEach((again) => again());
}

/** Whether a style has colours in place of the page's. */
export const isStyled = () => styled !== null;

/** Clears what was read: the colours of the page have changed. */
export function forget() {
  known = new WeakMap();
}

/** The current colours, by the custom properties of the page or of an element of it: each name's CSS text, and `isDark`. */
export function palette(root = document.documentElement) {
  if (!known.has(root)) {
    known.set(root, read(root));
  }
  return known.get(root);
}

/** The colour of a custom property that no theme of mazes has, in the page or an element of it. */
export function property(name, root = document.documentElement) {
  const colours = palette(root);
  colours[name] ??= getComputedStyle(root).getPropertyValue(`--${name}`).trim();
  return colours[name];
}

function read(root) {
  const style = getComputedStyle(root);
  const own = (name) => style.getPropertyValue('--' + name).trim();
  const paper = styled?.paper ?? own('paper');
  const isDark = paper === '' ? matchMedia('(prefers-color-scheme: dark)').matches : lightness(rgb(paper)) < 0.4;
  const plain = isDark ? PLAIN.dark : PLAIN.light;
  const found = { isDark };
  for (const name of Object.keys(plain)) {
    found[name] = styled ? styled[name] ?? plain[name] : own(name) || plain[name];
  }
  return found;
}

/** Calls back when the page, or an element of it, changes between light and dark; returns a function that ends it. */
export function onChange(changed, root = document.documentElement) {
  const media = matchMedia('(prefers-color-scheme: dark)');
  const again = () => {
    forget();
    changed(palette(root));
  };
  const observer = new MutationObserver(again);
  const watched = { attributes: true, attributeFilter: ['class', 'data-theme', 'style'] };
  new Set([document.documentElement, root]).forEach((element) => observer.observe(element, watched));
  media.addEventListener('change', again);
  listeners.add(again);
  return () => {
    listeners.delete(again);
    observer.disconnect();
    media.removeEventListener('change', again);
  };
}

let probe = null;
const parsed = new Map();

/** The parts of any colour that CSS knows, 0 to 255 each: red, green, blue and opacity. */
export function rgb(text) {
  if (!parsed.has(text)) {
    parsed.set(text, parse(text));
  }
  return parsed.get(text);
}

function parse(text) {
  probe ??= new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  probe.clearRect(0, 0, 1, 1);
  probe.fillStyle = '#000';
  probe.fillStyle = text;
  probe.fillRect(0, 0, 1, 1);
  return [...probe.getImageData(0, 0, 1, 1).data];
}

const lightness = ([red, green, blue]) => (0.299 * red + 0.587 * green + 0.114 * blue) / 255;

/** The colour of a name as tints have it, 0xAABBGGRR. */
export const tint = (name, colours = palette()) => packed(rgb(colours[name] ?? name));

/** Parts of a colour as one number, 0xAABBGGRR. @type {(parts: number[]) => number} */
const packed = ([red, green, blue, opacity = 255]) => ((opacity << 24) | (blue << 16) | (green << 8) | red) >>> 0;

/** A number as CSS writes it. */
export function css(colour) {
  const opacity = colour >>> 24;
  const parts = `${colour & 255} ${(colour >>> 8) & 255} ${(colour >>> 16) & 255}`;
  return opacity === 255 ? `rgb(${parts})` : `rgb(${parts} / ${opacity / 255})`;
}

/** The colour that is a share of the distance from one to another, as CSS writes it. */
export function mixed(one, other, share) {
  const from = rgb(one);
  const to = rgb(other);
  return css(packed(from.map((part, i) => Math.round(part + (to[i] - part) * share))));
}

/** A colour for a share from 0 to 1, as 0xAABBGGRR: the nearer to 1, the farther from the paper. */
export function ramp(share, colours = palette()) {
  const within = Math.min(1, Math.max(0, share)) * SHARE;
  const at = (colours.isDark ? within : 1 - within) * (CIVIDIS.length - 1);
  const stop = Math.min(CIVIDIS.length - 2, Math.floor(at));
  return packed(CIVIDIS[stop].map((part, i) => Math.round(part + (CIVIDIS[stop + 1][i] - part) * (at - stop))));
}
