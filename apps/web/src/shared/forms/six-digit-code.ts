import { pipe, regex, string, transform } from 'valibot';

/** Validates a six-digit code, with optional spaces; `words` returns the error message. */
export const sixDigitCode = (words: () => string) =>
  pipe(
    string(),
    transform((typed) => typed.replaceAll(/\s/g, '')),
    regex(/^\d{6}$/, words),
  );
