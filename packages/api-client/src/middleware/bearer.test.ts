import { describe, expect, test } from 'vitest';
import { bearer } from './bearer.ts';

type Options = {
  readonly token: string | null;
  readonly accepted: string;
  readonly isExpired?: boolean;
  readonly renew?: () => Promise<'refreshed' | 'refused'>;
  readonly endsWhenRefusedAgain?: boolean;
  readonly signedInAgain?: () => Promise<boolean>;
};

/** A server that accepts one token, and a session that can refresh it. */
function scene({
  token: first,
  accepted,
  isExpired = false,
  renew,
  endsWhenRefusedAgain = false,
  signedInAgain,
}: Options) {
  const state = { token: first, isExpired };
  const sent: string[] = [];
  const bodies: string[] = [];
  const requests: string[] = [];
  const trade = async () => {
    await Promise.resolve();
    if (renew !== undefined) {
      return renew();
    }
    state.token = 'new';
    state.isExpired = false;
    return 'refreshed' as const;
  };
  const send = bearer({
    accessToken: () => state.token,
    isExpired: () => state.isExpired,
    refresh: () => {
      requests.push('expired');
      return trade();
    },
    onRefused: (token, retried) => {
      requests.push(`${token} refused${retried ? ' again' : ''}`);
      if (retried && endsWhenRefusedAgain) {
        state.token = null;
      }
      return retried ? Promise.resolve('refused') : trade();
    },
    ...(signedInAgain === undefined ? {} : { signedInAgain }),
  })(async (request) => {
    const authorization = request.headers.get('authorization') ?? 'none';
    sent.push(authorization);
    bodies.push(await request.text());
    const status = authorization === `Bearer ${accepted}` ? 204 : 401;
    return new Response(null, { status });
  });
  const call = (body?: string) =>
    send(new Request('http://localhost/x', body === undefined ? {} : { method: 'POST', body }));
  return { state, sent, bodies, calls: requests, call };
}

const fifty = <Answer>(call: () => Promise<Answer>) =>
  Promise.all(Array.from({ length: 50 }, () => call()));

describe('a call', () => {
  test('carries the access token', async () => {
    const { call, sent, calls } = scene({ token: 'a', accepted: 'a' });
    expect((await call()).status).toBe(204);
    expect([sent, calls]).toEqual([['Bearer a'], []]);
  });

  test('without a session is sent as is, and its 401 ends nothing', async () => {
    const { call, sent, calls } = scene({ token: null, accepted: 'a' });
    expect((await call()).status).toBe(401);
    expect([sent, calls]).toEqual([['none'], []]);
  });

  test('is retried once after a 401 and one refresh, body included', async () => {
    const { call, sent, bodies, calls } = scene({ token: 'old', accepted: 'new' });
    expect((await call('report bytes')).status).toBe(204);
    expect(sent).toEqual(['Bearer old', 'Bearer new']);
    expect(bodies).toEqual(['report bytes', 'report bytes']);
    expect(calls).toEqual(['old refused']);
  });

  test('is never sent with an expired token', async () => {
    const { call, sent, calls } = scene({ token: 'old', accepted: 'new', isExpired: true });
    expect((await call()).status).toBe(204);
    expect([sent, calls]).toEqual([['Bearer new'], ['expired']]);
  });

  test('is retried without a refresh when the token was replaced meanwhile', async () => {
    const { state, call, sent, calls } = scene({ token: 'old', accepted: 'new' });
    const answer = call();
    state.token = 'new';
    expect((await answer).status).toBe(204);
    expect([sent, calls]).toEqual([['Bearer old', 'Bearer new'], []]);
  });

  test('is final when the session is over', async () => {
    const { state, call, sent, calls } = scene({
      token: 'old',
      accepted: 'new',
      renew: async () => {
        state.token = null;
        return 'refused';
      },
    });
    expect((await call()).status).toBe(401);
    expect([sent, calls]).toEqual([['Bearer old'], ['old refused']]);
  });

  test('that waited for a session that ended is not sent as a signed-out call', async () => {
    const { state, call, sent } = scene({
      token: 'old',
      accepted: 'new',
      isExpired: true,
      renew: async () => {
        state.token = null;
        return 'refused';
      },
    });
    const answer = await call();
    expect([answer.status, await answer.json(), sent]).toEqual([
      401,
      {
        status: 'error',
        message: 'Authentication error. Please log in again.',
        code: 'session_expired',
      },
      [],
    ]);
  });

  test('is final when the fresh token is refused too, without a third attempt', async () => {
    const { call, sent, calls } = scene({ token: 'old', accepted: 'nothing is' });
    expect((await call()).status).toBe(401);
    expect([sent, calls]).toEqual([
      ['Bearer old', 'Bearer new'],
      ['old refused', 'new refused again'],
    ]);
  });

  test('is final when the session lives but has no other token', async () => {
    const { call, sent } = scene({ token: 'old', accepted: 'new', renew: async () => 'refreshed' });
    expect((await call()).status).toBe(401);
    expect(sent).toEqual(['Bearer old']);
  });

  test('rejects when the state of the session is unknown', async () => {
    const { call, calls } = scene({
      token: 'old',
      accepted: 'new',
      renew: () => Promise.reject(new TypeError('fetch failed')),
    });
    await expect(call()).rejects.toThrow('fetch failed');
    expect(calls).toEqual(['old refused']);
  });
});

describe('50 calls at once', () => {
  test('with an expired token share one refresh and are sent once each', async () => {
    const { call, sent, calls } = scene({ token: 'old', accepted: 'new', isExpired: true });
    const answers = await fifty(call);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect(calls).toEqual(['expired']);
    expect(sent).toEqual(Array.from({ length: 50 }, () => 'Bearer new'));
  });

  test('that are refused share one refresh and are sent twice each', async () => {
    const { call, sent, calls } = scene({ token: 'old', accepted: 'new' });
    const answers = await fifty(call);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect(calls).toEqual(['old refused']);
    expect(sent.length).toBe(100);
  });

  test('that are always refused refresh once and verify once', async () => {
    const { call, sent, calls } = scene({ token: 'old', accepted: 'nothing is' });
    const answers = await fifty(call);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
    expect(calls).toEqual(['old refused', 'new refused again']);
    expect(sent.length).toBe(100);
  });

  test('later need another refresh', async () => {
    const { state, call, calls } = scene({ token: 'old', accepted: 'new' });
    await fifty(call);
    state.token = 'old again';
    await fifty(call);
    expect(calls).toEqual(['old refused', 'old again refused']);
  });
});

describe('a call whose session ended', () => {
  function ended({ isExpired = false, signsIn = true } = {}) {
    const page = scene({
      token: 'old',
      accepted: 'next login',
      isExpired,
      renew: async () => {
        page.state.token = null;
        return 'refused';
      },
      signedInAgain: async () => {
        page.calls.push('sign in');
        page.state.token = signsIn ? 'next login' : null;
        return signsIn;
      },
    });
    return page;
  }

  test('that writes is retried once after signing in, with its body', async () => {
    const { call, sent, bodies, calls } = ended();
    expect((await call('{"name":"Juniper"}')).status).toBe(204);
    expect([sent, bodies, calls]).toEqual([
      ['Bearer old', 'Bearer next login'],
      ['{"name":"Juniper"}', '{"name":"Juniper"}'],
      ['old refused', 'sign in'],
    ]);
  });

  test('that was never sent is sent once', async () => {
    const { call, sent } = ended({ isExpired: true });
    expect((await call('{}')).status).toBe(204);
    expect(sent).toEqual(['Bearer next login']);
  });

  test('that reads does not prompt', async () => {
    const { call, sent, calls } = ended();
    expect((await call()).status).toBe(401);
    expect([sent, calls]).toEqual([['Bearer old'], ['old refused']]);
  });

  test('that is given up stays refused', async () => {
    const { call, sent } = ended({ signsIn: false });
    expect((await call('{}')).status).toBe(401);
    expect(sent).toEqual(['Bearer old']);
  });

  test('refused with its second token is retried a third time, with the token of the login', async () => {
    const page = scene({
      token: 'old',
      accepted: 'next login',
      endsWhenRefusedAgain: true,
      signedInAgain: async () => {
        page.state.token = 'next login';
        return true;
      },
    });
    expect((await page.call('{}')).status).toBe(204);
    expect(page.sent).toEqual(['Bearer old', 'Bearer new', 'Bearer next login']);
  });
});

test('made while others wait for a new token waits with them', async () => {
  let renewed: () => void = () => undefined;
  const scenery = scene({
    token: 'old',
    accepted: 'new',
    renew: () =>
      new Promise((resolve) => {
        renewed = () => {
          scenery.state.token = 'new';
          resolve('refreshed');
        };
      }),
  });
  const first = scenery.call();
  await new Promise((resolve) => setImmediate(resolve));
  const second = scenery.call();
  await new Promise((resolve) => setImmediate(resolve));
  expect(scenery.sent).toEqual(['Bearer old']);
  renewed();
  await Promise.all([first, second]);
  expect(scenery.sent).toEqual(['Bearer old', 'Bearer new', 'Bearer new']);
});
