import { Secret, TOTP } from 'otpauth';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { holdTime, mailsTo, openAuthClient } from '../../../testing/auth-clients.ts';
import type { TestClient } from '../../../testing/auth-clients.ts';
import { PASSWORD, addPerson, startTestServer } from '../../../testing/test-server.ts';
import type { TestServer } from '../../../testing/test-server.ts';

const STEP_MS = 30_000;

let server: TestServer;
let advance: (ms: number) => void;
let people = 0;
let email: string;
let here: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  advance = holdTime(server);
});

beforeEach(async () => {
  people += 1;
  email = `second-${people}@example.test`;
  await addPerson(server, { email });
  here = await signInAs(email);
});

afterAll(async () => {
  vi.useRealTimers();
  await server.stop();
});

async function signInAs(address: string): Promise<TestClient> {
  const client = await openAuthClient(server);
  const { error } = await client.auth.signInWithPassword({ email: address, password: PASSWORD });
  expect(error).toBeNull();
  return client;
}

/** The code that an authenticator app shows now. */
function codeOf(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: server.clock.now().getTime(),
  });
}

/** A code of six digits that is not currently valid. */
function wrongCode(secret: string): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const timestamp = server.clock.now().getTime();
  return ['000000', '111111', '222222', '333333'].find(
    (token) => totp.validate({ token, window: 1, timestamp }) === null,
  ) as string;
}

function refusal(error: unknown) {
  const { status, code } = error as Record<string, unknown>;
  return [status, code];
}

async function enroll({ auth }: TestClient, friendlyName = 'Phone') {
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp', friendlyName });
  if (data === null) {
    throw error;
  }
  return { id: data.id, ...data.totp };
}

async function setUp(client: TestClient) {
  const factor = await enroll(client);
  const { error } = await client.auth.mfa.challengeAndVerify({
    factorId: factor.id,
    code: codeOf(factor.secret),
  });
  expect(error).toBeNull();
  advance(STEP_MS);
  return factor;
}

async function challenge({ auth }: TestClient, factorId: string): Promise<string> {
  const { data, error } = await auth.mfa.challenge({ factorId });
  if (data === null) {
    throw error;
  }
  return data.id;
}

async function levels({ auth }: TestClient) {
  const { data } = await auth.mfa.getAuthenticatorAssuranceLevel();
  const methods = data?.currentAuthenticationMethods as { method: string }[];
  return [data?.currentLevel, data?.nextLevel, methods.map(({ method }) => method)];
}

async function accessTokenOf({ auth }: TestClient): Promise<string> {
  return (await auth.getSession()).data.session?.access_token ?? '';
}

describe('an authenticator app, with the unmodified client of GoTrue', () => {
  test('is set up by a QR code or a secret, and counts once one of its codes is verified', async () => {
    const factor = await enroll(here);
    expect(factor.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg .*<\/svg>$/);
    const uri = new URL(factor.uri);
    expect([uri.protocol, uri.host, uri.pathname, uri.searchParams.get('secret')]).toEqual([
      'otpauth:',
      'totp',
      `/127.0.0.1:${encodeURIComponent(email)}`,
      factor.secret,
    ]);
    expect(await levels(here)).toEqual(['aal1', 'aal1', ['password']]);
    expect((await here.auth.mfa.listFactors()).data).toMatchObject({
      all: [{ id: factor.id, friendly_name: 'Phone', factor_type: 'totp', status: 'unverified' }],
      totp: [],
    });
    const other = await signInAs(email);
    const { data, error } = await here.auth.mfa.challengeAndVerify({
      factorId: factor.id,
      code: codeOf(factor.secret),
    });
    expect(error).toBeNull();
    expect(decodeJwt(data?.access_token ?? '')).toMatchObject({ aal: 'aal2' });
    expect(data?.user.factors).toMatchObject([{ id: factor.id, status: 'verified' }]);
    expect(here.events.at(-1)).toBe('MFA_CHALLENGE_VERIFIED');
    expect(await levels(here)).toEqual(['aal2', 'aal2', ['totp', 'password']]);
    // As in GoTrue: sessions that have not shown it end.
    expect(refusal((await other.auth.getUser()).error)).toEqual([400, undefined]);
    const mails = await mailsTo(server, email);
    expect(mails.map(({ template }) => template)).toEqual(['second_factor_added']);
  });

  test('is required at the next sign-in, and the level survives refreshes', async () => {
    const { id, secret } = await setUp(here);
    const there = await signInAs(email);
    expect(await levels(there)).toEqual(['aal1', 'aal2', ['password']]);
    await there.auth.mfa.challengeAndVerify({ factorId: id, code: codeOf(secret) });
    expect(await levels(there)).toEqual(['aal2', 'aal2', ['totp', 'password']]);
    expect((await there.auth.refreshSession()).error).toBeNull();
    expect(await levels(there)).toEqual(['aal2', 'aal2', ['totp', 'password']]);
    expect((await here.auth.getUser()).error).toBeNull();
  });

  test('accepts a code once, and no older one', async () => {
    const { id, secret } = await setUp(here);
    const before = codeOf(secret);
    advance(STEP_MS);
    const code = codeOf(secret);
    const verify = (token: string) =>
      here.auth.mfa.challengeAndVerify({ factorId: id, code: token });
    expect((await verify(code)).error).toBeNull();
    expect(refusal((await verify(code)).error)).toEqual([422, 'mfa_verification_failed']);
    expect(refusal((await verify(before)).error)).toEqual([422, 'mfa_verification_failed']);
  });

  test('of many concurrent uses of one code accepts one', async () => {
    const { id, secret } = await setUp(here);
    const challenges = await Promise.all(Array.from({ length: 5 }, () => challenge(here, id)));
    const token = await accessTokenOf(here);
    const answers = await Promise.all(
      challenges.map((challenge_id) =>
        server.call(`POST /auth/v1/factors/${id}/verify`, {
          token,
          json: { challenge_id, code: codeOf(secret) },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 422, 422, 422, 422,
    ]);
  });

  test('tokens issued before stay at the first level, and the old refresh token stops working', async () => {
    const { id, secret } = await setUp(here);
    const there = await signInAs(email);
    const { data } = await there.auth.getSession();
    await there.auth.mfa.challengeAndVerify({ factorId: id, code: codeOf(secret) });
    const unenroll = await server.call(`DELETE /auth/v1/factors/${id}`, {
      token: data.session?.access_token ?? '',
    });
    expect([unenroll.status, unenroll.body]).toEqual([
      422,
      {
        code: 422,
        error_code: 'insufficient_aal',
        msg: 'AAL2 required to unenroll verified factor',
      },
    ]);
    const refreshed = await server.call('POST /auth/v1/token?grant_type=refresh_token', {
      json: { refresh_token: data.session?.refresh_token },
    });
    expect(refreshed.body).toMatchObject({ error_code: 'refresh_token_not_found' });
    expect((await there.auth.getUser()).error).toBeNull();
  });

  test('no more wrong codes are evaluated than the limit, however many arrive concurrently', async () => {
    const { id, secret } = await setUp(here);
    const there = await signInAs(email);
    const challenge_id = await challenge(there, id);
    const token = await accessTokenOf(there);
    const guess = (code: string) =>
      server.call(`POST /auth/v1/factors/${id}/verify`, { token, json: { challenge_id, code } });
    const wrong = wrongCode(secret);
    const answers = await Promise.all(Array.from({ length: 25 }, () => guess(wrong)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
    // The right one is not evaluated either, from any address.
    const refused = await guess(codeOf(secret));
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '870']);
    advance(870_000);
    const later = await challenge(there, id);
    const { error } = await there.auth.mfa.verify({
      factorId: id,
      challengeId: later,
      code: codeOf(secret),
    });
    expect(error).toBeNull();
  });

  test('a challenge is valid for five minutes, for its factor, once', async () => {
    const { id, secret } = await setUp(here);
    const verify = (challengeId: string) =>
      here.auth.mfa.verify({ factorId: id, challengeId, code: codeOf(secret) });
    const late = await challenge(here, id);
    advance(300_000);
    expect(refusal((await verify(late)).error)).toEqual([422, 'mfa_challenge_expired']);
    const used = await challenge(here, id);
    expect((await verify(used)).error).toBeNull();
    advance(STEP_MS);
    expect(refusal((await verify(used)).error)).toEqual([422, 'mfa_factor_not_found']);
    const elsewhere = await challenge(here, id);
    await server.database.asOwner((tx) =>
      tx
        .updateTable('mfa_challenges')
        .set({ address: '192.0.2.7' })
        .where('id', '=', elsewhere)
        .execute(),
    );
    expect(refusal((await verify(elsewhere)).error)).toEqual([422, 'mfa_ip_address_mismatch']);
  });

  test('belongs to its user only', async () => {
    const { id, secret } = await setUp(here);
    const stranger = await addPerson(server, { email: `stranger-${people}@example.test` });
    const there = await signInAs(stranger.email);
    const challengeId = await challenge(here, id);
    const answers = [
      await there.auth.mfa.challenge({ factorId: id }),
      await there.auth.mfa.verify({ factorId: id, challengeId, code: codeOf(secret) }),
      await there.auth.mfa.unenroll({ factorId: id }),
    ];
    expect(answers.map(({ error }) => refusal(error))).toEqual(
      Array.from({ length: 3 }, () => [404, 'mfa_factor_not_found']),
    );
  });

  test('has a unique name, and an account has at most ten', async () => {
    await enroll(here, 'App 1');
    await expect(enroll(here, 'App 1')).rejects.toMatchObject({
      status: 422,
      code: 'mfa_factor_name_conflict',
    });
    for (let number = 2; number <= 10; number += 1) {
      await enroll(here, `App ${number}`);
    }
    await expect(enroll(here, 'App 11')).rejects.toMatchObject({
      status: 422,
      code: 'too_many_enrolled_mfa_factors',
    });
    // An abandoned enrollment is replaced.
    advance(300_001);
    expect(await enroll(here, 'App 1')).toHaveProperty('id');
  });

  test('that was never verified may be replaced later, by its own user only', async () => {
    const other = `other-${people}@example.test`;
    await addPerson(server, { email: other });
    const theirs = await enroll(await signInAs(other));
    await enroll(here, 'Begun');
    advance(25 * 3_600_000);
    const again = await signInAs(email);
    const factor = await enroll(again, 'Next');
    const factorsOf = async (client: TestClient) =>
      (await client.auth.mfa.listFactors()).data?.all.map(({ id }) => id);
    expect(await factorsOf(again)).toEqual([factor.id]);
    expect(await factorsOf(await signInAs(other))).toEqual([theirs.id]);
  });

  test('a second one, a new password and a new address require the first', async () => {
    const { id, secret } = await setUp(here);
    const there = await signInAs(email);
    await expect(enroll(there, 'Second')).rejects.toMatchObject({
      status: 403,
      code: 'insufficient_aal',
    });
    const password = 'another kettle of fish';
    const change = () => there.auth.updateUser({ password });
    expect(refusal((await change()).error)).toEqual([401, 'insufficient_aal']);
    expect(refusal((await there.auth.updateUser({ email: 'x@example.test' })).error)).toEqual([
      401,
      'insufficient_aal',
    ]);
    await there.auth.mfa.challengeAndVerify({ factorId: id, code: codeOf(secret) });
    expect((await change()).error).toBeNull();
  });

  test('that is removed lowers the level of its sessions, and its user is notified by mail', async () => {
    const { id } = await setUp(here);
    expect((await here.auth.mfa.unenroll({ factorId: id })).data).toEqual({ id });
    await here.auth.refreshSession();
    expect(await levels(here)).toEqual(['aal1', 'aal1', ['password']]);
    const mails = await mailsTo(server, email);
    expect(mails.map(({ template }) => template)).toEqual([
      'second_factor_added',
      'second_factor_removed',
    ]);
  });

  test('is sealed in the database', async () => {
    const { id, secret } = await setUp(here);
    const row = await server.database.asOwner((tx) =>
      tx.selectFrom('mfa_factors').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    );
    expect(row.sealed_secret).toMatch(/^v1\.test\./);
    expect(JSON.stringify(row)).not.toContain(secret);
  });

  test.each([
    ['phone', 422, 'mfa_phone_enroll_not_enabled'],
    ['webauthn', 422, 'mfa_webauthn_enroll_not_enabled'],
    ['pigeon', 400, 'validation_failed'],
  ])('of the kind %s is rejected', async (factor_type, status, code) => {
    const answer = await server.call('POST /auth/v1/factors', {
      token: await accessTokenOf(here),
      json: { factor_type },
    });
    expect([answer.status, answer.body]).toMatchObject([status, { error_code: code }]);
  });
});

describe('recovery codes', () => {
  const call = async (client: TestClient, request: string, json?: unknown) => {
    const answer = await server.call(request, {
      token: await accessTokenOf(client),
      ...(json === undefined ? {} : { json }),
    });
    return { status: answer.status, body: answer.body as Record<string, unknown> };
  };
  const CODES = '/auth/v1/factors/recovery-codes';

  test('are ten, shown once, stored as hashes; each works once in place of a code', async () => {
    await setUp(here);
    const { body } = await call(here, `POST ${CODES}`);
    const codes = body['codes'] as string[];
    expect(new Set(codes).size).toBe(10);
    expect(
      codes.every((code) => /^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/.test(code)),
    ).toBe(true);
    expect(await call(here, `POST ${CODES}`)).toMatchObject({
      status: 422,
      body: { error_code: 'mfa_verified_factor_exists' },
    });
    const rows = await server.database.asOwner((tx) =>
      tx.selectFrom('mfa_recovery_codes').selectAll().execute(),
    );
    expect(JSON.stringify(rows)).not.toContain(codes[0]);

    const there = await signInAs(email);
    // As people type it.
    const code = ` ${(codes[0] ?? '').toLowerCase().replaceAll('-', ' ')} `;
    const used = await call(there, `POST ${CODES}/verify`, { code });
    expect(used.status).toBe(200);
    expect(decodeJwt(used.body['access_token'] as string)).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'mfa/recovery_code' }, { method: 'password' }],
    });
    expect((await call(here, `GET ${CODES}`)).body).toEqual({
      type: 'recovery_code',
      total: 10,
      remaining: 9,
    });
    const again = await signInAs(email);
    expect(await call(again, `POST ${CODES}/verify`, { code })).toMatchObject({
      status: 422,
      body: { error_code: 'mfa_verification_failed', msg: 'Invalid recovery code entered' },
    });
  });

  test('that are reissued replace the older ones', async () => {
    await setUp(here);
    const first = (await call(here, `POST ${CODES}`)).body['codes'] as string[];
    const second = (await call(here, `POST ${CODES}/regenerate`)).body['codes'] as string[];
    const there = await signInAs(email);
    const verify = async (code = '') =>
      (await call(there, `POST ${CODES}/verify`, { code })).status;
    expect([await verify(first[1]), await verify(second[1])]).toEqual([422, 200]);
  });

  test('need the second level and an app, share its limit, and are deleted with it', async () => {
    expect(await call(here, `POST ${CODES}`)).toMatchObject({
      status: 403,
      body: { error_code: 'insufficient_aal' },
    });
    expect(await call(here, `GET ${CODES}`)).toMatchObject({
      status: 404,
      body: { error_code: 'mfa_factor_not_found' },
    });
    const { id } = await setUp(here);
    await call(here, `POST ${CODES}`);
    const there = await signInAs(email);
    const guess = () => call(there, `POST ${CODES}/verify`, { code: '0000-0000-0000-0000' });
    const statuses = (await Promise.all(Array.from({ length: 12 }, guess))).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted((a, b) => a - b)).toEqual([
      ...Array.from({ length: 10 }, () => 422),
      429,
      429,
    ]);
    await here.auth.mfa.unenroll({ factorId: id });
    expect((await call(here, `GET ${CODES}`)).status).toBe(404);
  });

  test('cannot be guessed: an empty one is rejected by name', async () => {
    expect(await call(here, `POST ${CODES}/verify`, { code: ' ' })).toMatchObject({
      status: 400,
      body: { error_code: 'validation_failed', msg: 'Code needs to be non-empty' },
    });
  });
});
