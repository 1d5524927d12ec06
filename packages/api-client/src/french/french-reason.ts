import type { ReasonValues } from './reason-values.ts';

/** A reason in French, and what to do about it. */
export type Reason = {
  /** Null where the values that it is written with are not there. */
  readonly message: string | ((values: ReasonValues) => string | null);
  readonly action?: string;
};

/** A sentence about one text or number: `name` of the values. */
export function naming(name: string, write: (named: string) => string) {
  return (values: ReasonValues): string | null => {
    const named = values[name];
    return typeof named === 'string' || typeof named === 'number' ? write(String(named)) : null;
  };
}
