// Words as masks in recipes.
import { optionsIn, wordIn } from '/js/create/maskbits.js';
import { equal, test } from './testing.js';

test('a word comes back from the options of the server', () => {
  equal(wordIn(Object.fromEntries(optionsIn('mask-text=v2.0_a-b'))), 'v2.0_a-b');
  equal(wordIn(Object.fromEntries(optionsIn('mask-text64=SSBMT1ZF'))), 'I LOVE');
  equal(wordIn(Object.fromEntries(optionsIn('mask-text64=dHdvCmxpbmVz'))), 'two\nlines');
});

test('letters as bits stand in an outline', () => equal(optionsIn('mask=heart,mask-bits=AAUJAw'), [['mask', 'heart'], ['mask-bits', 'AAUJAw']]));

test('options without a word have none', () => equal(wordIn({ mask: 'heart' }), ''));
