// The colour scheme: light, dark, or that of the system.
import { keep, kept } from './kept.js';

const NAME = 'look';
const system = window.matchMedia('(prefers-color-scheme: dark)');

/** The available schemes. */
export const SCHEMES = ['system', 'light', 'dark'];

/** The chosen scheme. */
export function scheme() {
  const chosen = kept(NAME);
  return SCHEMES.includes(chosen) ? chosen : 'system';
}

/** Chooses one, and calls back whenever the colours change. */
export function choose(chosen, onChange) {
  keep(NAME, chosen);
  apply(chosen);
  onChange();
}

/** Applies the chosen scheme, now and when the system changes. */
export function follow(onChange) {
  apply(scheme());
  system.addEventListener('change', () => {
    apply(scheme());
    onChange();
  });
}

function apply(chosen) {
  const isDark = chosen === 'dark' || (chosen === 'system' && system.matches);
  const page = document.documentElement;
  page.dataset.theme = isDark ? 'dark' : 'light';
  document.querySelector('meta[name="theme-color"]').setAttribute('content', getComputedStyle(page).getPropertyValue('--surface').trim());
}
