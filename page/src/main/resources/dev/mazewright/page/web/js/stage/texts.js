// The texts of the web component.
import { messages } from '../say/messages.js';

const says = messages('stage', {
  maze: 'The maze: {shape}, {rows} × {columns}, {cells} cells.',
  walk: 'Arrow keys walk.',
  watch: 'Space plays and pauses.',
  move: 'Plus and minus zoom, arrow keys move the view, zero shows the whole maze.',
  empty: 'No maze is loaded.',
  modes: 'What to do',
  solved: 'Solution',
  play: 'Play',
  watchIt: 'Watch',
  controls: 'Controls',
  zoom: 'View',
  zoomIn: 'Zoom in (+)',
  zoomOut: 'Zoom out (-)',
  fit: 'Whole maze (0)',
  solution: 'Show the solution',
  noPath: 'No path leads from the start to the goal.',
  loading: 'Loading …',
  notLoaded: '{what} could not be loaded: {reason}.',
  local: 'a page that was opened as a file may not read other files; open it through a web server, or put the maze inside the page',
  status: 'the server answered with status {number}',
  notMaze: 'it is neither a maze document nor a scene',
  notTrace: 'it is not a trace',
});

export const texts = {
  ...says,
  maze: ({ shape, rows, columns, cells }) => says.maze(shape, rows, columns, cells),
};
