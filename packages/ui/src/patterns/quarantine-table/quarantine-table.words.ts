import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the quarantine table. */
export const quarantineTableWords = wordsOf('quarantineTable', {
  quarantinedRows: 'Quarantined rows',
  noRowIsQuarantined: 'No rows are quarantined: every row adds up.',
  file: 'File',
  row: 'Row',
  column: 'Column',
  whyItIsKept: 'Reason',
  expected: (currency: string) => `Expected (${currency})`,
  found: (currency: string) => `Found (${currency})`,
});
