export const panel = { mount: () => ({}) };
