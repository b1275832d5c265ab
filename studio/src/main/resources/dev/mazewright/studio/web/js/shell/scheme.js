// Light, dark, or as the system has it.

const KEY = 'mazewright.look';
const system = window.matchMedia('(prefers-color-scheme: dark)');

/** The choices there are. */
export const LOOKS = ['system', 'light', 'dark'];

/** What is chosen. */
export function look() {
  const kept = read();
  return LOOKS.includes(kept) ? kept : 'system';
}

/** Chooses one, and calls back whenever the colours change. */
export function wear(chosen, onChange) {
  try {
    localStorage.setItem(KEY, chosen);
  } catch { // a browser that keeps nothing forgets it with the page
  }
  apply(chosen);
  onChange();
}

/** Puts on what is chosen, now and when the system changes. */
export function follow(onChange) {
  apply(look());
  system.addEventListener('change', () => {
    apply(look());
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
