import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { components } from '@platebook/api-client';
import { seedDepositException } from '../../../trials/contract/seed-deposit-exception.ts';
import { connectBooks, openTestEnvironment } from '../../testing/environment.ts';
import type { TestEnvironment } from '../../testing/environment.ts';
import { readDemo, settledImport, uploadFile } from '../../testing/report-uploads.ts';
import { refusalOf } from '../../testing/test-server.ts';

type Schemas = components['schemas'];
type Entry = Schemas['BooksEntryDetail'];
type Exception = Schemas['DepositException'];

const FILE = 'uber-eats-payment-details-2026-03-30_2026-04-05.csv';
const NO_SUCH = '00000000-0000-4000-8000-000000000000';

let env: TestEnvironment;
/** A payout with a report row whose printed total is a cent more than its parts. */
let differing: Entry[];
let others: Entry[];

beforeAll(async () => {
  env = await openTestEnvironment();
  await connectBooks(env, env);
  await env.read('POST books/refresh');
  const whole = (await readDemo(FILE)).toString('utf8');
  const { payouts } = await imported(
    'broken.csv',
    whole.replace(',156.81,4/6/26', ',156.82,4/6/26'),
  );
  await Promise.all([...new Set(payouts.map(platformStore))].map(addStore));
  await env.read('POST account-mapping/create-accounts', { template: null, dry_run: false });
  const { items } = await env.read<{ items: Entry[] }>('GET entries?limit=50');
  const ofStores = items.filter(({ store_id: store }) => store !== null);
  differing = ofStores.filter(({ deposit_difference: difference }) => difference !== null);
  others = ofStores.filter(({ deposit_difference: difference }) => difference === null);
});

afterAll(() => env.stop());

async function imported(name: string, content: string) {
  const started = await uploadFile(env, name, content);
  return settledImport(env, started.import.id);
}

const platformStore = (payout: { platform_store_id: string }): string => payout.platform_store_id;

async function addStore(platformStoreId: string): Promise<void> {
  const { id } = await env.read<{ id: string }>('POST stores', { name: platformStoreId });
  await env.read(`POST stores/${id}/channels`, {
    channel_type: 'ubereats',
    platform_store_id: platformStoreId,
  });
}

const idsOf = (entries: readonly Entry[]) => entries.map(({ id }) => id);
const entryOf = (id: string) => env.read<Entry>(`GET entries/${id}`);

async function exceptions(query = ''): Promise<Exception[]> {
  return (await env.read<{ items: Exception[] }>(`GET exceptions${query}`)).items;
}

type Resolution = { amount_cents: number; reason: string };

function approve(entries: readonly Entry[], difference?: Resolution) {
  const body = { entry_ids: idsOf(entries), ...(difference === undefined ? {} : { difference }) };
  return env.ask('POST entries/approve', body);
}

async function auditOf(): Promise<string[]> {
  const rows = await env.server.database.asOwner((tx) =>
    tx
      .selectFrom('audit_log')
      .select('action')
      .where('target_type', '=', 'exception')
      .orderBy('sequence')
      .execute(),
  );
  return rows.map(({ action }) => action);
}

describe('an entry whose deposit differs because rows were set aside', () => {
  test('shows the difference, and cannot be approved or posted without the amount', async () => {
    expect(differing.length).toBeGreaterThan(0);
    expect(others.length).toBeGreaterThan(0);
    expect(differing[0]?.deposit_difference).toEqual({
      amount_cents: 15_682,
      currency: 'USD',
      unreadable_rows: 0,
      message:
        'Rows that were set aside print $156.82: the deposit differs from the entry by that much.',
      exception: null,
    });
    const all = [...differing, ...others];
    const { approved, refused } = await env.read<Schemas['ApprovedEntriesAnswer']['data']>(
      'POST entries/approve',
      { entry_ids: idsOf(all) },
    );
    expect(approved.toSorted()).toEqual(idsOf(others).toSorted());
    expect(refused.map(({ entry_id: id }) => id).toSorted()).toEqual(idsOf(differing).toSorted());
    expect([...new Set(refused.map(({ reason }) => reason.code))]).toEqual([
      'difference_unconfirmed',
    ]);
    const posting = refusalOf(await env.ask('POST entries/post', { entry_ids: idsOf(differing) }));
    expect([posting.status, posting.code]).toEqual([409, 'nothing_to_post']);
    expect(posting.message).toContain('$156.82');
    expect((await entryOf(String(differing[0]?.id))).status).toBe('needs_review');
  });

  test('is refused with a wrong amount, without a reason, or in a bulk approval, and nothing changes', async () => {
    const wrong = refusalOf(await approve(differing, { amount_cents: 1, reason: 'It is fine' }));
    expect([wrong.status, wrong.code, wrong.message]).toEqual([
      409,
      'difference_wrong',
      'You typed $0.01, but the rows set aside show $156.82. Nothing was approved. Type that amount, or import the report again.',
    ]);
    const right = { amount_cents: 15_682, reason: 'It is fine' };
    const codes = await Promise.all([
      approve(differing, { ...right, reason: '  ' }),
      approve([...differing, ...others], right),
      approve(others, right),
    ]);
    expect(codes.map((answer) => refusalOf(answer).code)).toEqual([
      'validation_failed',
      'difference_of_several_payouts',
      'difference_not_found',
    ]);
    expect(await exceptions()).toEqual([]);
    expect((await entryOf(String(differing[0]?.id))).approved_at).toBeNull();
    expect(await auditOf()).toEqual([]);
  });

  test('is posted with it, and stays an open item with name, reason and amount', async () => {
    const [first] = differing;
    await env.read('POST entries/post', {
      entry_ids: idsOf(differing),
      difference: { amount_cents: 15_682, reason: ' Uber sends the row next week ' },
    });
    const posted = await vi.waitFor(
      async () => {
        const entry = await entryOf(String(first?.id));
        expect(entry.status).toBe('posted');
        return entry;
      },
      { timeout: 30_000, interval: 100 },
    );
    const [exception, ...more] = await exceptions('?status=open');
    expect(more).toEqual([]);
    expect(exception).toEqual({
      id: expect.any(String),
      payout_id: first?.payout_id,
      payout_ref: first?.payout?.payout_ref,
      payout_on: '2026-04-06',
      platform: 'ubereats',
      store_name: expect.any(String),
      entry_id: expect.any(String),
      document_number: expect.any(String),
      amount_cents: 15_682,
      printed_cents: 15_682,
      unreadable_rows: 0,
      currency: 'USD',
      reason: 'Uber sends the row next week',
      recorded_by: { user_id: expect.any(String), name: expect.stringMatching(/\S/) },
      recorded_at: expect.any(String),
      resolution: null,
    });
    expect(posted.deposit_difference?.exception).toEqual(exception);
    const payout = await env.read<Schemas['Payout']>(`GET payouts/${String(first?.payout_id)}`);
    expect(payout.deposit_difference).toEqual(posted.deposit_difference);
    // A repeated request with the same amount records nothing new.
    await approve(differing, { amount_cents: 15_682, reason: 'Again' });
    expect(await exceptions()).toEqual([exception]);
    expect(await auditOf()).toEqual(['exception.recorded']);
  });

  test('is resolved once the report has the row, and shows it', async () => {
    await imported('whole.csv', (await readDemo(FILE)).toString('utf8'));
    expect(await exceptions('?status=open')).toEqual([]);
    const [resolved] = await exceptions('?status=resolved');
    expect(resolved?.resolution).toEqual({
      how: 'rows_read',
      note: null,
      by: null,
      at: expect.any(String),
    });
    const again = refusalOf(
      await env.ask(`POST exceptions/${String(resolved?.id)}/resolve`, { note: 'Booked' }),
    );
    expect(again.code).toBe('exception_resolved');
    expect(await auditOf()).toEqual(['exception.recorded', 'exception.resolved']);
    expect((await entryOf(String(differing[0]?.id))).deposit_difference).toBeNull();
  });

  test('can be resolved by a person with a note', async () => {
    const { exception = '' } = await seedDepositException(env.server, env.tenantId);
    const missing = await env.ask(`POST exceptions/${NO_SUCH}/resolve`, { note: 'Booked' });
    expect(refusalOf(missing).code).toBe('exception_not_found');
    const unsaid = await env.ask(`POST exceptions/${exception}/resolve`, { note: '  ' });
    expect(refusalOf(unsaid).code).toBe('validation_failed');
    const resolved = await env.read<Exception>(`POST exceptions/${exception}/resolve`, {
      note: ' Booked as JE-1042 ',
    });
    expect(resolved.resolution).toEqual({
      how: 'person',
      note: 'Booked as JE-1042',
      by: { user_id: env.owner.userId, name: expect.stringMatching(/\S/) },
      at: expect.any(String),
    });
    expect(await exceptions('?status=open')).toEqual([]);
    expect((await auditOf()).at(-1)).toBe('exception.resolved');
  });
});
