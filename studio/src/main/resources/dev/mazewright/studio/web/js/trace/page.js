// The trace binary.
import { Scene } from '../canvas/scene.js';

/**
 * Decodes a page of the trace binary: the maze before, if the page has it, its header and two words an event.
 * @type {(buffer: ArrayBuffer) => import('../types.js').TracePage}
 */
export function parsePage(buffer) {
  const data = new DataView(buffer);
  const sceneBytes = data.getUint32(0, true);
  const scene = sceneBytes === 0 ? null : Scene.parse(buffer, 4);
  let offset = 4 + sceneBytes;
  const length = data.getUint32(offset, true);
  const header = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, offset + 4, length)));
  offset += 4 + length;
  if (header.of === 'solve') {
    scene?.settleEnds();
  }
  return { scene, header, words: new Uint32Array(buffer, offset, header.count * 2) };
}
