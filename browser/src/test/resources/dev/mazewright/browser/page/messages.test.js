import { formatter, namesOf, parse } from '/js/say/format.js';
import { available } from '/js/say/language.js';
import { messages } from '/js/say/messages.js';
import { equal, test } from './testing.js';

const said = (language, text, given) => formatter(language).write(parse(text), given);

test('arguments, plurals and choices', () => {
  const text = '{done, plural, =0 {nobody} one {# pupil} other {# pupils}} of {all}{late, select, true {, late} other {}}';
  equal(said('en', text, { done: 0, all: 3, late: false }), 'nobody of 3');
  equal(said('en', text, { done: 1, all: 3, late: true }), '1 pupil of 3, late');
  equal(said('en', text, { done: 2000, all: 3n, late: false }), '2,000 pupils of 3');
});

test('the plural categories are those of the language (CLDR)', () => {
  const text = '{n, plural, one {one} two {two} few {few} many {many} other {other}}';
  equal([0, 1, 2, 5].map(n => said('ar', text, { n })).join(' '), 'other one two few');
  equal([1, 2, 5, 22].map(n => said('pl', text, { n })).join(' '), 'one few many few');
  equal([0, 1, 2].map(n => said('fr', text, { n })).join(' '), 'one one other');
});

test('numbers and lists are written as the language writes them', () => {
  equal(said('de', '{n}: {list}', { n: 12345, list: ['a', 'b', 'c'] }), '12.345: a, b und c');
  equal(said('en-GB', '{list}', { list: ['a', 'b', 'c'] }), 'a, b and c');
});

test('names stand in the order of the text', () => {
  equal(namesOf(parse('{b, plural, one {{a}} other {{c}}} {a} {d}')).join(' '), 'b a c d');
});

test('what is not well formed is refused', () => {
  for (const text of ['{', '}', '{a', '{a b}', '{a, plural, one {x}}', 'x {a} }']) {
    let refused = null;
    try {
      parse(text);
    } catch (error) {
      refused = error.name;
    }
    equal(refused, 'SyntaxError', text);
  }
});

test('a text with arguments is a function of them, in the order of its English', () => {
  const texts = messages('test', { plain: 'Seed', on: '{name} on {shape}', list: ['up', 'down'], inner: { many: '{n, plural, one {# cell} other {# cells}}' } });
  equal(texts.plain, 'Seed');
  equal(texts.on('Wilson', 'hexagons'), 'Wilson on hexagons');
  equal(texts.list.join(), 'up,down');
  equal(texts.inner.many(2), '2 cells');
});

test('a language is found by what browsers call it', () => {
  equal(available('de-CH'), 'de');
  equal(available('zh-CN'), 'zh-Hans');
  equal(available('zh-SG'), 'zh-Hans');
  equal(available('zh-TW'), undefined);
  equal(available('en_US@posix'), undefined);
  equal(available('tlh'), undefined);
});
