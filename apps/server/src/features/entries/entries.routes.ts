import type { Handlers } from '../../http/operations.ts';
import { AppError } from '../../http/errors.ts';

type EntryOperation =
  | 'listEntries'
  | 'getEntriesSummary'
  | 'createManualEntry'
  | 'approveEntries'
  | 'postEntries'
  | 'getEntry'
  | 'previewEntry'
  | 'skipEntry'
  | 'unskipEntry'
  | 'undoEntry'
  | 'markEntryPostedElsewhere'
  | 'resolveEntry'
  | 'listOwedOperations'
  | 'listDrift'
  | 'checkDrift'
  | 'undoSyncRun';

async function notYet(): Promise<never> {
  throw new AppError('service_unavailable');
}

export function entriesRoutes(): Pick<Handlers, EntryOperation> {
  return {
    listEntries: { needs: 'tenant', handle: notYet },
    getEntriesSummary: { needs: 'tenant', handle: notYet },
    createManualEntry: { needs: 'tenant', handle: notYet },
    approveEntries: { needs: 'tenant', handle: notYet },
    postEntries: { needs: 'tenant', handle: notYet },
    getEntry: { needs: 'tenant', handle: notYet },
    previewEntry: { needs: 'tenant', handle: notYet },
    skipEntry: { needs: 'tenant', handle: notYet },
    unskipEntry: { needs: 'tenant', handle: notYet },
    undoEntry: { needs: 'tenant', handle: notYet },
    markEntryPostedElsewhere: { needs: 'tenant', handle: notYet },
    resolveEntry: { needs: 'tenant', handle: notYet },
    listOwedOperations: { needs: 'tenant', handle: notYet },
    listDrift: { needs: 'tenant', handle: notYet },
    undoSyncRun: { needs: 'tenant', handle: notYet },
    checkDrift: { needs: 'tenant', handle: notYet },
  };
}
