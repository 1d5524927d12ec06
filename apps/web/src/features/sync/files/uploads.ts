import { blockedSentence, reasonSentence } from '../../../shared/language/server-errors.ts';
import type { FileDropItem } from '@platebook/ui';
import type { Import } from '../../../shared/api/entities.ts';
import { failureTitle } from '../../../shared/query/failure.view.ts';
import { isWorking } from '../../../shared/workspace/imports.queries.ts';
import { isPassing } from './upload-in-parts.ts';
import { words } from './files.messages.tsx';

/** One file dropped on the area. */
export type Upload = { readonly id: string; readonly name: string } &
  /** Percent is unknown for a file in a single request. */
  (
    | { readonly state: 'sending'; readonly percent?: number }
    | { readonly state: 'accepted'; readonly importId: string; readonly alreadyImported: boolean }
    | {
        readonly state: 'refused';
        readonly message: string;
        /** Whether received parts are stored, so that the rest can be sent. */
        readonly canResume?: boolean;
      }
  );

export type UploadsEvent =
  | { readonly type: 'upload.started'; readonly uploads: readonly Upload[] }
  | {
      readonly type: 'upload.accepted';
      readonly id: string;
      readonly importId: string;
      readonly alreadyImported: boolean;
    }
  | { readonly type: 'upload.progressed'; readonly id: string; readonly percent: number }
  | {
      readonly type: 'upload.refused';
      readonly id: string;
      readonly message: string;
      readonly canResume?: boolean;
    }
  | { readonly type: 'upload.removed'; readonly id: string };

/** The files so far, newest drop first. */
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
  event: Exclude<UploadsEvent, { type: 'upload.started' | 'upload.removed' }>,
): Upload {
  if (event.type === 'upload.progressed') {
    return { id, name, state: 'sending', percent: event.percent };
  }
  return event.type === 'upload.refused'
    ? {
        id,
        name,
        state: 'refused',
        message: event.message,
        ...(event.canResume === true ? { canResume: true } : {}),
      }
    : {
        id,
        name,
        state: 'accepted',
        importId: event.importId,
        alreadyImported: event.alreadyImported,
      };
}

/** The message of an interrupted upload. */
export function refusalOf({
  error,
  percent,
  isPaused,
}: {
  readonly error: unknown;
  /** Its progress; undefined if it cannot be resumed. */
  readonly percent: number | undefined;
  readonly isPaused: boolean;
}): { readonly message: string; readonly canResume: boolean } {
  return percent !== undefined && (isPaused || isPassing(error))
    ? {
        message: isPaused ? words.pausedAt(percent) : words.connectionLostAt(percent),
        canResume: true,
      }
    : { message: failureTitle(error), canResume: false };
}

/** An upload for the drop area, with its import's status. */
export function toUploadItem(upload: Upload, run: Import | undefined): FileDropItem {
  const { id, name } = upload;
  if (upload.state === 'refused') {
    return { id, name, state: 'rejected', message: upload.message };
  }
  if (upload.state === 'sending' && upload.percent !== undefined && upload.percent < 100) {
    return { id, name, state: 'uploading', percent: upload.percent };
  }
  if (upload.state === 'sending' || run === undefined || isWorking(run)) {
    return { id, name, state: 'reading' };
  }
  if (run.state !== 'ready') {
    return { id, name, state: 'rejected', message: toReason(run) };
  }
  if (upload.alreadyImported) {
    return { id, name, state: 'duplicate', message: words.alreadyImported };
  }
  const { rows, rows_quarantined } = run.counts;
  return { id, name, state: 'parsed', rows, quarantined: rows_quarantined };
}

function toReason({ failure, blocked }: Import): string {
  const [first] = blocked;
  if (failure !== null) {
    return reasonSentence(failure);
  }
  return first === undefined ? words.unreadable : blockedSentence(first);
}
