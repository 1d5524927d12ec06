import type { components } from '@platebook/api-client';
import type { RunFailure } from '@platebook/machines';

type SentFailure = components['schemas']['RunFailure'];
type SentValue = NonNullable<SentFailure['values']>[string];

/** Why a run stopped, in the machine's format. */
export function toRunFailure(failure: SentFailure | null): RunFailure | null {
  if (failure === null) {
    return null;
  }
  const { values, ...rest } = failure;
  return values === undefined
    ? rest
    : { ...rest, values: Object.fromEntries(Object.entries(values).filter(isSingle)) };
}

function isSingle(entry: [string, SentValue]): entry is [string, string | number | null] {
  const [, value] = entry;
  return value === null || typeof value === 'string' || typeof value === 'number';
}
