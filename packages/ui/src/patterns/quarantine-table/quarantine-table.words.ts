import { wordsOf } from '../../kit-words/kit-language.ts';

/** What the quarantine table says by itself. */
export const quarantineTableWords = wordsOf('quarantineTable', {
  quarantinedRows: 'Quarantined rows',
  noRowIsQuarantined: 'No row is quarantined: every row foots.',
  file: 'File',
  row: 'Row',
  column: 'Column',
  whyItIsKept: 'Why it is kept out',
  expected: (currency: string) => `Expected (${currency})`,
  found: (currency: string) => `Found (${currency})`,
});
