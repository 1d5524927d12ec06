import type { components } from '@platebook/api-client';
import { readJournalDocument, readReports, verify } from '@platebook/accounting';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectBooks, importReport, openTestEnvironment } from '../../testing/environment.ts';
import type { TestEnvironment } from '../../testing/environment.ts';
import { readDemo } from '../../testing/report-uploads.ts';

type Schemas = components['schemas'];
type Line = {
  account: string;
  account_id: string | null;
  account_type: string;
  side: string;
  amount_cents: number;
};
type Document = {
  readonly entries: readonly { document_number: string; lines: Line[] }[];
  readonly books: {
    readonly accounts: readonly { id: string | null }[];
    readonly payouts: readonly { plan_options: object }[];
  };
};
type Lines = Readonly<Record<string, readonly string[]>>;

const REPORT = 'uber-eats-payment-details-2026-03-30_2026-04-05.csv';
const CASH = { basis: 'cash', bank_leg: 'transfer' } as const;

let env: TestEnvironment;
let secondStore: string;
let accounts: readonly Schemas['BooksObject'][];

/** One report for two stores: the first uses the client's settings, the second its channel's. */
beforeAll(async () => {
  env = await openTestEnvironment();
  await connectBooks(env, env);
  await env.read('POST books/refresh');
  const { storeId } = await importReport(env, REPORT);
  const { items } = await env.read<{ items: Schemas['Payout'][] }>('GET payouts');
  const { channels } = await env.read<Schemas['Store']>(`GET stores/${storeId}`);
  const other = items.find(
    ({ platform_store_id: id }) => id !== channels[0]?.platform_store_id,
  )?.platform_store_id;
  const second = await env.read<{ id: string }>('POST stores', { name: 'Second' });
  secondStore = second.id;
  await env.read(`POST stores/${second.id}/channels`, {
    channel_type: 'ubereats',
    platform_store_id: other,
    channel_config: CASH,
  });
  await env.read('POST account-mapping/create-accounts', { template: null, dry_run: false });
  const listed = await env.read<{ items: Schemas['BooksObject'][] }>(
    'GET books/objects?kind=account',
  );
  accounts = listed.items;
  await map('bank', 'Bank', null);
  await map('commission', 'Cost of Goods Sold', second.id);
  await map('price_adjustment', 'Other Income', second.id);
});
afterAll(() => env.stop());

async function map(component: string, type: string, storeId: string | null): Promise<void> {
  const account = accounts.find(
    ({ account_type: own, blocked }) => own === type && blocked === null,
  );
  expect([type, account?.account_type]).toEqual([type, type]);
  await env.read('PUT account-mapping', {
    platform: null,
    store_id: storeId,
    version: null,
    components: [
      {
        component,
        target: {
          account_id: account?.id,
          class_id: null,
          department_id: null,
          tax_code_id: null,
          entity: null,
        },
      },
    ],
  });
}

async function document(): Promise<Document> {
  const { items } = await env.read<{ items: { id: string }[] }>('GET imports');
  const report = await env.read<{ journal: Document }>(
    `GET /api/v2/clients/sync/${items[0]?.id}/report`,
  );
  return report.journal;
}

async function entriesOf(): Promise<readonly Schemas['BooksEntry'][]> {
  const { items } = await env.read<{ items: Schemas['BooksEntry'][] }>('GET entries?limit=100');
  return items;
}

async function linesOfEntries(): Promise<Lines> {
  const found: Record<string, string[]> = {};
  for (const { id } of await entriesOf()) {
    const entry = await env.read<Schemas['BooksEntryDetail']>(`GET entries/${id}`);
    found[entry.document_number] = entry.lines.map((line) =>
      [line.side, line.amount_cents, line.account_id, line.account_name].join(' '),
    );
  }
  return found;
}

function linesOf({ entries }: Document): Lines {
  return Object.fromEntries(
    entries.map(({ document_number: number, lines }) => [
      number,
      lines.map((line) => [line.side, line.amount_cents, line.account_id, line.account].join(' ')),
    ]),
  );
}

/** The paths that `platebook verify` reports, given only the raw file. */
async function verified(stated: unknown): Promise<readonly string[]> {
  const read = readJournalDocument(stated);
  if (read.kind !== 'ok') {
    throw new Error(read.message);
  }
  const files = [{ name: REPORT, bytes: await readDemo(REPORT) }];
  const { parts } = verify(readReports(files, read.document.readingOptions), read.document);
  return parts.flatMap(({ differences }) => differences.map(({ path }) => path));
}

test("the document of a run uses the company's accounts, and each payout's own rules", async () => {
  const journal = await document();
  expect(linesOf(journal)).toEqual(await linesOfEntries());
  expect(journal.books.payouts.map(({ plan_options: own }) => own)).toContainEqual(CASH);
  expect(journal.books.accounts.every(({ id }) => id !== null)).toBe(true);
  const types = new Set(
    journal.entries.flatMap(({ lines }) => lines.map(({ account_type: type }) => type)),
  );
  expect([...types]).toEqual(expect.arrayContaining(['Cost of Goods Sold', 'Other Income']));
  expect(await verified(journal)).toEqual([]);
});

test('posted entries keep their accounts and rules, whatever is mapped or set later', async () => {
  const before = await document();
  const [first] = await entriesOf();
  await env.read('POST entries/post', { entry_ids: [first?.id] });
  await expect
    .poll(async () => (await env.read<{ status: string }>(`GET entries/${first?.id}`)).status, {
      timeout: 30_000,
    })
    .toBe('posted');
  await map('commission', 'Cost of Goods Sold', null);
  await map('commission', 'Expense', secondStore);
  await env.read('POST settings', { revenue: 'net' });
  const after = await document();
  const number = first?.document_number ?? '';
  expect(linesOf(after)).toEqual(await linesOfEntries());
  expect(linesOf(after)[number]).toEqual(linesOf(before)[number]);
  expect(after).not.toEqual(before);
  expect(await verified(after)).toEqual([]);
});

test('a changed account or rule of a payout does not follow from the file', async () => {
  const journal = structuredClone(await document()) as unknown as {
    books: { accounts: { id: string }[]; payouts: { plan_options: Record<string, string> }[] };
  };
  const [account] = journal.books.accounts;
  const own = account?.id;
  Object.assign(account ?? {}, { id: '999' });
  expect(await verified(journal)).toContain('/books/accounts/0/id');
  Object.assign(account ?? {}, { id: own });
  expect(await verified(journal)).toEqual([]);
  const at = journal.books.payouts.findIndex(({ plan_options: rules }) => rules.basis === 'cash');
  Object.assign(journal.books.payouts[at]?.plan_options ?? {}, { basis: 'accrual' });
  expect(await verified(journal)).toContain(`/books/payouts/${at}/plan_options/basis`);
});
