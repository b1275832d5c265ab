// The texts of the controls of a playback.
import { whole } from '../words.js';

export const texts = {
  transport: 'Playback',
  play: 'Play (space)',
  pause: 'Pause (space)',
  step: 'Step forward (right arrow)',
  stepBack: 'Step back (left arrow)',
  toStart: 'Go to start (Home)',
  toEnd: 'Go to end (End)',
  scrub: 'Position',
  speed: 'Speed',
  instant: 'Instant',
  perSecond: rate => (rate < 1.5 ? '1 step/s' : `${whole(rate < 1000 ? rate : Number(rate.toPrecision(2)))} steps/s`),
  positionOf: (position, total) => `${whole(position)} of ${whole(total)}`,
  algorithmOf: name => `Pseudo-code of ${name}`,
  colour: 'Colour by',
  colours: { state: 'state', order: 'order', distance: 'distance' },
};
