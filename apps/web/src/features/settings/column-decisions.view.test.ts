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

test('a decision is named by its effect on the column', () => {
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

const file = (name: string, wouldStop: boolean) => ({
  run_id: '4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01',
  file: name,
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  rows_tested: 3,
  read_at: '2026-11-21T09:00:00.000Z',
  would_stop: wouldStop,
  message: wouldStop ? 'A column holds money.' : null,
});

test.each<[string, Effect['files'], string[]]>([
  [
    'no file',
    [],
    [
      'No file was read with this decision. The next file with money in this column will stop and ask you.',
      'No payout changes.',
    ],
  ],
  [
    'files that would all stop, one of them read twice',
    ['a', 'b', 'c', 'd', 'a'].map((name) => file(name, true)),
    [
      'Tried without it, 4 of 4 files will stop and ask you again: a, b, c and 1 more. So will the next file with money in this column.',
      'No payout changes.',
    ],
  ],
  [
    'one of two files',
    [file('a', true), file('b', false)],
    [
      'Tried without it, 1 of 2 files will stop and ask you again: a. So will the next file with money in this column.',
      'No payout changes.',
    ],
  ],
  [
    'files without money in the column',
    [file('b', false)],
    [
      'Tried without it, 0 of 1 file will stop: none has money in this column. The next file that does will stop and ask you.',
      'No payout changes.',
    ],
  ],
])('the effect of revoking is derived from the stored files: %s', (_, files, lines) => {
  expect(effectLines({ decision: DECISION, files, payouts: [] })).toEqual(lines);
});
