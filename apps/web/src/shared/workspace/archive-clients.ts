import { unwrap, type ApiClient } from '@platebook/api-client';
import type { JobWork } from '../jobs/job-item.ts';
import type { SavedUndo } from '../jobs/saved-jobs.ts';

/** Archives or restores a client within a job. */
export function archiveClient(api: ApiClient, archived: boolean): JobWork {
  return ({ id }) =>
    unwrap(
      api.PUT('/api/v2/clients/clients/{id}', { params: { path: { id } }, body: { archived } }),
    );
}

/** The undo of jobs that archived or restored clients; `refresh` refetches the clients. */
export function archivingUndos(
  api: ApiClient,
  refresh: SavedUndo['onEnd'],
): Readonly<Record<'archive' | 'restore', SavedUndo>> {
  return {
    archive: { work: archiveClient(api, false), onEnd: refresh },
    restore: { work: archiveClient(api, true), onEnd: refresh },
  };
}
