import { pipe, regex, string, transform } from 'valibot';

/** A code of six digits as people type it, spaces among them or not; `words` say it of what is none. */
export const sixDigitCode = (words: () => string) =>
  pipe(
    string(),
    transform((typed) => typed.replaceAll(/\s/g, '')),
    regex(/^\d{6}$/, words),
  );
