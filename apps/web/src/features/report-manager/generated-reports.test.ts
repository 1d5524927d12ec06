import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { Client } from '../../shared/api/entities.ts';
import { fakeApi, fileAnswer, refusal } from '../../shared/testing/api.fake.ts';
import { client, deliveryClient } from '../../shared/testing/client.fake.ts';
import { fakePage } from '../../shared/testing/page.fake.tsx';
import {
  downloadReport,
  generatedReportsQuery,
  type GeneratedReport,
} from './generated-reports.queries.ts';
import { GeneratedReports } from './generated-reports.tsx';
import { ReportManagerPage } from './report-manager.page.tsx';

const REPORTS = '/api/v2/clients/tenants/t1/generated-reports';
const REPORT: GeneratedReport = {
  id: 'g1',
  kind: 'sales',
  format: 'xlsx',
  dated_by: 'trade',
  from: '2026-10-01',
  to: '2026-10-31',
  platform: null,
  store_id: null,
  state: 'ready',
  failure: null,
  failure_code: null,
  file_name: 'Sales.xlsx',
  size_bytes: 1_840,
  sha256: 'a'.repeat(64),
  rows: 12,
  same_as_previous: false,
  missing: [],
  created_at: '2026-11-21T12:00:00.000Z',
  finished_at: '2026-11-21T12:00:09.000Z',
  expires_at: '2026-12-21T12:00:09.000Z',
};
const BASIC: Client = { ...deliveryClient, level: 'user_basic' };

function listOf(items: readonly GeneratedReport[], of: Client = deliveryClient) {
  const page = fakePage();
  page.services.queries.setQueryData(['client', 't1', 'generated-reports'], {
    pages: [{ items, next_cursor: null }],
    pageParams: [null],
  });
  return page.outline(createElement(GeneratedReports, { client: of }));
}

/** A row, without what its time of creation is written as. */
const rowOf = (changes: Partial<GeneratedReport>, of?: Client) => {
  const lines = listOf([{ ...REPORT, ...changes }], of);
  return lines
    .slice(lines.indexOf('Actions') + 1)
    .filter((line) => !line.startsWith('Nov 21, 2026'))
    .filter((line) => line !== 'Technical details' && line !== '(Technical details)');
};

const NAME = 'Sales by store and platform (XLSX)';
const DAYS = 'Oct 1–31, 2026, by sales date';

test('a finished report can be downloaded, and is identified as the one just created', () => {
  expect(rowOf({})).toEqual([
    NAME,
    DAYS,
    'Ready',
    '1.8 kB',
    '(Download Sales.xlsx)',
    '(Delete Sales.xlsx)',
    'Sales.xlsx',
    'a'.repeat(64),
  ]);
});

test.each<[string, Partial<GeneratedReport>, Client | undefined, string[]]>([
  ['in progress', { state: 'queued', size_bytes: null }, undefined, ['In progress']],
  [
    'expired',
    { state: 'expired', size_bytes: null },
    undefined,
    ['Expired', '(Delete Sales.xlsx)'],
  ],
  ['expired, for whoever only reads', { state: 'expired', size_bytes: null }, BASIC, ['Expired']],
  [
    'failed',
    {
      state: 'failed',
      size_bytes: null,
      failure: 'No payouts in this time. Choose another.',
      failure_code: null,
    },
    undefined,
    ['Failed', 'No payouts in this time. Choose another.', '(Delete Sales.xlsx)'],
  ],
])('a report that is %s', (_, changes, of, lines) => {
  expect(rowOf(changes, of)).toEqual([NAME, DAYS, ...lines]);
});

test('a read-only user downloads a report but cannot delete it', () => {
  expect(rowOf({}, BASIC).filter((line) => line.startsWith('('))).toEqual([
    '(Download Sales.xlsx)',
  ]);
});

test('a report equal to the last one, or with missing weeks, says so and how to fetch them', () => {
  const missing = (week_starts_on: string) => ({
    store_name: 'Fishtown',
    platform: 'ubereats' as const,
    week_starts_on,
  });
  const lines = rowOf({
    dated_by: 'payout',
    same_as_previous: true,
    missing: [missing('2026-10-05'), missing('2026-10-12')],
  });
  expect(lines.slice(1, 6)).toEqual([
    'Oct 1–31, 2026, by payout date',
    'Ready',
    'Same as last time',
    'No payout for Fishtown in the week of Oct 5, 2026 and 1 more.',
    '[Upload report](/dashboard/sync?client=c1)',
  ]);
});

test('two finished reports can be downloaded together; unfinished ones are excluded', () => {
  const ready = [REPORT, { ...REPORT, id: 'g2' }];
  const queued: GeneratedReport = { ...REPORT, id: 'g3', state: 'queued', size_bytes: null };
  expect(listOf([...ready, queued])[1]).toBe('(Download all 2)');
  expect(listOf([REPORT, queued])[1]).toBe('Reports');
});

test('before the first report, the page says how to create one', () => {
  const lines = listOf([]);
  expect(lines.slice(-2)).toEqual([
    'No reports yet',
    'Create one above. Reports are kept for 30 days.',
  ]);
});

test('a list reloads every second while a report is in progress, and then stops', () => {
  const { api } = fakeApi();
  const { refetchInterval } = generatedReportsQuery(api, 't1');
  const interval = (states: readonly GeneratedReport['state'][] | null) =>
    typeof refetchInterval === 'function'
      ? refetchInterval({
          state: {
            data:
              states === null
                ? undefined
                : {
                    pages: [
                      { items: states.map((state) => ({ ...REPORT, state })), next_cursor: null },
                    ],
                    pageParams: [null],
                  },
          },
        } as never)
      : refetchInterval;
  expect([interval(null), interval(['ready', 'queued']), interval(['ready', 'failed'])]).toEqual([
    false,
    1_000,
    false,
  ]);
});

test('a file has the name given by the server, otherwise that of its report', async () => {
  const named = fakeApi(() => fileAnswer('Harbor sales.xlsx', 'bytes'));
  const { name, bytes } = await downloadReport(named.api, 't1', REPORT);
  expect([name, await bytes.text()]).toEqual(['Harbor sales.xlsx', 'bytes']);
  expect(named.sent).toEqual([{ method: 'GET', path: `${REPORTS}/g1/download` }]);
  const plain = fakeApi(() => new Response('bytes', { headers: { 'content-type': 'text/csv' } }));
  expect((await downloadReport(plain.api, 't1', REPORT)).name).toBe('Sales.xlsx');
});

test('a missing file says so', async () => {
  const { api } = fakeApi(() => refusal(404, 'generated_report_not_found', 'It has expired.'));
  await expect(downloadReport(api, 't1', REPORT)).rejects.toThrow('It has expired.');
});

test('a client with QuickBooks is pointed to its sync, and creates no reports', () => {
  const page = fakePage();
  page.services.queries.setQueryData(['clients'], [client]);
  expect(page.outline(createElement(ReportManagerPage))).toEqual([
    'Harbor – Reports – Platebook',
    'Reports',
    'Harbor',
    'Reports are for clients without QuickBooks',
    'Payouts for Harbor are posted to QuickBooks, which has its own reports. You can download workpapers from each run.',
    '[Open sync](/dashboard/sync?client=c1)',
  ]);
});
