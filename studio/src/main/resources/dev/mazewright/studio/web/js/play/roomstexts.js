// The texts of the mouse and the cheese.
import { count } from '../words.js';

export const texts = {
  idea: 'Rooms with brick walls and a door in a corner of each. The mouse starts at the entrance; the cheese lies'
    + ' in a room far from it. Steer the mouse to the cheese, or let a solver find it.',
  size: 'Size',
  sizes: { '15x23': 'Small', '25x41': 'Medium', '41x67': 'Large' },
  replaced: 'A level of Cheese replaces your maze. Undo (Ctrl+Z) returns to it.',
  new: 'New level',
  solver: 'Search algorithm',
  find: 'Let the mouse find it',
  stop: 'Stop the mouse',
  found: (steps, visited) => `The mouse found the cheese in ${count(steps, 'step')} after visiting ${count(visited, 'tile')}.`,
};
