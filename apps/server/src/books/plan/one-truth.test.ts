import * as fc from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import Papa from 'papaparse';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { components } from '@platebook/api-client';
import { connectBooks, importReport, openTestEnvironment } from '../../testing/environment.ts';
import type { TestEnvironment } from '../../testing/environment.ts';
import { addTenant } from '../../testing/test-server.ts';

type Schemas = components['schemas'];
type Entry = Schemas['BooksEntry'];
/** The lines of each document, in order. */
type Documents = Readonly<Record<string, readonly string[]>>;

const FILE = 'uber-eats-payment-details-2026-03-30_2026-04-05.csv';
const FIRST_REALM = 9_341_452_000_001_000n;

let env: TestEnvironment;
let clients = 0;

beforeAll(async () => {
  env = await openTestEnvironment();
});
afterAll(() => env.stop());

/** Mappable components and the account types that fit them. An account has one type, which must fit every use. */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  commission: ['Expense', 'Cost of Goods Sold'],
  gross_sales: ['Income', 'Other Income'],
  price_adjustment: ['Income', 'Other Income', 'Expense', 'Cost of Goods Sold'],
  order_error: ['Income', 'Other Income', 'Expense', 'Cost of Goods Sold'],
  net_payout: ['Other Current Asset'],
  tips: ['Other Current Liability'],
  bank: ['Bank'],
};
const KEYS = Object.keys(TYPES).filter((key) => key !== 'bank');
type Override = { readonly key: string; readonly scope: number; readonly account: number };

const override = fc.record({
  key: fc.constantFrom(...KEYS),
  scope: fc.integer({ min: 0, max: 3 }),
  account: fc.nat(),
});
const clientOf = fc.record({
  overrides: fc.array(override, { minLength: 2, maxLength: 5 }),
  remapped: fc.array(override, { minLength: 1, maxLength: 3 }),
  config: fc.record({
    split: fc.constantFrom('month', 'none'),
    basis: fc.constantFrom('accrual', 'cash'),
    bank_leg: fc.constantFrom('none', 'transfer'),
    posting_model: fc.constantFrom('payout_journal', 'daily_journal'),
  }),
  undo: fc.constantFrom('delete', 'reverse_on_original_date'),
});

/** Creates a client with its own QuickBooks company. */
async function openClient(): Promise<TestEnvironment> {
  clients += 1;
  const realmId = String(FIRST_REALM + BigInt(clients));
  await env.sandbox.set('companies', { realmId, name: `Company ${clients}`, count: 1 });
  const { tenantId } = await addTenant(env.server, {
    name: `Client ${clients}`,
    members: [{ person: env.owner, level: 'user_owner' }],
  });
  const base = `/api/v2/clients/tenants/${tenantId}`;
  const ask: TestEnvironment['ask'] = (request, json) => {
    const [method, path = ''] = request.split(' ');
    return env.ask(`${method} ${path.startsWith('/api') ? path : `${base}/${path}`}`, json);
  };
  const client: TestEnvironment = {
    ...env,
    tenantId,
    base,
    ask,
    read: async <Data>(request: string, json?: unknown) => {
      const { status, body } = await ask(request, json);
      expect([request, status < 300 ? 200 : body]).toEqual([request, 200]);
      return (body as { data: Data }).data;
    },
  };
  await connectBooks(env, client, realmId);
  await client.read('POST books/refresh');
  return client;
}

async function map(
  client: TestEnvironment,
  overrides: readonly Override[],
  { storeId, accounts }: { storeId: string; accounts: readonly Schemas['BooksObject'][] },
): Promise<void> {
  const scopes = [
    { platform: null, store_id: null },
    { platform: 'ubereats', store_id: null },
    { platform: null, store_id: storeId },
    { platform: 'ubereats', store_id: storeId },
  ];
  for (const { key, scope, account } of overrides) {
    const fitting = accounts.filter(
      ({ account_type: type, blocked }) => blocked === null && TYPES[key]?.includes(type ?? ''),
    );
    const target = {
      account_id: fitting[account % fitting.length]?.id,
      class_id: null,
      department_id: null,
      tax_code_id: null,
      entity: null,
    };
    await client.read('PUT account-mapping', {
      ...scopes[scope],
      version: null,
      components: [{ component: key, target }],
    });
  }
}

const lineText = (side: string, cents: number, id: string | null, name: string): string =>
  `${side} ${cents} ${id ?? 'none'} ${name}`;

async function stored(client: TestEnvironment): Promise<readonly Entry[]> {
  const { items } = await client.read<{ items: Entry[] }>('GET entries?limit=100');
  return items;
}

async function asEntries(client: TestEnvironment, entries: readonly Entry[]): Promise<Documents> {
  const found: Record<string, string[]> = {};
  for (const { id } of entries) {
    const entry = await client.read<Schemas['BooksEntryDetail']>(`GET entries/${id}`);
    found[entry.document_number] = entry.lines.map((line) =>
      lineText(line.side, line.amount_cents, line.account_id, line.account_name),
    );
  }
  return found;
}

/** The payload that is or would be sent, with QuickBooks names. */
async function asPayloads(
  client: TestEnvironment,
  entries: readonly Entry[],
  names: ReadonlyMap<string, string>,
): Promise<Documents> {
  const found: Record<string, string[]> = {};
  for (const { id, document_number: number } of entries) {
    const { payload } = await client.read<{ payload: { Line: SentLine[] } | null }>(
      `GET entries/${id}/preview`,
    );
    found[number] = linesOfPayload(payload?.Line ?? [], names);
  }
  return found;
}

type SentLine = {
  readonly Amount: number;
  readonly JournalEntryLineDetail: {
    readonly PostingType: string;
    readonly AccountRef: { readonly value: string };
  };
};

function linesOfPayload(lines: readonly SentLine[], names: ReadonlyMap<string, string>): string[] {
  return lines.map(({ Amount, JournalEntryLineDetail: { PostingType, AccountRef } }) =>
    lineText(
      PostingType.toLowerCase(),
      Math.round(Amount * 100),
      AccountRef.value,
      names.get(AccountRef.value) ?? '?',
    ),
  );
}

async function asPreviews(client: TestEnvironment): Promise<Documents> {
  const { items } = await client.read<{ items: { id: string }[] }>('GET payouts');
  const found: Record<string, string[]> = {};
  for (const { id } of items) {
    const plan = await client.read<Schemas['PlanPreview']>(`GET payouts/${id}/preview`);
    expect(plan.is_stored).toBe(true);
    for (const entry of plan.entries) {
      found[entry.document_number] = entry.lines.map((line) =>
        lineText(line.side, line.amount_cents, line.account_id, line.account),
      );
    }
    const payout = await client.read<Schemas['Payout']>(`GET payouts/${id}`);
    const [proof] = payout.identities.filter((identity) => identity.id === 'I5');
    expect(proof).toMatchObject({ holds: true, difference_cents: 0 });
  }
  return found;
}

async function asExport(client: TestEnvironment): Promise<Documents> {
  const { items } = await client.read<{ items: Schemas['ExportedLine'][] }>(
    `GET /api/v2/clients/sync/export?tenant_id=${client.tenantId}&start_date=2026-03-01&end_date=2026-12-31&format=json`,
  );
  return grouped(
    items.map((line) => [
      line.document_number,
      lineText(
        line.debit_cents > 0 ? 'debit' : 'credit',
        line.debit_cents + line.credit_cents,
        line.account_id,
        line.account,
      ),
    ]),
  );
}

async function asRunReport(client: TestEnvironment): Promise<Documents> {
  const { items } = await client.read<{ items: { id: string }[] }>('GET imports');
  const report = await client.read<Schemas['SyncReport']>(
    `GET /api/v2/clients/sync/${items[0]?.id}/report`,
  );
  return Object.fromEntries(
    report.entries.map(({ document_number: number, lines }) => [
      number,
      lines.map((line) =>
        lineText(line.side, line.amount_cents, line.account_id, line.account_name),
      ),
    ]),
  );
}

/** The document that `platebook verify` recomputes: derived from the files, so without reversals. */
async function asRunDocument(client: TestEnvironment): Promise<Documents> {
  const { items } = await client.read<{ items: { id: string }[] }>('GET imports');
  const { journal } = await client.read<{
    journal: {
      entries: {
        document_number: string;
        lines: { side: string; amount_cents: number; account_id: string; account: string }[];
      }[];
    };
  }>(`GET /api/v2/clients/sync/${items[0]?.id}/report`);
  return Object.fromEntries(
    journal.entries.map(({ document_number: number, lines }) => [
      number,
      lines.map((line) => lineText(line.side, line.amount_cents, line.account_id, line.account)),
    ]),
  );
}

async function bytesOf(client: TestEnvironment, path: string): Promise<Uint8Array> {
  const response = await fetch(`${client.server.url}${path}`, {
    headers: { authorization: `Bearer ${client.token}` },
  });
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
}

async function asWorkpapers(client: TestEnvironment): Promise<Documents> {
  const { items } = await client.read<{ items: { id: string }[] }>('GET payouts');
  const lines: [string, string][] = [];
  for (const { id } of items) {
    const { sheets } = await readXlsx(
      await bytesOf(client, `${client.base}/payouts/${id}/workpapers`),
    );
    const rows = sheets.find(({ name }) => name === 'Entries')?.rows ?? [];
    for (const row of rows.slice(1)) {
      const [number, , account, , debit, credit] = row;
      const component = String(row[8] ?? '');
      if (component !== '') {
        const accountId = String(row[12] ?? '');
        lines.push([
          String(number),
          lineText(
            debit === null ? 'credit' : 'debit',
            Math.round(Number(debit ?? credit) * 100),
            accountId === '' ? null : accountId,
            String(account),
          ),
        ]);
      }
    }
  }
  return grouped(lines);
}

async function asJournalFile(client: TestEnvironment): Promise<Documents> {
  const { id } = await client.read<{ id: string }>('POST generated-reports', {
    kind: 'journal',
    format: 'csv',
    dated_by: 'payout',
    from: '2026-03-01',
    to: '2026-12-31',
  });
  await vi.waitFor(
    async () => {
      const { items } = await client.read<{ items: { id: string; state: string }[] }>(
        'GET generated-reports',
      );
      expect(items.find((one) => one.id === id)?.state).toBe('ready');
    },
    { timeout: 30_000, interval: 100 },
  );
  const text = new TextDecoder().decode(
    await bytesOf(client, `${client.base}/generated-reports/${id}/download`),
  );
  const { data } = Papa.parse<Record<string, string>>(text.trim(), { header: true });
  return grouped(
    data.map((line) => [
      line.document_number ?? '',
      lineText(
        line.debit === '' ? 'credit' : 'debit',
        Math.round(Number(line.debit === '' ? line.credit : line.debit) * 100),
        line.account_id === '' ? null : (line.account_id ?? null),
        line.account ?? '',
      ),
    ]),
  );
}

function grouped(lines: readonly (readonly [string, string])[]): Documents {
  const found: Record<string, string[]> = {};
  for (const [number, line] of lines) {
    found[number] = [...(found[number] ?? []), line];
  }
  return found;
}

function without(documents: Documents, left: ReadonlySet<string>): Documents {
  return Object.fromEntries(Object.entries(documents).filter(([number]) => !left.has(number)));
}

/** Expects the same lines everywhere; returns them. */
async function expectOneTruth(
  client: TestEnvironment,
  names: ReadonlyMap<string, string>,
): Promise<Documents> {
  const entries = await stored(client);
  const truth = await asEntries(client, entries);
  expect(Object.keys(truth)).toHaveLength(entries.length);
  expect(await asPreviews(client)).toEqual(truth);
  expect(await asExport(client)).toEqual(truth);
  expect(await asRunReport(client)).toEqual(truth);
  const reversals = entries.filter(({ kind }) => kind === 'reversal');
  expect(await asRunDocument(client)).toEqual(
    without(truth, new Set(reversals.map(({ document_number: number }) => number))),
  );
  // Entries deleted from QuickBooks appear in no export of it.
  const deleted = new Set(
    entries
      .filter(
        ({ id, status }) =>
          status === 'reversed' && !entries.some(({ relates_to: other }) => other === id),
      )
      .map(({ document_number: number }) => number),
  );
  expect(await asWorkpapers(client)).toEqual(without(truth, deleted));
  expect(await asJournalFile(client)).toEqual(without(truth, deleted));
  const mapped = entries.filter(({ store_id: store }) => store !== null);
  const sent = await asPayloads(client, mapped, names);
  expect(sent).toEqual(
    Object.fromEntries(mapped.map((one) => [one.document_number, truth[one.document_number]])),
  );
  const realmId = String(FIRST_REALM + BigInt(clients));
  const inBooks = await env.sandbox.entries(realmId);
  const posted = entries.filter(({ external_id: id, document_number: number }) => {
    return id !== null && !deleted.has(number);
  });
  expect(
    Object.fromEntries(
      inBooks.map(({ DocNumber = '', Line }) => [DocNumber, linesOfPayload(Line, names)]),
    ),
  ).toEqual(
    Object.fromEntries(posted.map((one) => [one.document_number, truth[one.document_number]])),
  );
  return truth;
}

async function settled(client: TestEnvironment, id: string, status: string): Promise<void> {
  await vi.waitFor(
    async () => expect((await client.read<Entry>(`GET entries/${id}`)).status).toBe(status),
    { timeout: 30_000, interval: 100 },
  );
}

async function post(client: TestEnvironment, ids: readonly string[]): Promise<void> {
  await client.read('POST entries/post', { entry_ids: ids });
  for (const id of ids) {
    await settled(client, id, 'posted');
  }
}

test('every page, file and payload has the same lines for any client options, before and after posting, a remap and an undo', async () => {
  await fc.assert(
    fc.asyncProperty(clientOf, async ({ overrides, remapped, config, undo }) => {
      const client = await openClient();
      const { storeId } = await importReport(client, FILE);
      const { items: objects } = await client.read<{ items: Schemas['BooksObject'][] }>(
        'GET books/objects?kind=account',
      );
      await client.read('POST account-mapping/create-accounts', { template: null, dry_run: false });
      const place = { storeId, accounts: objects };
      await map(client, overrides, place);
      await map(client, [{ key: 'bank', scope: 0, account: 0 }], place);
      const { channels } = await client.read<Schemas['Store']>(`GET stores/${storeId}`);
      await client.read(`PUT stores/${storeId}/channels/${channels[0]?.id}`, {
        channel_config: config,
      });
      const { items: known } = await client.read<{ items: Schemas['BooksObject'][] }>(
        'GET books/objects?kind=account',
      );
      const names = new Map(known.map(({ id, full_name: name }) => [id, name]));
      await expectOneTruth(client, names);

      const own = (await stored(client)).filter(({ store_id: store }) => store !== null);
      const [first, ...rest] = own.map(({ id }) => id);
      await post(client, [String(first)]);
      const posted = await expectOneTruth(client, names);

      await map(client, remapped, place);
      const after = await expectOneTruth(client, names);
      const number = own[0]?.document_number ?? '';
      expect(after[number]).toEqual(posted[number]);

      if (rest.length > 0) {
        await post(client, rest);
        await expectOneTruth(client, names);
      }
      await client.read(`POST entries/${first}/undo`, { how: undo });
      await settled(client, String(first), 'reversed');
      await expectOneTruth(client, names);
    }),
    { numRuns: 3, seed: 20_260_405, endOnFailure: true },
  );
}, 600_000);
