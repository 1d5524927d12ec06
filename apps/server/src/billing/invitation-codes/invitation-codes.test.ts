import { randomBytes, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../../audit/audit-log.ts';
import { openDatabase } from '../../db/database.ts';
import type { Database } from '../../db/database.ts';
import { createFakeClock } from '../../platform/clock.fake.ts';
import { createLogger } from '../../platform/logger.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { hmacOf, newCode, readCode } from './code-text.ts';
import { createInvitationCodesService } from './invitation-codes.service.ts';
import type { InvitationCodesService, NewCodes } from './invitation-codes.service.ts';
import { createInvitationTries } from './invitation-tries.ts';
import { offerOfUser } from './invitations.read-model.ts';
import { createInviteGate } from './invite-gate.ts';
import type { InviteGate } from './invite-gate.port.ts';

const actor: Actor = { kind: 'service', userId: null, requestId: 'req-1' };
const DAY_MS = 24 * 60 * 60 * 1_000;
const ONE_USE: NewCodes = {
  count: 1,
  campaign: null,
  maxUses: 1,
  expiresAt: null,
  planCode: null,
  trialDays: null,
};

let testDatabase: TestDatabase;
let database: Database;
let codes: InvitationCodesService;
let gate: InviteGate;
const clock = createFakeClock();
const pepper = randomBytes(32);

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  // A thousand concurrent calls wait longer for twenty connections than a request would.
  database = openDatabase(
    { ...testDatabase.clientConfig, connectionTimeoutMillis: 120_000 },
    createLogger('silent'),
  );
  codes = createInvitationCodesService({ database, clock, pepper });
  const tries = createInvitationTries(database.pool, { perMinute: 5 });
  gate = createInviteGate({ database, clock, pepper, tries, requiredByDefault: true });
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

async function newUser(): Promise<string> {
  const id = randomUUID();
  const now = clock.now();
  await database.asOwner((tx) =>
    tx
      .insertInto('users')
      .values({
        id,
        email: `${id}@example.test`,
        user_metadata: '{}',
        created_at: now,
        updated_at: now,
      })
      .execute(),
  );
  return id;
}

async function make(wanted: Partial<NewCodes> = {}): Promise<string> {
  const [made] = await codes.create({ ...ONE_USE, ...wanted }, actor);
  return made?.code ?? '';
}

function redeem(code: string, userId: string): Promise<boolean> {
  return database.asOwner((tx) => gate.redeem(tx, { code, email: null, userId, actor }));
}

function isOpen(code: string): Promise<boolean> {
  return gate.isOpen(code, randomUUID());
}

describe('the text of a code', () => {
  test('is twelve characters without those that are easily confused', () => {
    for (let count = 0; count < 200; count += 1) {
      expect(newCode()).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
    }
  });

  test('parses however it is typed', () => {
    expect(readCode(' demo-book-2026 ')).toBe('DEM0B00K2026');
    expect(readCode('DEM0 B00K 2026')).toBe('DEM0B00K2026');
    expect(readCode('iIlL-oO00-abcd')).toBe('11110000ABCD');
  });

  test('rejects anything else', () => {
    expect(
      ['', 'DEMO', 'DEMO-BOOK-202U', 'DEMO-BOOK-20266', '-'.repeat(100)].map(readCode),
    ).toEqual([null, null, null, null, null]);
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (typed) => {
        expect(readCode(typed) ?? '000000000000').toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);
      }),
    );
  });

  test('is stored as an HMAC that needs the pepper', async () => {
    const code = await make();
    const { rows } = await database.pool.query<{ hint: string; code_hmac: Buffer }>(
      'select hint, code_hmac from invitation_codes order by created_at desc, id desc',
    );
    const stored = rows.find(({ hint }) => hint === code.slice(0, 4));
    const read = readCode(code) ?? '';
    expect(stored?.code_hmac.equals(hmacOf(read, pepper))).toBe(true);
    expect(hmacOf(read, randomBytes(32)).equals(hmacOf(read, pepper))).toBe(false);
    expect(JSON.stringify(rows)).not.toContain(read);
  });
});

describe('a code', () => {
  test('with one use is redeemed by exactly one of a thousand concurrent calls', async () => {
    const code = await make();
    const users = await Promise.all(Array.from({ length: 10 }, newUser));
    const results = await Promise.all(
      Array.from({ length: 1_000 }, (_, index) => redeem(code, users[index % 10] ?? '')),
    );
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await isOpen(code)).toBe(false);
  });

  test('with three uses is redeemed three times and records by whom and when', async () => {
    const code = await make({ maxUses: 3, campaign: 'three' });
    const users = await Promise.all(Array.from({ length: 4 }, newUser));
    const results = [];
    for (const user of users) {
      clock.advance(1_000);
      results.push(await redeem(code, user));
    }
    expect(results).toEqual([true, true, true, false]);
    const [listed] = (await codes.list({ campaign: 'three', limit: 10 })).items;
    expect([listed?.maxUses, listed?.usesLeft]).toEqual([3, 0]);
    const redemptions = await codes.redemptions(listed?.id ?? '');
    expect(redemptions?.map(({ userId }) => userId)).toEqual(users.slice(0, 3));
    expect(await codes.redemptions(randomUUID())).toBeNull();
  });

  test('is not consumed when the registration is rolled back', async () => {
    const code = await make();
    const userId = await newUser();
    const work = database.asOwner(async (tx) => {
      expect(await gate.redeem(tx, { code, email: null, userId, actor })).toBe(true);
      throw new Error('The address is taken');
    });
    await expect(work).rejects.toThrow('The address is taken');
    expect([await isOpen(code), await redeem(code, userId)]).toEqual([true, true]);
  });

  test('expires on time and can be extended', async () => {
    const code = await make({
      campaign: 'short',
      maxUses: 2,
      expiresAt: new Date(clock.now().getTime() + DAY_MS),
    });
    expect(await isOpen(code)).toBe(true);
    clock.advance(DAY_MS);
    expect([await isOpen(code), await redeem(code, await newUser())]).toEqual([false, false]);
    const [listed] = (await codes.list({ campaign: 'short', limit: 1 })).items;
    const later = new Date(clock.now().getTime() + DAY_MS);
    expect((await codes.extend(listed?.id ?? '', later, actor))?.expiresAt).toEqual(later);
    expect([await isOpen(code), await redeem(code, await newUser())]).toEqual([true, true]);
  });

  test('can be disabled', async () => {
    const code = await make({ campaign: 'off', maxUses: 2 });
    const [listed] = (await codes.list({ campaign: 'off', limit: 1 })).items;
    expect((await codes.disable(listed?.id ?? '', actor))?.disabledAt).toEqual(clock.now());
    expect([await isOpen(code), await redeem(code, await newUser())]).toEqual([false, false]);
    expect(await codes.disable(randomUUID(), actor)).toBeNull();
    expect(await codes.extend(randomUUID(), null, actor)).toBeNull();
  });

  test('that does not exist and malformed text are rejected alike', async () => {
    const userId = await newUser();
    expect([await isOpen(newCode()), await isOpen('hello')]).toEqual([false, false]);
    expect([await redeem(newCode(), userId), await redeem('hello', userId)]).toEqual([
      false,
      false,
    ]);
  });

  test('applies the plan and the trial of its campaign to whoever redeems it', async () => {
    const userId = await newUser();
    const offer = () => database.asOwner((tx) => offerOfUser(tx, userId));
    expect(await offer()).toBeNull();
    await redeem(await make({ trialDays: 60 }), userId);
    expect(await offer()).toEqual({ planCode: null, trialDays: 60 });
  });
});

describe('codes in bulk', () => {
  test('are all different, listed page by page, newest first', async () => {
    clock.advance(1_000);
    const made = await codes.create({ ...ONE_USE, count: 25, campaign: 'spring' }, actor);
    expect(new Set(made.map(({ code }) => code)).size).toBe(25);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await codes.list({ campaign: 'spring', limit: 10, cursor });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen.toSorted()).toEqual(made.map(({ id }) => id).toSorted());
    expect(JSON.stringify(await codes.list({ limit: 100 }))).not.toContain(made[0]?.code);
  });

  test.each([0, -1, 1_001, Number.NaN])('cannot be %d', async (count) => {
    await expect(codes.create({ ...ONE_USE, count }, actor)).rejects.toThrow(RangeError);
  });

  test('can be custom only one at a time', async () => {
    expect(await make({ chosen: 'KEEP-ME00-2026' })).toBe('KEEP-ME00-2026');
    expect(await isOpen('keepme002026')).toBe(true);
    await expect(make({ chosen: 'short' })).rejects.toThrow(TypeError);
    await expect(codes.create({ ...ONE_USE, count: 2, chosen: newCode() }, actor)).rejects.toThrow(
      RangeError,
    );
  });
});

describe('guessing', () => {
  test('is rate-limited to five tries per minute and address, without affecting other addresses', async () => {
    const code = await make({ maxUses: 5 });
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await gate.isOpen(newCode(), '203.0.113.7')).toBe(false);
    }
    await expect(gate.isOpen(code, '203.0.113.7')).rejects.toMatchObject({
      code: 'rate_limited',
      status: 429,
      headers: { 'retry-after': expect.stringMatching(/^\d+$/) as string },
    });
    expect(await gate.isOpen(code, '203.0.113.8')).toBe(true);
  });

  test('is stopped for the whole installation after a hundred wrong tries in an hour; right ones do not count', async () => {
    const fresh = await createTestDatabase();
    try {
      const tries = createInvitationTries(fresh.database.pool, { perMinute: 5 });
      for (let right = 0; right < 150; right += 1) {
        await tries.begin(randomUUID());
      }
      await Promise.all(Array.from({ length: 99 }, () => tries.recordWrong()));
      await tries.begin('203.0.113.9');
      await tries.recordWrong();
      await expect(tries.begin('203.0.113.9')).rejects.toMatchObject({ code: 'rate_limited' });
    } finally {
      await fresh.drop();
    }
  });
});

describe('the flag inviteCodeRequired', () => {
  test('follows the configuration until an operator changes it', async () => {
    const tries = createInvitationTries(database.pool, { perMinute: 5 });
    const deps = { database, clock, pepper, tries };
    const open = createInviteGate({ ...deps, requiredByDefault: false });
    expect([await gate.isRequired(), await open.isRequired()]).toEqual([true, false]);
    await codes.setRequired(false, actor);
    expect([await gate.isRequired(), await open.isRequired()]).toEqual([false, false]);
    await codes.setRequired(true, actor);
    expect([await gate.isRequired(), await open.isRequired()]).toEqual([true, true]);
  });
});

test('every change of a code is in the audit log, which contains no code', async () => {
  const userId = await newUser();
  const code = await make({ campaign: 'audited' });
  await redeem(code, userId);
  const [listed] = (await codes.list({ campaign: 'audited', limit: 1 })).items;
  await codes.disable(listed?.id ?? '', actor);
  const { rows } = await database.pool.query<{ action: string; entry: string }>(
    `select action, row_to_json(a)::text as entry from audit_log a where target_id = $1 order by sequence`,
    [listed?.id],
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'invitation_codes.created',
    'invitation_code.redeemed',
    'invitation_code.disabled',
  ]);
  expect(rows.map(({ entry }) => entry).join('')).not.toContain(code);
});
