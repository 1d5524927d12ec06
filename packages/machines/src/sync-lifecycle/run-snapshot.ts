import type { Snapshot } from 'xstate';
import { toFirstContext } from './run-context.ts';
import {
  RUN_SNAPSHOT_VERSION,
  type RunFailure,
  type SyncLifecycleContext,
  type SyncLifecycleInput,
} from './sync-lifecycle.types.ts';

/** A persisted run, as far as anything but the machine reads it. */
export type RunSnapshot = Snapshot<unknown> & {
  /** A state within `posting` is `{ posting: 'sending' }`. */
  readonly value: unknown;
  readonly context: SyncLifecycleContext;
};

/** Version 1 began with `importing`, had no accounts, no entries of its own, and no version. */
type FirstSnapshot = Omit<RunSnapshot, 'context'> & {
  readonly context: Omit<SyncLifecycleInput, 'autoPost'> &
    Pick<SyncLifecycleContext, 'reports' | 'recognised' | 'blocked' | 'counts'> & {
      readonly version?: never;
      readonly failure: (Omit<RunFailure, 'step'> & { readonly step: string }) | null;
    };
};

/**
 * A snapshot that `getPersistedSnapshot()` once gave, of whatever version, as the machine of today starts from it.
 * Takes what was stored as JSON by this package alone; anything else is for the caller to refuse.
 */
export function toCurrentSnapshot(persisted: unknown): RunSnapshot {
  const snapshot = persisted as RunSnapshot | FirstSnapshot;
  return snapshot.context.version === RUN_SNAPSHOT_VERSION
    ? (snapshot as RunSnapshot)
    : fromFirst(snapshot as FirstSnapshot);
}

function fromFirst({ context, ...snapshot }: FirstSnapshot): RunSnapshot {
  const { runId, reportIds, reports, recognised, blocked, counts, failure } = context;
  const first = toFirstContext({ runId, reportIds });
  const current = Object.assign({}, snapshot as RunSnapshot, {
    context: {
      ...first,
      reports,
      recognised,
      blocked,
      counts: snapshot.value === 'importing' ? first.counts : counts,
      failure: failure === null ? null : { ...failure, step: toStep(failure.step) },
    },
  });
  return snapshot.value === 'importing' ? atRecognising(current) : current;
}

/** What `importing` did, reading the stored bytes, is the beginning of `recognising`. */
function atRecognising(run: RunSnapshot): RunSnapshot {
  const { runId, reportIds } = run.context;
  const child = {
    src: 'recogniseReports',
    syncSnapshot: false,
    snapshot: { status: 'active', input: { runId, reportIds } },
  };
  return Object.assign({}, run, {
    value: 'recognising',
    children: { recogniseReports: child },
  });
}

function toStep(step: string): RunFailure['step'] {
  return step === 'import' ? 'recognise' : (step as RunFailure['step']);
}
