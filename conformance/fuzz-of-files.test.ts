// 20,000 damaged reports: cells, headers, order and encodings of every format. FUZZ_SEED gives other ones, a failure
// names the seed and the number of its file.
import { createDice } from '@platebook/sandbox/reports';
import { describe, expect, test } from 'vitest';
import { read } from './fuzz/judge.ts';
import { PLAIN } from './fuzz/sheet.ts';
import { bytesOf, REPORTS, tryFile } from './fuzz/try-file.ts';
import { settledReading, type Settled } from './read-world.ts';

const SEED = Number(process.env['FUZZ_SEED'] ?? 1);
const FILES = Number(process.env['FUZZ_FILES'] ?? 20_000);
const BATCHES = 20;

describe(`files that were damaged (FUZZ_SEED=${SEED})`, () => {
  test('before that are what the platform paid', () => {
    for (const { name, sheet, truth, pick } of REPORTS) {
      const { payouts } = read([{ name, bytes: bytesOf(sheet, PLAIN, createDice(1)) }]);
      if (!name.includes('error-charges')) {
        expect(sheet.rows.length, name).toBeGreaterThan(0);
        expect(inOrder(settledReading(payouts)).map(pick), name).toEqual(inOrder(truth).map(pick));
      }
    }
  });

  test.each(Array.from({ length: BATCHES }, (_, batch) => batch))(
    'are read right, set aside or refused (part %i)',
    (batch) => {
      const size = FILES / BATCHES;
      const faults: string[] = [];
      for (let at = batch * size; at < (batch + 1) * size; at += 1) {
        faults.push(...tryFile(SEED, at));
      }
      expect(faults.slice(0, 5)).toEqual([]);
    },
  );
});

/** Whatever their references are, which a report may not print. */
function inOrder(payouts: readonly Settled[]): Settled[] {
  const keyOf = ({ store, channel, paidOn, net }: Settled) =>
    `${store} ${channel} ${paidOn} ${net}`;
  return payouts.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}
