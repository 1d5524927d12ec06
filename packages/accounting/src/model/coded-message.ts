/** What varies in a sentence, by name. */
export type MessageValues = Readonly<Record<string, string | number | null | readonly string[]>>;

/** What varies in each sentence of a kind, by its code. */
type ValuesByCode = { readonly [code: string]: MessageValues };

/** A sentence in English with its code and what varies in it, so that it can be written in other languages too. */
export type CodedMessage<
  Values extends ValuesByCode = ValuesByCode,
  Code extends keyof Values & string = keyof Values & string,
> = {
  readonly [One in Code]: {
    readonly code: One;
    readonly values: Values[One];
    readonly message: string;
  };
}[Code];

/** The sentence is always the same. */
export type NoValues = Readonly<Record<string, never>>;

/**
 * Makes the sentences of a kind: its codes are written in English here alone.
 *
 * @example
 * const note = codedMessages<{ left_out: { rows: number } }>({
 *   left_out: ({ rows }) => `${rows} rows are left out.`,
 * });
 * note('left_out', { rows: 2 }).message; // '2 rows are left out.'
 */
export function codedMessages<Values extends ValuesByCode>(english: {
  readonly [Code in keyof Values & string]: (values: Values[Code]) => string;
}) {
  return <Code extends keyof Values & string>(
    code: Code,
    values: Values[Code],
  ): CodedMessage<Values, Code> => ({ code, values, message: english[code](values) });
}
