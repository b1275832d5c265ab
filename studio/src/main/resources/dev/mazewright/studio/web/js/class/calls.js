// What the class asks of the server.
import { ApiError } from '../api.js';

const ROOT = '/api/v1/class';

/** Posts an object and gives the answer; throws an ApiError where it is refused. */
export async function post(path, what) {
  let response;
  try {
    response = await fetch(`${ROOT}/${path}`, {
      method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(what),
    });
  } catch {
    throw new ApiError('', 0);
  }
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) {
    throw new ApiError(answer.error ?? '', response.status);
  }
  return answer;
}

/** The pupils' link and its QR code. */
export const pupilsLink = async () => (await fetch(ROOT)).json();

/**
 * Listens to the class: functions of {stage, race} by the name of their event, and of whether there is a connection.
 * @param {Record<string, (value: any) => void>} listeners
 * @param {(isThere: boolean) => void} onConnection
 */
export function listen(listeners, onConnection = () => {}) {
  const events = new EventSource(`${ROOT}/events`);
  for (const [name, listener] of Object.entries(listeners)) {
    events.addEventListener(name, event => listener(JSON.parse(event.data)));
  }
  events.addEventListener('open', () => onConnection(true));
  events.addEventListener('error', () => onConnection(false));
}
