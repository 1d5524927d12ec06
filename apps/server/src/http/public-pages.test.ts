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
import type { PublicBlog } from './public-content.ts';
import type { PublicFacts } from './pages-module.ts';
import { createStartingApp } from './starting-app.ts';

/** As built by the web app; the rendered pages contain their input. */
const MODULE = `
let drawn = 0;
export const PUBLIC_PATHS = ['/', '/support', '/broken'];
export function publicPageAt(path) {
  const language = path.startsWith('/fr') ? 'fr-CA' : 'en-US';
  const names = { '/blog': 'posts', '/fr/blog': 'posts', '/fr/blog/feed.xml': 'feed' };
  if (path.startsWith('/blog/')) {
    return { name: 'post', language, slug: path.slice(6) };
  }
  const name = PUBLIC_PATHS.includes(path) ? 'static' : names[path];
  return name === undefined ? null : { name, language };
}
export const renderFeed = ({ language, posts }) => JSON.stringify({ language, posts });
export const renderSiteMap = (siteUrl, slugs) => JSON.stringify({ siteUrl, slugs });
export function renderPublicPage({ path, data }) {
  if (path === '/broken') {
    throw new Error('a bug with a secret in it');
  }
  drawn += 1;
  const status = PUBLIC_PATHS.includes(path) || data.content.kind === 'posts' ? 200 : 404;
  return { status, html: '<!doctype html>' + JSON.stringify({ path, data, drawn }) };
}
export const renderFailurePage = ({ status, requestId, path }) =>
  ({ status, html: '<!doctype html>failed ' + requestId + ' at ' + path });
`;

const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

let web: string;
let listening: Listening;
let facts: PublicFacts = { plans: null, needsInvite: true, banners: [] };

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

test("a public page is rendered with the server's data, under the policy of every page", async () => {
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

test('it is rendered again only when its content has changed', async () => {
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
])('a client that accepts %s gets it as %s', async (accepted, encoding, open) => {
  const { headers, body } = await raw('/support', accepted);
  expect([headers['content-encoding'], headers['vary']]).toEqual([
    encoding,
    'Accept-Language, Accept-Encoding',
  ]);
  expect(drawingIn(open(body).toString('utf8')).path).toBe('/support');
});

test('an address without a page is a page with status 404; under the dashboard the app shows it', async () => {
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

test('programs still get errors in JSON', async () => {
  const answers = await Promise.all([
    get('/api/v2/nowhere'),
    get('/docs/nowhere', { accept: 'application/json' }),
    get('/docs/nowhere', { accept: '*/*' }),
  ]);
  expect(
    await Promise.all(answers.map(async (response) => [response.status, await codeOf(response)])),
  ).toEqual([
    [404, 'route_not_found'],
    [404, 'route_not_found'],
    [404, 'route_not_found'],
  ]);
});

test('a page that fails to render shows its request id and nothing else', async () => {
  const response = await get('/broken', { ...HTML, 'x-request-id': 'broken-page-1' });
  expect([response.status, response.headers.get('cache-control'), await response.text()]).toEqual([
    500,
    'no-store',
    '<!doctype html>failed broken-page-1 at /broken',
  ]);
});

test.each([
  ['/', 'fr-CA,fr;q=0.9,en;q=0.8', true],
  ['/', 'en-US,en;q=0.9,fr;q=0.8', false],
  ['/', 'de-DE,fr;q=0.5', true],
  ['/', 'de-DE', false],
  ['/fr/blog', 'fr-CA', false],
  ['/fr/blog', 'en', true],
])('%s for a reader of %s offers the other language: %s', async (path, accepted, offers) => {
  const response = await get(path, { ...HTML, 'accept-language': accepted });
  expect(response.headers.get('vary')).toContain('Accept-Language');
  expect(drawingIn(await response.text()).data['prefersOther']).toBe(offers);
});

test('a list of articles is filtered by its query, and invalid parameters are ignored', async () => {
  const requests: unknown[] = [];
  const list: PublicBlog['list'] = (query) => {
    requests.push(query);
    return SITE.blog.list(query);
  };
  const site = { ...SITE, blog: { ...SITE.blog, list } };
  const app = await listen(bareApp({ webFolder: web, site }), { host: '127.0.0.1', port: 0 });
  for (const query of ['?q=%20tips&tag=Payouts&page=3', '?page=-1&q=%00', '?page=x&q[]=a&tag=']) {
    await fetch(`${app.url}/fr/blog${query}`, { headers: HTML });
  }
  await app.close(1_000);
  expect(requests).toEqual([
    { locale: 'fr-CA', q: 'tips', tag: 'Payouts', page: 3 },
    { locale: 'fr-CA', page: 1 },
    { locale: 'fr-CA', page: 1 },
  ]);
});

test('an article is rendered, and a missing or withdrawn one suggests similar ones', async () => {
  const near = [{ slug: 'like-it', title: 'Like it' }];
  const find: PublicBlog['find'] = async (_locale, slug) => ({
    status: slug === 'gone' ? 'withdrawn' : 'unknown',
    near,
  });
  const site = { ...SITE, blog: { ...SITE.blog, find } };
  const app = await listen(bareApp({ webFolder: web, site }), { host: '127.0.0.1', port: 0 });
  const contentOf = async (slug: string) => {
    const response = await fetch(`${app.url}/blog/${slug}`, { headers: HTML });
    return drawingIn(await response.text()).data['content'];
  };
  expect(await Promise.all(['gone', 'other'].map(contentOf))).toEqual([
    { kind: 'no_post', isWithdrawn: true, near },
    { kind: 'no_post', isWithdrawn: false, near },
  ]);
  await app.close(1_000);
});

test('an unknown address suggests similar ones', async () => {
  const nearOf = async (path: string) =>
    (drawingIn(await (await get(path)).text()).data['content'] as { near: string[] }).near;
  expect(await nearOf('/suport')).toEqual(['/support']);
  expect(await nearOf('/log-in')).toEqual(['/login']);
  expect(await nearOf('/wp-admin.php')).toEqual([]);
});

test('a renamed article redirects permanently to its new address, in its language', async () => {
  const find: PublicBlog['find'] = async () => ({ status: 'moved', slug: 'new-name' });
  const site = { ...SITE, blog: { ...SITE.blog, find } };
  const app = await listen(bareApp({ webFolder: web, site }), { host: '127.0.0.1', port: 0 });
  const response = await fetch(`${app.url}/blog/old-name`, { headers: HTML, redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([301, '/blog/new-name']);
  await app.close(1_000);
});

test('robots, the site map and the feed are served to programs that do not request HTML', async () => {
  const files = ['/robots.txt', '/sitemap.xml', '/fr/blog/feed.xml'];
  const answers = await Promise.all(
    files.map(async (path) => {
      const response = await get(path, { accept: 'application/atom+xml' });
      return [response.status, response.headers.get('content-type'), await response.text()];
    }),
  );
  const [robots, map, feed] = answers;
  expect(robots?.slice(0, 2)).toEqual([200, 'text/plain; charset=utf-8']);
  expect(robots?.[2]).toContain(`Sitemap: ${SITE.siteUrl}/sitemap.xml`);
  expect(map).toEqual([
    200,
    'application/xml; charset=utf-8',
    JSON.stringify({ siteUrl: SITE.siteUrl, slugs: { 'en-US': [], 'fr-CA': [] } }),
  ]);
  expect(feed).toEqual([
    200,
    'application/atom+xml; charset=utf-8',
    JSON.stringify({ language: 'fr-CA', posts: [] }),
  ]);
});

test('the module itself is not served', async () => {
  const response = await get('/.server/public-pages.mjs');
  expect([response.status, (await response.text()).includes('renderPublicPage')]).toEqual([
    404,
    false,
  ]);
});

test('while the server starts, the pages are served without its data', async () => {
  const app = createStartingApp({
    log: createLogger('silent'),
    webFolder: web,
    corsOrigins: [],
    site: SITE,
  });
  const starting = await listen(app, { host: '127.0.0.1', port: 0 });
  const response = await fetch(`${starting.url}/`, { headers: HTML });
  expect(drawingIn(await response.text()).data).toMatchObject({ plans: null, needsInvite: null });
  const blog = await fetch(`${starting.url}/blog`, { headers: HTML });
  expect([blog.status, blog.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await blog.text()).toMatch(/^<!doctype html>failed .* at \/blog$/);
  await starting.close(1_000);
});

async function codeOf(response: Response): Promise<unknown> {
  return ((await response.json()) as { code: unknown }).code;
}

/** `fetch` would decompress the body. */
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
