// Loads mazes and traces: from an address, or from an element inside of the component.
import { bytesOf } from '../bytes.js';
import { Scene } from '../canvas/scene.js';
import { parsePage } from '../trace/feed.js';
import { sceneOf } from './document.js';
import { texts } from './texts.js';

const SCENE = [0x4d, 0x5a, 0x53, 0x43];

/** The Scene at an address or inside of the component, or null where neither is given; throws an Error with a sentence. */
export async function loadMaze(element) {
  const bytes = await load(element, 'src', 'script[type="application/x-mazewright-scene"]')
    ?? textInside(element, 'script[type="application/json"]');
  return bytes === null ? null : named('The maze', () => mazeOf(bytes));
}

/** The page of the trace, which has all events, or null where none is given. */
export async function loadTrace(element) {
  const bytes = await load(element, 'trace', 'script[type="application/x-mazewright-trace"]');
  return bytes === null ? null : named('The trace', () => traceOf(bytes));
}

/** The bytes at the address in an attribute, else those in base64 in an element inside; null where there is neither. */
async function load(element, attribute, selector) {
  const address = element.getAttribute(attribute);
  if (address === null) {
    const inside = element.querySelector(selector);
    return inside === null ? null : bytesOf(inside.textContent.trim()).buffer;
  }
  let response;
  try {
    response = await fetch(address);
  } catch (error) {
    throw new Error(texts.notLoaded(address, location.protocol === 'file:' ? texts.local : error.message));
  }
  if (!response.ok) {
    throw new Error(texts.notLoaded(address, texts.status(response.status)));
  }
  return response.arrayBuffer();
}

function textInside(element, selector) {
  const inside = element.querySelector(selector);
  return inside === null ? null : new TextEncoder().encode(inside.textContent).buffer;
}

function mazeOf(buffer) {
  const head = new Uint8Array(buffer, 0, Math.min(buffer.byteLength, SCENE.length));
  if (SCENE.every((byte, i) => byte === head[i])) {
    return Scene.parse(buffer).settleEnds();
  }
  let document;
  try {
    document = JSON.parse(new TextDecoder().decode(buffer));
  } catch {
    throw new Error(texts.notMaze);
  }
  return sceneOf(document).settleEnds();
}

function traceOf(buffer) {
  let page = null;
  try {
    page = parsePage(buffer);
  } catch { // what it lacks is of no interest
  }
  if (!page?.scene || page.header.count !== page.header.events) {
    throw new Error(texts.notTrace);
  }
  return page;
}

function named(what, work) {
  try {
    return work();
  } catch (error) {
    throw new Error(texts.notLoaded(what, error.message));
  }
}
