/** The values in a sentence, by name. */
export type MessageValues = Readonly<Record<string, string | number | null | readonly string[]>>;

/** The values of each sentence of a kind, by code. */
type ValuesByCode = { readonly [code: string]: MessageValues };

/** An English sentence with its code and values, so that it can be translated. */
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

/** For a sentence without values. */
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
