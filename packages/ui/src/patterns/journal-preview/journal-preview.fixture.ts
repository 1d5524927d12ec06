import type { JournalPreviewLine } from './journal-line.tsx';

/** The March part of the Pennsylvania week: 30 and 31 March 2026. */
export const PART_ONE_LINES: readonly JournalPreviewLine[] = [
  { id: '1', account: 'Clearing – Uber Eats', side: 'debit', amountCents: 78_200, rowCount: 54 },
  { id: '2', account: 'Delivery commission', side: 'debit', amountCents: 31_000, rowCount: 48 },
  { id: '3', account: 'Promotions (contra)', side: 'debit', amountCents: 10_000, rowCount: 17 },
  { id: '4', account: 'Promotion fees', side: 'debit', amountCents: 300, rowCount: 6 },
  {
    id: '5',
    account: 'Refunds & error charges (contra)',
    side: 'debit',
    amountCents: 3_000,
    rowCount: 3,
  },
  { id: '6', account: 'Delivery advertising', side: 'debit', amountCents: 4_000, rowCount: 2 },
  {
    id: '7',
    account: 'Facilitator tax pass-through',
    description: 'Tax on promotions and refunds, and tax remitted by Uber Eats',
    side: 'debit',
    amountCents: 7_440,
    rowCount: 51,
  },
  {
    id: '8',
    account: 'Delivery sales – Uber Eats',
    side: 'credit',
    amountCents: 124_000,
    rowCount: 48,
  },
  {
    id: '9',
    account: 'Promotions (contra)',
    description: 'Platform co-funding',
    side: 'credit',
    amountCents: 2_500,
    rowCount: 4,
  },
  {
    id: '10',
    account: 'Facilitator tax pass-through',
    description: 'Tax collected',
    side: 'credit',
    amountCents: 7_440,
    rowCount: 48,
  },
];

/** The same part after a person changed a line, removed one and added two to balance it. */
export const EDITED_LINES: readonly JournalPreviewLine[] = [
  ...PART_ONE_LINES.filter(({ id }) => Number(id) <= 3),
  {
    id: '4',
    account: 'Promotion fees',
    side: 'debit',
    amountCents: 300,
    rowCount: 6,
    removed: true,
  },
  ...PART_ONE_LINES.filter(({ id }) => id === '5'),
  {
    id: '6',
    account: 'Other delivery fees',
    side: 'debit',
    amountCents: 4_300,
    rowCount: 2,
    generated: { account: 'Delivery advertising', amountCents: 4_000 },
  },
  ...PART_ONE_LINES.filter(({ id }) => id === '7'),
  {
    id: '11',
    account: 'Catering deposits',
    side: 'debit',
    amountCents: 2_500,
    generated: 'nothing',
  },
  ...PART_ONE_LINES.filter(({ id }) => Number(id) >= 8),
  { id: '12', account: 'Catering sales', side: 'credit', amountCents: 2_500, generated: 'nothing' },
];
