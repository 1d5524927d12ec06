import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../../audit/audit-log.ts';
import { grantTenantScope } from '../../db/database.ts';
import type { TenantScope } from '../../db/database.ts';
import { createFakeClock } from '../../platform/clock.fake.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { addPerson, addTenant } from '../../testing/test-server.ts';
import type { OutboundMessage } from '../../messages/mail/outbox.port.ts';
import { createEntitlements } from './entitlements.ts';
import { remindOfTrials } from './remind-of-trials.ts';
import { createSubscriptionsService } from './subscriptions.service.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const clock = createFakeClock();
const entitlements = createEntitlements({ clock });

let testDatabase: TestDatabase;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  await testDatabase.database.asOwner((tx) =>
    tx
      .insertInto('plans')
      .values({
        code: 'small',
        name: 'Small',
        description: 'For one restaurant.',
        price_cents: 4_900,
        max_stores: 2,
      })
      .execute(),
  );
});
afterAll(() => testDatabase.drop());

const actor: Actor = { kind: 'user', userId: null, requestId: 'req-1' };

async function newTenant(name = 'Harbor'): Promise<TenantScope> {
  const source = { database: testDatabase.database, clock };
  const person = await addPerson(source, {
    email: `${randomBytes(6).toString('hex')}@example.test`,
  });
  const { tenantId } = await addTenant(source, {
    name,
    members: [{ person, level: 'user_owner' }],
  });
  return grantTenantScope(tenantId, person.userId, 'req-1');
}

/** On a plan of two stores, set by its founder's invitation code. */
async function newTenantOnSmall(trialDays: number | null = null): Promise<TenantScope> {
  const scope = await newTenant();
  await testDatabase.database.asOwner(async (tx) => {
    const code = await tx
      .insertInto('invitation_codes')
      .values({
        id: scope.userId,
        code_hmac: randomBytes(32),
        hint: 'TEST',
        campaign: null,
        max_uses: 1,
        uses_left: 0,
        expires_at: null,
        plan_code: 'small',
        trial_days: trialDays,
        created_by: null,
        created_at: clock.now(),
        disabled_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('invitation_redemptions')
      .values({ code_id: code.id, user_id: scope.userId, email: null, redeemed_at: clock.now() })
      .execute();
    await entitlements.begin(tx, { tenantId: scope.tenantId, founderId: scope.userId, actor });
  });
  return scope;
}

function read(scope: TenantScope) {
  return createSubscriptionsService({ database: testDatabase.database, clock }).entitlementOf(
    scope,
  );
}

function addStore(scope: TenantScope, name: string): Promise<void> {
  const now = clock.now();
  return testDatabase.database.inTenant(scope, async (tx) => {
    await entitlements.assertWithinLimit(tx, scope, 'stores');
    await tx
      .insertInto('stores')
      .values({
        tenant_id: scope.tenantId,
        id: crypto.randomUUID(),
        name,
        time_zone: 'UTC',
        currency: 'USD',
        created_at: now,
        updated_at: now,
      })
      .execute();
  });
}

describe('a tenant', () => {
  test('is on the default plan since its creation, unlimited and without an end', async () => {
    const { subscription, state, trial, canPost, usage } = await read(await newTenant());
    expect([subscription.plan.code, subscription.trialStartedAt]).toEqual([
      'community',
      clock.now(),
    ]);
    expect([state, trial, canPost]).toEqual(['active', null, true]);
    expect(subscription.plan.limits).toEqual({
      clients: null,
      stores: null,
      channels: null,
      users: null,
      historyMonths: null,
    });
    expect(usage).toEqual({ clients: 1, stores: 0, channels: 0, users: 1 });
  });

  test('starts on the plan of its invitation code, with its trial or a longer one', async () => {
    const plain = await read(await newTenantOnSmall());
    expect([plain.subscription.plan.code, plain.state, plain.trial?.daysLeft]).toEqual([
      'small',
      'trial',
      14,
    ]);
    const gifted = await read(await newTenantOnSmall(60));
    expect([gifted.trial?.daysLeft, gifted.trial?.postedPayoutsNeeded]).toEqual([60, 3]);
  });

  test('counts its own usage, and nothing of another tenant', async () => {
    const scope = await newTenant();
    await addStore(scope, 'First');
    await addStore(await newTenant(), 'Elsewhere');
    expect((await read(scope)).usage).toEqual({ clients: 1, stores: 1, channels: 0, users: 1 });
  });
});

describe('a limit', () => {
  test('admits as many as the plan allows, also concurrently', async () => {
    const scope = await newTenantOnSmall();
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) => addStore(scope, `Store ${index}`)),
    );
    const refused = results.flatMap((result) =>
      result.status === 'rejected' ? [(result.reason as { code: string }).code] : [],
    );
    expect(refused).toEqual(Array.from({ length: 6 }, () => 'limit_reached'));
    expect((await read(scope)).usage.stores).toBe(2);
  });

  test('that is not set blocks nobody', async () => {
    const scope = await newTenant();
    for (let store = 0; store < 5; store += 1) {
      await addStore(scope, `Store ${store}`);
    }
    expect((await read(scope)).usage.stores).toBe(5);
  });
});

describe('a trial', () => {
  function post(scope: TenantScope, payouts: number): Promise<void> {
    return testDatabase.database.inTenant(scope, (tx) =>
      entitlements.recordPosted(tx, scope, payouts),
    );
  }

  function canPost(scope: TenantScope): Promise<boolean> {
    return testDatabase.database.inTenant(scope, (tx) => entitlements.canPost(tx, scope));
  }

  test('continues after 14 days until the third payout is posted; then posting pauses and reading goes on', async () => {
    const scope = await newTenantOnSmall();
    await post(scope, 1);
    clock.advance(20 * DAY_MS);
    expect(await canPost(scope)).toBe(true);
    await post(scope, 1);
    expect((await read(scope)).trial).toMatchObject({
      endsAt: null,
      postedPayouts: 2,
      daysLeft: 0,
    });
    const reachedAt = clock.now();
    await post(scope, 1);
    clock.advance(DAY_MS);
    await post(scope, 1);
    expect(await canPost(scope)).toBe(false);
    expect(await read(scope)).toMatchObject({
      state: 'expired',
      canPost: false,
      trial: { endsAt: reachedAt, postedPayouts: 4, isOver: true },
      usage: { clients: 1, stores: 0, channels: 0, users: 1 },
    });
  });

  test('loses no payout that is posted concurrently with another', async () => {
    const scope = await newTenantOnSmall();
    await Promise.all(Array.from({ length: 10 }, () => post(scope, 1)));
    expect((await read(scope)).subscription.postedPayouts).toBe(10);
  });

  test('that ends within three days notifies the owners once', async () => {
    // By then every other trial of this test has ended.
    clock.advance(100 * DAY_MS);
    const scope = await newTenantOnSmall();
    await post(scope, 3);
    const sent: OutboundMessage[] = [];
    const remind = () =>
      remindOfTrials({
        database: testDatabase.database,
        clock,
        outbox: { send: (_tx, message) => Promise.resolve(String(sent.push(message))) },
        siteUrl: 'https://books.example.test',
      });
    await remind();
    expect(sent).toEqual([]);
    const endsOn = new Date(clock.now().getTime() + 14 * DAY_MS);
    clock.advance(11 * DAY_MS);
    expect(await remind()).toBe(1);
    expect(sent).toEqual([
      {
        to: { email: expect.stringMatching(/@example\.test$/) as string },
        template: 'trial_ending',
        values: {
          link: 'https://books.example.test/dashboard/subscription',
          tenant: 'Harbor',
          ends_on: endsOn.toISOString().slice(0, 10),
        },
      },
    ]);
    expect([await remind(), sent.length]).toEqual([0, 1]);
  });
});
