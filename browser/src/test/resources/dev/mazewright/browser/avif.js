// The picture of a canvas as AVIF: one frame of AV1, as the browser's own encoder makes it, in the boxes of ISO 23000-22.
async canvas => {
  const { width, height } = canvas;
  const config = { codec: 'av01.0.08M.08', width, height, bitrate: 20_000_000 };
  if (typeof VideoEncoder !== 'function' || !(await VideoEncoder.isConfigSupported(config)).supported) {
    return null;
  }
  let frame = null;
  const encoder = new VideoEncoder({
    output: chunk => {
      frame = new Uint8Array(chunk.byteLength);
      chunk.copyTo(frame);
    },
    error: error => { throw error; },
  });
  encoder.configure(config);
  const picture = new VideoFrame(canvas, { timestamp: 0 });
  encoder.encode(picture, { keyFrame: true });
  await encoder.flush();
  picture.close();
  const u16 = number => [number >> 8 & 255, number & 255];
  const u32 = number => [...u16(number >>> 16), ...u16(number)];
  const box = (type, ...parts) => {
    const content = parts.flatMap(part => (typeof part === 'string' ? [...part].map(letter => letter.charCodeAt(0)) : part));
    return [...u32(8 + content.length), ...[...type].map(letter => letter.charCodeAt(0)), ...content];
  };
  const full = (type, ...parts) => box(type, u32(0), ...parts);
  const meta = offset => full('meta',
    full('hdlr', u32(0), 'pict', u32(0), u32(0), u32(0), [0]),
    full('pitm', u16(1)),
    full('iloc', [0x44, 0], u16(1), u16(1), u16(0), u16(1), u32(offset), u32(frame.length)),
    full('iinf', u16(1), box('infe', u32(2 << 24), u16(1), u16(0), 'av01', [0])),
    box('iprp',
      box('ipco', full('ispe', u32(width), u32(height)), full('pixi', [3, 8, 8, 8]), box('av1C', [0x81, 0x08, 0x0c, 0])),
      full('ipma', u32(1), u16(1), [3, 1, 2, 0x83])));
  const head = box('ftyp', 'avif', u32(0), 'avif', 'mif1', 'miaf');
  const offset = head.length + meta(0).length + 8;
  const bytes = [...head, ...meta(offset), ...box('mdat', [...frame])];
  return btoa(bytes.map(byte => String.fromCharCode(byte)).join(''));
}
