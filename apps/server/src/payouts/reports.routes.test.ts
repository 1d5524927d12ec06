import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '@platebook/api-client';
import { readDemo, reportForm, settledImport } from '../testing/report-uploads.ts';
import { dataOf, refusalOf, startTestServer } from '../testing/test-server.ts';
import type { Answer, TestServer } from '../testing/test-server.ts';
import { addTwoTenants } from '../testing/two-tenants.ts';

type Schemas = components['schemas'];
type Uploaded = Schemas['UploadedImportAnswer']['data'];

const UBER = 'uber-eats-payment-details-2026-03-30_2026-04-05.csv';
const DETAILS = 'FINANCIAL_DETAILED_TRANSACTIONS_2026-03-30_2026-04-05_Qk4Tz_.csv';
const UNKNOWN_COLUMN = 'broken/uber-eats-unknown-money-column.csv';
const NOT_FOOTING = 'broken/doordash-rows-that-do-not-foot.csv';
const NONEXISTENT = '00000000-0000-4000-8000-000000000000';

let server: TestServer;
let owner: string;
let basic: string;
let other: string;
let harbor: string;
let quince: string;

beforeAll(async () => {
  server = await startTestServer({ worker: true });
  ({ owner, basic, other, harbor, quince } = await addTwoTenants(server));
});

afterAll(() => server.stop());

function upload(tenant: string, token: string, body: FormData): Promise<Answer> {
  return server.call(`POST ${tenant}/reports`, { token, body });
}

async function uploadDemo(tenant: string, token: string, name: string): Promise<Uploaded> {
  const bytes = await readDemo(name);
  return dataOf(
    (await upload(tenant, token, reportForm(name.split('/').at(-1) ?? name, bytes))).body,
  ) as Uploaded;
}

async function settled(tenant: string, token: string, id: string): Promise<Schemas['Import']> {
  return (await settledImport({ server, base: tenant, token }, id)) as unknown as Schemas['Import'];
}

async function imported(name: string): Promise<Schemas['Import']> {
  return settled(harbor, owner, (await uploadDemo(harbor, owner, name)).import.id);
}

describe('uploading a report', () => {
  test('requires authentication, before any byte is stored', async () => {
    const answer = await server.call(`POST ${harbor}/reports`, { body: reportForm('a.csv', 'a') });
    expect(answer.status).toBe(401);
  });

  test('refuses the wrong role and the wrong tenant', async () => {
    expect(refusalOf(await upload(harbor, basic, reportForm('a.csv', 'a'))).code).toBe(
      'permission_error',
    );
    expect(refusalOf(await upload(quince, owner, reportForm('a.csv', 'a'))).code).toBe(
      'client_access_denied',
    );
  });

  test('validates input: one file, in its field, not empty', async () => {
    const two = reportForm('a.csv', 'a');
    two.append('file', new Blob(['b']), 'b.csv');
    const elsewhere = new FormData();
    elsewhere.set('report', new Blob(['a']), 'a.csv');
    const codes = await Promise.all(
      [two, elsewhere, reportForm('a.csv', '')].map(
        async (body) => refusalOf(await upload(harbor, owner, body)).code,
      ),
    );
    expect(codes).toEqual(['too_many_reports', 'report_missing', 'report_empty']);
  });

  test('accepts only a form', async () => {
    const answer = await server.call(`POST ${harbor}/reports`, {
      token: owner,
      json: { file: 'a' },
    });
    expect(refusalOf(answer)).toEqual({
      status: 415,
      code: 'unsupported_media_type',
      message: 'Send this request as multipart/form-data.',
    });
  });

  test('refuses a report over 10 MB and stores nothing of it', async () => {
    const before = await importCount();
    const answer = await upload(
      harbor,
      owner,
      reportForm('big.csv', new Uint8Array(10 * 1024 * 1024 + 1)),
    );
    expect(refusalOf(answer)).toEqual({
      status: 413,
      code: 'report_too_large',
      message:
        'The report is over 10 MB, the limit for one request. Upload it in parts, which works up to 200 MB.',
    });
    expect(await importCount()).toBe(before);
  });

  test('stores the same bytes once: repeated and concurrent uploads return the earlier import', async () => {
    const first = await uploadDemo(harbor, owner, UBER);
    const again = await Promise.all(
      Array.from({ length: 10 }, () => uploadDemo(harbor, owner, UBER)),
    );
    expect(first.already_imported).toBe(false);
    expect(again.map((answer) => [answer.already_imported, answer.import.id])).toEqual(
      Array.from({ length: 10 }, () => [true, first.import.id]),
    );
    expect(first.import.file.sha256).toBe(
      createHash('sha256')
        .update(await readDemo(UBER))
        .digest('hex'),
    );
  });

  test('isolates tenants: the same bytes are another import for another tenant', async () => {
    const ours = await uploadDemo(harbor, owner, UBER);
    const theirs = await uploadDemo(quince, other, UBER);
    expect(theirs.already_imported).toBe(false);
    expect(theirs.import.id).not.toBe(ours.import.id);
    await settled(quince, other, theirs.import.id);
  });
});

async function importCount(): Promise<number> {
  return (
    dataOf((await server.call(`GET ${harbor}/imports?limit=100`, { token: owner })).body) as {
      items: unknown[];
    }
  ).items.length;
}

describe('an import', () => {
  test('of a good report is ready, with the recognized formats and its payouts', async () => {
    const run = await imported(UBER);
    expect([run.state, run.failure, run.blocked]).toEqual(['ready', null, []]);
    expect(run.counts).toMatchObject({
      reports_recognised: 1,
      rows: 134,
      rows_quarantined: 0,
      payouts: 2,
      entries: 4,
    });
    expect(run.reports.map(({ platform, report_type }) => [platform, report_type])).toEqual([
      ['ubereats', 'ubereats_payment_details_us'],
    ]);
    expect(
      run.payouts.map(({ platform_store_name, status }) => [platform_store_name, status]),
    ).toEqual([
      ['Blue Lantern Noodles', 'needs_mapping'],
      ['Casa Pimienta, Riverside', 'needs_mapping'],
    ]);
  });

  test('of a report with an unknown money column is blocked and names the column', async () => {
    const run = await imported(UNKNOWN_COLUMN);
    expect([run.state, run.payouts]).toEqual(['blocked', []]);
    expect(run.blocked.map(({ reason }) => reason)).toEqual(['unknown_money_column']);
    expect(run.blocked[0]?.column).not.toBeNull();
  });

  test('of a known report without readable rows names the report type', async () => {
    const lines = (await readDemo(DETAILS)).toString('utf8').trimEnd().split('\n');
    const spoiled = lines.map((line, at) => (at === 0 ? line : line.replace(/-?\d+\.\d\d/, 'n/a')));
    const { import: run } = dataOf(
      (await upload(harbor, owner, reportForm('spoiled.csv', spoiled.join('\n')))).body,
    ) as Uploaded;
    const done = await settled(harbor, owner, run.id);
    expect([done.state, done.blocked.map(({ reason }) => reason)]).toEqual([
      'blocked',
      ['no_readable_rows'],
    ]);
    expect(done.blocked[0]?.message).toMatch(
      /^This looks like the DoorDash Detailed transactions report, but we couldn't read any of its \d+ rows\. Row 2: /,
    );
  });

  test('quarantines rows that do not foot and processes the rest', async () => {
    const run = await imported(NOT_FOOTING);
    expect(run.state).toBe('ready');
    expect(run.counts.rows_quarantined).toBeGreaterThan(0);
    expect(run.reports[0]?.quarantined.length).toBe(run.counts.rows_quarantined);
  });

  test('of an unsupported file is blocked with what is supported, and can be filtered', async () => {
    const { import: run } = dataOf(
      (await upload(harbor, owner, reportForm('holiday.jpg', '\u00ff\u00d8 not a report'))).body,
    ) as Uploaded;
    const done = await settled(harbor, owner, run.id);
    expect([done.state, done.blocked.length]).toEqual(['blocked', 1]);
    const list = await server.call(`GET ${harbor}/imports?state=blocked`, { token: owner });
    expect((dataOf(list.body) as { items: { id: string }[] }).items.map(({ id }) => id)).toContain(
      run.id,
    );
  });

  test('of another tenant is not found, like an invented one', async () => {
    const { import: theirs } = await uploadDemo(quince, other, UBER);
    const look = async (id: string) => {
      const { status, body } = await server.call(`GET ${harbor}/imports/${id}`, {
        token: owner,
        headers: { 'x-request-id': 'the-same-request' },
      });
      return { status, body };
    };
    expect(await look(theirs.id)).toEqual(await look(NONEXISTENT));
  });

  test('that did not fail is not restarted', async () => {
    const run = await imported(UBER);
    const answer = await server.call(`POST ${harbor}/imports/${run.id}/retry`, { token: owner });
    expect(refusalOf(answer).code).toBe('import_not_retryable');
  });
});

async function firstPayout(): Promise<Schemas['PayoutSummary']> {
  const run = await imported(UBER);
  const [payout] = run.payouts;
  if (payout === undefined) {
    throw new Error('The demo report holds payouts.');
  }
  return payout;
}

describe('a payout', () => {
  test('has a waterfall that ends at the net payout, and identities that hold', async () => {
    const { id, net_cents } = await firstPayout();
    const payout = dataOf(
      (await server.call(`GET ${harbor}/payouts/${id}`, { token: basic })).body,
    ) as Schemas['Payout'];
    expect(payout.components.reduce((sum, { cents }) => sum + cents, 0)).toBe(net_cents);
    expect(payout.waterfall.at(-1)).toMatchObject({ step: 'net_payout', amount_cents: net_cents });
    expect(
      payout.waterfall.slice(0, -1).reduce((sum, { amount_cents }) => sum + amount_cents, 0),
    ).toBe(net_cents);
    expect(payout.identities.every(({ holds }) => holds)).toBe(true);
    expect(payout.files.map(({ name }) => name)).toEqual([UBER]);
  });

  test('is planned as balanced entries, split by month by default', async () => {
    const { id } = await firstPayout();
    const preview = async (query: string) =>
      dataOf(
        (await server.call(`GET ${harbor}/payouts/${id}/preview${query}`, { token: basic })).body,
      ) as Schemas['PlanPreview'];
    const monthly = await preview('');
    expect(monthly.options).toEqual({ split: 'month', basis: 'accrual', by: 'payout' });
    expect(monthly.entries.map(({ date }) => date)).toEqual(['2026-03-31', '2026-04-05']);
    expect((await preview('?split=none')).entries).toHaveLength(1);
    expect((await preview('?basis=cash')).entries).toHaveLength(1);
    expect((await preview('?by=day')).entries).toHaveLength(7);
    const all = [...monthly.entries, ...(await preview('?by=day')).entries];
    expect(all.filter(({ debit_cents, credit_cents }) => debit_cents !== credit_cents)).toEqual([]);
  });

  test('shows the rows behind each line, whose cents add up to the line', async () => {
    const { id } = await firstPayout();
    const { entries } = dataOf(
      (await server.call(`GET ${harbor}/payouts/${id}/preview`, { token: basic })).body,
    ) as Schemas['PlanPreview'];
    for (const entry of entries) {
      for (const line of entry.lines) {
        const rows = await allRows(id, entry.document_number, line.line);
        const cents = rows
          .flatMap(({ amounts }) => amounts)
          .reduce((sum, amount) => sum + amount.cents, 0);
        expect([line.account, Math.abs(cents)]).toEqual([line.account, line.amount_cents]);
        expect(rows.length).toBe(line.row_count);
      }
    }
  });

  test('uses the account names of its channel', async () => {
    const payout = await firstPayout();
    const store = dataOf(
      (
        await server.call(`POST ${harbor}/stores`, {
          token: owner,
          json: { name: payout.platform_store_name },
        })
      ).body,
    ) as Schemas['Store'];
    await server.call(`POST ${harbor}/stores/${store.id}/channels`, {
      token: owner,
      json: {
        platform_store_id: payout.platform_store_id,
        qbo_mapping_config: { accounts: { commission: 'Uber fees' } },
      },
    });
    const preview = await server.call(`GET ${harbor}/payouts/${payout.id}/preview`, {
      token: basic,
    });
    const { entries } = dataOf(preview.body) as Schemas['PlanPreview'];
    const accounts = entries.flatMap(({ lines }) =>
      lines.filter(({ component }) => component === 'commission'),
    );
    expect(new Set(accounts.map(({ account }) => account))).toEqual(new Set(['Uber fees']));
    const ofStore = await server.call(`GET ${harbor}/payouts?store=${store.id}`, { token: basic });
    expect((dataOf(ofStore.body) as { items: { id: string }[] }).items.map(({ id }) => id)).toEqual(
      [payout.id],
    );
  });

  test('of another tenant is not found, nor is an entry or line that does not exist', async () => {
    const { id } = await firstPayout();
    const codeOf = async (path: string, token = owner) =>
      refusalOf(await server.call(`GET ${path}`, { token })).code;
    expect(await codeOf(`${quince}/payouts/${id}`, other)).toBe('payout_not_found');
    expect(await codeOf(`${harbor}/payouts/${id}/entries/NONE/lines/1/rows`)).toBe(
      'entry_not_found',
    );
    const { entries } = dataOf(
      (await server.call(`GET ${harbor}/payouts/${id}/preview`, { token: basic })).body,
    ) as Schemas['PlanPreview'];
    const document = entries[0]?.document_number ?? '';
    expect(await codeOf(`${harbor}/payouts/${id}/entries/${document}/lines/99/rows`)).toBe(
      'line_not_found',
    );
  });

  test('lists by platform and payout date', async () => {
    await firstPayout();
    const dates = async (query: string) =>
      (
        dataOf((await server.call(`GET ${harbor}/payouts${query}`, { token: basic })).body) as {
          items: Schemas['PayoutSummary'][];
        }
      ).items.map(({ payout_on, platform }) => `${platform} ${payout_on}`);
    expect(new Set(await dates('?platform=ubereats'))).toEqual(new Set(['ubereats 2026-04-06']));
    expect(await dates('?platform=ubereats&from=2026-04-07')).toEqual([]);
    expect(await dates('?platform=ubereats&to=2026-04-05')).toEqual([]);
  });
});

async function allRows(
  payout: string,
  document: string,
  line: number,
): Promise<Schemas['SourceRow'][]> {
  const rows: Schemas['SourceRow'][] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const query = cursor === '' ? '' : `&cursor=${cursor}`;
    const path = `${harbor}/payouts/${payout}/entries/${document}/lines/${line}/rows?limit=40${query}`;
    const page = dataOf(
      (await server.call(`GET ${path}`, { token: basic })).body,
    ) as Schemas['LineRows'];
    rows.push(...page.items);
    cursor = page.next_cursor;
  }
  return rows;
}

describe('workpapers', () => {
  test('are a byte-identical workbook each time', async () => {
    const { id } = await firstPayout();
    const download = async (path: string): Promise<Buffer> => {
      const response = await fetch(`${server.url}${path}`, {
        headers: { authorization: `Bearer ${basic}` },
      });
      expect(response.headers.get('content-disposition')).toMatch(
        /^attachment; filename="Harbor - Workpapers - Uber Eats - .* - 2026-03-30 to 2026-04-05\.xlsx"$/,
      );
      return Buffer.from(await response.arrayBuffer());
    };
    const first = await download(`${harbor}/payouts/${id}/workpapers`);
    expect(first.equals(await download(`${harbor}/payouts/${id}/workpapers`))).toBe(true);
    // A ZIP stores its entries' names uncompressed.
    expect([first.subarray(0, 2).toString(), first.includes('xl/workbook.xml')]).toEqual([
      'PK',
      true,
    ]);
  });

  test('of an import without payouts are refused', async () => {
    const run = await imported(UNKNOWN_COLUMN);
    const answer = await server.call(`GET ${harbor}/imports/${run.id}/workpapers`, {
      token: basic,
    });
    expect(refusalOf(answer).code).toBe('import_not_ready');
  });
});
