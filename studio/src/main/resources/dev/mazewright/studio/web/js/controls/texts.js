/** The texts of the controls. */
export const texts = {
  less: label => `Decrease ${label.toLowerCase()}`,
  whole: (least, most) => (most < Number.MAX_SAFE_INTEGER ? `A whole number, ${least} to ${most}.` : `A whole number, ${least} or more.`),
  more: label => `Increase ${label.toLowerCase()}`,
  optionsOf: name => `Options of ${name}`,
};
