// The texts about mazes of micromouse contests.
import { messages } from '../say/messages.js';
import { decimal, number } from '../words.js';

const says = messages('contest', {
  title: 'Micromouse',
  idea: 'Click a rule or a path to see it in the maze.',
  rules: 'Contest rules',
  sets: { classic: 'Classic', half: 'Half-size', uk: 'UKMARS', apec: 'APEC', mms: 'Simulator mms' },
  verdict: '{broken, plural, =0 {Keeps all these rules.} one {Breaks # rule:} other {Breaks # rules:}}',
  error: 'Error',
  note: 'Note',
  broken: {
    outline: 'Gaps in the outer wall',
    start: 'Start not in a corner that opens clockwise only',
    'goal-reached': 'No path to the goal',
    size: 'Not the size of the contest',
    'goal-place': 'Goal not where the contest has it',
    'hollow-goal': 'Walls inside the goal',
    'one-entrance': 'Goal without exactly one entrance',
    posts: 'Posts without a wall',
    'several-paths': 'Only one path to the goal',
    'wall-followers': 'A wall follower reaches the goal',
    'every-square': 'Squares that cannot be reached',
  },
  times: 'Times by the slalom model',
  paths: { leastTime: 'Least time', shortest: 'Shortest', fewestTurns: 'Fewest turns' },
  seconds: '{seconds} s',
  length: '{steps, plural, one {# step} other {# steps}}, {turns, plural, one {# turn} other {# turns}}',
  model: 'A mouse by the model “{name}” along a path it knows. Another mouse may be faster on another path.',
  noPath: 'No path from start to goal.',
});

export const texts = {
  ...says,
  number,
  seconds: seconds => says.seconds(decimal(seconds, 3)),
};
