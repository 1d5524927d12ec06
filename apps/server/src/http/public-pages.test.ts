import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLogger } from '../platform/logger.ts';
import { bareApp, SITE } from '../testing/bare-app.ts';
import { listen } from './listen.ts';
import type { Listening } from './listen.ts';
import type { PublicFacts } from './public-pages.ts';
import { createStartingApp } from './starting-app.ts';

/** As the build of the web app leaves it; the drawings say what they were given. */
const MODULE = `
let drawn = 0;
export const PUBLIC_PATHS = ['/', '/support', '/broken'];
export function renderPublicPage({ path, data }) {
  if (path === '/broken') {
    throw new Error('a bug with a secret in it');
  }
  drawn += 1;
  const status = PUBLIC_PATHS.includes(path) ? 200 : 404;
  return { status, html: '<!doctype html>' + JSON.stringify({ path, data, drawn }) };
}
export const renderFailurePage = ({ status, requestId }) =>
  ({ status, html: '<!doctype html>failed ' + requestId });
`;

const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

let web: string;
let listening: Listening;
let facts: PublicFacts = { plans: null, needsInvite: true };

beforeAll(async () => {
  web = await mkdtemp(join(tmpdir(), 'platebook-public-'));
  await mkdir(join(web, 'assets'));
  await mkdir(join(web, '.vite'));
  await mkdir(join(web, '.server'));
  await writeFile(join(web, 'index.html'), '<!doctype html><title>The app</title>');
  await writeFile(join(web, '.vite', 'addresses.json'), '{"/":[],"/login":[],"/dashboard":[]}');
  await writeFile(join(web, '.server', 'public-pages.mjs'), MODULE);
  const site = { ...SITE, facts: () => Promise.resolve(facts) };
  listening = await listen(bareApp({ webFolder: web, site }), { host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  await listening.close(1_000);
  await rm(web, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = HTML) =>
  fetch(`${listening.url}${path}`, { headers });

type Drawing = { path: string; data: Record<string, unknown>; drawn: number };

const drawingIn = (html: string): Drawing =>
  JSON.parse(html.replace('<!doctype html>', '')) as Drawing;

test('a public page is drawn with what the server knows, under the policy of every page', async () => {
  const response = await get('/?from=a-newsletter');
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/html; charset=utf-8',
  ]);
  expect(response.headers.get('cache-control')).toBe('no-cache');
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain('unsafe');
  expect(drawingIn(await response.text())).toMatchObject({
    path: '/',
    data: { siteUrl: SITE.siteUrl, support: SITE.support, plans: null, needsInvite: true },
  });
  expect(drawingIn(await (await get('/support/')).text()).path).toBe('/support');
});

test('it is drawn again when what it shows has changed, and only then', async () => {
  const draw = async () => drawingIn(await (await get('/')).text()).drawn;
  const first = await draw();
  expect(await draw()).toBe(first);
  facts = { ...facts, needsInvite: false };
  expect(await draw()).toBeGreaterThan(first);
});

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['identity', undefined, (body: Buffer) => body],
])('a reader of %s gets it as %s', async (accepted, encoding, open) => {
  const { headers, body } = await raw('/support', accepted);
  expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding']);
  expect(drawingIn(open(body).toString('utf8')).path).toBe('/support');
});

test('an address that is no page is a page with status 404; below the dashboard the app says so', async () => {
  const answers = await Promise.all(
    ['/nowhere', '/nowhere/else', '/assets/gone.js', '/docs/nowhere', '/dashboard/nowhere'].map(
      async (path) => {
        const response = await get(path);
        const text = await response.text();
        return [path, response.status, text.includes('The app') ? 'app' : drawingIn(text).path];
      },
    ),
  );
  expect(answers).toEqual([
    ['/nowhere', 404, '/404'],
    ['/nowhere/else', 404, '/404'],
    ['/assets/gone.js', 404, '/404'],
    ['/docs/nowhere', 404, '/404'],
    ['/dashboard/nowhere', 404, 'app'],
  ]);
  expect(await (await get('/login')).text()).toContain('The app');
});

test('programs are refused in JSON still', async () => {
  const asked = await Promise.all([
    get('/api/v2/nowhere'),
    get('/docs/nowhere', { accept: 'application/json' }),
    get('/docs/nowhere', { accept: '*/*' }),
  ]);
  expect(
    await Promise.all(asked.map(async (response) => [response.status, await codeOf(response)])),
  ).toEqual([
    [404, 'route_not_found'],
    [404, 'route_not_found'],
    [404, 'route_not_found'],
  ]);
});

test('a page that cannot be drawn says its request number and nothing else', async () => {
  const response = await get('/broken', { ...HTML, 'x-request-id': 'broken-page-1' });
  expect([response.status, response.headers.get('cache-control'), await response.text()]).toEqual([
    500,
    'no-store',
    '<!doctype html>failed broken-page-1',
  ]);
});

test('the module itself is not served', async () => {
  const response = await get('/.server/public-pages.mjs');
  expect([response.status, (await response.text()).includes('renderPublicPage')]).toEqual([
    404,
    false,
  ]);
});

test('while the server starts, the pages are there without its facts', async () => {
  const app = createStartingApp({
    log: createLogger('silent'),
    webFolder: web,
    corsOrigins: [],
    site: SITE,
  });
  const starting = await listen(app, { host: '127.0.0.1', port: 0 });
  const response = await fetch(`${starting.url}/`, { headers: HTML });
  expect(drawingIn(await response.text()).data).toMatchObject({ plans: null, needsInvite: null });
  await starting.close(1_000);
});

async function codeOf(response: Response): Promise<unknown> {
  return ((await response.json()) as { code: unknown }).code;
}

/** `fetch` would unpack the body. */
function raw(path: string, acceptEncoding: string) {
  return new Promise<{ headers: Record<string, unknown>; body: Buffer }>((done, reject) => {
    const headers = { ...HTML, 'accept-encoding': acceptEncoding };
    const sent = request(`${listening.url}${path}`, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => done({ headers: response.headers, body: Buffer.concat(parts) }));
    });
    sent.on('error', reject);
    sent.end();
  });
}
