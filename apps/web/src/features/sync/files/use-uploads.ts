import type { FileDropItem } from '@platebook/ui';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useReducer, useRef } from 'react';
import type { Import } from '../../../shared/api/entities.ts';
import { useServices } from '../../../shared/services.ts';
import { clientKey } from '../../../shared/workspace/client-key.ts';
import {
  importsListKey,
  UPLOAD_PERCENTS_KEY,
  UPLOADS_KEY,
  type UploadPercents,
} from '../../../shared/workspace/imports.queries.ts';
import { visibleName } from '../../../shared/format/visible-name.ts';
import { importQuery } from './reports.queries.ts';
import {
  refusalOf,
  toUploadItem,
  uploadsReducer,
  type Upload,
  type UploadsEvent,
} from './uploads.ts';
import { useRefreshWhenSettled } from './use-refresh-when-settled.ts';
import { uploadInParts } from './upload-in-parts.ts';
import { unwrap, type ApiClient } from '@platebook/api-client';

export type Uploads = {
  readonly items: readonly FileDropItem[];
  readonly add: (files: readonly File[]) => void;
  readonly remove: (id: string) => void;
  /** Pauses an upload; received parts stay stored. */
  readonly pause: (id: string) => void;
  readonly resume: (id: string) => void;
  /** The files that can be resumed. */
  readonly resumable: ReadonlySet<string>;
};

/** Called when the only upload of a drop has finished. */
export type OnSingle = (imported: { id: string; alreadyImported: boolean }) => void;

type OnTheWay = { readonly file: File; readonly stopping: AbortController };
type Sent = { readonly file: File; readonly id: string; readonly isSingle: boolean };

/** Larger files are uploaded in parts, with progress and resume. */
const IN_ONE_REQUEST_BYTES = 4 * 1024 * 1024;

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Uploads files one after the other and follows each until it is read. A refused file does not stop the others. */
export function useUploads(tenant: string, onSingle: OnSingle): Uploads {
  const queries = useQueryClient();
  const [uploads, dispatch] = useReducer(uploadsReducer, []);
  const counter = useRef(0);

  const { send, onTheWay } = useSending(tenant, { dispatch, onSingle });

  const add = (files: readonly File[]) => {
    const started = files.map((file) => ({ file, id: `upload-${(counter.current += 1)}` }));
    dispatch({
      type: 'upload.started',
      uploads: started.map(({ file, id }) => ({
        id,
        name: visibleName(file.name),
        state: 'sending',
      })),
    });
    void (async () => {
      for (const { file, id } of started) {
        await send({ file, id, isSingle: files.length === 1 });
      }
      await queries.invalidateQueries({ queryKey: importsListKey(tenant) });
      await queries.invalidateQueries({ queryKey: [...clientKey(tenant), 'imports'], exact: true });
    })();
  };

  const runs = useImports(tenant, uploads);
  useRefreshWhenSettled(tenant, [...runs.values()]);
  return {
    items: uploads.map((upload) => toUploadItem(upload, runs.get(upload.id))),
    add,
    remove: (id) => dispatch({ type: 'upload.removed', id }),
    pause: (id) => onTheWay.current.get(id)?.stopping.abort(),
    resume: (id) => {
      const known = onTheWay.current.get(id);
      if (known !== undefined) {
        void send({ file: known.file, id, isSingle: uploads.length === 1 });
      }
    },
    resumable: new Set(
      uploads.flatMap((upload) =>
        upload.state === 'refused' && upload.canResume === true ? [upload.id] : [],
      ),
    ),
  };
}

type Following = {
  readonly dispatch: (event: UploadsEvent) => void;
  readonly onSingle: OnSingle;
};

/** Uploads a file, in one request or in parts, and reports progress. */
function useSending(tenant: string, { dispatch, onSingle }: Following) {
  const { api } = useServices();
  const queries = useQueryClient();
  const onTheWay = useRef(new Map<string, OnTheWay>());

  const send = async ({ file, id, isSingle }: Sent) => {
    const stopping = new AbortController();
    onTheWay.current.set(id, { file, stopping });
    let reachedPercent: number | undefined;
    const onProgress = (bytes: number) => {
      const percent = Math.floor((bytes / file.size) * 100);
      reachedPercent = percent;
      dispatch({ type: 'upload.progressed', id, percent });
      queries.setQueryData<UploadPercents>(UPLOAD_PERCENTS_KEY, (before) => ({
        ...before,
        [file.name]: percent,
      }));
    };
    const isInParts = file.size > IN_ONE_REQUEST_BYTES;
    try {
      const sending = queries.getMutationCache().build(queries, {
        mutationKey: UPLOADS_KEY,
        mutationFn: (sent: File) =>
          isInParts
            ? uploadInParts(api, tenant, {
                file: sent,
                watch: { signal: stopping.signal, onProgress, storage: localStorage, pause: wait },
              })
            : uploadReport(api, tenant, sent),
      });
      const { already_imported, import: run } = await sending.execute(file);
      dispatch({
        type: 'upload.accepted',
        id,
        importId: run.id,
        alreadyImported: already_imported,
      });
      if (isSingle) {
        onSingle({ id: run.id, alreadyImported: already_imported });
      }
    } catch (error) {
      const isPaused = stopping.signal.aborted;
      const reached = isInParts ? reachedPercent : undefined;
      dispatch({
        type: 'upload.refused',
        id,
        ...refusalOf({ error, percent: reached, isPaused }),
      });
    }
  };
  return { send, onTheWay };
}

function useImports(tenant: string, uploads: readonly Upload[]): Map<string, Import> {
  const { api } = useServices();
  const accepted = uploads.filter((upload) => upload.state === 'accepted');
  const results = useQueries({
    queries: accepted.map(({ importId }) => importQuery({ api, tenant }, importId)),
  });
  const pairs = accepted.flatMap(({ id }, at): [string, Import][] => {
    const run = results[at]?.data;
    return run === undefined ? [] : [[id, run]];
  });
  return new Map(pairs);
}

/**
 * Uploads one report file. Repeated bytes return the earlier import (`already_imported`); processing continues after
 * the response.
 */
function uploadReport(api: ApiClient, tenant: string, file: File) {
  return unwrap(
    api.POST('/api/v2/clients/tenants/{tenant}/reports', {
      params: { path: { tenant } },
      body: { file: file.name },
      bodySerializer: () => {
        const form = new FormData();
        form.set('file', file);
        return form;
      },
    }),
  );
}
