// All that a person reads, by section: texts.make.title and so on, each section in a file of its own.

const SECTIONS = [
  'shell',
  'controls',
  'make',
  'watch',
  'race',
  'play',
  'compare',
  'open',
  'take',
];

const modules = await Promise.all(SECTIONS.map(name => import(`./texts/${name}.js`)));

/** The texts of the page: texts.SECTION.key is a string, or a function of what it tells. */
export const texts = Object.assign({}, ...modules);
