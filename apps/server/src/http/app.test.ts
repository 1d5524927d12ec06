import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bareApp, contract, handlersWith } from '../testing/bare-app.ts';
import { listen } from './listen.ts';
import type { Listening } from './listen.ts';
import { ok } from './operations.ts';
import type { Handlers } from './operations.ts';

const PAGE =
  '<!doctype html><head><meta name="csp-nonce" content="__CSP_NONCE__"></head><title>The app</title>';

const SCRIPT = 'export const words = [];'.repeat(100);

let web: string;
let listening: Listening;

beforeAll(async () => {
  web = await mkdtemp(join(tmpdir(), 'platebook-web-'));
  await mkdir(join(web, 'assets'));
  await writeFile(join(web, 'index.html'), PAGE);
  await writeFile(join(web, 'assets', 'main-abc123.js'), SCRIPT);
  await writeFile(join(web, 'assets', 'main-abc123.js.br'), brotliCompressSync(SCRIPT));
  await writeFile(join(web, 'assets', 'main-abc123.js.gz'), gzipSync(SCRIPT));
  await mkdir(join(web, '.vite'));
  const addresses = {
    '/': [],
    '/login': ['assets/login.page-1.js', 'assets/login-2.css'],
    '/dashboard/sync': [],
    '/dashboard/stores/:storeId/setup': [],
  };
  await writeFile(join(web, '.vite', 'addresses.json'), JSON.stringify(addresses));
  listening = await listen(
    appWith({
      getHealth: {
        needs: 'nobody',
        handle: () => Promise.resolve(ok({ alive: true } as const, 'Alive')),
      },
      getReadiness: {
        needs: 'nobody',
        handle: () => Promise.resolve(ok({ ready: 'perhaps' } as never)),
      },
      login: {
        needs: 'nobody',
        handle: () => Promise.reject(new Error('a bug with a secret in it')),
      },
    }),
    { host: '127.0.0.1', port: 0 },
  );
});

afterAll(async () => {
  await listening.close(1_000);
  await rm(web, { recursive: true });
});

function appWith(partial: Partial<Handlers>, handlers: Handlers = handlersWith(partial)) {
  return bareApp({ webFolder: web, handlers });
}

function get(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${listening.url}${path}`, init);
}

async function refusal(response: Response): Promise<unknown> {
  const { status, code, message } = (await response.json()) as {
    status: string;
    code: string;
    message: string;
  };
  return [response.status, status, code, message];
}

describe('starting', () => {
  test('rejects an operation without a handler', () => {
    const { getHealth: _left, ...rest } = handlersWith({});
    expect(() => appWith({}, rest as Handlers)).toThrow(
      'The operation getHealth of openapi.yaml has no handler.',
    );
  });

  test('rejects a handler without an operation', () => {
    const handlers = {
      ...handlersWith({}),
      inventMoney: { needs: 'nobody' },
    } as unknown as Handlers;
    expect(() => appWith({}, handlers)).toThrow(
      'These handlers have no operation in openapi.yaml: inventMoney.',
    );
  });

  test('rejects a handler written for another caller than x-access admits', () => {
    const handlers = handlersWith({
      getMe: { needs: 'nobody', handle: () => Promise.reject(new Error('never')) },
    });
    expect(() => appWith({}, handlers)).toThrow(
      'The handler of getMe is written for "nobody", but its x-access says "user".',
    );
  });
});

describe('every response', () => {
  test('carries the request id from the request, or a new one', async () => {
    const response = await get('/healthz', { headers: { 'x-request-id': 'trace_me-0001' } });
    expect(response.headers.get('x-request-id')).toBe('trace_me-0001');
    for (const bad of ['short', 'has spaces in it', 'x'.repeat(65)]) {
      const made = await get('/healthz', { headers: { 'x-request-id': bad } });
      expect(made.headers.get('x-request-id')).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    }
  });

  test('of the API has the same security headers as a page, except the style nonce', async () => {
    const guards = async (path: string) =>
      [...(await get(path)).headers].filter(([name]) =>
        /^(?:content-security|cross-origin|origin-agent|referrer|strict-transport|x-(?!request-id))/.test(
          name,
        ),
      );
    const onPage = await guards('/healthz');
    expect(onPage.length).toBeGreaterThan(9);
    expect(await guards('/api/v2/nowhere')).toEqual(
      onPage.map(([name, value]) => [name, value.replace(/ 'nonce-[^']+'/, '')]),
    );
  });

  test('has a content security policy without inline script, and is not cached', async () => {
    const { headers } = await get('/healthz');
    expect(headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  test('that violates the contract is a server error', async () => {
    expect(await refusal(await get('/readyz'))).toEqual([
      500,
      'error',
      'unexpected_error',
      'An unexpected error occurred',
    ]);
  });
});

describe('errors are enveloped JSON', () => {
  const json = { 'content-type': 'application/json' };

  test('for an unknown address', async () => {
    expect(await refusal(await get('/api/v2/nothing'))).toEqual([
      404,
      'error',
      'route_not_found',
      "There's nothing at this address.",
    ]);
  });

  test('for a method that the address does not support, with those it does', async () => {
    const response = await get('/api/v2/auth/me', { method: 'DELETE' });
    expect(response.headers.get('allow')).toBe('GET, PUT');
    expect(await refusal(response)).toEqual([
      405,
      'error',
      'method_not_allowed',
      "This address doesn't accept that method.",
    ]);
  });

  test('for malformed JSON, an unsupported content type, a body over 256 kB', async () => {
    const post = (body: string, headers: Record<string, string>) =>
      get('/api/v2/auth/login', { method: 'POST', body, headers });
    expect(await refusal(await post('{', json))).toEqual([
      400,
      'error',
      'malformed_json',
      "The body isn't valid JSON.",
    ]);
    expect(
      await refusal(await post('a=b', { 'content-type': 'application/x-www-form-urlencoded' })),
    ).toEqual([415, 'error', 'unsupported_media_type', 'Send this request as application/json.']);
    expect(await refusal(await post(JSON.stringify('x'.repeat(300_000)), json))).toEqual([
      413,
      'error',
      'body_too_large',
      'The body is larger than 256 kB.',
    ]);
  });

  test('for a body of unknown fields, naming the first 20 and counting the rest', async () => {
    const unknown = Array.from({ length: 9_000 }, (_, index) => `field_${index}_of_no_use`);
    const response = await get('/api/v2/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-id': 'many-fields' },
      body: JSON.stringify({
        password: 'long enough',
        ...Object.fromEntries(unknown.map((name) => [name, 1])),
      }),
    });
    expect([response.status, await response.json()]).toEqual([
      400,
      {
        status: 'error',
        message: 'Some fields need attention. The first 20 are named here; there are 8,980 more.',
        data: null,
        code: 'validation_failed',
        request_id: 'many-fields',
        errors: unknown.slice(0, 20).map((name) => ({
          path: `/${name}`,
          code: 'unknown_field',
          values: {},
          message: "isn't a known field",
        })),
      },
    ]);
  });

  test('for a bug, which reveals nothing about itself', async () => {
    const body = JSON.stringify({ email: 'a@example.test', password: 'x' });
    const response = await get('/api/v2/auth/login', { method: 'POST', headers: json, body });
    const text = await response.text();
    expect([response.status, text.includes('secret')]).toEqual([500, false]);
  });

  test('for an address that cannot be decoded', async () => {
    const status = await new Promise((done, reject) => {
      const sent = request(`${listening.url}/api/v2/clients/clients/%E0%A4%A`, (response) => {
        response.resume();
        done([response.statusCode, response.headers['content-type']]);
      });
      sent.on('error', reject);
      sent.end();
    });
    expect(status).toEqual([404, 'application/json; charset=utf-8']);
  });

  test('in GoTrue’s format under /auth/v1', async () => {
    const response = await get('/auth/v1/nothing', {
      headers: { 'x-supabase-api-version': '2024-01-01' },
    });
    expect([response.status, await response.json()]).toEqual([
      404,
      { code: 'not_found', message: 'Not found' },
    ]);
  });
});

describe('the web app', () => {
  const html = { accept: 'text/html' };

  test('serves its single page at every address of its own', async () => {
    for (const path of ['/', '/dashboard/sync?client=1', '/login']) {
      const response = await get(path, { headers: html });
      expect([
        path,
        response.status,
        (await response.text()).endsWith('<title>The app</title>'),
      ]).toEqual([path, 200, true]);
      expect(response.headers.get('cache-control')).toBe('no-cache');
    }
  });

  test('serves the page with status 404 at an address without a page', async () => {
    const statuses = await Promise.all(
      [
        '/dashboard/sync/',
        '/dashboard/stores/7f/setup',
        '/dashboard/stores/setup',
        '/dashboard/nothing',
        '/loginx',
      ].map(async (path) => {
        const response = await get(path, { headers: html });
        return [path, response.status, (await response.text()).includes('<title>The app</title>')];
      }),
    );
    expect(statuses).toEqual([
      ['/dashboard/sync/', 200, true],
      ['/dashboard/stores/7f/setup', 200, true],
      ['/dashboard/stores/setup', 404, true],
      ['/dashboard/nothing', 404, true],
      ['/loginx', 404, true],
    ]);
  });

  test('preloads the files of the page along with those the app starts with', async () => {
    const login = await (await get('/login', { headers: html })).text();
    expect(login).toContain(
      '<link rel="modulepreload" crossorigin href="/assets/login.page-1.js">' +
        '<link rel="preload" as="style" crossorigin href="/assets/login-2.css"></head>',
    );
    const other = await (await get('/dashboard/sync', { headers: html })).text();
    expect(other).not.toContain('modulepreload');
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('serves an asset to a client that accepts %s as %s', async (accepted, encoding) => {
    const asset = await get('/assets/main-abc123.js', { headers: { 'accept-encoding': accepted } });
    expect(await asset.text()).toBe(SCRIPT);
    expect([
      asset.headers.get('content-encoding'),
      asset.headers.get('content-type'),
      asset.headers.get('cache-control'),
      asset.headers.get('vary'),
    ]).toEqual([
      encoding,
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
      'Accept-Encoding',
    ]);
  });

  test('gives the page the nonce of its own content security policy, a new one each time', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const response = await get('/login', { headers: html });
        const nonce = /content="([^"]+)"/.exec(await response.text())?.[1] ?? 'none';
        expect(response.headers.get('content-security-policy')).toContain(
          `style-src 'self' 'nonce-${nonce}'`,
        );
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(2);
  });

  test('caches hashed assets for a year, and does not serve the page for a missing one', async () => {
    const asset = await get('/assets/main-abc123.js');
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await get('/assets/gone.js', { headers: html })).status).toBe(404);
  });
});

describe('/docs/api', () => {
  test('documents every operation with its access, and loads nothing from other origins', async () => {
    const page = await (await get('/docs/api')).text();
    const missing = contract.operations.filter(({ id }) => !page.includes(`<article id="${id}">`));
    expect(missing).toEqual([]);
    expect(page).toContain('<dt>Least level</dt><dd>user_manager</dd>');
    expect(page.match(/(src|href)="(?!\/docs\/api\.css|#)[^"]*"/g)).toBeNull();
    expect(page).not.toContain('<script');
    expect((await get('/docs/api.css')).headers.get('content-type')).toContain('text/css');
  });
});
