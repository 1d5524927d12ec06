import { pipe, regex, string, transform } from 'valibot';
import { sixDigitWords } from './six-digit-code.messages.ts';

/** A code of six digits as people type it, spaces among them or not. */
export const sixDigitCode = pipe(
  string(),
  transform((typed) => typed.replaceAll(/\s/g, '')),
  regex(/^\d{6}$/, () => sixDigitWords.enterCode),
);
