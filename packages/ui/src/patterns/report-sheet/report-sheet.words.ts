import { wordsOf } from '../../kit-words/kit-language.ts';

/** What the report sheet says by itself. */
export const reportSheetWords = wordsOf('reportSheet', {
  writtenOn: (writtenAt: string, timeZone: string) => `Written on ${writtenAt}, ${timeZone}`,
});
