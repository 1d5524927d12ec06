import { toCurrentSnapshot, UnreadableSnapshot } from '@platebook/machines';
import type { RunFailure, RunSnapshot } from '@platebook/machines';

/** How a run was persisted; `otherVersion` where another release of the server did, and this one leaves it as it is. */
export type StoredSnapshot = {
  /** Null before the run has taken its first step, and where it cannot be read. */
  readonly machine: RunSnapshot | null;
  /** The version that cannot be read; null where there is none. */
  readonly otherVersion: string | null;
};

/** The snapshot as `sync_runs.machine` holds it. */
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

/** Why a run stands still, for people: what its snapshot says, or that it cannot be read here. */
export function failureOfRun({ machine, otherVersion }: StoredSnapshot): RunFailure | null {
  return otherVersion === null
    ? (machine?.context.failure ?? null)
    : {
        step: 'plan',
        code: 'run_of_another_version',
        message: `This run was saved by another release of Platebook (version ${otherVersion}), and this one cannot read it. Nothing of it is changed or sent; it continues automatically once the server runs that release again.`,
        retryable: false,
      };
}
