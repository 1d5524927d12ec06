import { toCurrentSnapshot, UnreadableSnapshot } from '@platebook/machines';
import type { RunFailure, RunSnapshot } from '@platebook/machines';

/** A run's persisted snapshot; `otherVersion` if another release of the server wrote it, and this one leaves it alone. */
export type StoredSnapshot = {
  /** Null before the run's first step, and if it cannot be read. */
  readonly machine: RunSnapshot | null;
  /** The version that cannot be read; null if there is none. */
  readonly otherVersion: string | null;
};

/** Parses the snapshot in `sync_runs.machine`. */
export function readStoredSnapshot(stored: unknown): StoredSnapshot {
  if (stored === null) {
    return { machine: null, otherVersion: null };
  }
  try {
    return { machine: toCurrentSnapshot(stored), otherVersion: null };
  } catch (error) {
    if (error instanceof UnreadableSnapshot) {
      return { machine: null, otherVersion: error.version };
    }
    throw error;
  }
}

/** The user-facing reason why a run stopped: from its snapshot, or that it cannot be read here. */
export function failureOfRun({ machine, otherVersion }: StoredSnapshot): RunFailure | null {
  return otherVersion === null
    ? (machine?.context.failure ?? null)
    : {
        step: 'plan',
        code: 'run_of_another_version',
        message: `This run was saved by another release of Platebook (version ${otherVersion}), and this one can't read it. Nothing in it is changed or sent. It continues automatically once the server runs that release again.`,
        retryable: false,
      };
}
