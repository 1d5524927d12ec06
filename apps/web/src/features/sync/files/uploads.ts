import type { FileDropItem } from '@platebook/ui';
import type { Import } from '../../../shared/api/entities.ts';
import { isWorking } from '../../../shared/workspace/imports.queries.ts';

/** One file given to the drop area. */
export type Upload = { readonly id: string; readonly name: string } & (
  | { readonly state: 'sending' }
  | { readonly state: 'accepted'; readonly importId: string; readonly alreadyImported: boolean }
  | { readonly state: 'refused'; readonly message: string }
);

export type UploadsEvent =
  | { readonly type: 'upload.started'; readonly uploads: readonly Upload[] }
  | {
      readonly type: 'upload.accepted';
      readonly id: string;
      readonly importId: string;
      readonly alreadyImported: boolean;
    }
  | { readonly type: 'upload.refused'; readonly id: string; readonly message: string }
  | { readonly type: 'upload.removed'; readonly id: string };

/** The files given so far, newest drop first. */
export function uploadsReducer(uploads: readonly Upload[], event: UploadsEvent): readonly Upload[] {
  if (event.type === 'upload.started') {
    return [...event.uploads, ...uploads];
  }
  if (event.type === 'upload.removed') {
    return uploads.filter(({ id }) => id !== event.id);
  }
  return uploads.map((upload) => (upload.id === event.id ? settle(upload, event) : upload));
}

function settle(
  { id, name }: Upload,
  event: Extract<UploadsEvent, { type: 'upload.accepted' | 'upload.refused' }>,
): Upload {
  return event.type === 'upload.refused'
    ? { id, name, state: 'refused', message: event.message }
    : {
        id,
        name,
        state: 'accepted',
        importId: event.importId,
        alreadyImported: event.alreadyImported,
      };
}

/** An upload as the drop area lists it, with what its import has come to. */
export function toUploadItem(upload: Upload, run: Import | undefined): FileDropItem {
  const { id, name } = upload;
  if (upload.state === 'refused') {
    return { id, name, state: 'rejected', message: upload.message };
  }
  if (upload.state === 'sending' || run === undefined || isWorking(run)) {
    return { id, name, state: 'reading' };
  }
  if (run.state !== 'ready') {
    return { id, name, state: 'rejected', message: toReason(run) };
  }
  if (upload.alreadyImported) {
    return { id, name, state: 'duplicate', message: 'Imported before; nothing was read twice' };
  }
  const { rows, rows_quarantined } = run.counts;
  return { id, name, state: 'parsed', rows, quarantined: rows_quarantined };
}

function toReason({ failure, blocked }: Import): string {
  return failure?.message ?? blocked[0]?.message ?? 'Nothing of this file could be planned.';
}
