import { messages } from '../say/messages.js';
import { inSentence, number } from '../words.js';

const says = messages('controls', {
  less: 'Decrease {label}',
  more: 'Increase {label}',
  between: '{least} to {most}',
  atLeast: 'minimum {least}',
  whole: 'Enter a whole number ({bounds}).',
  needed: 'A whole number is needed ({bounds}); {value} stays.',
  impossible: '{given} is not possible ({bounds}); {value} stays.',
  optionsOf: 'Options of {name}',
});

const bounds = (least, most) => (most < Number.MAX_SAFE_INTEGER ? says.between(least, most) : says.atLeast(least));

/** The texts of the controls. */
export const texts = {
  ...says,
  less: label => says.less(inSentence(label)),
  more: label => says.more(inSentence(label)),
  whole: (least, most) => says.whole(bounds(least, most)),
  stays: (given, least, most, value) => (given === '' ? says.needed(bounds(least, most), value)
    : says.impossible(/^-?\d+$/.test(given) ? number(BigInt(given)) : given, bounds(least, most), value)),
};
