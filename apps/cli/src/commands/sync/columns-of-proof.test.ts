import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type ColumnDecision,
  planEntries,
  toJournalDocument,
  writeJson,
} from '@platebook/accounting';
import { readColumnsFile } from '../../policy/column-decisions.ts';
import { columnsFileOf } from './columns-of-proof.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platebook-columns-of-proof-'));
});

afterAll(() => rm(folder, { recursive: true }));

function journalWith(columns: readonly ColumnDecision[]): unknown {
  const reading = { reports: [], payouts: [], blocked: [] };
  const document = toJournalDocument({
    reading,
    plan: planEntries([]),
    readingOptions: { columns },
  });
  return JSON.parse([...writeJson(document)].join(''));
}

test("the file contains the journal's decisions", async () => {
  const decisions: ColumnDecision[] = [
    { column: 'Robot fee', decision: 'component', component: 'processing_fee', factor: -1 },
    {
      column: 'Harbour levy',
      decision: 'component',
      component: 'commission',
      reportType: 'doordash_detailed_transactions',
    },
    { column: 'All fees', decision: 'subtotal', of: ['Robot fee', 'Harbour levy'] },
    { column: 'Total', decision: 'subtotal' },
    {
      column: 'Gratuities',
      decision: 'alias',
      knownAs: 'tips',
      reportType: 'ubereats_payment_details_us',
    },
    { column: 'Loyalty points', decision: 'not_money', reportType: 'ubereats_payment_details_us' },
  ];
  const path = join(folder, 'columns.json');
  await writeFile(path, columnsFileOf(journalWith(decisions)) ?? '');
  expect(await readColumnsFile(path, '/')).toEqual(decisions);
});

test('there is none without decisions, or with two for one column', () => {
  const levy = { column: 'Levy', decision: 'not_money' } as const;
  expect(columnsFileOf(journalWith([]))).toBeNull();
  expect(
    columnsFileOf(
      journalWith([
        { ...levy, reportType: 'ubereats_payout_summary' },
        { ...levy, reportType: 'ubereats_payment_details_us' },
      ]),
    ),
  ).toBeNull();
});
