// The colour scheme: light, dark, or that of the system.

const KEY = 'mazewright.look';
const system = window.matchMedia('(prefers-color-scheme: dark)');

/** The available schemes. */
export const SCHEMES = ['system', 'light', 'dark'];

/** The chosen scheme. */
export function scheme() {
  const kept = read();
  return SCHEMES.includes(kept) ? kept : 'system';
}

/** Chooses one, and calls back whenever the colours change. */
export function choose(chosen, onChange) {
  try {
    localStorage.setItem(KEY, chosen);
  } catch { // a browser that keeps nothing forgets it with the page
  }
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
  document.querySelector('meta[name="theme-color"]').content = getComputedStyle(page).getPropertyValue('--surface').trim();
}

function read() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
