import { number } from '../words.js';

/** The texts of the controls. */
export const texts = {
  less: label => `Decrease ${label.toLowerCase()}`,
  whole: (least, most) => (most < Number.MAX_SAFE_INTEGER ? `Enter a whole number (${least} to ${number(most)}).` : `Enter a whole number (minimum ${least}).`),
  more: label => `Increase ${label.toLowerCase()}`,
  optionsOf: name => `Options of ${name}`,
};
