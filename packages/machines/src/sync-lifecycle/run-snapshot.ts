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

/** Version 2 sent one entry at a time. */
type SecondSnapshot = RunSnapshot & {
  readonly children: {
    readonly sendEntry?: { readonly snapshot: { readonly input: { readonly key: string } } };
  };
};

/**
 * A snapshot that `getPersistedSnapshot()` once gave, of whatever version, as the machine of today starts from it.
 * Takes what was stored as JSON by this package alone; anything else is for the caller to refuse.
 */
export function toCurrentSnapshot(persisted: unknown): RunSnapshot {
  const snapshot = persisted as { readonly context: { readonly version?: number } };
  switch (snapshot.context.version) {
    case RUN_SNAPSHOT_VERSION:
      return snapshot as RunSnapshot;
    case 2:
      return fromSecond(snapshot as SecondSnapshot);
    case undefined:
    default:
      return fromFirst(snapshot as FirstSnapshot);
  }
}

/** What was on its way is sent again under its key, which answers what became of it. */
function fromSecond(snapshot: SecondSnapshot): RunSnapshot {
  const { runId } = snapshot.context;
  const sending = snapshot.children.sendEntry;
  const children =
    sending === undefined
      ? snapshot.children
      : { sendEntries: childOf('sendEntries', { runId, keys: [sending.snapshot.input.key] }) };
  const context = { ...snapshot.context, version: RUN_SNAPSHOT_VERSION };
  return Object.assign({}, snapshot, { context, children });
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
  return Object.assign({}, run, {
    value: 'recognising',
    children: { recogniseReports: childOf('recogniseReports', { runId, reportIds }) },
  });
}

/** An actor that is under way, as a snapshot holds it. */
function childOf(src: string, input: object) {
  return { src, syncSnapshot: false, snapshot: { status: 'active', input } };
}

function toStep(step: string): RunFailure['step'] {
  return step === 'import' ? 'recognise' : (step as RunFailure['step']);
}
