import { setTimeout as delay } from 'node:timers/promises';
import type { Database, TenantScope } from '../../db/database.ts';
import { findRun } from './sync-runs.store.ts';

/** How soon a person who asks to stop is heard while a step works. */
const CANCEL_POLL_MS = 1_000;

type CancelWatch = {
  readonly scope: TenantScope;
  readonly runId: string;
  readonly signal: AbortSignal;
};

/** Looks now and then whether a person asked to stop the run. A look that fails is followed by another. */
export async function watchForCancel(
  { database }: { readonly database: Database },
  { scope, runId, signal }: CancelWatch,
  cancel: () => void,
): Promise<void> {
  while (!signal.aborted) {
    await delay(CANCEL_POLL_MS, undefined, { signal, ref: false }).catch(() => undefined);
    const run = signal.aborted
      ? null
      : await database.inTenant(scope, (tx) => findRun(tx, runId)).catch(() => null);
    if (run?.asked === 'cancel' && !signal.aborted) {
      cancel();
      return;
    }
  }
}
