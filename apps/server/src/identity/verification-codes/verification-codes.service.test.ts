import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../../audit/audit-log.ts';
import { createFakeClock } from '../../platform/clock.fake.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import type { Outbox, OutboundMessage } from '../../messages/mail/outbox.port.ts';
import { createVerificationCodesService } from './verification-codes.service.ts';
import type { Place, VerificationCodesService } from './verification-codes.service.ts';

const actor: Actor = { kind: 'anonymous', userId: null, requestId: 'req-1' };
const MINUTE_MS = 60_000;

let testDatabase: TestDatabase;
let codes: VerificationCodesService;
const clock = createFakeClock();
const sent: OutboundMessage[] = [];
const outbox: Outbox = {
  send: (_tx, message) => {
    sent.push(message);
    return Promise.resolve('');
  },
};

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  codes = createVerificationCodesService({ database: testDatabase.database, clock, outbox });
});
afterAll(() => testDatabase.drop());

let people = 0;
function newPlace(purpose: Place['purpose'] = 'email'): Place {
  people += 1;
  const target = purpose === 'phone' ? `1555010${1000 + people}` : `person${people}@example.test`;
  return { purpose, target };
}

/** The code in the last message. */
async function issued(place: Place): Promise<string> {
  expect((await codes.issue(place, actor)).kind).toBe('sent');
  return (sent.at(-1) as { values: { code: string } }).values.code;
}

function wrong(code: string): string {
  return code === '000000' ? '000001' : '000000';
}

/** Opens connections up front, so that concurrent calls do not serialize on connecting. */
async function openConnections(): Promise<void> {
  const { pool } = testDatabase.database;
  const clients = await Promise.all(Array.from({ length: 20 }, () => pool.connect()));
  clients.forEach((client) => client.release());
}

describe('a verification code', () => {
  test('is sent to the contact it verifies, six digits long', async () => {
    for (const purpose of ['email', 'intuit', 'phone'] as const) {
      const place = newPlace(purpose);
      const code = await issued(place);
      expect(code).toMatch(/^\d{6}$/);
      expect(sent.at(-1)).toEqual({
        to: purpose === 'phone' ? { phone: place.target } : { email: place.target },
        template: purpose === 'phone' ? 'phone_code' : 'reauthentication',
        values: { code },
      });
    }
  });

  test('is accepted once, for its own target only', async () => {
    const place = newPlace();
    const code = await issued(place);
    expect(await codes.verify({ ...place, purpose: 'intuit' }, code, actor)).toBe(false);
    expect(await codes.verify(newPlace(), code, actor)).toBe(false);
    expect(await codes.verify(place, ` ${code} `, actor)).toBe(true);
    expect(await codes.verify(place, code, actor)).toBe(false);
  });

  test('is accepted exactly once in many concurrent calls', async () => {
    await openConnections();
    const place = newPlace();
    const code = await issued(place);
    const results = await Promise.all(
      Array.from({ length: 20 }, () => codes.verify(place, code, actor)),
    );
    expect(results.filter(Boolean)).toHaveLength(1);
  });

  test('is void after five wrong attempts', async () => {
    const patient = newPlace();
    const code = await issued(patient);
    for (let attempt = 0; attempt < 4; attempt += 1) {
      expect(await codes.verify(patient, wrong(code), actor)).toBe(false);
    }
    expect(await codes.verify(patient, code, actor)).toBe(true);
    const guessed = newPlace();
    const other = await issued(guessed);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await codes.verify(guessed, wrong(other), actor)).toBe(false);
    }
    expect(await codes.verify(guessed, other, actor)).toBe(false);
  });

  test('expires after ten minutes', async () => {
    const place = newPlace();
    const code = await issued(place);
    clock.advance(10 * MINUTE_MS);
    expect(await codes.verify(place, code, actor)).toBe(false);
  });

  test('is resent after a minute, and the previous one is void', async () => {
    const place = newPlace();
    const first = await issued(place);
    clock.advance(MINUTE_MS - 1_000);
    expect(await codes.issue(place, actor)).toEqual({ kind: 'too_soon', waitSeconds: 1 });
    clock.advance(1_000);
    const second = await issued(place);
    expect(await codes.verify(place, first, actor)).toBe(first === second);
    expect(await codes.verify(place, second, actor)).toBe(first !== second);
  });

  test('is sent once in many concurrent calls', async () => {
    const place = newPlace();
    const results = await Promise.all(Array.from({ length: 10 }, () => codes.issue(place, actor)));
    expect(results.filter(({ kind }) => kind === 'sent')).toHaveLength(1);
  });

  test('can be voided', async () => {
    const place = newPlace();
    const code = await issued(place);
    expect(await codes.invalidate(place, actor)).toBe(true);
    expect(await codes.verify(place, code, actor)).toBe(false);
    expect(await codes.invalidate(place, actor)).toBe(false);
  });

  test('is not in the database, and neither is its plain hash', async () => {
    const code = await issued(newPlace());
    const { rows } = await testDatabase.database.pool.query<{ text: string }>(
      `select string_agg(row_to_json(v)::text, ' ') || encode(sha256($1::bytea), 'hex') as text from verification_codes v`,
      [code],
    );
    const [{ text } = { text: '' }] = rows;
    const plainHash = text.slice(-64);
    expect(text.slice(0, -64)).not.toContain(plainHash);
    expect(text).not.toContain(`"${code}"`);
  });
});

describe('the list for operators', () => {
  test('shows the status of each, newest first, its target masked', async () => {
    clock.advance(60 * MINUTE_MS);
    const used = newPlace();
    await codes.verify(used, await issued(used), actor);
    clock.advance(1_000);
    const voided = newPlace();
    await issued(voided);
    await codes.invalidate(voided, actor);
    clock.advance(1_000);
    const exhausted = newPlace('phone');
    const code = await issued(exhausted);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await codes.verify(exhausted, wrong(code), actor);
    }
    clock.advance(1_000);
    await issued(newPlace('intuit'));
    const first = await codes.list({ limit: 2 });
    const second = await codes.list({ limit: 2, cursor: first.nextCursor ?? '' });
    expect(
      [...first.items, ...second.items].map(({ purpose, maskedTarget, state, attempts }) => [
        purpose,
        maskedTarget.replace(/\d+$/, 'NN'),
        state,
        attempts,
      ]),
    ).toEqual([
      ['intuit', 'p•••@example.test', 'open', 0],
      ['phone', '•••••••••NN', 'exhausted', 5],
      ['email', 'p•••@example.test', 'voided', 0],
      ['email', 'p•••@example.test', 'used', 0],
    ]);
    clock.advance(10 * MINUTE_MS);
    const [expired] = (await codes.list({ limit: 1 })).items;
    expect(expired?.state).toBe('expired');
  });
});
