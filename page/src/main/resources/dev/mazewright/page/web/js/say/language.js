// The language of the page: that of the link, of the switch, or of the browser, and its catalogue.
import { keep, keepInTab, kept, keptInTab } from '../shell/kept.js';
import { learn } from './messages.js';

const KEPT = 'language';
/** Where a link names the language, before or after '#'. */
const LINKED = /[?&]lang=([\w-]+)/;

/** All languages: the tag of each, which names its catalogue, and its own name. English stands in the modules. */
export const LANGUAGES = new Map([
  ['en', 'English'], ['de', 'Deutsch'], ['es', 'Español'], ['fr', 'Français'], ['ja', '日本語'], ['zh-Hans', '简体中文'], ['he', 'עברית'],
]);

/** Those of which the shell alone is translated: a link or the switch chooses them, the browser does not. */
const SHELLS = ['he'];

/** Takes on the language that is chosen; of any but English, after its catalogue has come. */
export async function speak() {
  const [, linked] = LINKED.exec(location.search) ?? LINKED.exec(location.hash) ?? [];
  if (available(linked)) {
    keepInTab(KEPT, available(linked)); // the link loses it
  }
  const language = [linked, keptInTab(KEPT), kept(KEPT)].map(available).find(Boolean) ?? ofBrowser() ?? 'en';
  if (language !== 'en') {
    const found = await fetch(`messages/${language}.json`).then(response => (response.ok ? response.json() : null), () => null);
    if (found !== null) {
      learn(language, found);
    }
  }
}

/** The first of the browser's languages that has a whole catalogue, or undefined. */
const ofBrowser = () => (navigator.languages ?? []).map(available).find(each => each && !SHELLS.includes(each));

/** Keeps another language, and loads the page again in it. */
export function choose(language) {
  keep(KEPT, language);
  keepInTab(KEPT, null);
  location.hash = location.hash.replace(LINKED, (all, tag, at, hash) => (all[0] === '?' && hash[at + all.length] === '&' ? '?' : '')).replace('?&', '?');
  location.reload();
}

/** The tag of the catalogue for a language as links and browsers name it, such as zh-CN, or undefined. */
export function available(tag) {
  const wanted = written(tag);
  return wanted && [...LANGUAGES.keys()].find(each => written(each) === wanted);
}

/** The language and script of a tag, such as zh-Hans; undefined if it is no tag. */
function written(tag) {
  try {
    const { language, script } = new Intl.Locale(tag.replace(/[@.].*$/, '')).maximize();
    return `${language}-${script}`;
  } catch {
    return undefined;
  }
}
