import type { ReasonValues } from './reason-values.ts';

/** A French reason and the action it calls for. */
export type Reason = {
  /** Null when required values are missing. */
  readonly message: string | ((values: ReasonValues) => string | null);
  readonly action?: string;
};

/** A sentence with one text or number: `name` of the values. */
export function naming(name: string, write: (named: string) => string) {
  return (values: ReasonValues): string | null => {
    const named = values[name];
    return typeof named === 'string' || typeof named === 'number' ? write(String(named)) : null;
  };
}
