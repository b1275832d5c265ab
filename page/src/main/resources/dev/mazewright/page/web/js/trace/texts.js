// The texts of the controls of a playback.
import { messages } from '../say/messages.js';
import { whole } from '../words.js';

const says = messages('trace', {
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
  perSecond: '{rate, plural, one {# step/s} other {# steps/s}}',
  positionOf: '{position} of {total}',
  algorithmOf: 'Pseudo-code of {name}',
  colour: 'Colour by',
  colours: { state: 'state', order: 'order', distance: 'distance' },
});

export const texts = {
  ...says,
  perSecond: rate => says.perSecond(Math.round(rate < 1.5 ? 1 : rate < 1000 ? rate : Number(rate.toPrecision(2)))),
  positionOf: (position, total) => says.positionOf(whole(position), whole(total)),
};
