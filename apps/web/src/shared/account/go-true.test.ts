import type { SendRequest } from '@platebook/api-client';
import { expect, test } from 'vitest';
import { createGoTrue } from './go-true.ts';

type Sent = { method: string; url: string; authorization: string | null; body: unknown };

/** A fake service with one response, which records its requests. */
function serviceOf(answer: () => Response) {
  const sent: Sent[] = [];
  const send: SendRequest = async (request) => {
    const text = await request.text();
    sent.push({
      method: request.method,
      url: request.url,
      authorization: request.headers.get('authorization'),
      body: text === '' ? null : JSON.parse(text),
    });
    return answer();
  };
  const failed: [string, string][] = [];
  const goTrue = createGoTrue('https://books.test/auth/v1', send, ({ code }, { url }) =>
    failed.push([code, url]),
  );
  return { sent, failed, goTrue };
}

test('requests a new password and says where its link redirects', async () => {
  const { sent, goTrue } = serviceOf(() => Response.json({}));
  await goTrue.recover('dana@example.test', 'https://books.test/reset-password');
  expect(sent).toEqual([
    {
      method: 'POST',
      url: 'https://books.test/auth/v1/recover?redirect_to=https%3A%2F%2Fbooks.test%2Freset-password',
      authorization: null,
      body: { email: 'dana@example.test' },
    },
  ]);
});

test('never creates an account when it sends a code', async () => {
  const { sent, goTrue } = serviceOf(() => Response.json({}));
  await goTrue.sendCode('+14155550132');
  expect(sent[0]).toMatchObject({
    url: 'https://books.test/auth/v1/otp',
    body: { phone: '+14155550132', create_user: false },
  });
});

test('changes the password with the link’s token, not with the page’s session', async () => {
  const { sent, goTrue } = serviceOf(() => Response.json({ id: 'u1' }));
  await goTrue.setPassword('token-of-the-link', 'a long enough password');
  expect(sent).toEqual([
    {
      method: 'PUT',
      url: 'https://books.test/auth/v1/user',
      authorization: 'Bearer token-of-the-link',
      body: { password: 'a long enough password' },
    },
  ]);
});

test('a refusal has its code, and the wait from its message', async () => {
  const { goTrue } = serviceOf(() =>
    Response.json(
      {
        code: 'over_email_send_rate_limit',
        message: 'For security purposes, you can only request this after 37 seconds.',
      },
      { status: 429 },
    ),
  );
  await expect(goTrue.resend({ type: 'signup', email: 'dana@example.test' })).rejects.toMatchObject(
    {
      status: 429,
      code: 'over_email_send_rate_limit',
      retryAfterSeconds: 37,
    },
  );
});

test('a service that cannot be reached is a network error', async () => {
  const { failed, goTrue } = serviceOf(() => {
    throw new TypeError('fetch failed');
  });
  await expect(goTrue.user('token')).rejects.toMatchObject({
    status: null,
    code: 'network_error',
    message: 'Network error. Please check your connection and try again.',
  });
  expect(failed).toEqual([['network_error', 'https://books.test/auth/v1/user']]);
});

test('a response that is not JSON still becomes an error with its status', async () => {
  const { goTrue } = serviceOf(() => new Response('<html>', { status: 502 }));
  await expect(goTrue.user('token')).rejects.toMatchObject({ status: 502, code: 'unknown' });
});

test('a refused call is reported; having no recovery codes is a valid response', async () => {
  const refused = serviceOf(() => Response.json({ code: 'unexpected_failure' }, { status: 500 }));
  await expect(refused.goTrue.recoveryCodes('token')).rejects.toThrow();
  expect(refused.failed).toEqual([
    ['unexpected_failure', 'https://books.test/auth/v1/factors/recovery-codes'],
  ]);
  const none = serviceOf(() => Response.json({ code: 'mfa_factor_not_found' }, { status: 404 }));
  expect(await none.goTrue.recoveryCodes('token')).toBeNull();
  expect(none.failed).toEqual([]);
});
