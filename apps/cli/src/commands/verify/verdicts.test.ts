import type { Difference, PartVerdict, Reading } from '@platebook/accounting';
import { describe, expect, test } from 'vitest';
import { createStyle } from '../../output/style.ts';
import { createTestContext } from '../../testing/test-context.ts';
import { VERDICT_WRITERS } from './verdicts.ts';

const style = createStyle(createTestContext().stdout, {});
const reading: Reading = {
  reports: [],
  payouts: [],
  blocked: [{ file: 'a.csv', reason: 'not_a_report', message: 'This is not a payout report.' }],
};

const FOLLOWS: PartVerdict = {
  part: 'entries',
  path: '/entries/1',
  document_number: 'DD-1',
  follows: true,
  differences: [],
  more: 0,
};

function differs(...differences: Difference[]): PartVerdict {
  const number = 'UE-1';
  const name = { part: 'entries', path: '/entries/0', document_number: number };
  return { ...name, follows: false, differences, more: 0 };
}

async function write(format: 'table' | 'lines' | 'json', parts: readonly PartVerdict[]) {
  const pieces: string[] = [];
  const verdict = { follows: parts.every(({ follows }) => follows), parts };
  for await (const piece of VERDICT_WRITERS[format]({ verdict, reading, style })) {
    pieces.push(String(piece));
  }
  return pieces.join('');
}

const AMOUNT: Difference = {
  kind: 'changed',
  path: '/entries/0/lines/1/amount_cents',
  line: 'Tips payable (credit, tips)',
  stated: 1500,
  derived: 1499,
};

describe('verdicts as a table', () => {
  test.each<[Difference, string]>([
    [
      AMOUNT,
      '/entries/0/lines/1/amount_cents (Tips payable (credit, tips)): the document says 15.00, the files give 14.99',
    ],
    [
      { kind: 'changed', path: '/payouts/0/components/tips', stated: 1500, derived: -1499 },
      '/payouts/0/components/tips: the document says 15.00, the files give -14.99',
    ],
    [
      { kind: 'changed', path: '/reports/0/rows', stated: 1500, derived: 1499 },
      '/reports/0/rows: the document says 1500, the files give 1499',
    ],
    [
      { kind: 'changed', path: '/entries/0/date', stated: '2026-04-05', derived: '2026-04-06' },
      '/entries/0/date: the document says 2026-04-05, the files give 2026-04-06',
    ],
    [
      { kind: 'missing', path: '/entries/0/memo', stated: null, derived: 'Uber Eats' },
      '/entries/0/memo: the files give Uber Eats, the document does not have it',
    ],
    [
      { kind: 'extra', path: '/warnings/0', stated: 'All is well.', derived: null },
      '/warnings/0: the document says All is well., the files give nothing like it',
    ],
    [
      { kind: 'order', path: '/entries', stated: null, derived: null },
      '/entries: not in the order that the files give',
    ],
    [
      { kind: 'digest', path: '/plan_options/memo_tax', stated: 'gross_up', derived: null },
      '/plan_options/memo_tax: gross_up is not what the document was written with',
    ],
    [
      { kind: 'policy', path: '/plan_options/basis', stated: 'cash', derived: 'accrual' },
      '/plan_options/basis: the document says cash, you expect accrual',
    ],
  ])('%j', async (difference, sentence) => {
    expect(await write('table', [differs(difference), FOLLOWS])).toBe(
      `✗ UE-1\n    ${sentence}\n✓ DD-1\n`,
    );
  });

  test('other parts of the document, and how many differences are not listed', async () => {
    const difference = { kind: 'order', path: '/nil', stated: null, derived: null } as const;
    const nil = { part: 'nil', path: '/nil', follows: false, differences: [difference], more: 7 };
    expect(await write('table', [nil])).toBe(
      '✗ nil\n    /nil: not in the order that the files give\n    and 7 more\n',
    );
  });
});

describe('verdicts for programs', () => {
  const gone: Difference = { kind: 'missing', path: '/nil', stated: null, derived: 'a list of 0' };
  const nil: PartVerdict = {
    part: 'nil',
    path: '/nil',
    follows: false,
    differences: [gone],
    more: 7,
  };

  test('tab-separated: one line per part that follows, one per difference', async () => {
    expect(await write('lines', [FOLLOWS, differs(AMOUNT), nil])).toBe(
      'DD-1\tfollows\t\t\t\t\n' +
        'UE-1\tdiffers\tchanged\t/entries/0/lines/1/amount_cents\t1500\t1499\n' +
        'nil\tdiffers\tmissing\t/nil\t\ta list of 0\n' +
        'nil\tdiffers\tmore\t/nil\t\t7\n',
    );
  });

  test('JSON: the verdicts, and what could not be read', async () => {
    expect(JSON.parse(await write('json', [differs(AMOUNT), nil]))).toEqual({
      version: 2,
      follows: false,
      parts: [differs(AMOUNT), nil],
      reports: [],
      blocked: [{ file: 'a.csv', reason: 'not_a_report', message: 'This is not a payout report.' }],
    });
  });
});
