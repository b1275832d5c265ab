// A recording of what is played on a canvas, as WebM, by the browser itself.

const TYPES = ['video/webm;codecs=vp9', 'video/webm;codecs=vp8', 'video/webm'];
/** Bits for each pixel and second of a video of few colours. */
const BITS = 2;
const FRAMES_A_SECOND = 30;

/** The type of video that this browser records, or null. */
export const videoType = () =>
  (typeof MediaRecorder === 'function' && HTMLCanvasElement.prototype.captureStream ? TYPES.find(type => MediaRecorder.isTypeSupported(type)) ?? null : null);

/**
 * Records a canvas while `paint` shows its frames on it, each for `delay` milliseconds; `onFrame` is called before each, and what it
 * gives ends the recording early if it is false. Gives the video as a Blob.
 * @param {HTMLCanvasElement} canvas
 * @param {(frame: number) => void} paint
 * @param {{frames: number, delay: number, rest?: number, onFrame?: (frame: number) => boolean | void}} options
 */
export async function record(canvas, paint, { frames, delay, rest = 2000, onFrame = () => true }) {
  const stream = canvas.captureStream(FRAMES_A_SECOND);
  const recorder = new MediaRecorder(stream, {
    mimeType: videoType(), videoBitsPerSecond: Math.max(1_000_000, BITS * canvas.width * canvas.height),
  });
  const parts = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const ended = new Promise((resolve, reject) => {
    recorder.addEventListener('stop', resolve, { once: true });
    recorder.addEventListener('error', ({ error }) => reject(error), { once: true });
  });
  recorder.start();
  try {
    for (let frame = 0; frame < frames && onFrame(frame) !== false; frame++) {
      paint(frame);
      await pause(delay);
    }
    await pause(rest);
  } finally {
    recorder.stop();
    stream.getTracks().forEach(track => track.stop());
  }
  await ended;
  return new Blob(parts, { type: 'video/webm' });
}

const pause = milliseconds => new Promise(resolve => { setTimeout(resolve, milliseconds); });
