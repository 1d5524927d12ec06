import { wordsOf } from '../../kit-words/kit-language.ts';

/** What the recognition card says by itself. */
export const recognitionCardWords = wordsOf('recognitionCard', {
  rows: 'Rows',
  setAside: 'Set aside',
  none: 'none',
  howTheColumnsWere: 'How the columns were read',
  ofRowsAddUp: (text: string, text2: string) => `(${text} of ${text2} rows add up this way)`,
  notes: 'Notes',
  sha256: 'SHA-256 ',
  technicalDetails: 'Technical details',
});
