import { expect, test } from 'vitest';
import { auditExports, compileExamples } from '../../../scripts/public-exports.mjs';

/** Values that an example may assume: read files, planned payouts, and Node's file functions. */
const AMBIENT = `
  const accountIdOf: (key: AccountKey) => string;
  const april: readonly StorePayout[];
  const bankAccountOf: (payout: StorePayout) => string;
  const bytes: Uint8Array<ArrayBuffer>;
  const createReadStream: typeof import('node:fs').createReadStream;
  const entries: readonly JournalEntry[];
  const entry: JournalEntry;
  const file: import('node:fs').WriteStream;
  const files: Parameters<typeof readReports>[0];
  const json: string;
  const line: JournalLine;
  const march: readonly StorePayout[];
  const options: Partial<PlanOptions>;
  const payout: StorePayout;
  const payouts: readonly StorePayout[];
  const reading: Reading;
  const stored: StoredFile;
  const targetOf: Parameters<typeof divideLine<string>>[2];
  const writeFileSync: typeof import('node:fs').writeFileSync;
`;

test('every export is documented, with an example if it is a function, and with what it throws', () => {
  expect(auditExports('accounting')).toMatchObject({
    'no docstring': [],
    'no @example': [],
    'no @throws': [],
  });
});

test('every example compiles', () => {
  expect(compileExamples('accounting', AMBIENT)).toEqual([]);
});
