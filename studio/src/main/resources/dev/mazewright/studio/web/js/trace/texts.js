// The texts of the controls of a playback.

const { format } = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const count = number => format(Math.round(number));

export const texts = {
  transport: 'Playback',
  play: 'Play (space)',
  pause: 'Pause (space)',
  step: 'One step forward (right arrow)',
  stepBack: 'One step back (left arrow)',
  toStart: 'To the start (Home)',
  toEnd: 'To the end (End)',
  scrub: 'Position',
  speed: 'Speed',
  instant: 'all at once',
  perSecond: rate => (rate < 1.5 ? '1 step a second' : `${count(rate < 1000 ? rate : Number(rate.toPrecision(2)))} steps a second`),
  positionOf: (position, total) => `${count(position)} of ${count(total)}`,
  algorithmOf: name => `Pseudo-code of ${name}`,
  colour: 'Colour by',
  colours: { state: 'state', order: 'order', distance: 'distance' },
};
