import express from 'express';
import type { Express, RequestHandler } from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from './listen.ts';
import { createRouteIndex } from './route-index.ts';

const ROUTES = [
  ['get', '/clients/:id', '/clients/{id}'],
  ['get', '/clients/export', '/clients/export'],
  ['delete', '/clients/:id', '/clients/{id}'],
  ['get', '/clients/:id/entries/:entryId', '/clients/{id}/entries/{entryId}'],
  ['post', '/clients/:id/entries/waiting', '/clients/{id}/entries/waiting'],
  ['get', '/', '/'],
] as const;

const REQUESTS = [
  'GET /clients/7',
  'GET /clients/7/',
  'GET /clients/7//',
  'GET /CLIENTS/Seven',
  'GET /clients/export',
  'DELETE /clients/export',
  'HEAD /clients/7',
  'OPTIONS /clients/7',
  'PATCH /clients/7',
  'PATCH /clients/export',
  'GET /clients/7/entries/waiting',
  'POST /clients/7/entries/waiting',
  'POST /clients/7/entries/8',
  'GET /clients/a%2Fb/entries/%20',
  'GET /clients/%zz',
  'GET /clients//entries/8',
  'GET /client%73/7',
  'GET /clients',
  'GET /clients/7/entries/8/lines',
  'GET /clients/7?id=8',
  'GET //clients/7',
  'GET /',
];

const answer =
  (route: string): RequestHandler =>
  (request, response) => {
    response.json({ route, params: request.params });
  };

const refuse: RequestHandler = (_request, response) => {
  response.status(405).json({});
};

function plain(): Express {
  const app = express();
  for (const [method, path] of ROUTES) {
    app[method](path, answer(`${method} ${path}`));
  }
  for (const path of new Set(ROUTES.map(([, route]) => route))) {
    app.all(path, refuse);
  }
  return app;
}

function indexed(): Express {
  const app = express();
  const index = createRouteIndex();
  for (const [method, path, declared] of ROUTES) {
    index.at(declared).served[method](path, answer(`${method} ${path}`));
  }
  for (const [path, declared] of new Map(ROUTES.map(([, route, declared]) => [route, declared]))) {
    index.at(declared).refused.all(path, refuse);
  }
  return app.use(index.handle);
}

let servers: Awaited<ReturnType<typeof listen>>[];

beforeAll(async () => {
  servers = await Promise.all(
    [plain(), indexed()].map((app) => listen(app, { host: '127.0.0.1', port: 0 })),
  );
});

afterAll(async () => {
  await Promise.all(servers.map((server) => server.close(1_000)));
});

test.each(REQUESTS)('routes %s as Express alone does', async (sent) => {
  const [method = '', path = ''] = sent.split(' ');
  const [expected, found] = await Promise.all(
    servers.map(async ({ url }) => {
      const response = await fetch(`${url}${path}`, { method });
      const type = response.headers.get('content-type');
      const isJson = type?.startsWith('application/json') === true && method !== 'HEAD';
      return { status: response.status, body: isJson ? await response.json() : type };
    }),
  );
  expect(found).toEqual(expected);
});

test('the same path with other parameter names has the same routes', () => {
  const index = createRouteIndex();
  expect(index.at('/clients/{id}')).toBe(index.at('/clients/{id}'));
});
