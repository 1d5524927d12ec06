import { describe, expect, test } from 'vitest';
import { bearer } from './bearer.ts';

/** A server that accepts one token, and a session that can trade for it. */
function scene(options: {
  token: string | null;
  accepted: string;
  refresh?: () => Promise<'refreshed' | 'refused'>;
}) {
  let token = options.token;
  const sent: string[] = [];
  const bodies: string[] = [];
  const counts = { refreshed: 0, lost: 0 };
  const send = bearer({
    accessToken: () => token,
    refresh: async () => {
      counts.refreshed += 1;
      if (options.refresh !== undefined) {
        return options.refresh();
      }
      await Promise.resolve();
      token = options.accepted;
      return 'refreshed';
    },
    onLost: () => {
      counts.lost += 1;
    },
  })(async (request) => {
    const authorization = request.headers.get('authorization') ?? 'none';
    sent.push(authorization);
    bodies.push(await request.text());
    return new Response(null, {
      status: authorization === `Bearer ${options.accepted}` ? 204 : 401,
    });
  });
  return {
    sent,
    bodies,
    counts,
    setToken: (next: string) => {
      token = next;
    },
    call: (body?: string) =>
      send(new Request('http://localhost/x', body === undefined ? {} : { method: 'POST', body })),
  };
}

describe('bearer', () => {
  test('sends the access token', async () => {
    const { call, sent, counts } = scene({ token: 'a', accepted: 'a' });
    expect((await call()).status).toBe(204);
    expect(sent).toEqual(['Bearer a']);
    expect(counts).toEqual({ refreshed: 0, lost: 0 });
  });

  test('sends a call without a session as it is, and its 401 ends nothing', async () => {
    const { call, sent, counts } = scene({ token: null, accepted: 'a' });
    expect((await call()).status).toBe(401);
    expect(sent).toEqual(['none']);
    expect(counts).toEqual({ refreshed: 0, lost: 0 });
  });

  test('refreshes once after a 401 and sends once more, body included', async () => {
    const { call, sent, bodies, counts } = scene({ token: 'old', accepted: 'new' });
    expect((await call('report bytes')).status).toBe(204);
    expect(sent).toEqual(['Bearer old', 'Bearer new']);
    expect(bodies).toEqual(['report bytes', 'report bytes']);
    expect(counts).toEqual({ refreshed: 1, lost: 0 });
  });

  test('shares one refresh among 50 calls that fail together', async () => {
    const { call, sent, counts } = scene({ token: 'old', accepted: 'new' });
    const answers = await Promise.all(Array.from({ length: 50 }, () => call()));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 204));
    expect(counts).toEqual({ refreshed: 1, lost: 0 });
    expect(sent.length).toBe(100);
  });

  test('refreshes again for a later expiry', async () => {
    const { call, setToken, counts } = scene({ token: 'old', accepted: 'new' });
    await call();
    setToken('old again');
    await call();
    expect(counts).toEqual({ refreshed: 2, lost: 0 });
  });

  test('sends again without refreshing when the token was replaced meanwhile', async () => {
    let token = 'old';
    let refreshed = 0;
    const send = bearer({
      accessToken: () => token,
      refresh: async () => {
        refreshed += 1;
        return 'refreshed';
      },
      onLost: () => undefined,
    })(async (request) => {
      const fresh = request.headers.get('authorization') === 'Bearer new';
      token = 'new';
      return new Response(null, { status: fresh ? 204 : 401 });
    });
    expect((await send(new Request('http://localhost/x'))).status).toBe(204);
    expect(refreshed).toBe(0);
  });

  test('ends the session when the refresh is refused', async () => {
    const { call, sent, counts } = scene({
      token: 'old',
      accepted: 'new',
      refresh: async () => 'refused',
    });
    expect((await call()).status).toBe(401);
    expect(sent).toEqual(['Bearer old']);
    expect(counts).toEqual({ refreshed: 1, lost: 1 });
  });

  test('ends the session when a fresh token is refused too, without asking a third time', async () => {
    const { call, sent, counts } = scene({
      token: 'old',
      accepted: 'nothing is',
      refresh: async () => 'refreshed',
    });
    expect((await call()).status).toBe(401);
    expect(sent.length).toBe(2);
    expect(counts).toEqual({ refreshed: 1, lost: 1 });
  });

  test('keeps the session when the refresh says nothing about it', async () => {
    const { call, counts } = scene({
      token: 'old',
      accepted: 'new',
      refresh: () => Promise.reject(new TypeError('fetch failed')),
    });
    await expect(call()).rejects.toThrow('fetch failed');
    expect(counts).toEqual({ refreshed: 1, lost: 0 });
  });
});
