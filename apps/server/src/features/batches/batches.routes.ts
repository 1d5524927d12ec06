import { AppError } from '../../http/errors.ts';
import type { Handlers } from '../../http/operations.ts';

type Ids =
  | 'listBatches'
  | 'createBatch'
  | 'previewBatch'
  | 'getBatch'
  | 'downloadBatchResults'
  | 'pauseBatch'
  | 'resumeBatch'
  | 'cancelBatch'
  | 'retryBatch'
  | 'undoBatch';

const later = {
  needs: 'user',
  handle: async () => {
    throw new AppError('service_unavailable');
  },
} as const;

export function batchesRoutes(): Pick<Handlers, Ids> {
  return {
    listBatches: later,
    createBatch: later,
    previewBatch: later,
    getBatch: later,
    downloadBatchResults: later,
    pauseBatch: later,
    resumeBatch: later,
    cancelBatch: later,
    retryBatch: later,
    undoBatch: later,
  };
}
