import type { Snapshot } from 'xstate';
import { toFirstContext } from './run-context.ts';
import {
  RUN_SNAPSHOT_VERSION,
  type RunFailure,
  type SyncLifecycleContext,
  type SyncLifecycleInput,
} from './sync-lifecycle.types.ts';

/** A persisted run, as far as code other than the machine reads it. */
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
 * A snapshot that this package cannot read: written by a newer release or by something unknown.
 *
 * @example
 * try {
 *   toCurrentSnapshot(JSON.parse(stored));
 * } catch (error) {
 *   if (error instanceof UnreadableSnapshot) {
 *     error.version; // '4', which a newer release wrote
 *   }
 * }
 */
export class UnreadableSnapshot extends Error {
  override name = 'UnreadableSnapshot';
  /** The version in the snapshot, as text. */
  readonly version: string;

  constructor(version: string) {
    super(
      `A run was persisted as version ${version}; this release reads 1 to ${RUN_SNAPSHOT_VERSION}.`,
    );
    this.version = version;
  }
}

/**
 * Upgrades a snapshot from `getPersistedSnapshot()`, of this version or an earlier one, so that today's machine can
 * start from it.
 *
 * @throws UnreadableSnapshot for any other snapshot: read as an older version, it would lose track of what was sent.
 *
 * @example
 * import { createActor } from 'xstate';
 * const snapshot = toCurrentSnapshot(JSON.parse(stored));
 * createActor(syncLifecycleMachine, { snapshot, input: snapshot.context }).start(); // goes on where it was
 */
export function toCurrentSnapshot(persisted: unknown): RunSnapshot {
  const context = contextOf(persisted);
  if (context === null) {
    throw new UnreadableSnapshot('unknown');
  }
  if (!('version' in context)) {
    return fromFirst(persisted as FirstSnapshot);
  }
  switch (context['version']) {
    case RUN_SNAPSHOT_VERSION:
      return persisted as RunSnapshot;
    case 2:
      return fromSecond(persisted as SecondSnapshot);
    default:
      throw new UnreadableSnapshot(JSON.stringify(context['version']));
  }
}

function contextOf(persisted: unknown): Readonly<Record<string, unknown>> | null {
  const context = isRecord(persisted) ? persisted['context'] : null;
  return isRecord(context) && typeof context['runId'] === 'string' ? context : null;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** The entry in flight is sent again under its key, and the answer gives its outcome. */
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

/** `importing` read the stored bytes, which is now the beginning of `recognising`. */
function atRecognising(run: RunSnapshot): RunSnapshot {
  const { runId, reportIds } = run.context;
  return Object.assign({}, run, {
    value: 'recognising',
    children: { recogniseReports: childOf('recogniseReports', { runId, reportIds }) },
  });
}

/** A running child actor, as a snapshot holds it. */
function childOf(src: string, input: object) {
  return { src, syncSnapshot: false, snapshot: { status: 'active', input } };
}

function toStep(step: string): RunFailure['step'] {
  return step === 'import' ? 'recognise' : (step as RunFailure['step']);
}
