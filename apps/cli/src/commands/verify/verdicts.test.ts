import type { Difference, EntryVerdict, Reading } from '@platebook/accounting';
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

const FOLLOWS: EntryVerdict = { document_number: 'DD-1', follows: true, differences: [] };

function differs(...differences: Difference[]): EntryVerdict {
  return { document_number: 'UE-1', follows: false, differences };
}

async function write(format: 'table' | 'lines' | 'json', verdicts: readonly EntryVerdict[]) {
  const pieces: string[] = [];
  for await (const piece of VERDICT_WRITERS[format]({ verdicts, reading, style })) {
    pieces.push(String(piece));
  }
  return pieces.join('');
}

describe('verdicts as a table', () => {
  test.each<[Difference, string]>([
    [
      { kind: 'amount', line: 'Tips (credit, tips)', stated: 1500, derived: 1499 },
      'Tips (credit, tips): the amount differs: the document says 15.00, the files give 14.99',
    ],
    [
      { kind: 'date', stated: '2026-04-05', derived: '2026-04-06' },
      'the date differs: the document says 2026-04-05, the files give 2026-04-06',
    ],
    [
      { kind: 'rows', line: 'Tips', stated: null, derived: 'tips from "Tips": 5 cents in 1 rows' },
      'Tips: the source rows differ: the document says nothing, the files give tips from "Tips": 5 cents in 1 rows',
    ],
    [
      { kind: 'missing_line', line: 'Tips (credit, tips)', stated: null, derived: 1500 },
      'Tips (credit, tips): the files give a line the entry lacks: 15.00',
    ],
    [
      { kind: 'extra_line', line: 'Tips (credit, tips)', stated: 1500, derived: null },
      'Tips (credit, tips): the entry has a line the files do not give: 15.00',
    ],
    [
      { kind: 'missing_entry', stated: null, derived: 'UE-1' },
      'the files give this entry, the document lacks it',
    ],
    [{ kind: 'extra_entry', stated: 'UE-1', derived: null }, 'the files do not give this entry'],
    [
      { kind: 'unknown_file', stated: 'ab12', derived: null },
      'it rests on a file that was not given (sha256): ab12',
    ],
  ])('%j', async (difference, sentence) => {
    expect(await write('table', [differs(difference), FOLLOWS])).toBe(
      `✗ UE-1\n    ${sentence}\n✓ DD-1\n`,
    );
  });
});

describe('verdicts for programs', () => {
  const amount: Difference = { kind: 'amount', line: 'Tips', stated: 1500, derived: 1499 };
  const date: Difference = { kind: 'date', stated: '2026-04-05', derived: '2026-04-06' };

  test('tab-separated: one line per entry that follows, one per difference', async () => {
    expect(await write('lines', [FOLLOWS, differs(amount, date)])).toBe(
      'DD-1\tfollows\t\t\t\t\n' +
        'UE-1\tdiffers\tamount\tTips\t1500\t1499\n' +
        'UE-1\tdiffers\tdate\t\t2026-04-05\t2026-04-06\n',
    );
  });

  test('JSON: the verdicts, and what could not be read', async () => {
    expect(JSON.parse(await write('json', [differs(date)]))).toEqual({
      version: 1,
      follows: false,
      entries: [
        {
          document_number: 'UE-1',
          follows: false,
          differences: [{ kind: 'date', stated: '2026-04-05', derived: '2026-04-06' }],
        },
      ],
      reports: [],
      blocked: [{ file: 'a.csv', reason: 'not_a_report', message: 'This is not a payout report.' }],
    });
  });
});
