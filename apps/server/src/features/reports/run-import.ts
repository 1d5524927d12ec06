import { syncLifecycleMachine, toRunState } from '@platebook/machines';
import type { RunState } from '@platebook/machines';
import { createActor, fromPromise, waitFor } from 'xstate';
import { grantTenantScope } from '../../db/database.ts';
import type { Database, TenantScope } from '../../db/database.ts';
import type { Clock } from '../../platform/clock.ts';
import { createImportSteps } from './import-steps.ts';
import type { ImportSteps } from './import-steps.ts';
import { findImport, saveRunProgress } from './imports.store.ts';
import type { ImportRow } from './imports.store.ts';

/** Jobs act for a tenant, not for a person. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

type Deps = { readonly database: Database; readonly clock: Clock };

/**
 * Runs an import's sync lifecycle from wherever it stands until it settles. Every state is saved before the next step is
 * trusted, so a run that lost its process starts its last step again; steps are idempotent. A run that is settled already
 * is left alone, except that a failed one is retried.
 */
export async function runImport(
  deps: Deps,
  { tenantId, importId }: { tenantId: string; importId: string },
): Promise<void> {
  const scope = grantTenantScope(tenantId, NOBODY, `import-${importId}`);
  const run = await deps.database.inTenant(scope, (tx) => findImport(tx, importId));
  if (run === null || isDone(run)) {
    return;
  }
  const actor = createRunActor(run, createImportSteps({ ...deps, scope, run }));
  const save = createSaver(deps, scope, importId);
  actor.subscribe((snapshot) => {
    save({
      state: toRunState(snapshot.value),
      machine: actor.getPersistedSnapshot(),
      isSettled: !snapshot.hasTag('working'),
    });
  });
  actor.start();
  if (actor.getSnapshot().value === 'failed') {
    actor.send({ type: 'run.retry' });
  }
  try {
    await waitFor(actor, (snapshot) => !snapshot.hasTag('working'), {
      timeout: Number.POSITIVE_INFINITY,
    });
  } finally {
    actor.stop();
    await save.finished();
  }
}

/** A run stands still when it waits for a person or is over; only a failure that may pass is worth another try. */
function isDone({ finishedAt, state, machine }: ImportRow): boolean {
  const isRetryable = state === 'failed' && machine?.context.failure?.retryable === true;
  return finishedAt !== null && !isRetryable;
}

function createRunActor({ id, file, machine }: ImportRow, steps: ImportSteps) {
  const provided = syncLifecycleMachine.provide({
    actors: {
      recogniseReports: fromPromise(() => steps.recogniseReports()),
      checkIdentities: fromPromise(() => steps.checkIdentities()),
      planEntries: fromPromise(() => steps.planEntries()),
    },
  });
  const input = { runId: id, reportIds: [file.sha256] };
  return machine === null
    ? createActor(provided, { input })
    : createActor(provided, { input, snapshot: machine });
}

type Progress = {
  readonly state: RunState;
  readonly machine: unknown;
  readonly isSettled: boolean;
};

/** Saves states in their order, one after the other; the first failure is told by `finished`. */
function createSaver({ database, clock }: Deps, scope: TenantScope, id: string) {
  let saving: Promise<void> = Promise.resolve();
  const save = (progress: Progress): void => {
    saving = saving.then(() =>
      database.inTenant(scope, (tx) => saveRunProgress(tx, { id, ...progress, at: clock.now() })),
    );
    // Awaited in `finished`; until then a failure must not count as unhandled.
    saving.catch(() => undefined);
  };
  return Object.assign(save, { finished: () => saving });
}
