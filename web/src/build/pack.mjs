// Packs files by brotli, which the JDK cannot: node pack.mjs FOLDER FILE..., where those of folders are packed, too. What is packed has the
// SHA-256 of the file as its name, so that none is taken for that of another version.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const [folder, ...places] = process.argv.slice(2);
const files = places.filter(existsSync)
  .flatMap(place => (statSync(place).isDirectory() ? readdirSync(place).map(name => join(place, name)) : [place]));
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const file of files) {
  const content = readFileSync(file);
  writeFileSync(join(folder, `${createHash('sha256').update(content).digest('hex')}.br`), brotliCompressSync(content));
}
