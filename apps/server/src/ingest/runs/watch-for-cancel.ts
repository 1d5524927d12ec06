import { setTimeout as delay } from 'node:timers/promises';
import type { Database, TenantScope } from '../../db/database.ts';
import { findRun } from './sync-runs.store.ts';

/** The poll interval for cancel requests while a step runs. */
const CANCEL_POLL_MS = 1_000;

type CancelWatch = {
  readonly scope: TenantScope;
  readonly runId: string;
  readonly signal: AbortSignal;
};

/** Polls whether a person requested a cancel. A failed poll is retried. */
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
