// What the class asks of the server.
import { send } from '../api.js';

/** Posts an object and gives the answer; throws an ApiError where it is refused. */
export const post = async (path, what) => (await send(`class/${path}`, what, { method: 'POST' })).json();

/** The pupils' link and its QR code. */
export const pupilsLink = async () => (await send('class', {}, {})).json();

/**
 * Listens to the class: functions of {stage, race} by the name of their event, and of whether there is a connection.
 * @param {Record<string, (value: any) => void>} listeners
 * @param {(isThere: boolean) => void} onConnection
 */
export function listen(listeners, onConnection = () => {}) {
  const events = new EventSource('/api/v1/class/events');
  for (const [name, listener] of Object.entries(listeners)) {
    events.addEventListener(name, event => listener(JSON.parse(event.data)));
  }
  events.addEventListener('open', () => onConnection(true));
  events.addEventListener('error', () => onConnection(false));
}
