import { expect, test } from 'vitest';
import { endSession } from './end-session.ts';
import type { Session } from './session-store.ts';

const session: Session = {
  id: 's1',
  epoch: 0,
  access_token: 'old-access',
  refresh_token: 'refresh',
  expires_at: 0,
  user: { id: 'u1', email: 'dana@example.test' },
};

/** A fake server with scripted responses, which records requests and waits for the network. */
function serverOf(...answers: (Response | Error)[]) {
  const sent: (readonly [string, string | null])[] = [];
  let waits = 0;
  return {
    sent,
    waits: () => waits,
    deps: {
      baseUrl: 'https://books.test',
      send: (request: Request) => {
        const { pathname, search } = new URL(request.url);
        sent.push([`${request.method} ${pathname}${search}`, request.headers.get('authorization')]);
        const answer = answers.shift() ?? new Error('nothing more was expected');
        return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
      },
      untilOnline: () => {
        waits += 1;
        return Promise.resolve();
      },
    },
  };
}

const LOGOUT = 'POST /auth/v1/logout?scope=local';

test('calls the server once with the token of that session', async () => {
  const server = serverOf(new Response(null, { status: 204 }));
  await endSession(session, server.deps);
  expect([server.sent, server.waits()]).toEqual([[[LOGOUT, 'Bearer old-access']], 0]);
});

test('is retried once the network is back, after a failed call and an unavailable server', async () => {
  const server = serverOf(
    new TypeError('Failed to fetch'),
    new Response(null, { status: 503 }),
    new Response(null, { status: 204 }),
  );
  await endSession(session, server.deps);
  expect([server.sent.map(([call]) => call), server.waits()]).toEqual([
    [LOGOUT, LOGOUT, LOGOUT],
    2,
  ]);
});

test('with an expired access token uses a new one', async () => {
  const server = serverOf(
    new Response(null, { status: 403 }),
    Response.json({ access_token: 'new-access' }),
    new Response(null, { status: 204 }),
  );
  await endSession(session, server.deps);
  expect(server.sent).toEqual([
    [LOGOUT, 'Bearer old-access'],
    ['POST /auth/v1/token?grant_type=refresh_token', null],
    [LOGOUT, 'Bearer new-access'],
  ]);
});

test('that is already over on the server is left alone', async () => {
  const server = serverOf(new Response(null, { status: 403 }), new Response(null, { status: 400 }));
  await endSession(session, server.deps);
  expect([server.sent.length, server.waits()]).toEqual([2, 0]);
});

test('is given up after five tries, and never rejects', async () => {
  const server = serverOf();
  await endSession(session, server.deps);
  expect([server.sent.length, server.waits()]).toEqual([5, 4]);
});
