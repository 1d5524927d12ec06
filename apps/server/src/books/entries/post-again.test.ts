import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { components } from '@platebook/api-client';
import { connectBooks, importReport, openTestEnvironment } from '../../testing/environment.ts';
import type { TestEnvironment } from '../../testing/environment.ts';
import { readDemo, settledImport, uploadFile } from '../../testing/report-uploads.ts';
import { REALM } from '../../testing/sandbox.ts';
import { refusalOf } from '../../testing/test-server.ts';

type Schemas = components['schemas'];
type Entry = Schemas['BooksEntryDetail'];
type Run = Schemas['PostRunAnswer']['data'];

const FILE = 'uber-eats-payment-details-2026-03-30_2026-04-05.csv';

let env: TestEnvironment;
let payoutEntry: string;
let accounts: ReadonlyMap<string, string>;

beforeAll(async () => {
  env = await openTestEnvironment();
  await connectBooks(env, env);
  await env.read('POST books/refresh');
  await importReport(env, FILE);
  await env.read('POST account-mapping/create-accounts', { template: null, dry_run: false });
  const { items } = await env.read<{ items: Entry[] }>('GET entries?limit=50');
  const [first, ...others] = items.filter(
    ({ kind, store_id: store }) => kind === 'payout' && store !== null,
  );
  payoutEntry = String(first?.id);
  await Promise.all(others.map(({ id }) => posted(id)));
  accounts = await env.sandbox.accounts(await env.sandbox.connect(REALM));
});

afterAll(() => env.stop());

const entryOf = (id: string) => env.read<Entry>(`GET entries/${id}`);

function settled(id: string, status: Entry['status']): Promise<Entry> {
  return vi.waitFor(
    async () => {
      const found = await entryOf(id);
      expect(found.status).toBe(status);
      return found;
    },
    { timeout: 30_000, interval: 100 },
  );
}

let amount = 1_000;

/** Creates a manual entry, each with another amount. */
async function written(): Promise<string> {
  const account = (name: string): string => String(accounts.get(name));
  amount += 1;
  const { id } = await env.read<Entry>('POST entries/manual', {
    entry_on: '2026-04-05',
    currency: 'USD',
    memo: 'Promotion settled by hand',
    lines: [
      { account_id: account('Uber Eats Clearing'), side: 'debit', amount_cents: amount },
      { account_id: account('Delivery Sales'), side: 'credit', amount_cents: amount },
    ],
  });
  return id;
}

async function posted(id?: string): Promise<Entry> {
  return postedAs(id ?? (await written()));
}

async function postedAs(id: string): Promise<Entry> {
  await env.read('POST entries/post', { entry_ids: [id] });
  return settled(id, 'posted');
}

async function undone(how: Schemas['UndoEntryRequest']['how'], which?: string): Promise<Entry> {
  const { id } = await posted(which);
  await env.read(`POST entries/${id}/undo`, { how });
  return settled(id, 'reversed');
}

async function postAgain(id: string): Promise<Entry> {
  const run = await env.read<Run>(`POST entries/${id}/post-again`, {});
  expect([run.entry_ids.length, run.refused]).toEqual([1, []]);
  return settled(String(run.entry_ids[0]), 'posted');
}

/** Which of these numbers exist in QuickBooks, in the order they were created. */
async function inBooks(numbers: readonly string[]): Promise<string[]> {
  const entries = await env.sandbox.entries(REALM);
  return entries.flatMap(({ DocNumber: number = '' }) =>
    numbers.includes(number) ? [number] : [],
  );
}

const codeOf = async (id: string): Promise<string> => {
  const refused = refusalOf(await env.ask(`POST entries/${id}/post-again`, {}));
  return `${refused.status} ${String(refused.code)}`;
};

describe('a reversed entry', () => {
  test('is posted again under its own number and key', async () => {
    const first = await undone('reverse_on_original_date', payoutEntry);
    const [reversal] = first.related;
    expect(first.posted_again_as).toBe(null);
    const again = await postAgain(first.id);
    expect(again).toMatchObject({
      kind: 'payout',
      payout_id: first.payout_id,
      entry_on: first.entry_on,
      debit_cents: first.debit_cents,
      lines: first.lines,
      posted_again_as: null,
    });
    expect(again.document_number).toBe(`${first.document_number}V2`);
    expect(again.posting?.request_id).not.toBe(first.posting?.request_id);
    expect(
      await inBooks([
        first.document_number,
        String(reversal?.document_number),
        again.document_number,
      ]),
    ).toEqual([first.document_number, reversal?.document_number, again.document_number]);
    const before = await entryOf(first.id);
    expect([before.status, before.posted_again_as]).toEqual(['reversed', again.id]);
    expect(new Set(before.related.map(({ id }) => id))).toEqual(new Set([reversal?.id, again.id]));
    expect(again.related.map(({ id }) => id)).toContain(first.id);
    expect(await codeOf(first.id)).toBe('409 entry_posted_again');
    const payout = await env.read<{ status: string }>(`GET payouts/${first.payout_id}`);
    expect(payout.status).toBe('posted');

    const entries = await env.read<{ items: Entry[] }>('GET entries?limit=50');
    const sameRows = Buffer.concat([await readDemo(FILE), Buffer.from('\n')]);
    const { import: read } = await uploadFile(env, `again-${FILE}`, sameRows);
    await settledImport(env, read.id);
    expect(await env.read('GET entries?limit=50')).toEqual(entries);
  });

  test('by deletion is posted again, and once more after that', async () => {
    const first = await undone('delete');
    const second = await postAgain(first.id);
    await env.read(`POST entries/${second.id}/undo`, { how: 'delete' });
    await settled(second.id, 'reversed');
    const third = await postAgain(second.id);
    expect([second.document_number, third.document_number]).toEqual([
      `${first.document_number}V2`,
      `${first.document_number}V3`,
    ]);
    expect(
      await inBooks([first.document_number, second.document_number, third.document_number]),
    ).toEqual([third.document_number]);
    expect(await codeOf(first.id)).toBe('409 entry_posted_again');
  });

  test('is posted again only once under concurrent requests', async () => {
    const { id, document_number: number } = await undone('reverse_today');
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => env.ask(`POST entries/${id}/post-again`, {})),
    );
    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(statuses).toEqual([202, ...Array.from({ length: 11 }, () => 409)]);
    const again = (await entryOf(id)).posted_again_as;
    await settled(String(again), 'posted');
    expect(await inBooks([`${number}V2`])).toEqual([`${number}V2`]);
  });

  test('of a month that was closed since is refused, or posted today if requested', async () => {
    const first = await undone('reverse_today');
    await closeBooks('2026-06-30');
    try {
      expect(await codeOf(first.id)).toBe('409 nothing_to_post');
      const { posted_again_as: none } = await entryOf(first.id);
      expect(none).toBe(null);
      const run = await env.read<Run>(`POST entries/${first.id}/post-again`, {
        closed_period: 'post_today',
      });
      const again = await settled(String(run.entry_ids[0]), 'posted');
      expect([again.entry_on, first.entry_on < '2026-06-30']).toEqual(['2026-11-21', true]);
    } finally {
      await closeBooks(null);
    }
  });
});

async function closeBooks(on: string | null): Promise<void> {
  await env.server.database.pool.query(
    `update connections set details = details || jsonb_build_object('closing_on', $2::text) where tenant_id = $1`,
    [env.tenantId, on],
  );
}

describe('posting again is refused', () => {
  test('for the reversal of an entry that was posted again', async () => {
    const first = await undone('reverse_today');
    await postAgain(first.id);
    const refused = refusalOf(
      await env.ask(`POST entries/${first.related[0]?.id}/undo`, { how: 'delete' }),
    );
    expect([refused.status, refused.code]).toEqual([409, 'entry_posted_again']);
  });

  test('for an entry that is in QuickBooks, with the reason', async () => {
    const { id } = await posted();
    expect(await codeOf(id)).toBe('409 entry_not_reversed');
  });

  test('if the reversal was itself reversed: the entry counts as posted again', async () => {
    const first = await undone('reverse_today');
    const reversal = String(first.related[0]?.id);
    await env.read(`POST entries/${reversal}/undo`, { how: 'delete' });
    await settled(reversal, 'reversed');
    expect((await entryOf(first.id)).status).toBe('posted');
    expect(await codeOf(first.id)).toBe('409 entry_not_reversed');
    expect(await codeOf(reversal)).toBe('409 entry_not_reversed');
  });
});
