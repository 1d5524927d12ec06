import { randomUUID } from 'node:crypto';
import type { components } from '@platebook/api-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connectBooks, openTestEnvironment } from '../../testing/environment.ts';
import type { TestEnvironment } from '../../testing/environment.ts';
import { REALM } from '../../testing/sandbox.ts';
import { readDemo, settledImport, uploadFile } from '../../testing/report-uploads.ts';
import { readStoredEntry, readReason } from '../../books/posting/stored-entry.read-model.ts';

type Schemas = components['schemas'];

/** One Uber Eats order, in cents; the platform keeps the fee and remits the tax itself. */
type Order = { readonly sales: number; readonly fee: number; readonly on?: string };

const ORDER: Order = { sales: 100_00, fee: 25_00 };
const SMALL: Order = { sales: 40_00, fee: 10_00 };
const LATE: Order = { sales: 20_00, fee: 5_00 };

/** A payout that is watched today, 2026-11-21; and one that no longer is. */
const WATCHED = { on: '11/11/26', paid: '11/16/26' };
const UNWATCHED = { on: '9/16/26', paid: '9/21/26' };

let env: TestEnvironment;
let header: readonly string[];
let store: TradingStore;

type TradingStore = {
  readonly storeId: string;
  readonly channelId: string;
  readonly number: string;
};

beforeAll(async () => {
  env = await openTestEnvironment();
  await connectBooks(env, env);
  await env.read('POST books/refresh');
  await env.read('POST account-mapping/create-accounts', {
    template: 'us_facilitated',
    dry_run: false,
  });
  const demo = await readDemo('uber-eats-payment-details-2026-03-30_2026-04-05.csv');
  header = demo.toString('utf8').split(/\r?\n/).slice(0, 2);
});

afterAll(() => env.stop());

beforeEach(async () => {
  store = await openStore();
});

async function openStore(): Promise<TradingStore> {
  const number = `T-${randomUUID().slice(0, 8)}`;
  const { id: storeId } = await env.read<{ id: string }>('POST stores', {
    name: `Store ${number}`,
  });
  const channel = await env.read<{ id: string }>(`POST stores/${storeId}/channels`, {
    channel_type: 'ubereats',
    platform_store_id: number,
  });
  return { storeId, channelId: channel.id, number };
}

async function closeBooks(on: string | null): Promise<void> {
  await env.server.database.pool.query(
    `update connections set details = details || jsonb_build_object('closing_on', $2::text) where tenant_id = $1`,
    [env.tenantId, on],
  );
}

async function configure(config: object): Promise<void> {
  await env.read(`PUT stores/${store.storeId}/channels/${store.channelId}`, {
    channel_config: config,
  });
}

type Week = { readonly on: string; readonly paid: string };

/** A Payment Details report for one store; the same orders give the same rows in every report. */
function reportOf(orders: readonly Order[], { on, paid }: Week, { number }: TradingStore): string {
  const names = (header[1] ?? '').split(',');
  const rows = orders.map((order) => {
    const tax = order.sales * 0.06;
    const cells: Record<string, string> = {
      'Store Name': 'Juniper & Rye',
      'Store ID': number,
      'Order ID': `O${order.sales}`,
      'Workflow ID': `00000000-0000-4000-8000-${String(order.sales).padStart(12, '0')}`,
      'Order Channel': 'UberEats iOS',
      'Order Status': 'Completed',
      'Order Date': order.on ?? on,
      'Order Accept Time': '10:55 AM',
      'Sales (excl. tax)': toText(order.sales),
      'Tax on Sales': toText(tax),
      'Sales (incl. tax)': toText(order.sales + tax),
      'Total Sales after Adjustments (incl tax)': toText(order.sales + tax),
      'Marketplace Fee': toText(-order.fee),
      'Marketplace Facilitator Tax': toText(-tax),
      'Total payout ': toText(order.sales - order.fee),
      'Payout Date': paid,
      'Payout reference ID': `${number.slice(2).toUpperCase()}${paid.replaceAll('/', '')}`,
    };
    return names.map((name) => cells[name] ?? '').join(',');
  });
  return [...header, ...rows, ''].join('\r\n');
}

function toText(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** Uploads such a report and waits until it is planned. */
async function plan(orders: readonly Order[], week: Week = WATCHED): Promise<void> {
  const report = reportOf(orders, week, store);
  const { import: uploaded } = await uploadFile(env, `${randomUUID()}.csv`, report);
  const settled = await settledImport(env, uploaded.id);
  expect([settled.blocked, settled.failure]).toEqual([[], null]);
}

type StoredRow = {
  readonly id: string;
  readonly number: string;
  readonly status: string;
  readonly lines: readonly string[];
};

/** All stored columns of the store's entries, oldest first. */
async function rows() {
  return env.server.database.asOwner((tx) =>
    tx
      .selectFrom('journal_entries')
      .selectAll()
      .where('store_id', '=', store.storeId)
      .orderBy('created_at')
      .orderBy('document_number')
      .execute(),
  );
}

async function stored(): Promise<StoredRow[]> {
  return (await rows()).map((row) => {
    const { lines } = readStoredEntry(row.entry);
    const reason = readReason(row.status_reason)?.code;
    return {
      id: row.id,
      number: row.document_number,
      status: reason === undefined ? row.status : `${row.status}: ${reason}`,
      lines: lines.map((line) => `${line.account} ${line.side} ${line.amountCents}`),
    };
  });
}

/** Without IDs, which are new for each store, and without the store's part of a number. */
async function seen(): Promise<Omit<StoredRow, 'id'>[]> {
  return (await stored())
    .map(({ number, status, lines }) => ({
      number: number.replace(/^(UE-)[^-]+/, '$1…'),
      status,
      lines,
    }))
    .toSorted((one, other) => orderOf(one).localeCompare(orderOf(other)));
}

function orderOf({ number, lines }: Omit<StoredRow, 'id'>): string {
  return `${number} ${lines.join()}`;
}

/** Account names as planned; the tax of an order is 6 %, remitted by the platform. */
function linesOf(sales: number, fee: number): string[] {
  const tax = sales * 0.06;
  return [
    `Clearing – Uber Eats debit ${sales - fee}`,
    `Delivery commission debit ${fee}`,
    `Facilitator tax pass-through debit ${tax}`,
    `Delivery sales – Uber Eats credit ${sales}`,
    `Facilitator tax pass-through credit ${tax}`,
  ];
}

async function post(ids: readonly string[]): Promise<void> {
  await env.read('POST entries/post', { entry_ids: ids });
  await settle(ids);
}

/** Advances the server's clock too: an unanswered send is queried later. */
async function settle(ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await expect
      .poll(
        async () => {
          const { status } = await env.read<{ status: string }>(`GET entries/${id}`);
          if (status === 'posting') {
            env.server.clock.advance(1_000);
          }
          return status;
        },
        { timeout: 60_000, interval: 100 },
      )
      .toMatch(/^(posted|reversed)$/);
  }
}

async function idsOf(): Promise<string[]> {
  return (await stored()).map(({ id }) => id);
}

async function inBooks(): Promise<string[]> {
  const numbers = new Set((await stored()).map(({ number }) => number));
  return (await env.sandbox.entries())
    .filter(({ DocNumber = '' }) => numbers.has(DocNumber))
    .map(({ DocNumber = '', Line }) => {
      const debits = Line.filter(
        ({ JournalEntryLineDetail: detail }) => detail.PostingType === 'Debit',
      );
      const cents = debits.reduce((sum, { Amount }) => sum + Math.round(Amount * 100), 0);
      return `${DocNumber.replace(/^(UE-)[^-]+/, '$1…')} ${cents}`;
    });
}

describe('a payout that was never booked', () => {
  test('is counted in the client list like in the queue', async () => {
    await plan([ORDER]);
    type Summary = Schemas['EntriesSummaryAnswer']['data'];
    const { counts } = await env.read<Summary>('GET entries/summary');
    const listed = 'GET /api/v2/clients/clients?include=triage';
    const { items } = await env.read<{ items: readonly Schemas['Client'][] }>(listed);
    expect(counts.needs_review).toBeGreaterThan(0);
    const { needs_mapping, needs_review: to_review, failed: entries_failed } = counts;
    expect(items[0]?.triage).toMatchObject({ needs_mapping, to_review, entries_failed });
  });

  test('creates an entry that waits for a person', async () => {
    await plan([ORDER]);
    expect(await seen()).toEqual([
      {
        number: 'UE-…-1111-1',
        status: 'needs_review: review_policy',
        lines: linesOf(100_00, 25_00),
      },
    ]);
    const [row] = await rows();
    expect(row).toMatchObject({
      kind: 'payout',
      platform: 'ubereats',
      entry_on: '2026-11-11',
      currency: 'USD',
      debit_cents: 106_00,
      version: 1,
      relates_to: null,
      approved_at: null,
      external_id: null,
    });
  });

  test('creates nothing if the channel is booked some other way, or starts later', async () => {
    await configure({ posting_model: 'none' });
    await plan([ORDER]);
    await configure({ posting_model: 'payout_journal', starts_on: '2026-11-12' });
    await plan([ORDER, SMALL]);
    expect(await seen()).toEqual([]);
    await configure({ starts_on: '2026-11-11' });
    await plan([ORDER, SMALL, LATE]);
    expect((await seen()).map(({ lines }) => lines[0])).toEqual([
      'Clearing – Uber Eats debit 12000',
    ]);
  });

  test('follows its channel’s settings without being read again', async () => {
    await configure({ posting_model: 'none' });
    await plan([ORDER, { ...SMALL, on: '11/12/26' }]);
    expect(await seen()).toEqual([]);
    const standings = async () =>
      (await seen()).map(({ status, lines }) => `${status}, ${lines[0]}`);
    await configure({ posting_model: 'daily_journal' });
    expect(await standings()).toEqual([
      'needs_review: review_policy, Clearing – Uber Eats debit 7500',
      'needs_review: review_policy, Clearing – Uber Eats debit 3000',
    ]);
    await configure({ posting_model: 'payout_journal', posting_mode: 'paused' });
    expect(await standings()).toEqual([
      'needs_review: posting_paused, Clearing – Uber Eats debit 10500',
    ]);
    await configure({ posting_model: 'payout_journal', posting_mode: 'auto' });
    expect(await standings()).toEqual([
      'needs_review: first_time, Clearing – Uber Eats debit 10500',
    ]);
  });

  test('waits if posting is paused, and is dated today if its period is closed', async () => {
    await configure({ posting_mode: 'paused' });
    await closeBooks('2026-09-30');
    await plan([ORDER], UNWATCHED);
    await closeBooks(null);
    expect(await seen()).toEqual([
      {
        number: 'UE-…-0916-1',
        status: 'needs_review: posting_paused',
        lines: linesOf(100_00, 25_00),
      },
    ]);
    expect((await rows()).map(({ entry_on: on }) => on)).toEqual(['2026-11-21']);
  });
});

describe('reading the same payout again', () => {
  test('changes nothing, in any row order and any number of times', async () => {
    await plan([ORDER, SMALL]);
    const before = await rows();
    env.server.clock.advance(1_000);
    await plan([SMALL, ORDER]);
    await plan([ORDER, SMALL]);
    expect(await rows()).toEqual(before);
  });

  test('in two files with one half each, in either order, gives one entry for the whole', async () => {
    await plan([ORDER]);
    await plan([SMALL]);
    const whole = linesOf(140_00, 35_00);
    expect((await seen()).map(({ lines }) => lines)).toEqual([whole]);
    store = await openStore();
    await plan([SMALL]);
    await plan([ORDER]);
    expect((await seen()).map(({ lines }) => lines)).toEqual([whole]);
  });
});

describe('late rows', () => {
  test('amend an unposted entry, and void its approval', async () => {
    await plan([ORDER]);
    const [first] = await stored();
    await env.read('POST entries/approve', { entry_ids: [first?.id] });
    await plan([ORDER, LATE]);
    const [amended, ...others] = await rows();
    expect([amended?.id, others]).toEqual([first?.id, []]);
    expect(amended).toMatchObject({ approved_at: null, approved_by: null, debit_cents: 127_20 });
    expect(await seen()).toEqual([
      {
        number: 'UE-…-1111-1',
        status: 'needs_review: review_policy',
        lines: linesOf(120_00, 30_00),
      },
    ]);
  });

  test('amend a posted entry while it is watched: the same QuickBooks entry, once approved', async () => {
    await plan([ORDER]);
    const ids = await idsOf();
    await post(ids);
    const [posted] = await rows();
    await plan([ORDER, LATE]);
    const [amended, ...others] = await rows();
    expect([amended?.id, amended?.external_id, others]).toEqual([
      posted?.id,
      posted?.external_id,
      [],
    ]);
    expect((await seen()).map(({ status }) => status)).toEqual(['needs_review: review_policy']);
    expect(await inBooks()).toEqual(['UE-…-1111-1 10600']);
    await post(ids);
    expect(await inBooks()).toEqual(['UE-…-1111-1 12720']);
  });

  test('create an adjusting entry once the payout is no longer watched', async () => {
    await plan([ORDER], UNWATCHED);
    await post(await idsOf());
    await plan([ORDER, LATE], UNWATCHED);
    const adjusting = {
      number: 'UE-…-0916-A1',
      status: 'needs_review: review_policy',
      lines: linesOf(20_00, 5_00),
    };
    expect(await seen()).toEqual([
      { number: 'UE-…-0916-1', status: 'posted', lines: linesOf(100_00, 25_00) },
      adjusting,
    ]);
    const all = await rows();
    const base = all.find(({ kind }) => kind === 'payout');
    const adjustment = all.find(({ kind }) => kind === 'adjustment');
    expect(adjustment?.relates_to).toBe(base?.id);
    await plan([LATE, ORDER], UNWATCHED);
    expect(await seen()).toHaveLength(2);
    await post([String(adjustment?.id)]);
    expect(await inBooks()).toEqual(['UE-…-0916-1 10600', 'UE-…-0916-A1 2120']);
  });

  test('create an adjusting entry if the posted one was changed in QuickBooks', async () => {
    await plan([ORDER]);
    const [first] = await stored();
    const id = String(first?.id);
    await post([id]);
    const tokens = await env.sandbox.connect(REALM);
    const written = (await env.sandbox.entries()).find(
      ({ DocNumber }) => DocNumber === first?.number,
    );
    await env.sandbox.write(tokens, { ...written, TxnDate: '2026-11-09' });
    await env.read(`POST entries/${id}/undo`, { how: 'delete' });
    await expect
      .poll(async () => (await stored())[0]?.status, { timeout: 20_000, interval: 100 })
      .toBe('posted: changed_meanwhile');
    await plan([ORDER, LATE]);
    expect(await seen()).toEqual([
      {
        number: 'UE-…-1111-1',
        status: 'posted: changed_meanwhile',
        lines: linesOf(100_00, 25_00),
      },
      {
        number: 'UE-…-1111-A1',
        status: 'needs_review: review_policy',
        lines: linesOf(20_00, 5_00),
      },
    ]);
  });

  test.each(['Cleared', 'Reconciled'] as const)(
    'create an adjusting entry if the posted one is %s in QuickBooks',
    async (state) => {
      await plan([ORDER]);
      const [id = ''] = await idsOf();
      await post([id]);
      const [posted] = await rows();
      await env.sandbox.markCleared(String(posted?.external_id), state);
      await plan([ORDER, LATE]);
      expect(await seen()).toEqual([
        { number: 'UE-…-1111-1', status: 'posted', lines: linesOf(100_00, 25_00) },
        {
          number: 'UE-…-1111-A1',
          status: 'needs_review: review_policy',
          lines: linesOf(20_00, 5_00),
        },
      ]);
      await plan([LATE, ORDER]);
      expect(await seen()).toHaveLength(2);
      await post(await idsOf());
      expect(await inBooks()).toEqual(['UE-…-1111-1 10600', 'UE-…-1111-A1 2120']);
    },
  );

  test('are not sent to an entry that was reconciled since they were planned', async () => {
    await plan([ORDER]);
    const [id = ''] = await idsOf();
    await post([id]);
    const [posted] = await rows();
    await plan([ORDER, LATE]);
    await env.sandbox.markCleared(String(posted?.external_id), 'Reconciled');
    await env.read('POST entries/post', { entry_ids: [id] });
    await expect
      .poll(async () => (await stored())[0]?.status, { timeout: 20_000, interval: 100 })
      .toBe('failed: reconciled_in_books');
    expect(await inBooks()).toEqual(['UE-…-1111-1 10600']);
    await env.sandbox.markCleared(String(posted?.external_id), 'Uncleared');
    await post([id]);
    expect(await inBooks()).toEqual(['UE-…-1111-1 12720']);
  });

  test('leave skipped entries alone, and those posted elsewhere', async () => {
    await plan([ORDER]);
    const [skipped] = await idsOf();
    await env.read(`POST entries/${skipped}/skip`, { reason: 'Booked by hand' });
    const before = await rows();
    await plan([ORDER, LATE]);
    expect(await rows()).toEqual(before);
    store = await openStore();
    await plan([ORDER]);
    const [elsewhere] = await idsOf();
    await env.read(`POST entries/${elsewhere}/posted-elsewhere`, {
      reference: 'JE 7',
      on: '2026-11-12',
    });
    const stored = await rows();
    await plan([ORDER, LATE]);
    expect(await rows()).toEqual(stored);
  });
});

describe('an entry that is no longer in the reports', () => {
  const DAYS = [ORDER, { ...SMALL, on: '11/12/26' }];

  test('is deleted if it was not posted', async () => {
    await configure({ posting_model: 'daily_journal' });
    await plan(DAYS);
    expect((await seen()).map(({ lines }) => lines[0])).toEqual([
      'Clearing – Uber Eats debit 7500',
      'Clearing – Uber Eats debit 3000',
    ]);
    await configure({ posting_model: 'payout_journal' });
    await plan(DAYS.toReversed());
    expect((await seen()).map(({ lines }) => lines[0])).toEqual([
      'Clearing – Uber Eats debit 10500',
    ]);
  });

  test('is reversed if it was posted', async () => {
    await configure({ posting_model: 'daily_journal' });
    await plan(DAYS);
    await post(await idsOf());
    // As for entries from before rules were stored: reports only ever add rows, so another option has to remove days.
    await env.server.database.pool.query('update journal_entries set plan_rules = null');
    await configure({ posting_model: 'payout_journal' });
    await plan(DAYS.toReversed());
    const waits = 'needs_review: review_policy';
    const reversing = (lines: string[]): string[] =>
      [...lines.filter(isCredit), ...lines.filter((line) => !isCredit(line))].map((line) =>
        line.replace(/ (debit|credit) /, (_, side) => (side === 'debit' ? ' credit ' : ' debit ')),
      );
    expect(await seen()).toEqual([
      { number: 'UE-…-1111-1', status: 'posted', lines: linesOf(100_00, 25_00) },
      { number: 'UE-…-1112-1', status: waits, lines: linesOf(140_00, 35_00) },
      { number: 'UE-…-1112-2', status: 'posted', lines: linesOf(40_00, 10_00) },
      { number: 'UE-…-1121-R1', status: waits, lines: reversing(linesOf(100_00, 25_00)) },
      { number: 'UE-…-1121-R1', status: waits, lines: reversing(linesOf(40_00, 10_00)) },
    ]);
    expect(new Set((await stored()).map(({ number }) => number)).size).toBe(5);
    const all = await rows();
    const reversed = all
      .filter(({ kind }) => kind === 'reversal')
      .map((row) => String(row.relates_to));
    const posted = all.filter(({ status }) => status === 'posted').map(({ id }) => id);
    expect(reversed.toSorted()).toEqual(posted.toSorted());
    await post(all.filter(({ status }) => status === 'needs_review').map(({ id }) => id));
    expect((await inBooks()).toSorted()).toEqual([
      'UE-…-1111-1 10600',
      'UE-…-1112-1 14840',
      'UE-…-1112-2 4240',
      'UE-…-1121-R1 10600',
      'UE-…-1121-R1 4240',
    ]);
  });

  test('but not for another posting option: posted entries keep their own', async () => {
    await configure({ posting_model: 'daily_journal' });
    await plan(DAYS);
    await post(await idsOf());
    const before = await stored();
    await configure({ posting_model: 'payout_journal' });
    await plan(DAYS.toReversed());
    expect(await stored()).toEqual(before);
  });
});

function isCredit(line: string): boolean {
  return line.includes(' credit ');
}

describe('a channel that posts automatically', () => {
  test('waits for a person the first time, and posts later entries', async () => {
    await configure({ posting_mode: 'auto' });
    await plan([ORDER], UNWATCHED);
    expect((await seen()).map(({ status }) => status)).toEqual(['needs_review: first_time']);
    await post(await idsOf());
    await plan([SMALL]);
    const ids = await idsOf();
    await settle(ids);
    expect(await inBooks()).toEqual(['UE-…-0916-1 10600', 'UE-…-1111-1 4240']);
  });
});
