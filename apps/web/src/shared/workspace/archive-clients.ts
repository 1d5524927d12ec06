import { unwrap, type ApiClient } from '@platebook/api-client';
import type { JobWork } from '../jobs/job-item.ts';
import type { SavedUndo } from '../jobs/saved-jobs.ts';

/** Archives a client of a job, or takes it back among the others. */
export function archiveClient(api: ApiClient, archived: boolean): JobWork {
  return ({ id }) =>
    unwrap(
      api.PUT('/api/v2/clients/clients/{id}', { params: { path: { id } }, body: { archived } }),
    );
}

/** How jobs that archived clients, or took them back, are undone; `refresh` reads the clients again. */
export function archivingUndos(
  api: ApiClient,
  refresh: SavedUndo['onEnd'],
): Readonly<Record<'archive' | 'restore', SavedUndo>> {
  return {
    archive: { work: archiveClient(api, false), onEnd: refresh },
    restore: { work: archiveClient(api, true), onEnd: refresh },
  };
}
