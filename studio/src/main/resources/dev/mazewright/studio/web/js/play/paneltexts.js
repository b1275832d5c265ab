// The texts of the panel around the games.
export const texts = {
  modes: { walk: 'Walk', rooms: 'Cheese', dig: 'Dig' },
  modeTitles: {
    walk: 'Walk the maze that is open', rooms: 'The mouse and the cheese', dig: 'Dig your own maze with the turtle',
  },
  modesLabel: 'What to play',
};
