import { expect, test } from 'vitest';
import type { components } from '@platebook/api-client';
import { effectLines, meaningOf } from './column-decisions.view.ts';

type Effect = components['schemas']['ColumnDecisionEffect'];

const DECISION: Effect['decision'] = {
  id: '3e7b6a10-8c1d-4a52-9d7e-1a2b3c4d5e01',
  version: 1,
  report_type: 'ubereats_payment_details_us',
  column: 'Robot fee',
  decision: 'component',
  component: 'processing_fee',
  sign: 'as_printed',
  of: [],
  decided_by: null,
  decided_at: '2026-11-21T09:00:00.000Z',
  revoked_by: null,
  revoked_at: null,
};

test('a decision is named by what it does with the column', () => {
  const subtotal = { ...DECISION, decision: 'subtotal', component: null } as const;
  const decisions: readonly Effect['decision'][] = [
    DECISION,
    { ...subtotal, of: ['A', 'B'] },
    subtotal,
    { ...subtotal, decision: 'not_money' },
  ];
  expect(decisions.map(meaningOf)).toEqual([
    'Part of Processing fee',
    'Subtotal of A + B, left out',
    'Subtotal, left out',
    'Not money',
  ]);
});

test('the effect of revoking counts files and payouts, and says that the books stay', () => {
  const file = (name: string) => ({
    run_id: '4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01',
    file: name,
    sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    rows_tested: 3,
    read_at: '2026-11-21T09:00:00.000Z',
  });
  const none: Effect = { decision: DECISION, files: [], payouts: [] };
  expect(effectLines(none)).toEqual([
    'The next file with this column stops and asks again.',
    'No file was read with this decision.',
    'No payout changes.',
  ]);
  expect(effectLines({ ...none, files: ['a', 'b', 'c', 'd', 'a'].map(file) })[1]).toBe(
    '4 files were read with it: a, b, c and 1 more.',
  );
});
