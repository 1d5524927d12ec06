import { expect, test } from 'vitest';
import {
  findingSentence,
  firstChoice,
  missingFrom,
  refusalTitle,
  toDecisionInput,
  type ColumnFinding,
} from './decide-columns.view.ts';

const SUBTOTAL: ColumnFinding = {
  column: 'Loyalty credit (incl. tax)',
  row: 2,
  cell: '-1.50',
  kind: 'subtotal',
  of: ['Loyalty credit', 'Tax on loyalty credit'],
  sign: 'as_printed',
  together: [],
  rows: 1204,
  rows_matching: 1204,
  recommended: 'subtotal',
  message: 'a subtotal',
};
const PART: ColumnFinding = { ...SUBTOTAL, kind: 'component', of: [], recommended: 'component' };
const NEITHER: ColumnFinding = { ...SUBTOTAL, kind: 'neither', of: [], recommended: null };

test.each<[ColumnFinding, string]>([
  [
    SUBTOTAL,
    'It equals Loyalty credit + Tax on loyalty credit in 1,204 of 1,204 rows, so it’s a subtotal.',
  ],
  [PART, 'With it counted, 1,204 of 1,204 rows add up, so it’s part of the payout.'],
  [
    { ...PART, sign: 'turned', together: ['Robot fee'], rows_matching: 1200 },
    'With it counted as a deduction together with Robot fee, 1,200 of 1,204 rows add up, so it’s part of the payout.',
  ],
  [NEITHER, 'It doesn’t equal a sum of other columns. Without it, 1,204 of 1,204 rows add up.'],
])('a finding in plain words: %#', (finding, sentence) => {
  expect(findingSentence(finding)).toBe(sentence);
});

test('a choice is preselected only if every row agrees, and never a line item', () => {
  expect([SUBTOTAL, PART, NEITHER].map(firstChoice)).toEqual([
    { meaning: 'subtotal', lineItem: null },
    { meaning: 'component', lineItem: null },
    { meaning: null, lineItem: null },
  ]);
});

test('missing choices are named, and only a complete decision is sent', () => {
  const choices = [
    { meaning: null, lineItem: null },
    { meaning: 'component', lineItem: null },
    { meaning: 'component', lineItem: 'ad_credit' },
    { meaning: 'subtotal', lineItem: 'ad_credit' },
  ] as const;
  expect(choices.map(missingFrom)).toEqual([
    'Choose what this column is.',
    'Choose a line item.',
    undefined,
    undefined,
  ]);
  expect(choices.map((choice) => toDecisionInput({ ...PART, sign: 'turned' }, choice))).toEqual([
    null,
    null,
    { column: PART.column, decision: 'component', component: 'ad_credit', sign: 'turned' },
    { column: PART.column, decision: 'subtotal' },
  ]);
});

test('a decision is reported as not adding up only if that is why it was refused', () => {
  expect(
    [{ code: 'column_decision_refused' }, { code: 'client_archived' }, {}].map(refusalTitle),
  ).toEqual([
    'This decision doesn’t add up',
    'This decision wasn’t saved',
    'This decision wasn’t saved',
  ]);
});
