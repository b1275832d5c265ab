/** What the controls say. */
export const controls = {
  less: label => `${label}: less`,
  more: label => `${label}: more`,
};
