import type { JobItem, JobWork } from './job-item.ts';

/** What is persisted of a finished job: enough to undo it. */
export type SavedJob = {
  readonly id: string;
  readonly title: string;
  readonly undoKind: string;
  readonly done: readonly JobItem[];
  readonly endedAtMs: number;
};

/** How jobs of a kind are undone after a reload. */
export type SavedUndo = { readonly work: JobWork; readonly onEnd: () => Promise<unknown> };

export type SavedJobs = {
  /** Latest first. */
  readonly load: () => readonly SavedJob[];
  readonly save: (jobs: readonly SavedJob[]) => void;
  readonly undoOf: (kind: string) => SavedUndo | undefined;
};

type Deps = {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** The owner: another user of the same tab does not see them. */
  readonly userId: () => string | null;
  readonly undos: Readonly<Record<string, SavedUndo>>;
};

const KEY = 'jobs';

export function createSavedJobs({ storage, userId, undos }: Deps): SavedJobs {
  return {
    load: () => {
      const saved = parse(storage.getItem(KEY));
      return saved !== null && saved.userId === userId() ? saved.jobs : [];
    },
    save: (jobs) => {
      if (jobs.length === 0) {
        storage.removeItem(KEY);
      } else {
        storage.setItem(KEY, JSON.stringify({ userId: userId(), jobs }));
      }
    },
    undoOf: (kind) => undos[kind],
  };
}

type Saved = { readonly userId: string | null; readonly jobs: readonly SavedJob[] };

/** Written by this tab; an earlier release's incompatible format is ignored. */
function parse(text: string | null): Saved | null {
  try {
    const saved = JSON.parse(text ?? 'null') as Partial<Saved> | null;
    return saved !== null && saved.userId !== undefined && Array.isArray(saved.jobs)
      ? { userId: saved.userId, jobs: saved.jobs }
      : null;
  } catch {
    // Invalid JSON counts as empty.
    return null;
  }
}
