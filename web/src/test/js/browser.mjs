// node browser.mjs LOADER MODULE GOLDEN BROWSER [ARGUMENT ...]: makes the mazes of all golden digests in a browser, without a window, such as
// firefox --headless, or chromium --headless --no-sandbox. Prints what differs, and how many are equal.
import { spawn } from 'node:child_process';
import { readFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [loader, module, golden, browser, ...options] = process.argv.slice(2);
const PAGE = `<!doctype html><meta charset="utf-8"><title>Golden digests</title><script type="module" src="/page.js"></script>`;
const SCRIPT = `
import { compile, Engine } from '/loader.js';
const lines = (await (await fetch('/golden')).text()).split('\\n').filter(each => each && !each.startsWith('#'));
const found = [];
let equal = 0;
try {
  const compiled = await compile('/module.wasm');
  const engine = new Engine(compiled);
  for (const line of lines) {
    const [recipe, digest] = line.split(' ');
    let made;
    try {
      made = engine.text('digest', recipe, '', '', '');
    } catch (failure) {
      made = failure.code + ' ' + failure.message;
    }
    made === digest ? equal++ : found.push(recipe + ': ' + made + ', not ' + digest);
  }
} catch (failure) {
  found.push(String(failure));
}
await fetch('/found', { method: 'POST', body: [...found, navigator.userAgent, 'equal: ' + equal + ' of ' + lines.length].join('\\n') });`;
const FILES = {
  '/': ['text/html', PAGE],
  '/page.js': ['text/javascript', SCRIPT],
  '/loader.js': ['text/javascript', readFileSync(loader)],
  '/module.wasm': ['application/wasm', readFileSync(module)],
  '/golden': ['text/plain', readFileSync(golden)],
};
const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

const profile = mkdtempSync(join(tmpdir(), 'browser-'));
const server = createServer(async (request, response) => {
  if (request.url === '/found') {
    let text = '';
    for await (const part of request) {
      text += part;
    }
    console.log(text);
    response.end();
    running.kill('SIGKILL');
    server.close();
    server.closeAllConnections();
    return;
  }
  const [type, content] = FILES[request.url] ?? [];
  response.writeHead(type ? 200 : 404, { 'Content-Type': type ?? 'text/plain', 'Content-Security-Policy': POLICY });
  response.end(content ?? '');
});
let running;
server.listen(0, '127.0.0.1', () => {
  const own = /firefox/.test(browser) ? ['--profile', profile] : /MiniBrowser/.test(browser) ? ['--private'] : [`--user-data-dir=${profile}`];
  running = spawn(browser, [...options, ...own, `http://127.0.0.1:${server.address().port}/`], { stdio: 'ignore' });
  running.on('exit', () => setTimeout(() => rmSync(profile, { recursive: true, force: true }), 500));
});
