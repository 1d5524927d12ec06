import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the recognition card. */
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
