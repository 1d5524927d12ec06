import type { ReasonValues } from './reason-values.ts';

type Kinds = {
  readonly text: string;
  readonly number: number;
  readonly list: readonly string[];
  readonly number_or_none: number | null;
};
type Shape = Readonly<Record<string, keyof Kinds>>;

const IS_KIND: Readonly<Record<keyof Kinds, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  list: (value) => Array.isArray(value),
  number_or_none: (value) => value === null || typeof value === 'number',
};

/** Builds a sentence from its values; null when one is missing. */
export function withValues<Values extends Shape>(
  shape: Values,
  write: (values: { readonly [Name in keyof Values]: Kinds[Values[Name]] }) => string,
) {
  return (values: ReasonValues): string | null => {
    const isComplete = Object.entries(shape).every(([name, kind]) => IS_KIND[kind](values[name]));
    // Each value was checked against its kind.
    return isComplete ? write(values as Parameters<typeof write>[0]) : null;
  };
}
