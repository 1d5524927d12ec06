import type { ReasonValues } from '@platebook/api-client/french';

type Values = Readonly<Record<string, ReasonValues[string] | readonly string[]>>;

/** The values of a sentence, as a response contains them. */
export function presentValues(values: Values): Record<string, ReasonValues[string]> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isList(value) ? [...value] : value]),
  );
}

function isList(value: Values[string]): value is readonly string[] {
  return Array.isArray(value);
}
