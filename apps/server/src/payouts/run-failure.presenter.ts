import type { components } from '@platebook/api-client';
import type { RunFailure } from '@platebook/machines';
import { presentValues } from '../http/message-values.ts';

/** Why a run stopped, in the contract's format. */
export function presentRunFailure(
  failure: RunFailure | null,
): components['schemas']['RunFailure'] | null {
  if (failure === null) {
    return null;
  }
  const { step, code, message, values, retryable } = failure;
  return {
    step,
    code,
    message,
    ...(values === undefined ? {} : { values: presentValues(values) }),
    retryable,
  };
}
