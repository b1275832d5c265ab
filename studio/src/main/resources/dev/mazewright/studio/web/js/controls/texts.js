/** The texts of the controls. */
export const texts = {
  less: label => `${label}: less`,
  whole: (least, most) => (most < Number.MAX_SAFE_INTEGER ? `A whole number, ${least} to ${most}.` : `A whole number, ${least} or more.`),
  more: label => `${label}: more`,
  optionsOf: name => `Options of ${name}`,
};
