import { randomUUID } from 'node:crypto';
import { toCents } from '@platebook/accounting';
import type { StorePayout } from '@platebook/accounting';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { upsertPayouts } from '../../payouts/save-payouts.store.ts';
import { OTHER_REALM } from '../../testing/sandbox.ts';
import { payoutOfDays } from '../plan/payout-of-days.fake.ts';
import { recordException } from './confirm-difference.ts';
import { differencesOfPayouts, writeException } from './deposit-differences.read-model.ts';
import type { DepositDifference } from './deposit-differences.read-model.ts';
import {
  listDepositExceptions,
  nameOfPerson,
  resolveDepositExceptions,
} from './deposit-exceptions.store.ts';
import type { DepositException } from './deposit-exceptions.store.ts';
import { openPostingEnvironment } from './posting-environment.fake.ts';
import type { Client, PostingEnvironment } from './posting-environment.fake.ts';
import { POSTING_STORE } from './posting-store.ts';

type Identity = StorePayout['identities'][number] & { readonly rowsOfUnknownAmount?: number };

let env: PostingEnvironment;
let client: Client;
let numbered = 0;

beforeAll(async () => {
  env = await openPostingEnvironment();
});

beforeEach(async () => {
  client = await env.addClient();
});

afterAll(() => env.stop());

const broken = (cents: number, change: Partial<Identity> = {}): Identity => ({
  id: 'I1',
  holds: false,
  differenceCents: toCents(cents),
  ...change,
});

async function addRun(): Promise<string> {
  const id = randomUUID();
  const at = env.clock.now();
  await env.database.asOwner((tx) =>
    tx
      .insertInto('sync_runs')
      .values({
        tenant_id: client.scope.tenantId,
        id,
        kind: 'fetch',
        trigger: 'manual',
        state: 'done',
        sequence: 1,
        machine: null,
        reports: '[]',
        created_at: at,
        updated_at: at,
        finished_at: at,
      })
      .execute(),
  );
  return id;
}

/** A payout with this check outcome; adding the same reference again replaces the first. */
async function addPayout(
  identities: readonly Identity[],
  payoutRef = `P-${(numbered += 1)}`,
): Promise<string> {
  const { tenantId } = client.scope;
  const importId = await addRun();
  const payout = payoutOfDays({ '2026-11-02': { gross_sales: 10_000 } }, { identities, payoutRef });
  const [id] = await env.database.inTenant(client.scope, (tx) =>
    upsertPayouts(tx, [
      { tenantId, id: randomUUID(), importId, status: 'ready', payout, at: env.clock.now() },
    ]),
  );
  return String(id);
}

async function differenceOf(
  payoutId: string,
  who = client,
): Promise<DepositDifference | undefined> {
  const found = await env.database.inTenant(who.scope, (tx) =>
    differencesOfPayouts(tx, [payoutId]),
  );
  return found.get(payoutId);
}

/** Confirms the difference of the payout, or another amount. */
async function confirm(payoutId: string, cents?: number): Promise<void> {
  const difference = await differenceOf(payoutId);
  const { scope } = client;
  const entryId = await env.addEntry(client);
  if (difference === undefined) {
    throw new Error('The payout does not differ.');
  }
  await env.database.inTenant(scope, async (tx) => {
    const [entry] = await POSTING_STORE.readEntriesToPost(tx, [entryId]);
    if (entry === undefined) {
      throw new Error('There is no such entry.');
    }
    await recordException(tx, scope, {
      difference,
      typed: { cents: cents ?? difference.cents, reason: 'The bank statement says so.' },
      entry,
      actor: { kind: 'user', userId: scope.userId, requestId: 'request-1' },
      at: env.clock.now(),
    });
  });
}

const listed = (
  filter: { status?: 'open' | 'resolved'; payoutIds?: string[] } = {},
  who = client,
): Promise<DepositException[]> =>
  env.database.inTenant(who.scope, (tx) => listDepositExceptions(tx, { ...filter, count: 100 }));

const resolve = (payoutId: string, how: 'rows_read' | 'replaced') =>
  env.database.inTenant(client.scope, (tx) =>
    resolveDepositExceptions(tx, { payoutIds: [payoutId] }, { how, at: env.clock.now() }),
  );

const howOf = (exceptions: readonly DepositException[]) =>
  exceptions.map(({ printedCents, resolution }) => [printedCents, resolution?.how ?? null]);

describe('a deposit difference', () => {
  test.each<[string, Identity[], number | undefined]>([
    ['is missing if all checks hold', [broken(0, { holds: true })], undefined],
    ['is what the rows in quarantine print, to the cent', [broken(-1_250)], 1_250],
    ['is negative if the rows are deductions', [broken(1)], -1],
    ['is also found if another row check fails', [broken(-7, { id: 'I2' })], 7],
    ['ignores a check of something else', [broken(-7, { id: 'I4' })], undefined],
  ])('%s', async (_name, identities, cents) => {
    expect((await differenceOf(await addPayout(identities)))?.cents).toBe(cents);
  });

  test('is not fully known if a row has no readable amount', async () => {
    const id = await addPayout([broken(-1_250, { rowsOfUnknownAmount: 2 })]);
    expect(await differenceOf(id)).toMatchObject({
      payoutId: id,
      currency: 'USD',
      cents: 1_250,
      rowsOfUnknownAmount: 2,
      exception: null,
    });
  });

  test('is not visible to other tenants, and is empty for no payouts', async () => {
    const id = await addPayout([broken(-1_250)]);
    const stranger = await env.addClient(OTHER_REALM);
    expect(await differenceOf(id, stranger)).toBeUndefined();
    const none = await env.database.inTenant(client.scope, (tx) => differencesOfPayouts(tx, []));
    expect(none.size).toBe(0);
  });
});

describe('a confirmed difference', () => {
  test('is an open item with amount, reason and name', async () => {
    const id = await addPayout([broken(-1_250)]);
    await confirm(id);
    const [exception, ...others] = await listed();
    expect(others).toEqual([]);
    expect(exception).toMatchObject({
      payoutId: id,
      payoutOn: '2026-11-10',
      storeName: 'Harbor',
      platform: 'ubereats',
      differenceCents: 1_250,
      printedCents: 1_250,
      currency: 'USD',
      reason: 'The bank statement says so.',
      recordedBy: { userId: client.scope.userId },
      recordedAt: env.clock.now(),
      resolution: null,
    });
    expect(exception?.documentNumber).toMatch(/^UE-TEST/);
    expect((await differenceOf(id))?.exception?.id).toBe(exception?.id);
  });

  test('needs one confirmation: a repeated one writes nothing', async () => {
    const id = await addPayout([broken(-1_250)]);
    await confirm(id);
    await confirm(id);
    expect(await listed()).toHaveLength(1);
  });

  test('counts for exactly that amount: a cent more needs a new confirmation', async () => {
    const ref = 'P-AGAIN';
    const id = await addPayout([broken(-1_250)], ref);
    await confirm(id);
    expect(await addPayout([broken(-1_251)], ref)).toBe(id);
    expect(await differenceOf(id)).toMatchObject({ cents: 1_251, exception: null });
    await confirm(id);
    expect((await differenceOf(id))?.exception?.printedCents).toBe(1_251);
    expect(howOf(await listed())).toEqual([
      [1_251, null],
      [1_250, 'replaced'],
    ]);
  });

  test('does not count if one more row cannot be read', async () => {
    const ref = 'P-UNREAD';
    const id = await addPayout([broken(-1_250, { rowsOfUnknownAmount: 1 })], ref);
    await confirm(id, 2_000);
    expect((await differenceOf(id))?.exception?.differenceCents).toBe(2_000);
    await addPayout([broken(-1_250, { rowsOfUnknownAmount: 2 })], ref);
    expect((await differenceOf(id))?.exception).toBeNull();
  });

  test('stays valid after a person resolves it, but not after its rows were read', async () => {
    const byPerson = await addPayout([broken(-1_250)]);
    const byRows = await addPayout([broken(-1_250)]);
    await confirm(byPerson);
    await confirm(byRows);
    const [{ id } = { id: '' }] = await listed({ payoutIds: [byPerson] });
    await env.database.inTenant(client.scope, async (tx) =>
      resolveDepositExceptions(
        tx,
        { id },
        {
          how: 'person',
          note: 'Written off.',
          by: await nameOfPerson(tx, client.scope.userId),
          at: env.clock.now(),
        },
      ),
    );
    await resolve(byRows, 'rows_read');
    expect((await differenceOf(byPerson))?.exception?.resolution).toMatchObject({
      how: 'person',
      note: 'Written off.',
      by: { userId: client.scope.userId },
    });
    expect((await differenceOf(byRows))?.exception).toBeNull();
  });
});

describe('open items', () => {
  test('are listed first, and each filter selects its own', async () => {
    const [first, second] = [await addPayout([broken(-1)]), await addPayout([broken(-2)])];
    await confirm(first);
    env.clock.advance(1_000);
    await confirm(second);
    await resolve(second, 'rows_read');
    expect(howOf(await listed())).toEqual([
      [1, null],
      [2, 'rows_read'],
    ]);
    expect(howOf(await listed({ status: 'open' }))).toEqual([[1, null]]);
    expect(howOf(await listed({ status: 'resolved' }))).toEqual([[2, 'rows_read']]);
    expect(howOf(await listed({ payoutIds: [second] }))).toEqual([[2, 'rows_read']]);
  });

  test('are resolved once: the second attempt finds none', async () => {
    const id = await addPayout([broken(-1)]);
    await confirm(id);
    expect((await resolve(id, 'rows_read')).map(({ payoutId }) => payoutId)).toEqual([id]);
    expect(await resolve(id, 'replaced')).toEqual([]);
    expect(howOf(await listed())).toEqual([[1, 'rows_read']]);
  });

  test('can be neither seen nor resolved by another client', async () => {
    const payoutId = await addPayout([broken(-1)]);
    await confirm(payoutId);
    const stranger = await env.addClient(OTHER_REALM);
    expect(await listed({}, stranger)).toEqual([]);
    const resolved = await env.database.inTenant(stranger.scope, (tx) =>
      resolveDepositExceptions(
        tx,
        { payoutIds: [payoutId] },
        { how: 'rows_read', at: env.clock.now() },
      ),
    );
    expect([resolved, howOf(await listed())]).toEqual([[], [[1, null]]]);
  });

  test('name who resolved them, or nobody if the reports did', async () => {
    const id = await addPayout([broken(-1)]);
    await confirm(id);
    await resolve(id, 'rows_read');
    const [exception] = (await listed()).map(writeException);
    expect(exception?.resolution).toEqual({
      how: 'rows_read',
      note: null,
      by: null,
      at: env.clock.now().toISOString(),
    });
  });
});
