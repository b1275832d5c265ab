// Words as masks in recipes.
import { wordIn, wordOption } from '/js/create/maskbits.js';
import { equal, test } from './testing.js';

test('a word of letters, digits and . - _ stands in a recipe as it is', () => equal(wordOption('v2.0_a-b'), ['mask-text', 'v2.0_a-b']));

test('any other word is written in base64url without padding', () => equal(wordOption('I LOVE'), ['mask-text64', 'SSBMT1ZF']));

test('a word comes back from its option', () => {
  for (const word of ['MAZE', 'I LOVE', 'ÄÖÜ?', 'two\nlines']) {
    equal(wordIn(Object.fromEntries([wordOption(word)])), word);
  }
});

test('options without a word have none', () => equal(wordIn({ mask: 'heart' }), ''));
